import Eye from '@lucide/icons/icons/eye';
import EyeOff from '@lucide/icons/icons/eye-off';
import { useState } from 'react';
import type { FieldLabels } from '../FieldShell/FieldShell';
import { FieldShell, hasError } from '../FieldShell/FieldShell';
import { FieldControl, FieldInput } from '../FieldShell/FieldShell.styles';
import { Glyph } from '../ground/icon/Glyph';
import { useLabels } from '../ground/locale/LocaleContext';
import type { TextFieldProps } from '../TextField/TextField';
import { TextFieldRoot } from '../TextField/TextField.styles';
import { Toggle } from './PasswordField.styles';

export interface PasswordFieldLabels extends FieldLabels {
  /** Name of the toggle while the password is hidden. @default 'Mostrar contraseña' */
  show?: string;
  /** Name of the toggle while the password is shown. @default 'Ocultar contraseña' */
  hide?: string;
}

export interface PasswordFieldProps
  extends Omit<
    TextFieldProps,
    'type' | 'prefix' | 'valueDirection' | 'labels' | 'inputMode' | 'autoComplete'
  > {
  /** 'new-password' for choosing a new password. @default 'current-password' */
  autoComplete?: string;
  labels?: PasswordFieldLabels;
}

const LABELS = { show: 'Mostrar contraseña', hide: 'Ocultar contraseña' };

/** A password field with a button to show or hide the password. */
export function PasswordField({
  label,
  help,
  error,
  isOptional,
  labels,
  width = 'full',
  size = 'md',
  autoComplete = 'current-password',
  placeholder,
  ref,
  ...field
}: PasswordFieldProps) {
  const words = useLabels('PasswordField', LABELS, labels);
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextFieldRoot
      // The browser treats a shown password as ordinary text, and no spelling service may read it.
      spellCheck="false"
      autoCorrect="off"
      validationBehavior="aria"
      {...field}
      autoComplete={autoComplete}
      type={isShown ? 'text' : 'password'}
      isInvalid={hasError(error) || undefined}
    >
      <FieldShell label={label} help={help} error={error} isOptional={isOptional} labels={labels}>
        <FieldControl $width={width}>
          <FieldInput ref={ref} dir="ltr" placeholder={placeholder} autoCapitalize="none" $size={size} />
          <Toggle
            type="button"
            aria-pressed={isShown}
            aria-label={isShown ? words.hide : words.show}
            disabled={field.isDisabled}
            onClick={() => setShown(!isShown)}
          >
            <Glyph of={Icon} />
          </Toggle>
        </FieldControl>
      </FieldShell>
    </TextFieldRoot>
  );
}
