import { fieldOf } from '../fields/fields';
import { type FieldRule, isBlank } from './rules';

/** The number of characters as people count them: code points, so 'ñ' and an emoji are one each. Anything but a string: 0. */
export function countCharacters(value: unknown): number {
  if (typeof value !== 'string') return 0;
  let count = 0;
  for (const _ of value) count++;
  return count;
}

// A limit that is no number is the caller's mistake: it becomes NaN, which makes minLength pass and maxLength refuse.
function limitOf(limit: unknown): number {
  return typeof limit === 'number' ? limit : Number.NaN;
}

/** A text of at least `least` characters, counted by code point. An empty field passes: add `required` to refuse it. */
export function minLength(least: number, message: string): FieldRule {
  return (value) => (isBlank(value) || !(countCharacters(value) < limitOf(least)) ? undefined : message);
}

/** A text of at most `most` characters, counted by code point. An empty field passes. */
export function maxLength(most: number, message: string): FieldRule {
  return (value) => {
    if (value === undefined || value === null) return undefined;
    const limit = limitOf(most);
    // A code point has at most two units, so the length alone shows that a pasted book is too long.
    const fits = typeof value === 'string' && value.length <= limit * 2 && countCharacters(value) <= limit;
    return fits ? undefined : message;
  };
}

/** The field must equal another field of the form, e.g. the confirmation of a password. */
export function matches(field: string, message: string): FieldRule {
  return (value, values) => (value === fieldOf(values, field) ? undefined : message);
}

/** Most characters of a text of one line: an address, a title, a character's name. */
export const SHORT_TEXT_MAX = 200;

/** Most characters of a text of several lines: a note, a description of experience. */
export const LONG_TEXT_MAX = 2000;

/** A text of one line, at most {@link SHORT_TEXT_MAX} characters. An empty field passes. */
export function shortText(): FieldRule {
  return maxLength(SHORT_TEXT_MAX, 'Debe tener como máximo 200 caracteres');
}

/** A text of several lines, at most {@link LONG_TEXT_MAX} characters. An empty field passes. */
export function longText(): FieldRule {
  return maxLength(LONG_TEXT_MAX, 'Debe tener como máximo 2.000 caracteres');
}
