import type { ComponentPropsWithRef } from 'react';
import { Row } from './ButtonRow.styles';

export interface ButtonRowProps extends ComponentPropsWithRef<'div'> {
  /**
   * Where the buttons stand. With 'end' put the safe one first. 'between' puts the first at the start and the last at
   * the end. @default 'start'
   */
  align?: 'start' | 'end' | 'between';
}

/** Buttons side by side. They wrap when the row is too narrow. */
export function ButtonRow({ align = 'start', ...props }: ButtonRowProps) {
  return <Row {...props} $align={align} />;
}
