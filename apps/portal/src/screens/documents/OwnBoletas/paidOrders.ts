import type { Boleta, BoletaOrder } from '@doblaje/contract/client';
import type { BoletaUploadValues } from '@doblaje/domain/forms/boletaUpload';
import { checkParts, isReplaceable, type PartsCheck } from '@doblaje/domain/siiStates';

/** Which orders a boleta pays, and the part of each order, by the order's id. */
type Parts = Record<`takes${number}`, boolean> & Record<`part${number}`, number | null>;

/** 'Subir boleta' with the further orders that the boleta pays. */
export type UploadValues = BoletaUploadValues & Parts;

/** The values of any form with the parts of a boleta. */
export type PartsValues = Pick<BoletaUploadValues, 'gross'> & Parts;

/** The name of an order's part. */
export const partName = ({ orderId }: Pick<BoletaOrder, 'orderId'>): `part${number}` => `part${orderId}`;

/** The name of the box that takes a further order. */
export const takesName = ({ orderId }: Pick<BoletaOrder, 'orderId'>): `takes${number}` => `takes${orderId}`;

/** Tells one choice of further orders from another, whether or not those still await a boleta. */
export const takenText = (values: PartsValues): string =>
  Object.keys(values)
    .filter((name) => name.startsWith('takes') && values[name as `takes${number}`])
    .join(' ');

/**
 * The orders that a boleta may pay beside its own: those that it paid before, those that await a boleta, and those whose boleta was
 * rejected.
 */
export const otherOrders = (boleta: Boleta | undefined, items: readonly Boleta[]): BoletaOrder[] =>
  boleta === undefined
    ? []
    : [
        ...boleta.orders.slice(1),
        ...items
          .filter((item) => item.id !== boleta.id && (item.state === 'pending' || isReplaceable(item)))
          .flatMap(({ orders }) => orders),
      ];

/** The orders that the boleta pays by the form: its own first. */
export function paidOrders(
  boleta: Boleta | undefined,
  items: readonly Boleta[],
  values: UploadValues,
): BoletaOrder[] {
  const taken = otherOrders(boleta, items).filter((order) => values[takesName(order)]);
  return [...(boleta?.orders.slice(0, 1) ?? []), ...taken];
}

/** A rejected boleta that the boleta replaces by the form, with the orders that await a boleta again because it does not pay them. */
interface Replaced {
  boleta: Boleta;
  left: BoletaOrder[];
}

/** The rejected boletas that the boleta replaces by the form. */
export function replacedBoletas(
  boleta: Boleta | undefined,
  items: readonly Boleta[],
  values: UploadValues,
): Replaced[] {
  return items
    .filter((item) => item.id !== boleta?.id && isReplaceable(item))
    .filter(({ orders }) => orders.some((order) => values[takesName(order)]))
    .map((item) => ({ boleta: item, left: item.orders.filter((order) => !values[takesName(order)]) }));
}

/** The first values of all orders: the parts of a rejected boleta, else the order's own amount. */
export function firstParts(boleta: Boleta | undefined, items: readonly Boleta[]): Partial<UploadValues> {
  const own = new Map(boleta?.orders.map((order) => [order.orderId, order]));
  const orders = [...items.flatMap((item) => item.orders), ...(boleta?.orders ?? [])];
  return Object.fromEntries(
    orders.flatMap((order) => {
      const part = own.get(order.orderId)?.part ?? order.amount;
      const isTaken = own.has(order.orderId) && order.orderId !== boleta?.orderId;
      return [
        [partName(order), part],
        [takesName(order), isTaken],
      ];
    }),
  );
}

/** The sum of the parts; null while one is missing. */
export function sumOfParts(orders: readonly BoletaOrder[], values: PartsValues): number | null {
  return orders
    .map((order) => values[partName(order)])
    .reduce<number | null>((sum, part) => (sum === null || typeof part !== 'number' ? null : sum + part), 0);
}

/** The sum of the orders' own amounts. */
export const amountOf = (orders: readonly BoletaOrder[]): number =>
  orders.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The parts that a gross asks for which stays as it is: the orders' own amounts, where these sum to it and the present parts do not. None
 * otherwise.
 */
export const partsFor = (
  gross: number | null,
  orders: readonly BoletaOrder[],
  values: PartsValues,
): [`part${number}`, number][] =>
  amountOf(orders) === gross && sumOfParts(orders, values) !== gross
    ? orders.map((order) => [partName(order), order.amount])
    : [];

/** What domain finds about the parts; null for a boleta that pays one order. */
export function checkPaid(orders: readonly BoletaOrder[], values: PartsValues): PartsCheck | null {
  if (orders.length < 2) return null;
  return checkParts(
    values.gross,
    orders.map((order) => ({
      ...{ order: order.orderNumber, orderAmount: order.amount },
      amount: values[partName(order)] ?? 0,
    })),
  );
}

/** The errors of the parts: each on its field, and a wrong sum on the gross. */
export function partErrors(orders: readonly BoletaOrder[], values: PartsValues) {
  const { faults = [], message = '' } = checkPaid(orders, values) ?? {};
  const errors: Record<string, string> = {};
  for (const order of orders) {
    const fault = faults.find((one) => one.order === order.orderNumber);
    if (fault) errors[partName(order)] = fault.message;
  }
  if (message !== '' && faults.length === 0) errors.gross = message;
  return errors;
}

/** The parts as they are sent; none for a boleta that pays one order. */
export const sentParts = (orders: readonly BoletaOrder[], values: PartsValues) =>
  orders.length < 2
    ? []
    : orders.map((order) => ({ orderId: order.orderId, amount: values[partName(order)] ?? 0 }));
