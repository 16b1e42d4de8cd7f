import { API_MESSAGES, Problem } from '@doblaje/contract';
import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '../db/database';
import { inTransaction } from '../db/inTransaction';
import type { Schema } from '../db/schema';
import { writtenAfter } from '../time/time';

/** The result of an edit: the saved value, or, when another edit came first, the current value. */
export type Edited<Current> = { isStale: false; saved: Current } | { isStale: true; current: Current };

/** An edit of one row. */
export interface Edit<Table extends keyof Schema, Row, Current> {
  /** The one row that is edited: locked until the transaction ends. */
  of: (transaction: Database) => SelectQueryBuilder<Schema, Table, Row>;
  /** The time of the last change to that row, or to the edited part of it. */
  writtenAt: (row: Row) => Date;
  /** The `updatedAt` that the client read; null: there was no row yet. */
  readWith: string | null;
  now: Date;
  /** Writes the edit, with `moment` as when it was written: later than the edit before, if only by a millisecond. */
  write: (transaction: Database, moment: Date, row: Row) => Promise<void>;
  /** Writes the first one, where there may be none; false: somebody else did at the same moment. @default it is missing */
  add?: (transaction: Database) => Promise<boolean>;
  /** What the edit was about, as the contract answers it. */
  read: (transaction: Database) => Promise<Current | null>;
  /** The refusal when there is no such row. @default 404 */
  missing?: () => Problem;
}

/**
 * Saves an edit of one thing, or nothing if the thing was written since it was read. Every PATCH, PUT and change of state of
 * data with an `updatedAt` uses it, and answers `c.json(stale(current), 409)` by its route's `staleAnswer`. Two edits at
 * once run one after the other, and the second one is stale. Within a caller's transaction it uses that one.
 *
 * Edits of several things check each of them themselves: cells of a cast, which are saved all or not at all (`cast/edit.ts`),
 * boletas approved or paid together, and things created from a dialog's data (`refuseChanged.ts`). The order of a catalogue
 * has no moment of change, so it is compared with the order that was read (`catalogues/entries.ts`).
 * @throws Problem `missing`; whatever `write` throws, and then nothing was written
 */
export function saveIfCurrent<Table extends keyof Schema, Row, Current>(
  db: Database,
  { of, writtenAt, readWith, now, write, add, read, missing = notFound }: Edit<Table, Row, Current>,
): Promise<Edited<Current>> {
  return inTransaction(db, async (transaction) => {
    const row = await of(transaction).forUpdate().executeTakeFirst();
    let isStale: boolean;
    if (row === undefined) {
      if (!add) throw missing();
      isStale = readWith !== null || !(await add(transaction));
    } else {
      const before = writtenAt(row);
      isStale = readWith === null || before.getTime() !== Date.parse(readWith);
      if (!isStale) await write(transaction, writtenAfter(before, now), row);
    }
    const current = await read(transaction);
    if (current === null) throw missing();
    return isStale ? { isStale, current } : { isStale, saved: current };
  });
}

const notFound = () => new Problem(404, API_MESSAGES.notFound);
