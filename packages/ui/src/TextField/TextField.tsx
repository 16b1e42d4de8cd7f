import type { ReactNode, Ref } from 'react';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import type { FieldShellProps } from '../FieldShell/FieldShell';
import { FieldShell, hasError } from '../FieldShell/FieldShell';
import { FieldControl, FieldInput, FieldPrefix } from '../FieldShell/FieldShell.styles';
import type { FieldSize, FieldWidth } from '../FieldShell/look';
import { TextFieldRoot } from './TextField.styles';

/** What text-like fields leave to react-aria: value, name, focus, keyboard, `isDisabled`, `isReadOnly`… */
export type TextFieldBaseProps = Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'render' | 'isInvalid' | 'validate' | 'prefix'
>;

export interface TextFieldProps extends TextFieldBaseProps, Omit<FieldShellProps, 'children'> {
  /** Width of the control, by its content. @default 'full' */
  width?: FieldWidth;
  /** Size of the text typed. @default 'md' */
  size?: FieldSize;
  /** Stands before the value, muted: a unit or a currency sign. */
  prefix?: ReactNode;
  /** An example of a value, never an instruction. */
  placeholder?: string;
  className?: string;
  /** Reaches the `<input>`; so do `id`, `name` and every `aria-*`. `className` and `data-*` go on the root. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. Validity is decided outside: an `error` makes it invalid. */
export function TextField({
  label,
  help,
  error,
  isOptional,
  labels,
  width = 'full',
  size = 'md',
  prefix,
  placeholder,
  ref,
  ...field
}: TextFieldProps) {
  return (
    <TextFieldRoot validationBehavior="aria" {...field} isInvalid={hasError(error) || undefined}>
      <FieldShell label={label} help={help} error={error} isOptional={isOptional} labels={labels}>
        <FieldControl $width={width}>
          {prefix && <FieldPrefix $size={size}>{prefix}</FieldPrefix>}
          <FieldInput ref={ref} placeholder={placeholder} $size={size} />
        </FieldControl>
      </FieldShell>
    </TextFieldRoot>
  );
}
