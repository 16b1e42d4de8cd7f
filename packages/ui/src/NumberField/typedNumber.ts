import type { FormattedText, TextEdit } from '../FormattedField/formatText';
import { keepCaret } from '../FormattedField/keepCaret';
import { formatNumberText, type NumberShape, readNumber } from './numberText';

/** The parts of the old text that an edit left, and the inserted text between them. */
function splitEdit(typed: string, { before, start, end, kind }: TextEdit) {
  let [head, tail] = [before.slice(0, start), before.slice(end)];
  if (kind.startsWith('delete')) {
    // With the caret alone the edit does not say how many characters it deletes.
    let same = 0;
    while (same < typed.length && typed[same] === before[same]) same += 1;
    [head, tail] = [typed.slice(0, same), typed.slice(same)];
    if (!before.endsWith(tail)) return null;
  } else if (!/^(?:insert(?:Text|FromPaste|CompositionText|FromComposition)|compositionstart)$/.test(kind)) {
    return null;
  }
  const isSo = typed.startsWith(head) && typed.endsWith(tail) && typed.length >= head.length + tail.length;
  if (!isSo) return null;
  return { head, tail, inserted: typed.slice(head.length, typed.length - tail.length) };
}

/**
 * Formats a number while a person types. The marks of thousands move as digits come and go, but only when the field knows that the
 * edit changed just these digits. A text that replaced everything, or came from an unknown source (autofill, dictation), is read as
 * it stands. A text that is no number, or has two readings, stays as typed, without the marks that the field had added.
 */
export function createNumberTyping(marks: string, shape: NumberShape) {
  const [group = '', decimal = ','] = marks;
  const isContent = (character: string) => /[\d-]/.test(character) || character === decimal;
  const keep = keepCaret((text) => formatNumberText(text, marks) ?? text.replace(/[^\d-]/g, ''), isContent);
  const withoutMarks = (text: string) => (group === '' ? text : text.split(group).join(''));
  const isNumber = (text: string) => {
    const { fault } = readNumber(text, { ...shape, marks });
    return fault !== 'text' && fault !== 'ambiguous' && formatNumberText(text, marks) !== null;
  };
  /** The text that the field shows, and the typed text behind it. */
  let last = { shown: '', keys: '' };

  function show(keys: string, caret: number): FormattedText {
    if (!isNumber(keys)) {
      last = { shown: keys, keys };
      return { value: keys, caret };
    }
    const number = keep(keys, caret);
    // Keep the blank at the end: the person may type on after it.
    const blank = /\s*$/.exec(keys)?.[0] ?? '';
    last = { shown: number.value + blank, keys };
    return { value: last.shown, caret: caret === keys.length ? last.shown.length : number.caret };
  }

  return (typed: string, caret: number, edit?: TextEdit): FormattedText => {
    if (!edit) return show(typed, caret);
    const isKnown = last.shown === edit.before;
    const isNumberBefore = formatNumberText(edit.before, marks) === edit.before;
    const split = isKnown || isNumberBefore ? splitEdit(typed, edit) : null;
    if (!split || split.head + split.tail === '') return show(typed, caret);
    const { head, inserted, tail } = split;
    if (isKnown && head === edit.before)
      return show(last.keys + inserted, last.keys.length + inserted.length);
    if (!isNumberBefore) return show(typed, caret);
    const before = withoutMarks(head);
    const isDigits = [...inserted].every((character) => /\d/.test(character) || character === decimal);
    const isSign = head === '' && /^[-−]$/.test(inserted);
    // A typed mark of thousands, next to marks that the field has added: the field cannot know which of them the person means.
    const isOneMore = group !== '' && inserted.includes(group) && !(isKnown && last.keys === last.shown);
    if (!isDigits && !isSign && !isOneMore) return show(typed, caret);
    return show(`${before}${inserted}${withoutMarks(tail)}`, before.length + inserted.length);
  };
}
