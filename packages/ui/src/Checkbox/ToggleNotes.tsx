import CircleAlert from '@lucide/icons/icons/circle-alert';
import type { ReactNode } from 'react';
import { TextContext } from 'react-aria-components';
import { hasError } from '../FieldShell/FieldShell';
import { FieldError, FieldHelp } from '../FieldShell/FieldShell.styles';
import { Glyph } from '../ground/icon/Glyph';

interface ToggleNotesProps {
  /** `id` of the control. The ids of the notes are made from it. */
  controlId: string;
  help: ReactNode;
  error: ReactNode;
}

/** The ids of a control's notes, as `aria-describedby` expects them. */
export function describedBy({ controlId, help, error }: ToggleNotesProps, more?: string): string | undefined {
  const ids = [hasError(error) && `${controlId}-error`, help && `${controlId}-help`, more].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Error and help under a checkbox or a switch. */
export function ToggleNotes({ controlId, help, error }: ToggleNotesProps) {
  return (
    // The notes must not take the props of a field around the control.
    <TextContext value={{}}>
      {hasError(error) && (
        <FieldError elementType="div" id={`${controlId}-error`}>
          <Glyph of={CircleAlert} />
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
