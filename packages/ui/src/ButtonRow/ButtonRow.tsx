import type { ComponentPropsWithRef } from 'react';
import { Row } from './ButtonRow.styles';

export interface ButtonRowProps extends ComponentPropsWithRef<'div'> {
  /**
   * Where the buttons stand. At the end, the safe one first; 'between': the first at the start, the last at the end.
   * @default 'start'
   */
  align?: 'start' | 'end' | 'between';
}

/** Buttons beside each other; they wrap where there is no room. */
export function ButtonRow({ align = 'start', ...props }: ButtonRowProps) {
  return <Row {...props} $align={align} />;
}
