import { API_MESSAGES, Problem } from '@doblaje/contract';
import type { Context } from 'hono';
import type { Database } from '../../ground/db/database';

/**
 * What a person reaches while their data are blocked: their session and password, and what they ask about their data. Everything else
 * would use them.
 */
const REACHED =
  /^(?:\/users\/auth\/|\/users\/me\/(?:data-requests|password|privacy-notice)$|\/users\/me$|\/privacy(?:\/|$))/;

/** Every method of these but the end of the account, which the person asks the desk for. */
const reaches = ({ req: { method, path } }: Context) =>
  REACHED.test(path) && !(method === 'DELETE' && path === '/users/me');

/** @throws Problem 403 with code BLOCKED */
export function refuseWhileBlocked(c: Context): void {
  if (!reaches(c)) throw new Problem(403, API_MESSAGES.ownDataBlocked, { code: 'BLOCKED' });
}

/** Since when a person's data are blocked; undefined: they are not. */
export async function blockedSinceOf(db: Database, userId: string): Promise<string | undefined> {
  const block = await db
    .selectFrom('data_blocks')
    .select('since')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return block?.since.toISOString();
}
