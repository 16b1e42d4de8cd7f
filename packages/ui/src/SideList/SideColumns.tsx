import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Above, Columns, Main, Side } from './SideList.styles';

export interface SideColumnsProps extends ComponentPropsWithRef<'div'> {
  /** The open entry. */
  children: ReactNode;
  /** The list of entries, 320 px wide: a `SideList`. */
  side: ReactNode;
  /** Replaces the list below 1100 px, or beside a docked drawer: a field to choose an entry. */
  above: ReactNode;
}

/** A list and its open entry, side by side. Below 1100 px a field to choose stands above the entry. */
export function SideColumns({ children, side, above, ...props }: SideColumnsProps) {
  return (
    <Columns {...props}>
      <Side>{side}</Side>
      <Above>{above}</Above>
      <Main>{children}</Main>
    </Columns>
  );
}
