import { labelIn, type Option } from './option';

/** Why a day is no working day: by law, for banks only, or for the studio only (chile.md §3). */
export const HOLIDAY_KINDS = [
  { value: 'legal', label: 'Feriado legal' },
  { value: 'bank', label: 'Feriado bancario' },
  { value: 'studio', label: 'Del estudio' },
] as const satisfies readonly Option<string>[];

/** One of {@link HOLIDAY_KINDS}. */
export type HolidayKind = (typeof HOLIDAY_KINDS)[number]['value'];

/** Label of one of {@link HOLIDAY_KINDS}. Anything else gives ''. */
export function labelOfHolidayKind(value: unknown): string {
  return labelIn(HOLIDAY_KINDS, value);
}
