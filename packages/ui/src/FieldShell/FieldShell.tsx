import { CircleAlert } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { FieldErrorContext } from 'react-aria-components';
import { iconProps } from '../icon/iconProps';
import { useLabels } from '../LocaleProvider/LocaleContext';
import { FieldError, FieldHelp, FieldLabel, OptionalMark } from './FieldShell.styles';
import { useSettled } from './useSettled';

/** The words every field shares. */
export interface FieldLabels {
  /** Follows the label of a field one may leave empty. @default '(opcional)' */
  optional?: string;
}

export interface FieldShellProps {
  /** The name of the field, always visible. */
  label: ReactNode;
  /** What to write, before any error. Stays when there is one. */
  help?: ReactNode;
  /** The error. The field is invalid if and only if there is one. */
  error?: ReactNode;
  /** Marks the field '(opcional)'. Required fields are not marked. @default false */
  isOptional?: boolean;
  labels?: FieldLabels;
  /** The control. */
  children: ReactNode;
}

/** Whether there is an error to show: an empty text is none. */
export function hasError(error: ReactNode): boolean {
  return error !== undefined && error !== null && error !== false && error !== '';
}

/**
 * Label, control, error and help, in that order. Must stand directly inside a react-aria field
 * (`TextField`, `Select`, `ComboBox`…), whose context ties the four together.
 */
export function FieldShell({ label, help, error, isOptional = false, labels, children }: FieldShellProps) {
  const words = useLabels('Field', { optional: '(opcional)' }, labels);
  // What a form of react-aria-components says of the field: the server's errors, or the browser's.
  const found = use(FieldErrorContext);
  const foundText = found?.isInvalid ? found.validationErrors.join(' ') : '';
  const settledText = useSettled(foundText);
  const said = hasError(error) ? error : foundText || settledText;
  // It is there as soon as the field is invalid, or react-aria would not tie the two together.
  const isPutOff = said === foundText && !settledText;
  return (
    <>
      <FieldLabel>
        {label}
        {isOptional && (
          <>
            {' '}
            <OptionalMark>{words.optional}</OptionalMark>
          </>
        )}
      </FieldLabel>
      {children}
      {hasError(said) && (
        <FieldError slot="errorMessage" elementType="div" style={isPutOff ? { display: 'none' } : undefined}>
          <CircleAlert {...iconProps} />
          <span>{said}</span>
        </FieldError>
      )}
      {help && (
        <FieldHelp slot="description" elementType="div">
          {help}
        </FieldHelp>
      )}
    </>
  );
}
