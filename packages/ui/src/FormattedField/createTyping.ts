import type { FormatText, FormattedText } from './formatText';
import { createTextHistory } from './textHistory';

/** The typing state of a field, kept outside React so that it causes no renders. */
export function createTyping() {
  const { note, go } = createTextHistory();
  let isComposing = false;
  /** The text before the current change. undefined when nobody typed it (autofill). */
  let before: (FormattedText & { end: number }) | undefined;
  let kind = '';
  /** The text that undo or redo brings back, while it passes through React. */
  let brought: FormattedText | undefined;

  return {
    /** Listens for typing, undo and redo in the field. */
    listen(input: HTMLInputElement) {
      const bring = (event: Event, isBack: boolean) => {
        event.preventDefault();
        brought = go(isBack, input.value);
        if (!brought) return;
        // React notices a write to `value`, but not this call. So it treats the event like one of the browser's own.
        input.setRangeText(brought.value, 0, input.value.length);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        brought = undefined;
      };
      const hear = (event: Event) => {
        const { type, key, inputType, ctrlKey, metaKey, altKey, shiftKey } = event as KeyboardEvent &
          InputEvent;
        if (altKey || input.readOnly) return;
        if (type === 'keydown') {
          // When the browser's own undo history is empty, it reports only the keys. Autofill sends a key event without
          // a name.
          const letter = key?.toLowerCase();
          if (letter === 'z' && (ctrlKey || metaKey)) bring(event, !shiftKey);
          else if (letter === 'y' && ctrlKey) bring(event, false);
        } else if (inputType?.startsWith('history')) {
          // The undo came from the browser's menu, or from shaking a phone.
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

    /** Writes the formatted text and its caret to the field, and returns the text. */
    show(input: HTMLInputElement, typed: string, format: FormatText): string {
      // While a person composes an accent or uses an input method, the text must stay as it is.
      if (isComposing) return typed;
      const edit = before && { before: before.value, start: before.caret, end: before.end, kind };
      let { value, caret } = brought ?? format(typed, input.selectionStart ?? typed.length, edit);
      // Delete before a separator brings the separator back. Step over it, or the caret would never get past it.
      if (value === before?.value) caret += Number(kind === 'deleteContentForward');
      else if (before) note(before, { value, caret }, kind);
      before = undefined;
      // Write before React does: React leaves a value alone that is already right, and then the caret stays too.
      if (input.value !== value) input.value = value;
      if (document.activeElement === input) input.setSelectionRange(caret, caret);
      return value;
    },

    endComposition() {
      isComposing = false;
    },
  };
}
