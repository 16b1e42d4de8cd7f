import { countText, isPesos } from '../amounts';
import { fieldsOf } from '../fields/fields';

/** The part of a boleta's gross that pays one order. */
export interface BoletaPart {
  /** Number of the order. */
  order: number;
  /** Whole pesos, more than 0. */
  amount: number;
  /** The order's own amount in whole pesos; null: it has none, so nothing is compared. */
  orderAmount: number | null;
}

/** Something about one order of a boleta. */
export interface PartNote {
  /** Number of the order; null: none is chosen. */
  order: number | null;
  /** Spanish. */
  message: string;
}

/** What {@link checkParts} found. */
export interface PartsCheck {
  /** Whether the parts may be kept: no message, no fault. */
  isValid: boolean;
  /** The gross minus the sum of the parts, in whole pesos; null while it cannot be counted. */
  difference: number | null;
  /** Spanish, about the whole; '' if the parts sum to the gross. */
  message: string;
  /** Parts that cannot be kept. */
  faults: PartNote[];
  /** Orders whose part differs from their own amount: told, but no fault. */
  differing: PartNote[];
}

const nameOf = (order: unknown) => `La orden N.º ${countText(order)}`;

/** Also of a sum that no amount of money may have. */
const pesosText = (amount: number) => `$${countText(amount)}`;

function faultOf(part: Readonly<Record<string, unknown>>, isRepeated: boolean): string {
  if (!isOrderNumber(part.order)) return 'Falta elegir la orden.';
  if (isRepeated) return `${nameOf(part.order)} está más de una vez.`;
  if (isPesos(part.amount) && part.amount > 0) return '';
  return `${nameOf(part.order)} necesita una parte en pesos enteros, mayor que $0.`;
}

const isOrderNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

function differenceOf({ order, amount, orderAmount }: Readonly<Record<string, unknown>>): string {
  if (!isPesos(amount) || !isPesos(orderAmount) || amount === orderAmount) return '';
  const beside = pesosText(Math.abs(amount - orderAmount));
  const how = amount > orderAmount ? 'más' : 'menos';
  return `${nameOf(order)} es por ${pesosText(orderAmount)} y su parte, por ${pesosText(amount)}: ${beside} ${how}.`;
}

function wholeMessage(gross: unknown, sum: number | null, count: number): string {
  if (!isPesos(gross) || gross === 0) return 'Falta el monto bruto de la boleta.';
  if (count === 0) return 'Elige al menos una orden.';
  if (sum === null || sum === gross) return '';
  const beside = pesosText(Math.abs(gross - sum));
  return `Las partes suman ${pesosText(sum)} y la boleta es por ${pesosText(gross)}: ${
    sum < gross ? `faltan ${beside}` : `sobran ${beside}`
  }.`;
}

/**
 * Checks the parts of a boleta that covers several orders (chile.md §1): whole pesos, each more than 0, no order twice, and together
 * the gross.
 * @param gross whole pesos
 */
export function checkParts(gross: unknown, parts: readonly BoletaPart[]): PartsCheck {
  // Array.from also gives the holes of a sparse list.
  const given = Array.from<unknown, ReturnType<typeof fieldsOf>>(Array.isArray(parts) ? parts : [], fieldsOf);
  const faults: PartNote[] = [];
  const differing: PartNote[] = [];
  const seen = new Set<unknown>();
  let sum: number | null = 0;
  for (const part of given) {
    const order = isOrderNumber(part.order) ? part.order : null;
    const fault = faultOf(part, seen.has(part.order));
    seen.add(part.order);
    const difference = differenceOf(part);
    if (fault !== '') faults.push({ order, message: fault });
    else if (difference !== '') differing.push({ order, message: difference });
    sum = sum !== null && isPesos(part.amount) ? sum + part.amount : null;
  }
  const message = wholeMessage(gross, sum, given.length);
  return {
    isValid: message === '' && faults.length === 0,
    difference: isPesos(gross) && sum !== null ? gross - sum : null,
    message,
    faults,
    differing,
  };
}
