import { ApiError, UNREADABLE_MESSAGE } from '@doblaje/contract/client';

/**
 * What to tell a person of something that failed and has no fields to put it on: the API's own words, what is wrong of each
 * thing that was sent before the general ones.
 */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return UNREADABLE_MESSAGE;
  return error.errors.map(({ message }) => message).join(' ') || error.message;
}

/** Answers that another attempt may change: who one is was not known, too slow, too many. */
const PASSING = [401, 408, 429];

/** Whether the server has refused for good: trying again would end the same way, and 'Reintentar' promises nothing. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || PASSING.includes(error.status)) return false;
  return error.status >= 400 && error.status < 500;
}

/** Whether the refusal says that somebody else has changed or deleted it meanwhile: what the page shows is not what is there. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && [404, 409].includes(error.status);
