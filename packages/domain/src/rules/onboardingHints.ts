import { isBlank } from './rules';

/** Fewer digits than any telephone number has. */
const PHONE_DIGITS_MIN = 5;

/** Message for a telephone number with too few digits: a hint by default, a refusal if applications are sent. */
export const PHONE_DIGITS = 'Escribe el número con sus dígitos, por ejemplo +56 9 1234 5678';

/** Whether a text has enough digits for a telephone number. An empty text passes: `required` refuses it. */
export function hasPhoneDigits(value: unknown): boolean {
  if (isBlank(value)) return true;
  return typeof value === 'string' && (value.match(/\p{Nd}/gu)?.length ?? 0) >= PHONE_DIGITS_MIN;
}

/** Message for an invalid RUT, if applications are sent. */
export const RUT_DIGITS = 'Escribe solo los números del RUT, sin dígito verificador, por ejemplo 12345678';

/** Whether a text is a RUT without its check digit: 7 or 8 digits, not all of them zeros. */
export function isRutBody(value: unknown): boolean {
  return typeof value === 'string' && /^(?!0+$)\d{7,8}$/.test(value);
}

/**
 * A hint beside the spec's rule for `rut` (§5: 7 to 8 characters, as typed): the right form of a RUT that has dots or its check
 * digit; null if the RUT is fine, or too short to tell.
 */
export function rutBodyHint(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 20) return null;
  const bare = value.replace(/[.\s]/g, '');
  const [, whole] = /^(\d{7,8})[-‐‑–—−]?[\dkK]$/.exec(bare) ?? [];
  // Eight digits alone may be a body, or seven digits with a check digit: there is no way to tell.
  const isWhole = whole !== undefined && !/^\d{8}$/.test(bare);
  const body = isWhole ? whole : bare.replace(/[-‐‑–—−]$/, '');
  if (body === value || !/^\d{7,8}$/.test(body)) return null;
  return isWhole
    ? `Escribe solo ${body}, sin puntos ni dígito verificador`
    : `Escribe solo ${body}, sin puntos`;
}
