import { Check, Minus } from 'lucide-react';
import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { iconProps } from '../icon/iconProps';
import { Box, Frame, Sign, ToggleLabel, ToggleRoot } from './Checkbox.styles';
import { ToggleNotes } from './ToggleNotes';
import type { ToggleProps } from './toggleProps';
import { useToggle } from './useToggle';

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
