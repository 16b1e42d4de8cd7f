import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { type AuditLine, audited, type Doer } from '../history/audited';
import { type Edit, type Edited, saveIfCurrent } from './saveIfCurrent';

interface AuditedEdit<Table extends keyof Schema, Row extends { updated_at: Date }, Current>
  extends Omit<Edit<Table, Row, Current>, 'writtenAt' | 'now' | 'write' | 'add'> {
  /** Writes the edit, with the moment to write to `updated_at`. Returns the lines of the history. */
  write: (transaction: Database, updated_at: Date, row: Row) => Promise<readonly AuditLine[]>;
  /** Writes the first one, where there may be none; null: somebody else did at the same moment. @default it is missing */
  add?: (transaction: Database) => Promise<readonly AuditLine[] | null>;
}

/**
 * Saves an edit of one row with its history, as {@link saveIfCurrent} does, in one transaction.
 * @throws Problem `missing`; whatever `write` throws, and then nothing was written
 */
export function saveAudited<Table extends keyof Schema, Row extends { updated_at: Date }, Current>(
  db: Database,
  doer: Doer,
  { write, add, ...edit }: AuditedEdit<Table, Row, Current>,
): Promise<Edited<Current>> {
  return audited(db, doer, async (transaction) => {
    let lines: readonly AuditLine[] = [];
    const value = await saveIfCurrent<Table, Row, Current>(transaction, {
      ...edit,
      writtenAt: ({ updated_at }) => updated_at,
      now: doer.now,
      write: async (within, moment, row) => {
        lines = await write(within, moment, row);
      },
      ...(add && {
        add: async (within) => {
          const added = await add(within);
          lines = added ?? [];
          return added !== null;
        },
      }),
    });
    return { value, lines };
  });
}
