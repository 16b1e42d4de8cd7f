import { isBlank } from './rules';

/** Fewer digits than any telephone number has. */
const PHONE_DIGITS_MIN = 5;

/** Said of a telephone number without its digits: a hint by default, a refusal where the application is sent. */
export const PHONE_DIGITS = 'Escribe el número con sus dígitos, por ejemplo +56 9 1234 5678';

/** Whether a text has as many digits as a telephone number needs. An empty one is for `required` to refuse. */
export function hasPhoneDigits(value: unknown): boolean {
  if (isBlank(value)) return true;
  return typeof value === 'string' && (value.match(/\p{Nd}/gu)?.length ?? 0) >= PHONE_DIGITS_MIN;
}

/** Said of a RUT that is none, where the application is sent. */
export const RUT_DIGITS = 'Escribe solo los números del RUT, sin dígito verificador, por ejemplo 12345678';

/** Whether a text is a RUT without its check digit: 7 or 8 digits, not all of them zeros. */
export function isRutBody(value: unknown): boolean {
  return typeof value === 'string' && /^(?!0+$)\d{7,8}$/.test(value);
}

/**
 * Beside the spec's rule for `rut` (§5: 7 to 8 characters, as typed): how a RUT that came with dots or its check digit is
 * written there; null for one that is as it should be, or too short to tell.
 */
export function rutBodyHint(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 20) return null;
  const bare = value.replace(/[.\s]/g, '');
  const [, whole] = /^(\d{7,8})[-‐‑–—−]?[\dkK]$/.exec(bare) ?? [];
  // Eight digits alone may be a body, or seven with their check digit: nobody can tell.
  const isWhole = whole !== undefined && !/^\d{8}$/.test(bare);
  const body = isWhole ? whole : bare.replace(/[-‐‑–—−]$/, '');
  if (body === value || !/^\d{7,8}$/.test(body)) return null;
  return isWhole
    ? `Escribe solo ${body}, sin puntos ni dígito verificador`
    : `Escribe solo ${body}, sin puntos`;
}
