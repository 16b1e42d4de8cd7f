import type { HistoryChange, HistoryLine, SessionEnv } from '@doblaje/contract';
import type { Context } from 'hono';
import type { Database } from '../db/database';
import { inTransaction } from '../db/inTransaction';

/** One entry of the history. */
export interface AuditLine {
  action: HistoryLine['action'];
  entity: HistoryLine['entity'];
  id: string;
  /** See {@link changesOf}. @default [] */
  changes?: readonly HistoryChange[];
}

/** The user who acts, and when. */
export interface Doer {
  actor: string;
  now: Date;
}

/** Marks a line of something that was done by a command on the server itself (src/cli): nobody is logged in there. */
export const FROM_CONSOLE = { field: 'console' };

/** Lines per statement. A statement takes at most 65 535 values. */
const CHUNK = 5_000;

/** The user who sent the request, at this moment. */
export const doerOf = (c: Context<SessionEnv>, now: () => Date): Doer => ({
  actor: c.get('session').userId,
  now: now(),
});

/**
 * Does something that the history records: every write of an ADMIN, and a user's changes to their own data sheet.
 * `work` returns its value and the lines for the history. Return an explicit `[]` when nothing was changed. The
 * lines are written in the same transaction as the change, so there is never one without the other. Without an actor it is a command of
 * the server that acts: mark its lines with {@link FROM_CONSOLE}.
 */
export function audited<Value>(
  db: Database,
  { actor, now }: Doer | { actor: null; now: Date },
  work: (transaction: Database) => Promise<{ value: Value; lines: readonly AuditLine[] }>,
): Promise<Value> {
  return inTransaction(db, async (transaction) => {
    const { value, lines } = await work(transaction);
    // An edit that changed no recorded field gives no line.
    const told = lines.filter(({ action, changes }) => action !== 'update' || (changes ?? []).length > 0);
    if (told.length > 0) {
      const rows = told.map(({ action, entity, id, changes = [] }) => ({
        at: now,
        actor_id: actor,
        action,
        entity,
        entity_id: id,
        changes: JSON.stringify(changes),
      }));
      for (let start = 0; start < rows.length; start += CHUNK)
        await transaction
          .insertInto('audit')
          .values(rows.slice(start, start + CHUNK))
          .execute();
    }
    return value;
  });
}

/** Removes the history of things that are deleted for good. Their lines also name people. */
export async function forgetHistory(
  db: Database,
  entity: HistoryLine['entity'],
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('audit').where('entity', '=', entity).where('entity_id', 'in', ids).execute();
}
