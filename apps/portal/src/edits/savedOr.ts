import { ApiError, type EditOutcome } from '@doblaje/contract/client';

/**
 * Returns the saved item. Use it for buttons and moves, which have no typed values to save again.
 * @param newer says what the item's current state is
 * @throws ApiError 409 with that text, if somebody else changed the item first
 */
export async function savedOr<Saved, Current>(
  call: Promise<EditOutcome<Saved, Current>>,
  newer: (current: Current) => string,
): Promise<Saved> {
  const outcome = await call;
  if (outcome.isStale) throw new ApiError(409, newer(outcome.current));
  return outcome.saved;
}
