import { API_MESSAGES, Problem } from '@doblaje/contract';
import type { Database } from '../../ground/db/database';
import { isId } from '../../ground/db/ids';

/**
 * Keeps an account from being erased until the transaction ends. Call this first: erasing locks the account before its data, and two
 * transactions that lock in different orders would wait for each other.
 * @throws Problem 401 when it was erased since the session was looked up
 */
export async function holdAccount(db: Database, userId: string): Promise<void> {
  if (!(await isHeld(db, userId))) throw new Problem(401, API_MESSAGES.invalidToken);
}

/** The refusal for a person who does not exist. */
export const personGone = () => new Problem(404, API_MESSAGES.personGone);

/**
 * Like holdAccount, for another person's account.
 * @param userId any text
 * @throws Problem 404 when the person does not exist, or no longer exists
 */
export async function holdPerson(db: Database, userId: string): Promise<void> {
  if (!isId(userId) || !(await isHeld(db, userId))) throw personGone();
}

async function isHeld(db: Database, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirst();
  return user !== undefined;
}
