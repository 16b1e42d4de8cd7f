import { API_MESSAGES, changesSince, Problem, type ShownThing } from '@doblaje/contract';

/**
 * Lets nothing be created from what a dialog showed once that has changed: the answer names each change, and tells what there is
 * now, by which the dialog shows it. To be called in the transaction that creates, once that holds what it looks at. Of two who
 * create from the same, the second sees what the first has made.
 * @param shown what the request says that the dialog showed
 * @param now the same things as they are
 * @param current what the route's `staleAnswer` says is there now
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

/** Something of a selection that is not as it was read. */
interface Moved {
  /** 'Boleta orden N.º 1.187, Antonia Millaquén'. */
  name: string;
  /** What it is now: 'ahora está pagada'. */
  why: string;
}

/**
 * The same of a selection whose rows were sent with the `updatedAt` each was read with: nothing is done with any of them. The list
 * that they were chosen in is read anew.
 * @param moved those that are not as they were read
 * @throws Problem 409 with code STALE
 */
export function refuseMoved(moved: readonly Moved[]): void {
  if (moved.length === 0) return;
  const errors = moved.map(({ name, why }) => ({ field: '', message: `${name}: ${why}.` }));
  throw new Problem(409, API_MESSAGES.shownChanged, { code: 'NOT_POSSIBLE', errors });
}
