const PER_CENT = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 2 });

/** A rate in per cent with its sign, kept on one line: 15.25 → '15,25 %'. At most two decimals. No number gives ''. */
export function percentText(rate: unknown): string {
  return typeof rate === 'number' && Number.isFinite(rate) ? `${PER_CENT.format(rate)}\u00a0%` : '';
}
