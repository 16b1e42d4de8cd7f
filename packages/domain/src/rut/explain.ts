import { cleanRut, isValidRut } from './check';
import { formatRut } from './format';

/**
 * Why a RUT is not valid:
 * - `empty`: no text, or not a string;
 * - `characters`: something other than digits, dots, hyphens and a last K;
 * - `length`: not 7 or 8 digits before the check character;
 * - `checkDigit`: the form is right, but the check character belongs to another number.
 */
export type RutFault = 'empty' | 'characters' | 'length' | 'checkDigit';

/** A RUT, formatted as '12.345.678-5', or the first reason why it is not valid. */
export type RutExplanation = { ok: true; rut: string } | { ok: false; reason: RutFault };

/** The same rule as {@link isValidRut}, with the reason: a form can tell a typing error from a missing digit. */
export function explainRut(input: unknown): RutExplanation {
  if (isValidRut(input)) return { ok: true, rut: formatRut(input) };
  const clean = cleanRut(input).trim();
  if (clean === '') return { ok: false, reason: 'empty' };
  // The rule takes no spaces. Text was trimmed here only to detect "empty"; otherwise it counts as typed.
  if (!/^\d*[\dK]$/.test(cleanRut(input))) return { ok: false, reason: 'characters' };
  if (clean.length < 8 || clean.length > 9) return { ok: false, reason: 'length' };
  return { ok: false, reason: 'checkDigit' };
}
