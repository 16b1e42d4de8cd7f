/** The longest RUT: 8 digits and the check character. */
const MAX_CHARACTERS = 9;
/** The shortest RUT: 7 digits and the check character. With fewer, no character can be the check digit. */
const MIN_CHARACTERS = 8;

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

function withDots(body: string): string {
  let out = body.slice(-3);
  for (let end = body.length - 3; end > 0; end -= 3) out = `${body.slice(Math.max(0, end - 3), end)}.${out}`;
  return out;
}

/**
 * Writes a RUT the Chilean way: '123456785' → '12.345.678-5'. The check digit is not verified. Text that does not
 * look like a RUT (2 to 9 characters, digits with a last digit or K, dots and hyphens aside) is returned
 * unchanged; anything but a string gives ''.
 */
export function formatRut(input: unknown): string {
  if (typeof input !== 'string') return '';
  // One walk from the right, as in isValidRut: half the time of cleaning and then cutting.
  let text = '';
  let count = 0;
  for (let i = input.length - 1; i >= 0; i--) {
    const character = input.charAt(i);
    if (character === '.' || character === '-') continue;
    const digit = isDigit(character);
    if (count > 8 || (!digit && (count > 0 || (character !== 'k' && character !== 'K')))) return input;
    const separator = count === 1 ? '-' : count % 3 === 1 ? '.' : '';
    text = (digit ? character : 'K') + separator + text;
    count++;
  }
  return count < 2 ? input : text;
}

/**
 * Formats a field on blur: trims, turns typographic dashes (‐ ‑ ‒ – — ― − and full-width ones) into '-', and
 * formats as {@link formatRut} does. Text that does not look like a RUT is only trimmed, so that the person sees what they
 * typed. Anything but a string gives ''.
 */
export function normalizeRut(input: unknown): string {
  if (typeof input !== 'string') return '';
  return formatRut(input.trim().replace(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, '-'));
}

function significant(text: string): string {
  return text.replace(/[^\dkK]+/g, '').toUpperCase();
}

/** Value and caret of a text field; the caret counts UTF-16 units from the left, as `selectionStart` does. */
export interface RutField {
  value: string;
  caret: number;
}

/**
 * Formats while the person types, and gives the new caret: next to the same character as
 * before. Keeps digits and a last K only. Dots appear by themselves, the hyphen from the eighth character on or before a K
 * (with fewer, no character can be the check digit yet). Text beyond 9 characters is dropped at
 * the caret, as `maxLength` does. Deleting a dot or the hyphen steps over it.
 *
 * @param value the field's text after the key stroke. Anything but a string gives an empty field.
 * @param caret the caret after the key stroke. Out of range or not a number: the end.
 */
export function formatRutAsTyped(value: unknown, caret: unknown): RutField {
  if (typeof value !== 'string') return { value: '', caret: 0 };
  const position = typeof caret === 'number' && caret >= 0 && caret < value.length ? caret : value.length;

  // A K counts as the last character after some digit; anywhere else it is a typing error.
  const kept = significant(value);
  const digits = kept.replaceAll('K', '');
  const endsInK = digits !== '' && kept.endsWith('K');
  let characters = endsInK ? `${digits}K` : digits;
  const keptBefore = significant(value.slice(0, position));
  let before = keptBefore.replaceAll('K', '').length;
  if (endsInK && keptBefore.length === kept.length) before++;

  const surplus = characters.length - MAX_CHARACTERS;
  if (surplus > 0) {
    const from = Math.max(0, before - surplus);
    characters = (characters.slice(0, from) + characters.slice(before)).slice(0, MAX_CHARACTERS);
    before = Math.min(from, characters.length);
  }

  const complete = characters.length >= MIN_CHARACTERS || characters.endsWith('K');
  const text = complete
    ? `${withDots(characters.slice(0, -1))}-${characters.slice(-1)}`
    : withDots(characters);

  let at = 0;
  for (let seen = 0; seen < before; at++) {
    if (text[at] !== '.' && text[at] !== '-') seen++;
  }
  return { value: text, caret: at };
}
