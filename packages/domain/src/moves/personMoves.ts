import type { PersonState } from '../options/personStates';
import type { MoveTable } from './moves';

/**
 * The moves of a person's account. Only the person makes the first activation, by the link in their mail: somebody else may have
 * made the account for that address. Nobody moves their own account, and the last active ADMIN stays active.
 */
export const PERSON_MOVES = {
  activate: { from: ['unactivated'], to: 'active', who: 'PERSON' },
  deactivate: { from: ['active'], to: 'inactive', who: 'ADMIN' },
  reactivate: { from: ['inactive'], to: 'active', who: 'ADMIN' },
} as const satisfies MoveTable<PersonState>;

/** Name of one of {@link PERSON_MOVES}. */
export type PersonMove = keyof typeof PERSON_MOVES;
