import { dayText, isDay } from '../days/days';
import { formatPesos, isPesos } from './pesos';

/** What a boleta says, beside what its order and the year of its date lead to expect. Whole pesos. */
export interface BoletaAmounts {
  gross: number;
  retention: number;
  /** Of the order. */
  orderAmount: number;
  /** By the year's rate, 0 where the person pays it; null: no rate is known for that year. */
  expectedRetention: number | null;
  /** Day of the boleta, 'AAAA-MM-DD'. @default none is known */
  issuedOn?: string;
  /** Day on which its order was issued. @default none is known */
  orderDay?: string;
}

/** The SII and whoever types it may round a peso either way. */
const ROUNDING = 1;

/** That a boleta is of an earlier day than its order, in a sentence; '' where it is not, or either day is not known. */
export function beforeOrder(issuedOn: unknown, orderDay: unknown): string {
  if (!isDay(issuedOn) || !isDay(orderDay) || issuedOn >= orderDay) return '';
  return `La boleta es del ${dayText(issuedOn)} y la orden, del ${dayText(orderDay)}: es anterior a su orden.`;
}

/**
 * What of a boleta is other than expected, in plain Spanish sentences; empty where nothing is. It is no error: somebody has
 * to look at it.
 */
export function boletaDifferences(amounts: BoletaAmounts): string[] {
  // Anything may be asked: what is no boleta differs in nothing.
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
