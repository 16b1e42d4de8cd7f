import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Ends } from './StackRow.styles';

export interface StackRowProps extends ComponentPropsWithRef<'div'> {
  /** The left end: a name and its details. */
  children: ReactNode;
  /** The right end, level with the first words: a `Status`. Without room it wraps below. */
  end?: ReactNode;
}

/** A row of a `Stack`, with content at both ends of the line. */
export function StackRow({ children, end, ...row }: StackRowProps) {
  return (
    <Ends {...row}>
      <div>{children}</div>
      {end && <div>{end}</div>}
    </Ends>
  );
}
