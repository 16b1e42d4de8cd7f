import type { PersonState } from '../options/personStates';
import type { MoveTable } from './moves';

/**
 * The moves of a person's account. The first activation is the person's own, by the link in their mail: whoever made the
 * account need not be who reads it. Nobody moves their own, and the last active ADMIN stays active.
 */
export const PERSON_MOVES = {
  activate: { from: ['unactivated'], to: 'active', who: 'PERSON' },
  deactivate: { from: ['active'], to: 'inactive', who: 'ADMIN' },
  reactivate: { from: ['inactive'], to: 'active', who: 'ADMIN' },
} as const satisfies MoveTable<PersonState>;

/** Name of one of {@link PERSON_MOVES}. */
export type PersonMove = keyof typeof PERSON_MOVES;
