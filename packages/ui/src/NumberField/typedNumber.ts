import type { FormattedText, TextEdit } from '../FormattedField/formatText';
import { keepCaret } from '../FormattedField/keepCaret';
import { formatNumberText } from './numberText';

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
 * was put in the place of all, or came from who knows where (autofill, a voice), is read as it stands, and what is no number is left as
 * it was typed.
 */
export function createNumberTyping(marks: string) {
  const [group = '', decimal = ','] = marks;
  const isContent = (character: string) => /[\d-]/.test(character) || character === decimal;
  const show = keepCaret((text) => formatNumberText(text, marks) ?? text.replace(/[^\d-]/g, ''), isContent);
  const withoutMarks = (text: string) => (group === '' ? text : text.split(group).join(''));
  /** A text whose marks of thousands the person typed. */
  let own = '';

  return (typed: string, caret: number, edit?: TextEdit): FormattedText => {
    const asIs = { value: typed, caret };
    const split =
      edit && formatNumberText(edit.before, marks) === edit.before ? splitEdit(typed, edit) : null;
    if (edit && split && split.head + split.tail !== '') {
      const head = withoutMarks(split.head);
      const raw = `${head}${split.inserted}${withoutMarks(split.tail)}`;
      const at = head.length + split.inserted.length;
      const isDigits = [...split.inserted].every(
        (character) => /\d/.test(character) || character === decimal,
      );
      const isSign = split.head === '' && /^[-−]$/.test(split.inserted);
      if (isDigits || isSign) {
        if (formatNumberText(raw, marks) === null) return { value: raw, caret: at };
        return show(raw, at);
      }
      // A mark of thousands among those that the field has put: which of them the person means is not known.
      if (group !== '' && split.inserted.includes(group) && own !== edit.before && raw !== typed)
        return { value: raw, caret: at };
      // '1.800' and a point, on the way to 1.800.000.
      if (formatNumberText(typed, marks) !== typed) return asIs;
    }
    if (formatNumberText(typed, marks) === null) return asIs;
    const shown = show(typed, caret);
    if (group !== '' && typed.includes(group)) own = shown.value;
    return shown;
  };
}
