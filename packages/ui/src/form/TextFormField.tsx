import type { TextFieldProps } from '../TextField/TextField';
import { TextField } from '../TextField/TextField';
import type { BoundProps } from './Field';
import { BoundField } from './Field';

export interface TextFormFieldProps<Values, Name extends keyof Values & string = keyof Values & string>
  extends Omit<TextFieldProps, BoundProps> {
  /** Name of the value. A name that the values do not have is a type error. */
  name: Name;
  /** The shown text for a value. @default its text, empty for none */
  format?: (value: Values[Name] | undefined) => string;
  /** The value for a typed text, for example `Number` for an age. @default the text itself */
  parse?: (text: string) => Values[Name] | undefined;
}

const asText = (value: unknown) => String(value ?? '');

/** A `TextField` bound to its value in a `Form`. */
export function TextFormField<Values, Name extends keyof Values & string = keyof Values & string>(
  field: TextFormFieldProps<Values, Name>,
) {
  return <BoundField format={asText} {...field} as={TextField} />;
}
