import { type PaidMonth, send } from '@doblaje/contract/client';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import { addressParam } from '../../../lists/addressParam';
import type { Portal } from '../../../portal/portal';

const param = addressParam('mes');

/** The month in the search part of an address, 'AAAA-MM'; '' for the last month with a payment. */
export function monthOf(search: string): string {
  const asked = param.openId(search) ?? '';
  return /^(?:20|21)\d\d-(?:0[1-9]|1[0-2])$/.test(asked) ? asked : '';
}

/** The search part with another month. */
export const withMonth = param.withOpen;

/** The month `count` months later; earlier if negative. */
export function monthsAfter(month: string, count: number): string {
  const [year = 0, name = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, name - 1 + count)).toISOString().slice(0, 7);
}

const NAME = new Intl.DateTimeFormat('es-CL', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'marzo de 2026'. */
export const monthText = (month: string) => NAME.format(new Date(`${month}-01T00:00:00Z`));

/** The payments of a month, or the error of loading them. */
export interface MonthAnswer {
  /** The month as in the address. */
  month: string;
  paid?: PaidMonth;
  error?: unknown;
}

/** Loads the payments of the month in the address: a promise that never rejects. */
export const monthLoader =
  ({ client }: Portal) =>
  ({ request }: LoaderFunctionArgs) => {
    const month = monthOf(new URL(request.url).search);
    const answer = send(client.catalogue.nominas.month.$get({ query: month === '' ? {} : { month } })).then(
      (paid): MonthAnswer => ({ month, paid }),
      (error: unknown): MonthAnswer => ({ month, error }),
    );
    return { answer };
  };

export const monthChanges: ShouldRevalidateFunction = () => true;
