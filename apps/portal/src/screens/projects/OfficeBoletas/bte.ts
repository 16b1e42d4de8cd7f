import type { Boleta, BoletaOrder } from '@doblaje/contract/client';
import { dayInChile } from '@doblaje/domain/days';
import type { FormErrors } from '@doblaje/domain/forms';
import { BTE_UPLOAD_INITIAL, type BteUploadValues, validateBteUpload } from '@doblaje/domain/forms/bteUpload';
import { createDrafts, type Draft } from '../../../edits/drafts';
import {
  firstParts,
  type PartsValues,
  partErrors,
  sentParts,
  takesName,
} from '../../documents/OwnBoletas/paidOrders';
import { netOf, type Rates } from '../../documents/OwnBoletas/upload';

/** 'Subir BTE' with the orders that it pays, and the part of each order. */
export type BteValues = BteUploadValues & PartsValues;

/** What is awaited of the chosen person. */
export interface Awaited {
  items: readonly Boleta[];
  rates: Rates;
}

/** A BTE that was typed and not sent: a new one, or the correction of one in review. */
export const TYPED_BTE = createDrafts<Draft<Boleta | null, BteValues>>('en la BTE por subir');

/** The form's first values: nothing, or those of the BTE to correct, except its file. */
export function bteValuesOf(boleta: Boleta | null): BteValues {
  if (boleta === null) return { ...BTE_UPLOAD_INITIAL };
  const { personId, folio, issuedOn, gross, retention } = boleta;
  const taken = Object.fromEntries(boleta.orders.map((order) => [takesName(order), true]));
  const said = { personId, folio, issuedOn, gross, retention, file: null, net: null };
  return { ...firstParts(boleta, []), ...taken, ...said };
}

/** The orders to choose from: those that the BTE pays already, and those that await a boleta. */
export const bteChoices = (boleta: Boleta | null, { items }: Pick<Awaited, 'items'>): BoletaOrder[] => [
  ...(boleta?.orders ?? []),
  ...items.flatMap(({ orders }) => orders),
];

/** The orders that the BTE pays by the form. */
export const ordersPaid = (choices: readonly BoletaOrder[], values: BteValues): BoletaOrder[] =>
  choices.filter((order) => values[takesName(order)]);

/** Checks the form's current values. The net is computed, so it is never wrong by itself. */
export function validateBte(values: BteValues, choices: readonly BoletaOrder[]): FormErrors<BteValues> {
  const { net: _, ...errors } = validateBteUpload({ ...values, net: netOf(values) }, dayInChile());
  const paid = ordersPaid(choices, values);
  const [first] = choices;
  const none = first && paid.length === 0 ? { [takesName(first)]: 'Elige al menos una orden' } : {};
  return { ...partErrors(paid, values), ...none, ...errors };
}

/** The parts as they are sent. The one order of a BTE is paid by all of it. */
export const bteParts = (paid: readonly BoletaOrder[], values: BteValues) =>
  paid.length === 1
    ? paid.map(({ orderId }) => ({ orderId, amount: values.gross ?? 0 }))
    : sentParts(paid, values);
