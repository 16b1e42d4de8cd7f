import { isPesos } from './pesos';

/** The retention of a boleta and the rest, in whole pesos: `retention + net` is always the gross. */
export interface Retention {
  retention: number;
  net: number;
}

/** A rate in hundredths of a per cent, exactly: 15.25 → 1525; null for any other value. */
function hundredths(rate: unknown): bigint | null {
  if (typeof rate !== 'number' || !(rate >= 0 && rate <= 100)) return null;
  const whole = Math.round(rate * 100);
  // A rate has two decimals, but its double may be slightly off after the multiplication.
  return whole / 100 === rate ? BigInt(whole) : null;
}

/**
 * The retention of a gross amount, rounded half up to whole pesos (SII), and the rest.
 *
 * @param gross whole pesos
 * @param rate per cent of the year, at most two decimals (15.25). It is data: the law changes it each year (Ley 21.133)
 * @returns null if either is not valid
 */
export function retentionOf(gross: unknown, rate: unknown): Retention | null {
  const share = hundredths(rate);
  if (!isPesos(gross) || share === null) return null;
  // Integers, because doubles would round 0.5 either way.
  const retention = Number((BigInt(gross) * share + 5_000n) / 10_000n);
  return { retention, net: gross - retention };
}
