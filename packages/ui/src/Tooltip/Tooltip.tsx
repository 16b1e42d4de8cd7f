import type { ReactElement, ReactNode } from 'react';
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components';
import { TooltipTrigger } from 'react-aria-components';
import { Bubble } from './Tooltip.styles';

export interface TooltipProps
  extends Omit<AriaTooltipProps, 'children' | 'className' | 'isOpen' | 'placement' | 'delay'> {
  /** What the bubble says: one short line, plain text. */
  text: ReactNode;
  /** The one element it describes: a link or button of react-aria-components. */
  children: ReactElement;
  /**
   * Milliseconds the pointer rests before it shows; keyboard focus shows it at once.
   * @default 300
   */
  delay?: number;
  /**
   * Keeps the bubble away while the element already shows the text.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Side of the element it opens on; it flips where there is no room. Beside the elements of a row it would lie over the
   * next one.
   * @default 'top'
   */
  placement?: AriaTooltipProps['placement'];
  /** Class of the bubble. */
  className?: string;
}

/** Bubble on hover and on keyboard focus; Escape hides it, and the pointer may rest on it (WCAG 1.4.13). */
export function Tooltip({
  text,
  children,
  delay = 300,
  isDisabled = false,
  placement = 'top',
  ...props
}: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={0} isDisabled={isDisabled}>
      {children}
      <Bubble offset={4} {...props} placement={placement}>
        {text}
      </Bubble>
    </TooltipTrigger>
  );
}
