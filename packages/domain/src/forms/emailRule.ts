import { type FieldRule, isBlank } from './rules';
import { IGNORABLE } from './unseen';

/** Longest address a mail server has to take (RFC 5321: a path of 256 with its brackets). */
export const EMAIL_MAX_LENGTH = 254;

// The labels of the domain share no character with their separator, so that matching is linear.
const ADDRESS = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** Tells whether a text looks like a mail address: something, one @, a domain with a dot, nothing unseen. Only the mail itself proves it. */
export function isEmail(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > EMAIL_MAX_LENGTH) return false;
  return ADDRESS.test(value) && !IGNORABLE.test(value);
}

/** The field must hold a mail address. An empty field passes: add `required` to refuse it. */
export function email(message: string): FieldRule {
  return (value) => (isBlank(value) || isEmail(value) ? undefined : message);
}
