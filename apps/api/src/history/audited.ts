import type { HistoryChange, HistoryLine, SessionEnv } from '@doblaje/contract';
import type { Context } from 'hono';
import type { Database } from '../db/database';
import { inTransaction } from '../db/inTransaction';

/** What is told of one thing that was done. */
export interface AuditLine {
  action: HistoryLine['action'];
  entity: HistoryLine['entity'];
  id: string;
  /** See {@link changesOf}. @default [] */
  changes?: readonly HistoryChange[];
}

/** Who does it, and when. */
export interface Doer {
  actor: string;
  now: Date;
}

/** Lines of one statement, which takes at most 65 535 values. */
const CHUNK = 5_000;

/** Who sent a request, now. */
export const doerOf = (c: Context<SessionEnv>, now: () => Date): Doer => ({
  actor: c.get('session').userId,
  now: now(),
});

/**
 * Does something whose history is told: every write of an ADMIN, and what anybody changes of their own data sheet. `work`
 * returns, beside its value, what is told of it, in so many words `[]` where nothing was changed; the lines are written in
 * the transaction of the change, so that there is never the one without the other.
 */
export function audited<Value>(
  db: Database,
  { actor, now }: Doer,
  work: (transaction: Database) => Promise<{ value: Value; lines: readonly AuditLine[] }>,
): Promise<Value> {
  return inTransaction(db, async (transaction) => {
    const { value, lines } = await work(transaction);
    // An edit that changed nothing that is told is no line.
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

/** Removes what is told of things that are gone for good, and of whom they were. */
export async function forgetHistory(
  db: Database,
  entity: HistoryLine['entity'],
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('audit').where('entity', '=', entity).where('entity_id', 'in', ids).execute();
}
