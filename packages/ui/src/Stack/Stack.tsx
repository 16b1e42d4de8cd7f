import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { StackGap } from './look';
import { Column } from './Stack.styles';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  children: ReactNode;
  /**
   * 'field' 20 px between the fields of a form, 'section' 24 px between sections, 'close' 12 px, 'tight' 8 px.
   * @default 'field'
   */
  gap?: StackGap;
  /** A hairline between them, with the gap on both sides. @default false */
  isRuled?: boolean;
}

/** Children under each other at one of the visual language's distances. */
export function Stack({ gap = 'field', isRuled = false, ...props }: StackProps) {
  return <Column {...props} $gap={gap} $isRuled={isRuled} />;
}
