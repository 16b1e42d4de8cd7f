import { API_MESSAGES, Problem } from '@doblaje/contract';
import type { Database } from '../db/database';

/** Names, in one order for all who lock more than one account. */
const activeAdmins = (db: Database) =>
  db.selectFrom('users').select('id').where('role', '=', 'ADMIN').where('state', '=', 'active').orderBy('id');

/**
 * Every active ADMIN, none of whom is demoted, deactivated or erased by anybody else until the transaction ends: of two who do
 * it to each other the second comes when the first is through, and is no ADMIN any more.
 * @throws Problem 403 when whoever does it has ceased to be one since the session was looked up
 */
export async function holdAdmins(db: Database, actor: string): Promise<ReadonlySet<string>> {
  // Not `for update`: what refers to them, like a line of the history, may be written meanwhile.
  const rows = await activeAdmins(db).forNoKeyUpdate().execute();
  const held = new Set(rows.map(({ id }) => id));
  if (!held.has(actor)) throw new Problem(403, API_MESSAGES.forbidden);
  return held;
}

/** The same for somebody who is about to be removed. */
export async function lockAdmins(db: Database): Promise<ReadonlySet<string>> {
  const rows = await activeAdmins(db).forUpdate().execute();
  return new Set(rows.map(({ id }) => id));
}
