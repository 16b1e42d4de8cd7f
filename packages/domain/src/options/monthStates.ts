import { labelIn, type Option } from './option';

/** States of a month's close. MONTH_MOVES has the moves between them. */
export const MONTH_STATES = [
  { value: 'open', label: 'Por cerrar' },
  { value: 'closed', label: 'Cerrado' },
] as const satisfies readonly Option<string>[];

/** One of {@link MONTH_STATES}. */
export type MonthState = (typeof MONTH_STATES)[number]['value'];

/** Label of the state of a month: 'closed' → 'Cerrado'. Anything else gives ''. */
export function labelOfMonthState(value: unknown): string {
  return labelIn(MONTH_STATES, value);
}
