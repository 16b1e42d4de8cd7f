import Check from '@lucide/icons/icons/check';
import Minus from '@lucide/icons/icons/minus';
import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Glyph } from '../ground/icon/Glyph';
import { Box, Frame, Sign, ToggleLabel, ToggleRoot } from './Checkbox.styles';
import { ToggleNotes } from './ToggleNotes';
import type { ToggleProps } from './toggleProps';
import { useToggle } from './useToggle';

export interface CheckboxProps extends ToggleProps {
  /** Only some of the items it stands for are chosen: the box shows a minus. @default false */
  isIndeterminate?: boolean;
  /** `consent`: the box lines up with the top of a text of several lines. @default 'line' */
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

  // No HTML attribute sets this state, and a click clears it. So set it after every render, before the browser paints.
  useLayoutEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = isIndeterminate;
  });

  return (
    <ToggleRoot {...root} data-indeterminate={isIndeterminate || undefined}>
      <ToggleLabel htmlFor={input.id} $isConsent={layout === 'consent'}>
        <Frame>
          <Box {...input} ref={inputRef} />
          <Sign>{isIndeterminate ? <Glyph of={Minus} /> : <Glyph of={Check} />}</Sign>
        </Frame>
        {children && <span>{children}</span>}
      </ToggleLabel>
      <ToggleNotes {...notes} />
    </ToggleRoot>
  );
}
