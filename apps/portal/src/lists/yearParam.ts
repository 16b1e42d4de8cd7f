import { addressParam } from './addressParam';

const param = addressParam('periodo');

/** The year in the search part of an address, 'AAAA'; '' if it has none. */
export function yearOf(search: string): string {
  const asked = param.openId(search) ?? '';
  return /^2[01]\d\d$/.test(asked) ? asked : '';
}

/** The search part with another year. */
export const withYear = (search: string, year: string): string => param.withOpen(search, year);

/** The year `count` years later, earlier if negative. */
export const yearsAfter = (year: string, count: number): string => `${Number(year) + count}`;
