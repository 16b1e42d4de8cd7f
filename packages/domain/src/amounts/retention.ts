import { isPesos } from './pesos';

/** What is withheld from a boleta: whole pesos, of which `retention + net` is always the gross. */
export interface Retention {
  retention: number;
  net: number;
}

/** A rate in hundredths of a per cent, exactly; null for what is none: 15.25 → 1525. */
function hundredths(rate: unknown): bigint | null {
  if (typeof rate !== 'number' || !(rate >= 0 && rate <= 100)) return null;
  const whole = Math.round(rate * 100);
  // What was meant has two decimals; its double may be a hair beside.
  return whole / 100 === rate ? BigInt(whole) : null;
}

/**
 * What is withheld from a gross amount, rounded half up to whole pesos (SII), and what is left.
 *
 * @param gross whole pesos
 * @param rate per cent of the year, at most two decimals (15.25): data, by law another each year (Ley 21.133)
 * @returns null when either is none
 */
export function retentionOf(gross: unknown, rate: unknown): Retention | null {
  const share = hundredths(rate);
  if (!isPesos(gross) || share === null) return null;
  // Doubles would round 0.5 either way.
  const retention = Number((BigInt(gross) * share + 5_000n) / 10_000n);
  return { retention, net: gross - retention };
}
