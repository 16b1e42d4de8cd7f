import { ApiError } from '@doblaje/contract/client';
import { endsSession } from '@doblaje/domain/session';

/** The session ended by this refusal (spec §8): the way to /login is already taken. Not every 401 is one. */
export function isSessionEnd(error: unknown): error is ApiError {
  return error instanceof ApiError && endsSession(error.status, error.message);
}
