import { useId } from 'react';
import type { ToggleProps } from '../Checkbox/Checkbox';
import { ToggleLabel, ToggleRoot } from '../Checkbox/Checkbox.styles';
import { describedBy, ToggleNotes } from '../Checkbox/ToggleNotes';
import { useToggle } from '../Checkbox/useToggle';
import { hasError } from '../FieldShell/FieldShell';
import { Rail } from './Switch.styles';

export type SwitchProps = ToggleProps;

/** Something that is on or off at once; what is sent later with a form is a `Checkbox`. */
export function Switch({
  children,
  isSelected,
  defaultSelected,
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
  ref,
  ...root
}: SwitchProps) {
  const ownId = useId();
  const notes = { controlId: id ?? ownId, help, error };
  const toggle = useToggle({ isSelected, defaultSelected, isReadOnly, onChange });
  return (
    <ToggleRoot
      {...root}
      data-selected={toggle.checked || undefined}
      data-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
      data-invalid={hasError(error) || undefined}
    >
      <ToggleLabel htmlFor={notes.controlId}>
        <Rail
          {...toggle}
          ref={ref}
          type="checkbox"
          role="switch"
          id={notes.controlId}
          name={name}
          value={value}
          disabled={isDisabled}
          aria-label={ariaLabel}
          aria-labelledby={ariaLabelledBy}
          aria-describedby={describedBy(notes, ariaDescribedBy)}
          aria-invalid={hasError(error) || undefined}
          onFocus={onFocus}
          onBlur={onBlur}
        />
        {children && <span>{children}</span>}
      </ToggleLabel>
      <ToggleNotes {...notes} />
    </ToggleRoot>
  );
}
