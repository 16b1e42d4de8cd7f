import { ApiError, type EditOutcome } from '@doblaje/contract/client';

/**
 * What was saved, where there is nothing typed that could be saved again: a button, a move.
 * @param newer says what is there now
 * @throws ApiError 409 with that, where somebody was there before
 */
export async function savedOr<Saved, Current>(
  call: Promise<EditOutcome<Saved, Current>>,
  newer: (current: Current) => string,
): Promise<Saved> {
  const outcome = await call;
  if (outcome.isStale) throw new ApiError(409, newer(outcome.current));
  return outcome.saved;
}
