import type { FormatText } from './formatText';

/**
 * Makes a caret-keeping format of a plain one: the caret stays behind as many of the kept characters as it was
 * behind before. Right for formats that only add or remove separators.
 *
 * @param format the text to show of a typed one
 * @param isKept whether a character is content, not a separator. @default letters and digits
 */
export function keepCaret(
  format: (value: string) => string,
  isKept: (character: string) => boolean = (character) => /[\p{L}\p{N}]/u.test(character),
): FormatText {
  return (typed, caret) => {
    const value = format(typed);
    // At the end of what was typed, also behind separators that were just added.
    if (caret >= typed.length) return { value, caret: value.length };
    // What the format refuses before the caret does not count.
    let behind = 0;
    for (const character of format(typed.slice(0, caret))) if (isKept(character)) behind += 1;
    let at = 0;
    for (; at < value.length && behind > 0; at += 1) if (isKept(value.charAt(at))) behind -= 1;
    return { value, caret: at };
  };
}
