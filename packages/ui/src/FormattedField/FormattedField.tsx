import { useState } from 'react';
import type { TextFieldProps } from '../TextField/TextField';
import { TextField } from '../TextField/TextField';
import type { FormatText } from './formatText';
import { useTypedFormat } from './useTypedFormat';

export interface FormattedFieldProps extends Omit<TextFieldProps, 'type'> {
  /**
   * `(value, caret) => ({ value, caret })`: returns the text to show for a typed text, and the place of the caret. It
   * runs on every change, also on paste. A value that the page sets is shown as it is.
   */
  formatText: FormatText;
  /**
   * Kind of keyboard. Types with a format of their own ('number', 'date') do not work: they have no caret to keep.
   * @default 'text'
   */
  type?: 'text' | 'tel' | 'search';
}

/**
 * One line of text that is formatted while a person types: a RUT, an account number. `onChange` gets the formatted
 * text.
 */
export function FormattedField({
  formatText,
  value,
  defaultValue = '',
  onChange,
  ref,
  ...field
}: FormattedFieldProps) {
  const [own, setOwn] = useState(defaultValue);
  const { inputRef, ...typed } = useTypedFormat(
    formatText,
    (text) => {
      setOwn(text);
      onChange?.(text);
    },
    ref,
  );
  return <TextField valueDirection="ltr" {...field} {...typed} ref={inputRef} value={value ?? own} />;
}
