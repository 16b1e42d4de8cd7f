/**
 * A whole number with marks between thousands, Chilean without a locale ('1.284'). The Chilean marks are set by hand, because browsers
 * differ on a dot in four digits, and the server's HTML must match the browser's. Anything but a finite number gives '0'.
 */
export function formatCount(value: number, locale = 'es-CL'): string {
  if (!Number.isFinite(value)) return '0';
  const whole = Math.trunc(value);
  if (locale !== 'es-CL') return whole.toLocaleString(locale, { useGrouping: 'always' });
  const digits = String(Math.abs(whole)).replace(/\B(?=(\d{3})+$)/g, '.');
  return whole < 0 ? `-${digits}` : digits;
}
