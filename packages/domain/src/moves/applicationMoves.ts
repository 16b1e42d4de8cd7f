import type { ApplicationState } from '../options/applicationStates';
import type { MoveTable } from './moves';

/**
 * The moves of a submitted application. A decision may be corrected, but nothing makes the application new again, because
 * somebody has looked at it.
 */
export const APPLICATION_MOVES = {
  shortlist: { from: ['new', 'accepted', 'rejected'], to: 'shortlisted', who: 'ADMIN' },
  accept: { from: ['new', 'shortlisted', 'rejected'], to: 'accepted', who: 'ADMIN' },
  reject: { from: ['new', 'shortlisted', 'accepted'], to: 'rejected', who: 'ADMIN' },
} as const satisfies MoveTable<ApplicationState>;

/** Name of one of {@link APPLICATION_MOVES}. */
export type ApplicationMove = keyof typeof APPLICATION_MOVES;
