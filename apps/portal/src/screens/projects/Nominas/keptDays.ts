import type { NominaLine } from '@doblaje/contract/client';
import { dayText } from '@doblaje/domain/days';
import { conjoined } from '@doblaje/domain/naming';

/** What the bank has paid of a nómina keeps its days, said beside the day of the rest; '' where it has paid nothing. */
export function keptDaysText(lines: readonly NominaLine[]): string {
  const days = [...new Set(lines.map(({ paidOn }) => paidOn))].filter((day) => day !== '').toSorted();
  return days.length === 0 ? '' : `Lo pagado el ${conjoined(days.map(dayText))} conserva su fecha.`;
}
