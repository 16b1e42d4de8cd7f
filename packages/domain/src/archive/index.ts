import { isDay } from '../days/days';
import { OPEN_ORDER_STATES } from '../options/workOrderStates';

/**
 * Years that accounting papers are kept after the year of their date (Código Tributario, art. 17 and 200: six years),
 * even after everything else of their person is erased.
 */
export const ARCHIVE_YEARS = 6;

/** The fields of a document that the archive's rules read. */
export interface Paper {
  kind: string;
  state: string | null;
}

// An order that nobody accepted moves no money; a boleta is a tax paper from the start.
const ORDERS_KEPT: readonly (string | null)[] = ['accepted', 'finished'];
const ORDERS_OPEN: readonly (string | null)[] = OPEN_ORDER_STATES;

// A paper may be anything: for other values these rules give false, and they never throw.

/** Whether accounting law keeps a document after its person has erased everything: accepted and finished orders, boletas. */
export function isKeptByLaw(paper: Paper): boolean {
  return paper?.kind === 'boleta' || (paper?.kind === 'work-order' && ORDERS_KEPT.includes(paper.state));
}

/** Whether a document is a work order that waits for an answer or for the work. */
export function isOpenOrder(paper: Paper): boolean {
  return paper?.kind === 'work-order' && ORDERS_OPEN.includes(paper.state);
}

// An annulled boleta is not paid, but it is still a tax paper.
const BOLETAS_DONE: readonly (string | null)[] = ['paid', 'voided'];

/** Whether a document is a boleta that has not been paid yet; a boleta to be sent again counts too. */
export function isUnpaidBoleta(paper: Paper): boolean {
  return paper?.kind === 'boleta' && !BOLETAS_DONE.includes(paper.state);
}

/**
 * The last day that a paper is kept: '2026-03-05' → '2032-12-31'.
 * @param day of the paper, 'AAAA-MM-DD'. Anything else gives '': the last day is unknown.
 */
export function keptUntil(day: unknown): string {
  if (!isDay(day)) return '';
  return `${String(Number(day.slice(0, 4)) + ARCHIVE_YEARS).padStart(4, '0')}-12-31`;
}

/**
 * The day from which the years of a paper count: the latest of its own date, its payment, and its arrival. A person typed its own
 * date, so that date alone must not end the keeping.
 * @param days 'AAAA-MM-DD'; other values are left out. '' if no day is left.
 */
export function keptFrom(...days: readonly unknown[]): string {
  return days.filter(isDay).sort().at(-1) ?? '';
}
