/**
 * A whole number with its thousands, Chilean without a locale ('1.284'). Those are written by hand: browsers differ on
 * whether four figures get their dot, and a server's answer must match the browser's. Anything but a finite number: '0'.
 */
export function formatCount(value: number, locale = 'es-CL'): string {
  if (!Number.isFinite(value)) return '0';
  const whole = Math.trunc(value);
  if (locale !== 'es-CL') return whole.toLocaleString(locale, { useGrouping: 'always' });
  const digits = String(Math.abs(whole)).replace(/\B(?=(\d{3})+$)/g, '.');
  return whole < 0 ? `-${digits}` : digits;
}
