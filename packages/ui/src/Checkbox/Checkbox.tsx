import { Check, Minus } from 'lucide-react';
import type { ComponentPropsWithRef, FocusEventHandler, ReactNode, Ref } from 'react';
import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { iconProps } from '../icon/iconProps';
import { Box, Frame, Sign, ToggleLabel, ToggleRoot } from './Checkbox.styles';
import { ToggleNotes } from './ToggleNotes';
import { useToggle } from './useToggle';

/** What a checkbox and a switch share. */
export interface ToggleProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'ref' | 'onFocus' | 'onBlur'> {
  /** The words beside the control. Without them give an `aria-label`. */
  children?: ReactNode;
  /** Whether it is on, where the page holds it. */
  isSelected?: boolean;
  /** Whether it is on at first, where the page does not hold it. @default false */
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** What it means, under it. Stays when there is an error. */
  help?: ReactNode;
  /** The error. It is invalid if and only if there is one. */
  error?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
  /** Readable and reachable, not to be changed: while the form is being sent. @default false */
  isReadOnly?: boolean;
  /** Name in a native form. */
  name?: string;
  /** What a native form sends while it is on. @default 'on' */
  value?: string;
  onFocus?: FocusEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Reaches the `<input>`; so do `id` and every `aria-*`. `className` and `data-*` go on the root. */
  ref?: Ref<HTMLInputElement>;
}

export interface CheckboxProps extends ToggleProps {
  /** Some of what it stands for is chosen: shows a minus. @default false */
  isIndeterminate?: boolean;
  /** `consent`: a text of several lines stands beside the box's top. @default 'line' */
  layout?: 'line' | 'consent';
}

/** A yes or no: a native checkbox with its words. */
export function Checkbox({
  children,
  isIndeterminate = false,
  layout = 'line',
  ref,
  ...props
}: CheckboxProps) {
  const { root, input, notes } = useToggle(props);
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current);

  // No attribute says it, and a click ends it: set again after every render, before it is seen.
  useLayoutEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = isIndeterminate;
  });

  return (
    <ToggleRoot {...root} data-indeterminate={isIndeterminate || undefined}>
      <ToggleLabel htmlFor={input.id} $isConsent={layout === 'consent'}>
        <Frame>
          <Box {...input} ref={inputRef} />
          <Sign>{isIndeterminate ? <Minus {...iconProps} /> : <Check {...iconProps} />}</Sign>
        </Frame>
        {children && <span>{children}</span>}
      </ToggleLabel>
      <ToggleNotes {...notes} />
    </ToggleRoot>
  );
}
