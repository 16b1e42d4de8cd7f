import type { ReactElement, ReactNode } from 'react';
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components';
import { TooltipTrigger } from 'react-aria-components';
import { Bubble } from './Tooltip.styles';

export interface TooltipProps
  extends Omit<AriaTooltipProps, 'children' | 'className' | 'isOpen' | 'placement' | 'delay'> {
  /** The bubble's text: one short, plain line. */
  text: ReactNode;
  /** The element to describe: a link or button of react-aria-components. */
  children: ReactElement;
  /**
   * Milliseconds that the pointer must rest before the bubble shows. Keyboard focus shows it at once.
   * @default 300
   */
  delay?: number;
  /**
   * Hides the bubble while the element already shows the text.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * The side where the bubble opens. It flips when there is no room. In a row of elements, a bubble at the side would cover the next one.
   * @default 'top'
   */
  placement?: AriaTooltipProps['placement'];
  /** Class of the bubble. */
  className?: string;
}

/** A bubble on hover and on keyboard focus. Escape hides it, and the pointer may rest on it (WCAG 1.4.13). */
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
