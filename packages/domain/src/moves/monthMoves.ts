import type { MonthState } from '../options/monthStates';
import type { MoveTable } from './moves';

/** The moves of a month's close. A month closes once it is over; opening it again asks for a reason. */
export const MONTH_MOVES = {
  close: { from: ['open'], to: 'closed', who: 'ADMIN' },
  reopen: { from: ['closed'], to: 'open', who: 'ADMIN' },
} as const satisfies MoveTable<MonthState>;

/** Name of one of {@link MONTH_MOVES}. */
export type MonthMove = keyof typeof MONTH_MOVES;
