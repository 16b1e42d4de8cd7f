import type { FormattedText, TextEdit } from '../FormattedField/formatText';
import { keepCaret } from '../FormattedField/keepCaret';
import { formatNumberText, type NumberShape, readNumber } from './numberText';

/** What an edit left of the text before it, and what it put between. */
function splitEdit(typed: string, { before, start, end, kind }: TextEdit) {
  let [head, tail] = [before.slice(0, start), before.slice(end)];
  if (kind.startsWith('delete')) {
    // A lone caret does not tell how much goes.
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
 * Follows what is typed into a number. Its marks of thousands move as digits come and go, as long as it is known that just these did: what
 * was put in the place of all, or came from who knows where (autofill, a voice), is read as it stands, and what is no number, or may be two,
 * stands as it was typed, without the marks that the field has put on the way.
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
  /** What the field shows, and the keys that made it. */
  let last = { shown: '', keys: '' };

  function show(keys: string, caret: number): FormattedText {
    if (!isNumber(keys)) {
      last = { shown: keys, keys };
      return { value: keys, caret };
    }
    const number = keep(keys, caret);
    // Behind a blank more may come.
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
    // A mark of thousands among those that the field has put: which of them the person means is not known.
    const isOneMore = group !== '' && inserted.includes(group) && !(isKnown && last.keys === last.shown);
    if (!isDigits && !isSign && !isOneMore) return show(typed, caret);
    return show(`${before}${inserted}${withoutMarks(tail)}`, before.length + inserted.length);
  };
}
