import type { FormatText } from './formatText';

/**
 * Adds a caret to a plain format: the caret stays behind the same number of kept characters as before. It works for
 * formats that only add or remove separators.
 *
 * @param format returns the text to show for a typed one
 * @param isKept whether a character is content and not a separator. @default letters and digits
 */
export function keepCaret(
  format: (value: string) => string,
  isKept: (character: string) => boolean = (character) => /[\p{L}\p{N}]/u.test(character),
): FormatText {
  return (typed, caret) => {
    const value = format(typed);
    // At the end of the typed text the caret also goes behind separators that were just added.
    if (caret >= typed.length) return { value, caret: value.length };
    // Do not count characters before the caret that the format removes.
    let behind = 0;
    for (const character of format(typed.slice(0, caret))) if (isKept(character)) behind += 1;
    let at = 0;
    for (; at < value.length && behind > 0; at += 1) if (isKept(value.charAt(at))) behind -= 1;
    return { value, caret: at };
  };
}
