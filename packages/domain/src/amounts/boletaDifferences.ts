import { dayText, isDay } from '../days/days';
import { formatPesos, isPesos } from './pesos';

/** The amounts of a boleta, and the amounts expected by its order and by its year's rate. Whole pesos. */
export interface BoletaAmounts {
  gross: number;
  retention: number;
  /** The amount of the order. */
  orderAmount: number;
  /** The retention by the year's rate, 0 if the person pays it; null: no rate is known for that year. */
  expectedRetention: number | null;
  /** Day of the boleta, 'AAAA-MM-DD'. @default none is known */
  issuedOn?: string;
  /** Day on which its order was issued. @default none is known */
  orderDay?: string;
}

/** Both the SII and the person who types the amount may round by one peso. */
const ROUNDING = 1;

/** A sentence that says that a boleta is older than its order; '' if it is not, or if either day is unknown. */
export function beforeOrder(issuedOn: unknown, orderDay: unknown): string {
  if (!isDay(issuedOn) || !isDay(orderDay) || issuedOn >= orderDay) return '';
  return `La boleta es del ${dayText(issuedOn)} y la orden, del ${dayText(orderDay)}: es anterior a su orden.`;
}

/**
 * The differences of a boleta from what is expected, in plain Spanish sentences; empty if there are none. A difference is no
 * error, but somebody has to look at it.
 */
export function boletaDifferences(amounts: BoletaAmounts): string[] {
  // The argument may be anything; a value that is no boleta has no differences.
  const { gross, retention, orderAmount, expectedRetention, issuedOn, orderDay } = amounts ?? {};
  const told: string[] = [];
  if (![gross, retention, orderAmount].every(isPesos)) return told;
  if (gross !== orderAmount) {
    const beside = formatPesos(Math.abs(gross - orderAmount));
    const how = gross > orderAmount ? 'más' : 'menos';
    told.push(
      `La boleta es por ${formatPesos(gross)} y la orden, por ${formatPesos(orderAmount)}: ${beside} ${how}.`,
    );
  }
  const before = beforeOrder(issuedOn, orderDay);
  if (before !== '') told.push(before);
  if (expectedRetention === null) {
    told.push('No hay tasa de retención para el año de la boleta: no se puede comprobar.');
  } else if (isPesos(expectedRetention) && Math.abs(retention - expectedRetention) > ROUNDING) {
    told.push(
      `La retención es de ${formatPesos(retention)} y según la tasa del año sería de ${formatPesos(expectedRetention)}.`,
    );
  }
  return told;
}
