import { useState } from 'react';
import type { TextFieldProps } from '../TextField/TextField';
import { TextField } from '../TextField/TextField';
import type { FormatText } from './formatText';
import { useTypedFormat } from './useTypedFormat';

export interface FormattedFieldProps extends Omit<TextFieldProps, 'type'> {
  /**
   * `(value, caret) => ({ value, caret })`: what to show of a typed text, and where the caret goes. Runs on every
   * change, paste included; a value set from outside is shown as it is.
   */
  formatText: FormatText;
  /** Kind of keyboard; types with a format of their own ('number', 'date') have no caret to keep. @default 'text' */
  type?: 'text' | 'tel' | 'search';
}

/** One line of text that takes its form while one types: a RUT, an account number. `onChange` gets the formatted text. */
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
  return <TextField {...field} {...typed} ref={inputRef} value={value ?? own} />;
}
