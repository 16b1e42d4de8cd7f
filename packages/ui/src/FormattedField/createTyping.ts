import type { FormatText, FormattedText } from './formatText';
import { createTextHistory } from './textHistory';

/** What goes on in a field one types into, outside of React: nothing renders for it. */
export function createTyping() {
  const { note, go } = createTextHistory();
  let isComposing = false;
  /** What stood there before the change under way, and its `inputType`; nothing when no one typed it (autofill). */
  let before: (FormattedText & { end: number }) | undefined;
  let kind = '';
  /** The text undoing brings, on its way through React. */
  let brought: FormattedText | undefined;

  return {
    /** Hears what is about to be typed into the field, and what is to be undone. */
    listen(input: HTMLInputElement) {
      const bring = (event: Event, isBack: boolean) => {
        event.preventDefault();
        brought = go(isBack, input.value);
        if (!brought) return;
        // Unlike `value`, React does not see this, so that it takes the event for one of the browser's.
        input.setRangeText(brought.value, 0, input.value.length);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        brought = undefined;
      };
      const hear = (event: Event) => {
        const { type, key, inputType, ctrlKey, metaKey, altKey, shiftKey } = event as KeyboardEvent &
          InputEvent;
        if (altKey || input.readOnly) return;
        if (type === 'keydown') {
          // With nothing in its own history a browser tells only the keys; what it fills in, a key without a name.
          const letter = key?.toLowerCase();
          if (letter === 'z' && (ctrlKey || metaKey)) bring(event, !shiftKey);
          else if (letter === 'y' && ctrlKey) bring(event, false);
        } else if (inputType?.startsWith('history')) {
          // From the browser's menu, or by shaking a telephone.
          bring(event, inputType === 'historyUndo');
        } else if (!isComposing) {
          isComposing = type === 'compositionstart';
          kind = inputType ?? type;
          const caret = input.selectionStart ?? 0;
          before = { value: input.value, caret, end: input.selectionEnd ?? caret };
        }
      };
      const types = ['beforeinput', 'keydown', 'compositionstart'];
      for (const type of types) input.addEventListener(type, hear);
      return () => {
        for (const type of types) input.removeEventListener(type, hear);
      };
    },

    /** What the field shows of a text just typed, written to it with its caret. */
    show(input: HTMLInputElement, typed: string, format: FormatText): string {
      // An accent or an input method at work owns the text until it is done.
      if (isComposing) return typed;
      const edit = before && { before: before.value, start: before.caret, end: before.end, kind };
      let { value, caret } = brought ?? format(typed, input.selectionStart ?? typed.length, edit);
      // Delete before a separator, which comes back: the caret steps over it, else it would stand there for ever.
      if (value === before?.value) caret += Number(kind === 'deleteContentForward');
      else if (before) note(before, { value, caret }, kind);
      before = undefined;
      // Written before React does: React leaves a value alone that is right already, and the caret with it.
      if (input.value !== value) input.value = value;
      if (document.activeElement === input) input.setSelectionRange(caret, caret);
      return value;
    },

    endComposition() {
      isComposing = false;
    },
  };
}
