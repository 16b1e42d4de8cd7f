import type { Ref } from 'react';
import type { FieldShellProps } from '../FieldShell/FieldShell';
import { FieldShell, hasError } from '../FieldShell/FieldShell';
import type { FieldSize, FieldWidth } from '../FieldShell/look';
import type { TextFieldBaseProps } from '../TextField/TextField';
import { TextFieldRoot } from '../TextField/TextField.styles';
import { Area } from './TextArea.styles';

export interface TextAreaProps
  extends Omit<TextFieldBaseProps, 'type' | 'pattern'>,
    Omit<FieldShellProps, 'children'> {
  /** Width of the control, chosen by its content. @default 'full' */
  width?: FieldWidth;
  /** Size of the typed text. @default 'md' */
  size?: FieldSize;
  /** Lines shown before the person stretches the field. Three or more lines are at least 104 px high. @default 4 */
  rows?: number;
  /** An example of a value, never an instruction. */
  placeholder?: string;
  className?: string;
  /** Gets the `<textarea>`, which also has the `id`, the `name` and every `aria-*`. `className` and `data-*` go on the root. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** A text of several lines. A person can drag its height. */
export function TextArea({
  label,
  help,
  error,
  isOptional,
  labels,
  width = 'full',
  size = 'md',
  rows = 4,
  placeholder,
  ref,
  ...field
}: TextAreaProps) {
  return (
    <TextFieldRoot validationBehavior="aria" {...field} isInvalid={hasError(error) || undefined}>
      <FieldShell label={label} help={help} error={error} isOptional={isOptional} labels={labels}>
        <Area ref={ref} rows={rows} placeholder={placeholder} $width={width} $size={size} $isLow={rows < 3} />
      </FieldShell>
    </TextFieldRoot>
  );
}
