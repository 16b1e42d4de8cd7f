import { ApiError, UNREADABLE_MESSAGE } from '@doblaje/contract/client';

/** What to tell a person of something that failed: the API's own words, else general ones. */
export function failureText(error: unknown): string {
  return error instanceof ApiError ? error.message : UNREADABLE_MESSAGE;
}
