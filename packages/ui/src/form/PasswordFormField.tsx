import type { PasswordFieldProps } from '../PasswordField/PasswordField';
import { PasswordField } from '../PasswordField/PasswordField';
import type { BoundProps } from './TextFormField';
import { useBoundField } from './useBoundField';

export interface PasswordFormFieldProps<Values> extends Omit<PasswordFieldProps, BoundProps> {
  /** Name of the value. One that the values do not have is a type error. */
  name: keyof Values & string;
}

/** A `PasswordField` bound to its value in a `Form`. */
export function PasswordFormField<Values>({
  name,
  onBlur,
  onFocus,
  ...field
}: PasswordFormFieldProps<Values>) {
  const bound = useBoundField(name);
  return (
    <PasswordField
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
