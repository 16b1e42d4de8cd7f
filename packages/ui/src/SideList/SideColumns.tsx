import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Above, Columns, Main, Side } from './SideList.styles';

export interface SideColumnsProps extends ComponentPropsWithRef<'div'> {
  /** What is open. */
  children: ReactNode;
  /** The list it was opened from, 320 px wide: a `SideList`. */
  side: ReactNode;
  /** In place of the list below 1100 px, or beside a docked drawer: a field to choose from. */
  above: ReactNode;
}

/** A list and what is open of it, side by side; below 1100 px a choice above it. */
export function SideColumns({ children, side, above, ...props }: SideColumnsProps) {
  return (
    <Columns {...props}>
      <Side>{side}</Side>
      <Above>{above}</Above>
      <Main>{children}</Main>
    </Columns>
  );
}
