import { type FieldRule, isBlank } from './rules';
import { IGNORABLE } from './unseen';

/** Longest address that every mail server must accept (RFC 5321: a path of 256 with its brackets). */
export const EMAIL_MAX_LENGTH = 254;

// Words and labels share no character with their separators, so matching takes linear time.
const WORD = String.raw`[^\s\p{C}@<>()[\]\\,;:".]+`;
const LABEL = String.raw`(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)`;
const ADDRESS = new RegExp(String.raw`^(?=[^@]{1,64}@)${WORD}(?:\.${WORD})*@${LABEL}(?:\.${LABEL})+$`, 'u');

/** Tells whether a text looks like a mail address: words with single dots between, one @, a domain with a dot whose
 * parts do not begin or end with a hyphen, no invisible characters. Only a mail can prove that it exists. */
export function isEmail(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > EMAIL_MAX_LENGTH) return false;
  return ADDRESS.test(value) && !IGNORABLE.test(value);
}

/** The field must hold a mail address. An empty field passes: add `required` to refuse it. */
export function email(message: string): FieldRule {
  return (value) => (isBlank(value) || isEmail(value) ? undefined : message);
}
