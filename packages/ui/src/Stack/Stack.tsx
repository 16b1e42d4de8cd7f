import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { StackGap } from './look';
import { Column } from './Stack.styles';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  children: ReactNode;
  /**
   * 'field' is 20 px, between the fields of a form. 'section' is 24 px, between sections. 'close' is 12 px, 'tight' 8 px.
   * @default 'field'
   */
  gap?: StackGap;
  /** Puts a hairline between children, with the gap on both sides. @default false */
  isRuled?: boolean;
}

/** Stacks its children at one of the visual language's distances. */
export function Stack({ gap = 'field', isRuled = false, ...props }: StackProps) {
  return <Column {...props} $gap={gap} $isRuled={isRuled} />;
}
