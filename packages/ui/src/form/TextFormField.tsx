import type { TextFieldProps } from '../TextField/TextField';
import { TextField } from '../TextField/TextField';
import { useBoundField } from './useBoundField';

/** What the form decides for a bound field. */
export type BoundProps = 'name' | 'value' | 'defaultValue' | 'onChange' | 'error' | 'id';

export interface TextFormFieldProps<Values, Name extends keyof Values & string = keyof Values & string>
  extends Omit<TextFieldProps, BoundProps> {
  /** Name of the value. One that the values do not have is a type error. */
  name: Name;
  /** What the field shows of a value. @default its text, empty for none */
  format?: (value: Values[Name] | undefined) => string;
  /** What a text typed means: `Number` for an age. @default the text itself */
  parse?: (text: string) => Values[Name] | undefined;
}

/** A `TextField` bound to its value in a `Form`. */
export function TextFormField<Values, Name extends keyof Values & string = keyof Values & string>({
  name,
  format,
  parse,
  onBlur,
  onFocus,
  ...field
}: TextFormFieldProps<Values, Name>) {
  const bound = useBoundField(name, { format, parse });
  return (
    <TextField
      {...field}
      {...bound}
      isReadOnly={field.isReadOnly || bound.isReadOnly}
      onFocus={(event) => {
        bound.onFocus();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        bound.onBlur();
        onBlur?.(event);
      }}
    />
  );
}
