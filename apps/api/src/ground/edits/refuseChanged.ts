import { API_MESSAGES, changesSince, Problem, type ShownThing } from '@doblaje/contract';

/**
 * Refuses to create something from a dialog's data that has changed since. The answer names each change and
 * contains the present data for the dialog. Call it in the transaction that creates, after locking the data it
 * compares. If two requests create from the same data, the second one sees the first one's result.
 * @param shown the data that the dialog showed, according to the request
 * @param now the same data at present
 * @param current the present data, in the form of the route's `staleAnswer`
 * @throws Problem 409 with code STALE
 */
export function refuseChanged(
  shown: readonly ShownThing[],
  now: readonly ShownThing[],
  current: unknown,
): void {
  const changes = changesSince(shown, now);
  if (changes.length === 0) return;
  const errors = changes.map((message) => ({ field: '', message }));
  throw new Problem(409, API_MESSAGES.shownChanged, { code: 'STALE', errors, current });
}

/** A selected row that has changed since it was read. */
interface Moved {
  /** 'Boleta orden N.º 1.187, Antonia Millaquén'. */
  name: string;
  /** Its present state: 'ahora está pagada'. */
  why: string;
}

/**
 * Does the same for a selection whose rows were sent with the `updatedAt` of their reading. If
 * one has changed, nothing is done with any of them, and the page reads its list again.
 * @param moved the rows that have changed since they were read
 * @throws Problem 409 with code STALE
 */
export function refuseMoved(moved: readonly Moved[]): void {
  if (moved.length === 0) return;
  const errors = moved.map(({ name, why }) => ({ field: '', message: `${name}: ${why}.` }));
  throw new Problem(409, API_MESSAGES.shownChanged, { code: 'NOT_POSSIBLE', errors });
}
