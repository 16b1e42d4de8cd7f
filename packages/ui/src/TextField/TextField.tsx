import type { ReactNode, Ref } from 'react';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import type { FieldShellProps } from '../FieldShell/FieldShell';
import { FieldShell, hasError } from '../FieldShell/FieldShell';
import { FieldControl, FieldInput, FieldPrefix } from '../FieldShell/FieldShell.styles';
import type { FieldSize, FieldWidth } from '../FieldShell/look';
import { TextFieldRoot } from './TextField.styles';

/** The props that text-like fields pass on to react-aria: value, name, focus, keyboard, `isDisabled`, `isReadOnly`… */
export type TextFieldBaseProps = Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'render' | 'isInvalid' | 'validate' | 'prefix'
>;

export interface TextFieldProps extends TextFieldBaseProps, Omit<FieldShellProps, 'children'> {
  /** Width of the control, chosen by its content. @default 'full' */
  width?: FieldWidth;
  /** Size of the typed text. @default 'md' */
  size?: FieldSize;
  /** Muted text before the value: a unit or a currency sign. */
  prefix?: ReactNode;
  /** An example of a value, never an instruction. */
  placeholder?: string;
  className?: string;
  /** Gets the `<input>`, which also has the `id`, the `name` and every `aria-*`. `className` and `data-*` go on the root. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. The caller decides whether it is valid: an `error` makes it invalid. */
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
