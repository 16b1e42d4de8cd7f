import { ApiError, UNREADABLE_MESSAGE } from '@doblaje/contract/client';

/**
 * The message for a failure that has no form fields to show it on: the API's own words. The errors of single fields come before the
 * general message.
 */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return UNREADABLE_MESSAGE;
  return error.errors.map(({ message }) => message).join(' ') || error.message;
}

/** Answers that another attempt may change: session not known, too slow, too many requests. */
const PASSING = [401, 408, 429];

/** Whether the server refused for good. Another attempt would end the same way, so no 'Reintentar' is offered. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || PASSING.includes(error.status)) return false;
  return error.status >= 400 && error.status < 500;
}

/** Whether somebody else changed or deleted the item meanwhile, so that the page is out of date. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && [404, 409].includes(error.status);
