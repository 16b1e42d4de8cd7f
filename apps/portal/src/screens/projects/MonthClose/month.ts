import { type MonthClose, type PaidMonth, type SiiMatch, send } from '@doblaje/contract/client';
import { isMonth } from '@doblaje/domain/days';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import { addressParam } from '../../../lists/addressParam';
import type { Portal } from '../../../portal/portal';

const param = addressParam('mes');

/** The month in the search part of an address, 'AAAA-MM'; '' for the month to be closed. */
export function monthOf(search: string): string {
  const asked = param.openId(search) ?? '';
  return isMonth(asked) && /^2[01]/.test(asked) ? asked : '';
}

/** The search part with another month. */
export const withMonth = param.withOpen;

/** A month's close, the SII's sheet of its boletas, and what was paid in it. */
interface WholeMonth {
  close: MonthClose;
  sheet: SiiMatch;
  paid: PaidMonth;
}

/** What is known of a month, or the error of loading it. `question` is the month as in the address. */
export interface MonthAnswer extends Partial<WholeMonth> {
  question: string;
  error?: unknown;
}

async function loadMonth({ client }: Portal, asked: string): Promise<WholeMonth> {
  const { months, nominas, 'sii-sheets': sheets } = client.catalogue;
  const close = send(months.close.$get({ query: asked === '' ? {} : { month: asked } }));
  const month = asked || (await close).month;
  const [whole, sheet, paid] = await Promise.all([
    close,
    send(sheets.$get({ query: { month, kind: 'bhe' } })),
    send(nominas.month.$get({ query: { month } })),
  ]);
  return { close: whole, sheet, paid };
}

/** Loads the month in the address: a promise that never rejects. */
export const monthLoader =
  (portal: Portal) =>
  ({ request }: LoaderFunctionArgs) => {
    const question = monthOf(new URL(request.url).search);
    const answer = loadMonth(portal, question).then(
      (whole): MonthAnswer => ({ question, ...whole }),
      (error: unknown): MonthAnswer => ({ question, error }),
    );
    return { answer };
  };

export const monthChanges: ShouldRevalidateFunction = () => true;
