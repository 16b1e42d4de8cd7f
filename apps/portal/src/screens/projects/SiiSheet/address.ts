import { type SiiMatch, type SiiSheetHeap, send } from '@doblaje/contract/client';
import { dayInChile, isMonth, monthsAfter } from '@doblaje/domain/days';
import type { SheetKind } from '@doblaje/domain/siiSheet';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import { addressParam } from '../../../lists/addressParam';
import type { Portal } from '../../../portal/portal';
import { OFFICE_PATH } from '../Office/tabs/paths';

/** What people call the heaps, in the order in which they are shown. */
export const HEAPS: Readonly<Record<SiiSheetHeap, string>> = {
  same: 'Iguales',
  differing: 'Distintas',
  onlyAtSii: 'Solo en el SII',
  onlyHere: 'Solo aquí',
  annulled: 'Nulas o por anular',
};

/** The heaps' names in an address. */
const HEAP_WORDS: Readonly<Record<SiiSheetHeap, string>> = {
  same: 'iguales',
  differing: 'distintas',
  onlyAtSii: 'sii',
  onlyHere: 'aqui',
  annulled: 'nulas',
};

const monthParam = addressParam('mes');
const kindParam = addressParam('tipo');
const heapParam = addressParam('grupo');
const pageParam = addressParam('pagina');

/** What an address asks for. */
export interface SiiAddress {
  /** 'AAAA-MM'. */
  month: string;
  kind: SheetKind;
  /** null: the first one with something to do. */
  heap: SiiSheetHeap | null;
  page: number;
}

/** Until this day, the month before is the one that is declared (chile.md §1: by the 12th, or the next working day). */
const DECLARED_UNTIL = 15;

/** The month whose sheet is looked for on a day: the one that is being declared. */
export function usualMonth(today: string): string {
  const month = today.slice(0, 7);
  return Number(today.slice(8)) <= DECLARED_UNTIL ? monthsAfter(month, -1) : month;
}

/** Reads an address. What it does not say, or says wrongly, is as usual. */
export function readAddress(search: string): SiiAddress {
  const month = monthParam.openId(search);
  const word = heapParam.openId(search);
  const [heap = null] = (Object.keys(HEAPS) as SiiSheetHeap[]).filter((name) => HEAP_WORDS[name] === word);
  const page = Number(pageParam.openId(search));
  return {
    month: isMonth(month) && /^2[01]/.test(month) ? month : usualMonth(dayInChile()),
    kind: kindParam.openId(search) === 'bte' ? 'bte' : 'bhe',
    heap,
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
  };
}

/** The search part of another month, kind, heap or page. Another heap begins on its first page, another month with its usual heap. */
export function withAddress(search: string, to: Partial<SiiAddress>): string {
  const { month, kind, heap, page } = { ...readAddress(search), page: 1, ...to };
  const kept = to.month === undefined && to.kind === undefined ? heap : null;
  const withMonth = monthParam.withOpen(search, month);
  const withKind = kindParam.withOpen(withMonth, kind === 'bte' ? kind : null);
  const withHeap = heapParam.withOpen(withKind, kept === null ? null : HEAP_WORDS[kept]);
  return pageParam.withOpen(withHeap, page === 1 ? null : `${page}`);
}

/**
 * The address at which the office shows the SII's sheet of a month, 'AAAA-MM'.
 * @param heap which one is open. @default the first one with something to do
 */
export function siiSheetPath(
  month: string,
  kind: SheetKind = 'bhe',
  heap: SiiSheetHeap | null = null,
): string {
  const sheet = withAddress('?vista=sii', { month, kind });
  return `${OFFICE_PATH}${heap === null ? sheet : withAddress(sheet, { heap })}`;
}

/** The match of a month, or the error of loading it. */
export interface MatchAnswer {
  /** The address that asked. */
  question: string;
  match?: SiiMatch;
  error?: unknown;
}

/** What makes two addresses the same question. */
export const questionOf = ({ month, kind, heap, page }: SiiAddress) => [month, kind, heap, page].join(' ');

/** Loads the match of the month in the address: a promise that never rejects. */
export const siiLoader =
  ({ client }: Portal) =>
  ({ request }: LoaderFunctionArgs) => {
    const asked = readAddress(new URL(request.url).search);
    const { month, kind, heap, page } = asked;
    const question = questionOf(asked);
    const query = { month, kind, page: `${page}`, ...(heap && { heap }) };
    const answer = send(client.catalogue['sii-sheets'].$get({ query })).then(
      (match): MatchAnswer => ({ question, match }),
      (error: unknown): MatchAnswer => ({ question, error }),
    );
    return { answer };
  };

export const siiChanges: ShouldRevalidateFunction = () => true;
