import CircleAlert from '@lucide/icons/icons/circle-alert';
import { type ReactNode, use } from 'react';
import { FieldErrorContext } from 'react-aria-components';
import { Glyph } from '../ground/icon/Glyph';
import { useLabels } from '../ground/locale/LocaleContext';
import { FieldError, FieldHelp, FieldLabel, OptionalMark } from './FieldShell.styles';
import { useSettled } from './useSettled';

/** The words that every field shares. */
export interface FieldLabels {
  /** Follows the label of an optional field. @default '(opcional)' */
  optional?: string;
}

export interface FieldShellProps {
  /** The name of the field, always visible. */
  label: ReactNode;
  /** A help text: what to write. It stays when there is an error. One that may come later is '' until then, or it would not be read out. */
  help?: ReactNode;
  /** The error. The field is invalid if and only if there is one. */
  error?: ReactNode;
  /** Marks the field '(opcional)'. Required fields are not marked. @default false */
  isOptional?: boolean;
  labels?: FieldLabels;
  /** The control. */
  children: ReactNode;
}

/** Whether there is a help text, or a place for one. */
const isGiven = (help: ReactNode) => help !== undefined && help !== null && help !== false;

/** Whether there is an error to show. An empty text is no error. */
export function hasError(error: ReactNode): boolean {
  return error !== undefined && error !== null && error !== false && error !== '';
}

/**
 * Label, control, error and help, in that order. Place it directly inside a react-aria field (`TextField`, `Select`,
 * `ComboBox`…): the field's context links the four to each other.
 */
export function FieldShell({ label, help, error, isOptional = false, labels, children }: FieldShellProps) {
  const words = useLabels('Field', { optional: '(opcional)' }, labels);
  // The errors that a form of react-aria-components passes to the field: the server's or the browser's.
  const found = use(FieldErrorContext);
  const foundText = found?.isInvalid ? found.validationErrors.join(' ') : '';
  const settledText = useSettled(foundText);
  const said = hasError(error) ? error : foundText || settledText;
  // Render the error as soon as the field is invalid. Otherwise react-aria would not link it to the control.
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
          <Glyph of={CircleAlert} />
          <span>{said}</span>
        </FieldError>
      )}
      {isGiven(help) && (
        <FieldHelp slot="description" elementType="div">
          {help}
        </FieldHelp>
      )}
    </>
  );
}
