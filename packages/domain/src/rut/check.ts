const DOT = 46;
const HYPHEN = 45;
const ZERO = 48;
const UPPER_K = 75;
const LOWER_K = 107;

/** The choice that the spec's rule leaves to the caller. */
export interface RutOptions {
  /** Whether a RUT of zeros only counts. @default true (spec §5) */
  zero?: boolean;
}

/**
 * Tells whether a RUT is valid: dots and hyphens are removed (wherever they stand), the rest must be 7 or 8
 * digits followed by a check character, a digit or K/k, that matches them (spec §5 "RUT check").
 *
 * '00.000.000-0' and '0.000.000-0' are valid by that letter, though nobody has them: `{ zero: false }` refuses them.
 *
 * Spaces and typographic dashes make it invalid: {@link normalizeRut} turns those into a plain RUT first.
 * Anything but a string is false, also the number 123456785: a number has no K, and none of the zeros at its left.
 * Never throws; the time is linear at worst, and short for a long run of digits.
 */
export function isValidRut(input: unknown, options?: RutOptions): boolean {
  if (typeof input !== 'string') return false;
  // One walk from the right, no copies: this runs on every key stroke and on every row of an import.
  let count = 0;
  let sum = 0;
  for (let i = input.length - 1; i >= 0; i--) {
    const code = input.charCodeAt(i);
    if (code === DOT || code === HYPHEN) continue;
    let digit = code - ZERO;
    if (digit < 0 || digit > 9) {
      if (count > 0 || (code !== UPPER_K && code !== LOWER_K)) return false;
      digit = 10;
    }
    if (count > 8) return false;
    // Weights 2 to 7, cycling, from the right of the body; the check character itself weighs 1.
    sum += count ? digit * (((count - 1) % 6) + 2) : digit;
    count++;
  }
  // "11 minus the remainder equals the check digit, 11 being 0 and 10 being K" is this one congruence.
  return count > 7 && sum % 11 === 0 && (sum > 0 || options?.zero !== false);
}

/**
 * The check character of a RUT body: '0' to '9' or 'K' (modulo 11, weights 2 to 7 from the right, 11 → 0,
 * 10 → K; spec §5).
 *
 * @param body 1 to 8 digits, dots and hyphens allowed, without check character.
 * @returns '' when the body is anything else.
 */
export function rutCheckDigit(body: unknown): string {
  const digits = cleanRut(body);
  if (!/^\d{1,8}$/.test(digits)) return '';
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    sum += Number(digits[digits.length - 1 - i]) * ((i % 6) + 2);
  }
  const rest = (11 - (sum % 11)) % 11;
  return rest === 10 ? 'K' : String(rest);
}

/**
 * A RUT without dots and hyphens, k in upper case: '12.345.678-5' → '123456785'. Other characters stay, so what
 * was wrong before is still wrong after. Anything but a string gives ''.
 */
export function cleanRut(input: unknown): string {
  return typeof input === 'string' ? input.replace(/[.-]+/g, '').replaceAll('k', 'K') : '';
}
