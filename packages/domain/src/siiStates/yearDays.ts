import { isDay } from '../days';
import { ANNULMENT_RULES, type AnnulmentRule, annulmentDays } from './annulment';

/** The last days for putting the boletas of a year in order at the SII, 'AAAA-MM-DD', each included. */
export interface YearDays {
  /** The SII makes its yearly register (DJ 1879) of what it has on this day. */
  registerOn: string;
  /** Until then the studio answers requests for annulment and observes boletas of the year's last day. */
  answerUntil: string;
}

/** Day of the next year on which the SII makes its yearly register, 'MM-DD' (chile.md §1). */
export const REGISTER_DAY = '02-14';

/** Whether a value is a year, 'AAAA'. */
function isYear(value: unknown): value is string {
  return typeof value === 'string' && isDay(`${value}-01-01`);
}

/**
 * The last days of a year; null without a year, or without a rule of annulment for it.
 * @param year 'AAAA'
 */
export function yearDays(year: unknown, rules: readonly AnnulmentRule[] = ANNULMENT_RULES): YearDays | null {
  if (!isYear(year)) return null;
  const days = annulmentDays(`${year}-12-31`, rules);
  return days && { registerOn: `${Number(year) + 1}-${REGISTER_DAY}`, answerUntil: days.answerUntil };
}

/**
 * The year whose boletas are put in order on a day: the last one until its days are over, else that day's own. '' without a day.
 * @param today 'AAAA-MM-DD' in Chile
 */
export function yearToCheck(today: unknown, rules: readonly AnnulmentRule[] = ANNULMENT_RULES): string {
  if (!isDay(today)) return '';
  const year = today.slice(0, 4);
  const last = `${Number(year) - 1}`;
  const days = yearDays(last, rules);
  return days && today <= laterOf(days) ? last : year;
}

const laterOf = ({ registerOn, answerUntil }: YearDays) =>
  registerOn > answerUntil ? registerOn : answerUntil;
