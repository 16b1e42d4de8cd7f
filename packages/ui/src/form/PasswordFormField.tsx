import type { PasswordFieldProps } from '../PasswordField/PasswordField';
import { PasswordField } from '../PasswordField/PasswordField';
import type { BoundProps } from './Field';
import { BoundField } from './Field';

export interface PasswordFormFieldProps<Values> extends Omit<PasswordFieldProps, BoundProps> {
  /** Name of the value. A name that the values do not have is a type error. */
  name: keyof Values & string;
}

/** A `PasswordField` bound to its value in a `Form`. */
export function PasswordFormField<Values>(field: PasswordFormFieldProps<Values>) {
  return <BoundField {...field} as={PasswordField} />;
}
