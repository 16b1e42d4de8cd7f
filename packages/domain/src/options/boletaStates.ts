import { countText } from '../amounts/counts';
import { labelIn, type Option } from './option';

/** States of a boleta, in the order they are reached. BOLETA_MOVES has the moves between them. */
export const BOLETA_STATES = [
  { value: 'pending', label: 'Pendiente' },
  { value: 'inReview', label: 'En revisión' },
  { value: 'approved', label: 'Aprobada' },
  { value: 'rejected', label: 'Rechazada' },
  { value: 'paid', label: 'Pagada' },
] as const satisfies readonly Option<string>[];

/** One of {@link BOLETA_STATES}. */
export type BoletaState = (typeof BOLETA_STATES)[number]['value'];

/** Label of the state of a boleta: 'paid' → 'Pagada'. Anything else gives ''. */
export function labelOfBoletaState(value: unknown): string {
  return labelIn(BOLETA_STATES, value);
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value);

/** A title names no more orders than this. */
const NAMED = 4;

/** The numbers with which orders are named: without what is none, as texts. */
function numberTexts(orders: unknown): string[] {
  // Array.from also gives the holes of a sparse list.
  return Array.from<unknown>(Array.isArray(orders) ? orders : [orders])
    .filter(isNumber)
    .map(countText);
}

/**
 * Orders by their numbers, within a sentence: 'orden N.º 1.187', 'órdenes N.º 1.187 y 1.188', and of more than four
 * 'órdenes N.º 1.187, 1.188, 1.189 y 2 más'.
 * @param orders number of an order, from 1, or the numbers of several. Without any it is ''.
 */
export function orderNumbersText(orders: unknown): string {
  const texts = numberTexts(orders);
  if (texts.length === 0) return '';
  if (texts.length === 1) return `orden N.º ${texts[0]}`;
  const last = texts.length > NAMED ? `${texts.length - NAMED + 1} más` : texts.at(-1);
  return `órdenes N.º ${texts.slice(0, Math.min(texts.length, NAMED) - 1).join(', ')} y ${last}`;
}

/**
 * The name of a boleta by the orders that it pays, as {@link orderNumbersText} names them: 'Boleta orden N.º 1.187',
 * 'Boleta órdenes N.º 1.187 y 1.188'.
 * @param orders number of its order, from 1, or the numbers of its orders. Without any the name is 'Boleta'.
 */
export function boletaTitle(orders: unknown): string {
  return `Boleta ${orderNumbersText(orders)}`.trimEnd();
}
