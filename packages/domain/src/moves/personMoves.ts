import type { LeftOutReason } from '../options/leftOutReasons';
import type { PersonState } from '../options/personStates';
import { canMove, type MoveTable } from './moves';

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

/**
 * Why an account is left out when ADMIN moves many at once. null: it is moved.
 * @param isOwn whether it is the account of who moves them
 * @param activeAdmins how many active accounts have the role ADMIN
 */
export function leftOutReason(
  move: PersonMove,
  state: PersonState,
  isOwn: boolean,
  activeAdmins: number,
): LeftOutReason | null {
  if (isOwn) return activeAdmins === 1 ? 'lastAdmin' : 'self';
  // Only the person makes the first activation: no other state is refused to ADMIN.
  return canMove(PERSON_MOVES, move, state, 'ADMIN') ? null : 'unactivated';
}
