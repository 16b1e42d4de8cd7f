import type { ReactNode, Ref } from 'react';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import type { FieldShellProps } from '../FieldShell/FieldShell';
import { FieldShell, hasError } from '../FieldShell/FieldShell';
import { FieldControl, FieldInput, FieldPrefix } from '../FieldShell/FieldShell.styles';
import type { FieldSize, FieldWidth } from '../FieldShell/look';
import { OwnDirection } from '../ground/direction/OwnDirection';
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
  /**
   * Direction of the typed text, in a page that runs from right to left too. 'ltr' is for what is no prose: a RUT, a code. @default that of
   * the page, 'ltr' for a `type` or `inputMode` of addresses, telephones and numbers
   */
  valueDirection?: 'ltr' | 'auto';
  className?: string;
  /** Gets the `<input>`, which also has the `id`, the `name` and every `aria-*`. `className` and `data-*` go on the root. */
  ref?: Ref<HTMLInputElement>;
}

/** Kinds of values whose signs and figures keep their order. */
const NO_PROSE = /email|url|tel|num|dec/;

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
  valueDirection,
  ref,
  ...field
}: TextFieldProps) {
  const isNoProse = NO_PROSE.test(`${field.type} ${field.inputMode}`);
  return (
    <TextFieldRoot validationBehavior="aria" {...field} isInvalid={hasError(error) || undefined}>
      <FieldShell label={label} help={help} error={error} isOptional={isOptional} labels={labels}>
        <FieldControl $width={width}>
          {prefix && (
            <FieldPrefix $size={size}>
              <OwnDirection of={prefix} />
            </FieldPrefix>
          )}
          <FieldInput
            ref={ref}
            dir={valueDirection ?? (isNoProse ? 'ltr' : undefined)}
            placeholder={placeholder}
            $size={size}
          />
        </FieldControl>
      </FieldShell>
    </TextFieldRoot>
  );
}
