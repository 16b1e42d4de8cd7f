/**
 * A whole number with Chilean thousands ('1.284'). Written by hand: browsers differ on whether four figures get
 * their dot, and a server's answer must match the browser's. Anything but a finite number: '0'.
 */
export function formatCount(value: number): string {
  if (!Number.isFinite(value)) return '0';
  const digits = String(Math.abs(Math.trunc(value))).replace(/\B(?=(\d{3})+$)/g, '.');
  return value <= -1 ? `-${digits}` : digits;
}
