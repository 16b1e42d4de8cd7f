import type { ChangeEvent } from 'react';
import { useId, useState } from 'react';
import { hasError } from '../FieldShell/FieldShell';
import { describedBy } from './ToggleNotes';
import type { ToggleProps } from './toggleProps';

/**
 * The logic a checkbox and a switch share: props for the root, the native checkbox and the notes. The state is held
 * here or by the page. A native checkbox has no read-only state, so the change handler refuses the change.
 */
export function useToggle({
  isSelected,
  defaultSelected = false,
  onChange,
  help,
  error,
  isDisabled = false,
  isReadOnly = false,
  name,
  value,
  onFocus,
  onBlur,
  id,
  'aria-label': ariaLabel,
  'aria-labelledby': ariaLabelledBy,
  'aria-describedby': ariaDescribedBy,
  ...root
}: Omit<ToggleProps, 'children' | 'ref'>) {
  const ownId = useId();
  const [own, setOwn] = useState(defaultSelected);
  const checked = isSelected ?? own;
  const notes = { controlId: id ?? ownId, help, error };
  const isInvalid = hasError(error) || undefined;
  return {
    notes,
    root: {
      ...root,
      'data-selected': checked || undefined,
      'data-disabled': isDisabled || undefined,
      'data-readonly': isReadOnly || undefined,
      'data-invalid': isInvalid,
    },
    input: {
      type: 'checkbox',
      id: notes.controlId,
      name,
      value,
      checked,
      disabled: isDisabled,
      'aria-label': ariaLabel,
      'aria-labelledby': ariaLabelledBy,
      'aria-describedby': describedBy(notes, ariaDescribedBy),
      'aria-invalid': isInvalid,
      'aria-readonly': isReadOnly || undefined,
      onFocus,
      onBlur,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        if (isReadOnly) return;
        setOwn(event.target.checked);
        onChange?.(event.target.checked);
      },
    },
  };
}
