import type { CompositionEvent, Ref, RefObject } from 'react';
import { useEffect, useImperativeHandle, useRef } from 'react';

/** A text and where its caret stands, counted in UTF-16 units from the start. */
export interface FormattedText {
  value: string;
  caret: number;
}

/**
 * Turns what was typed into what the field shows, and says where the caret belongs in it.
 * Called on every change; must give a formatted text back as it is.
 */
export type FormatText = (value: string, caret: number) => FormattedText;

interface TypedFormat {
  inputRef: RefObject<HTMLInputElement | null>;
  onChange: (typed: string) => void;
  onCompositionStart: () => void;
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
}

/** Formats a text field as one types, with the caret where the person expects it. */
export function useTypedFormat(
  format: FormatText,
  onChange: ((value: string) => void) | undefined,
  ref: Ref<HTMLInputElement> | undefined,
): TypedFormat {
  const inputRef = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current);

  const shownBefore = useRef('');
  const isForward = useRef(false);
  useEffect(() => {
    const input = inputRef.current;
    const note = (event: InputEvent) => {
      shownBefore.current = input?.value ?? '';
      isForward.current = event.inputType === 'deleteContentForward';
    };
    input?.addEventListener('beforeinput', note);
    return () => input?.removeEventListener('beforeinput', note);
  }, []);

  const change = (typed: string) => {
    const input = inputRef.current;
    // An accent or an input method at work owns the text until it is done.
    if (!input || isComposing.current) return onChange?.(typed);
    const { value, caret: behind } = format(typed, input.selectionStart ?? typed.length);
    // Delete before a separator, which comes back: the caret steps over it, else it would stand there for ever.
    const caret = isForward.current && value === shownBefore.current ? behind + 1 : behind;
    // Written before React does: React leaves a value alone that is right already, and the caret with it.
    if (input.value !== value) input.value = value;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
    onChange?.(value);
  };

  return {
    inputRef,
    onChange: change,
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: (event) => {
      isComposing.current = false;
      change(event.currentTarget.value);
    },
  };
}
