import { ToggleLabel, ToggleRoot } from '../Checkbox/Checkbox.styles';
import { ToggleNotes } from '../Checkbox/ToggleNotes';
import type { ToggleProps } from '../Checkbox/toggleProps';
import { useToggle } from '../Checkbox/useToggle';
import { Rail } from './Switch.styles';

export type SwitchProps = ToggleProps;

/** Turns something on or off at once. For a choice that is sent later with a form, use a `Checkbox`. */
export function Switch({ children, ref, ...props }: SwitchProps) {
  const { root, input, notes } = useToggle(props);
  return (
    <ToggleRoot {...root}>
      <ToggleLabel htmlFor={input.id}>
        <Rail {...input} ref={ref} role="switch" />
        {children && <span>{children}</span>}
      </ToggleLabel>
      <ToggleNotes {...notes} />
    </ToggleRoot>
  );
}
