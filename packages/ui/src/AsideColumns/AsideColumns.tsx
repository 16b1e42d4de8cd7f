import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Aside, Columns } from './AsideColumns.styles';

export interface AsideColumnsProps extends ComponentPropsWithRef<'div'> {
  /** What the page is about. */
  children: ReactNode;
  /** Cards beside it, 352 px wide. */
  aside: ReactNode;
}

/** A page's content with an aside; one under the other below 1100 px. */
export function AsideColumns({ children, aside, ...props }: AsideColumnsProps) {
  return (
    <Columns {...props}>
      {children}
      <Aside>{aside}</Aside>
    </Columns>
  );
}
