import { isDay } from '../days/days';

/**
 * Years that accounting papers are kept after the year of their date (Código Tributario, art. 17 and 200: six years),
 * whatever else of their person is erased.
 */
export const ARCHIVE_YEARS = 6;

/** A document as far as the rules of the archive look at it. */
export interface Paper {
  kind: string;
  state: string | null;
}

// An order that nobody took on moves no money; a boleta is a tax paper from the day it is there.
const ORDERS_KEPT: readonly (string | null)[] = ['accepted', 'finished'];
const ORDERS_OPEN: readonly (string | null)[] = ['issued', 'accepted'];

// What is no document is none of these: like every rule here, they never throw.

/** Whether accounting law keeps a document after its person has erased everything: accepted and finished orders, boletas. */
export function isKeptByLaw(paper: Paper): boolean {
  return paper?.kind === 'boleta' || (paper?.kind === 'work-order' && ORDERS_KEPT.includes(paper.state));
}

/** Whether a document is a work order that waits for an answer or for the work itself. */
export function isOpenOrder(paper: Paper): boolean {
  return paper?.kind === 'work-order' && ORDERS_OPEN.includes(paper.state);
}

// An annulled one is not to be paid; it is a tax paper all the same.
const BOLETAS_DONE: readonly (string | null)[] = ['paid', 'voided'];

/** Whether a document is a boleta that has not been paid yet, one to be sent again included. */
export function isUnpaidBoleta(paper: Paper): boolean {
  return paper?.kind === 'boleta' && !BOLETAS_DONE.includes(paper.state);
}

/**
 * The last day that a paper is kept: '2026-03-05' → '2032-12-31'.
 * @param day of the paper, 'AAAA-MM-DD'. Anything else gives '': it cannot be told.
 */
export function keptUntil(day: unknown): string {
  if (!isDay(day)) return '';
  return `${String(Number(day.slice(0, 4)) + ARCHIVE_YEARS).padStart(4, '0')}-12-31`;
}

/**
 * The day from which the years of a paper run: the latest of its own date, its payment, and when it came in. Its own date was typed by
 * a person, and alone ends nothing.
 * @param days 'AAAA-MM-DD'; what is none is left out. '' where none is left.
 */
export function keptFrom(...days: readonly unknown[]): string {
  return days.filter(isDay).sort().at(-1) ?? '';
}
