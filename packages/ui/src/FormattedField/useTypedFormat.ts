import type { CompositionEvent, Ref, RefObject } from 'react';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { createTyping } from './createTyping';
import type { FormatText } from './formatText';

interface TypedFormat {
  inputRef: RefObject<HTMLInputElement | null>;
  onChange: (typed: string) => void;
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
}

/** Formats a text field while a person types. The caret stays where the person expects it, and typing can be undone. */
export function useTypedFormat(
  format: FormatText,
  onChange: ((value: string) => void) | undefined,
  ref: Ref<HTMLInputElement> | undefined,
): TypedFormat {
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current);
  const [typing] = useState(createTyping);
  useEffect(() => (inputRef.current ? typing.listen(inputRef.current) : undefined), [typing]);

  const change = (typed: string) =>
    onChange?.(inputRef.current ? typing.show(inputRef.current, typed, format) : typed);
  return {
    inputRef,
    onChange: change,
    onCompositionEnd: (event) => {
      typing.endComposition();
      change(event.currentTarget.value);
    },
  };
}
