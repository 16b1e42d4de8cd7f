import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Ends } from './StackRow.styles';

export interface StackRowProps extends ComponentPropsWithRef<'div'> {
  /** What stands at the left: a name, and what is told of it. */
  children: ReactNode;
  /** What stands at the right, in the line of its first words: a `Status`. Without room it goes under the rest. */
  end?: ReactNode;
}

/** A row of a `Stack`: one thing at each end of the line. */
export function StackRow({ children, end, ...row }: StackRowProps) {
  return (
    <Ends {...row}>
      <div>{children}</div>
      {end && <div>{end}</div>}
    </Ends>
  );
}
