/** A whole number with es-CL's dots: 1246 → '1.246', -1246 → '-1.246'. The same in every browser. Anything else gives ''. */
export function countText(value: unknown): string {
  return Number.isSafeInteger(value) ? String(value).replace(/\B(?=(?:\d{3})+$)/g, '.') : '';
}

const PER_CENT = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 2 });

/** A rate in per cent with its sign, kept on one line: 15.25 → '15,25 %'. At most two decimals. No number gives ''. */
export function percentText(rate: unknown): string {
  return typeof rate === 'number' && Number.isFinite(rate) ? `${PER_CENT.format(rate)}\u00a0%` : '';
}
