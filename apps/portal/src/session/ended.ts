import { ApiError } from '@doblaje/contract/client';
import { endsSession } from '@doblaje/domain/session';

/** Whether this refusal ended the session (spec §8). The person is already on the way to /login. Some 401 answers do not end it. */
export function isSessionEnd(error: unknown): error is ApiError {
  return error instanceof ApiError && endsSession(error.status, error.message);
}
