import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextContext } from 'react-aria-components';
import { hasError } from '../FieldShell/FieldShell';
import { FieldError, FieldHelp } from '../FieldShell/FieldShell.styles';
import { iconProps } from '../icon/iconProps';

interface ToggleNotesProps {
  /** `id` of the control; the notes' own are made of it. */
  controlId: string;
  help: ReactNode;
  error: ReactNode;
}

/** Ids of the notes a control has, as `aria-describedby` wants them. */
export function describedBy({ controlId, help, error }: ToggleNotesProps, more?: string): string | undefined {
  const ids = [hasError(error) && `${controlId}-error`, help && `${controlId}-help`, more].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Error and help under a checkbox or a switch. */
export function ToggleNotes({ controlId, help, error }: ToggleNotesProps) {
  return (
    // Not the notes of a field around this one.
    <TextContext value={{}}>
      {hasError(error) && (
        <FieldError elementType="div" id={`${controlId}-error`}>
          <CircleAlert {...iconProps} />
          <span>{error}</span>
        </FieldError>
      )}
      {help && (
        <FieldHelp elementType="div" id={`${controlId}-help`}>
          {help}
        </FieldHelp>
      )}
    </TextContext>
  );
}
