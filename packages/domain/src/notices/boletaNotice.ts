/** Text of the boleta notice (spec §9). */
export const BOLETA_NOTICE_TEXT = 'NO se deben emitir boletas para honorarios hasta después del 1 de mayo.';

/** The button that dismisses the boleta notice for good. */
export const BOLETA_NOTICE_ACTION = 'Entendido';

/**
 * Tells whether the boleta notice shows: for USER, on any path with /documents, until it is dismissed (spec §2, §6).
 */
export function showsBoletaNotice(where: {
  /** The role under the storage key, or null. */
  role: unknown;
  /** The path of the page. */
  pathname: unknown;
  /** Whether it was dismissed (the flag in storage is set). */
  boletaAlertShown: boolean;
  /** Whether today is within its period (`isInNoticePeriod`). @default true: always */
  isInPeriod?: boolean;
}): boolean {
  return (
    where?.role === 'USER' &&
    !where.boletaAlertShown &&
    where.isInPeriod !== false &&
    typeof where.pathname === 'string' &&
    where.pathname.includes('/documents')
  );
}
