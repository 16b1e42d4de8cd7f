import { type FieldRule, isBlank } from './rules';
import { IGNORABLE } from './unseen';

/** Longest address a mail server has to take (RFC 5321: a path of 256 with its brackets). */
export const EMAIL_MAX_LENGTH = 254;

// Words and labels share no character with what parts them, so that matching is linear.
const WORD = String.raw`[^\s\p{C}@<>()[\]\\,;:".]+`;
const LABEL = String.raw`(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)`;
const ADDRESS = new RegExp(String.raw`^(?=[^@]{1,64}@)${WORD}(?:\.${WORD})*@${LABEL}(?:\.${LABEL})+$`, 'u');

/** Tells whether a text looks like a mail address: words with single dots between, one @, a domain with a dot whose
 * parts no hyphen begins or ends, nothing unseen. Only the mail itself proves it. */
export function isEmail(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > EMAIL_MAX_LENGTH) return false;
  return ADDRESS.test(value) && !IGNORABLE.test(value);
}

/** The field must hold a mail address. An empty field passes: add `required` to refuse it. */
export function email(message: string): FieldRule {
  return (value) => (isBlank(value) || isEmail(value) ? undefined : message);
}
