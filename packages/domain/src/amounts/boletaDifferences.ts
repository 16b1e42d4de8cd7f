import { formatPesos, isPesos } from './pesos';

/** What a boleta says, beside what its order and the year of its date lead to expect. Whole pesos. */
export interface BoletaAmounts {
  gross: number;
  retention: number;
  /** Of the order. */
  orderAmount: number;
  /** By the year's rate, 0 where the person pays it; null: no rate is known for that year. */
  expectedRetention: number | null;
}

/** The SII and whoever types it may round a peso either way. */
const ROUNDING = 1;

/**
 * What of a boleta is other than expected, in plain Spanish sentences; empty where nothing is. It is no error: somebody has
 * to look at it.
 */
export function boletaDifferences(amounts: BoletaAmounts): string[] {
  // Anything may be asked: what is no boleta differs in nothing.
  const { gross, retention, orderAmount, expectedRetention } = amounts ?? {};
  const told: string[] = [];
  if (![gross, retention, orderAmount].every(isPesos)) return told;
  if (gross !== orderAmount) {
    const beside = formatPesos(Math.abs(gross - orderAmount));
    const how = gross > orderAmount ? 'más' : 'menos';
    told.push(
      `La boleta es por ${formatPesos(gross)} y la orden, por ${formatPesos(orderAmount)}: ${beside} ${how}.`,
    );
  }
  if (expectedRetention === null) {
    told.push('No hay tasa de retención para el año de la boleta: no se puede comprobar.');
  } else if (isPesos(expectedRetention) && Math.abs(retention - expectedRetention) > ROUNDING) {
    told.push(
      `La retención es de ${formatPesos(retention)} y según la tasa del año sería de ${formatPesos(expectedRetention)}.`,
    );
  }
  return told;
}
