import { API_MESSAGES, Problem } from '@doblaje/contract';
import type { Database } from '../../ground/db/database';

/** Ordered by id, so that everybody locks several accounts in the same order. */
const activeAdmins = (db: Database) =>
  db.selectFrom('users').select('id').where('role', '=', 'ADMIN').where('state', '=', 'active').orderBy('id');

/**
 * Locks all active ADMIN accounts until the transaction ends, so that nobody else can demote, deactivate or erase
 * one. If two ADMINs act against each other, the second one waits for the first and is no longer ADMIN.
 * @throws Problem 403 when the user is no longer ADMIN since the session was looked up
 */
export async function holdAdmins(db: Database, actor: string): Promise<ReadonlySet<string>> {
  // Not `for update`, because rows that refer to these accounts, like lines of the history, may be written meanwhile.
  const rows = await activeAdmins(db).forNoKeyUpdate().execute();
  const held = new Set(rows.map(({ id }) => id));
  if (!held.has(actor)) throw new Problem(403, API_MESSAGES.forbidden);
  return held;
}

/** The same for removing an account. */
export async function lockAdmins(db: Database): Promise<ReadonlySet<string>> {
  const rows = await activeAdmins(db).forUpdate().execute();
  return new Set(rows.map(({ id }) => id));
}
