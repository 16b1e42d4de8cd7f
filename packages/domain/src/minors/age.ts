import { dayInChile, isDay } from '../days/days';

/** A person of this age answers for themselves. */
export const ADULT_AGE = 18;

/** Below this age nothing sensitive is kept unless the representative agrees: of 14 and 15 years too (16 quáter, chile.md §4). */
export const SENSITIVE_AGE = 16;

/**
 * The whole years of a person on a day; null if one of the two is no day, or the person is not born yet. Whoever was born on the 29th
 * of February has their birthday on the 1st of March in other years.
 * @param today 'AAAA-MM-DD'. @default the current day in Chile
 */
export function ageOn(birthDate: unknown, today: unknown = dayInChile()): number | null {
  if (!isDay(birthDate) || !isDay(today) || birthDate > today) return null;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

const isYoungerThan = (age: number, birthDate: unknown, today: unknown): boolean => {
  const years = ageOn(birthDate, isDay(today) ? today : dayInChile());
  return years !== null && years < age;
};

/** Whether a birth date asks for a representative. Without a valid one nobody is known to be a minor. Never throws. */
export const isMinor = (birthDate: unknown, today?: unknown): boolean =>
  isYoungerThan(ADULT_AGE, birthDate, today);

/** Whether sensitive data of a person asks for the representative's consent (chile.md §4). Never throws. */
export const needsGuardedConsent = (birthDate: unknown, today?: unknown): boolean =>
  isYoungerThan(SENSITIVE_AGE, birthDate, today);
