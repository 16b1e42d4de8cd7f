import { API_MESSAGES, Problem } from '@doblaje/contract';
import { Outage } from './outage';

/** Seconds until the client may try again. By then a lost dependency is often back. */
const PAUSE = 5;

/** Foreign keys to the caller's own account or session. */
const OF_THE_CALLER = /_(user|session)_id_fkey$/;

/** Turns an error of a handler into a refusal; undefined if the server itself has failed. */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Outage) {
    return new Problem(503, error.told ?? API_MESSAGES.unavailable, { retryAfter: PAUSE });
  }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  // The row, such as the caller's account or session, existed when the request arrived, but was removed during its work.
  if (code === FOREIGN_KEY_VIOLATION && typeof constraint === 'string') {
    return OF_THE_CALLER.test(constraint)
      ? new Problem(401, API_MESSAGES.invalidToken)
      : new Problem(404, API_MESSAGES.notFound);
  }
  return undefined;
}

const FOREIGN_KEY_VIOLATION = '23503';
