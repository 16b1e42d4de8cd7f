import { API_MESSAGES, Problem } from '@doblaje/contract';
import { Outage } from './outage';

/** Seconds after which it is worth trying again: what is out of reach is often back by then. */
const PAUSE = 5;

/** Keys that lead to whoever is asking. */
const OF_THE_CALLER = /_(user|session)_id_fkey$/;

/** Turns an error of a use case into its answer; undefined: the server itself has failed. */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Outage) {
    return new Problem(503, error.told ?? API_MESSAGES.unavailable, { retryAfter: PAUSE });
  }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  // The account or the session was there when the request came, and ended while it was at work.
  if (code === FOREIGN_KEY_VIOLATION && typeof constraint === 'string') {
    return OF_THE_CALLER.test(constraint)
      ? new Problem(401, API_MESSAGES.invalidToken)
      : new Problem(404, API_MESSAGES.notFound);
  }
  return undefined;
}

const FOREIGN_KEY_VIOLATION = '23503';
