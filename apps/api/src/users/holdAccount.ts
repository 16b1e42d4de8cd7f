import { API_MESSAGES, Problem } from '@doblaje/contract';
import type { Database } from '../db/database';

/**
 * Keeps an account from being erased until the transaction ends. To be done first: erasing locks the account before
 * anything of it, and two that lock in different orders wait for each other.
 * @throws Problem 401 when it was erased since the session was looked up
 */
export async function holdAccount(db: Database, userId: string): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirst();
  if (!user) throw new Problem(401, API_MESSAGES.invalidToken);
}
