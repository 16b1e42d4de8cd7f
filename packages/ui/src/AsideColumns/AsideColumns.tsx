import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Aside, Columns } from './AsideColumns.styles';

export interface AsideColumnsProps extends ComponentPropsWithRef<'div'> {
  /** The main content of the page. */
  children: ReactNode;
  /** Cards beside the main content, 352 px wide. */
  aside: ReactNode;
}

/** A page's content with an aside. Below 1100 px the aside goes under the content. */
export function AsideColumns({ children, aside, ...props }: AsideColumnsProps) {
  return (
    <Columns {...props}>
      {children}
      <Aside>{aside}</Aside>
    </Columns>
  );
}
