import type { ListDescription } from '@doblaje/contract/lists';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { type ReactNode, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { ListPanel, type ListPanelProps } from './ListPanel';

interface ListScreenProps<List extends ListDescription, Item>
  extends Omit<ListPanelProps<List, Item>, 'label' | 'headingRef'> {
  /** Heading of the screen. */
  title: string;
  /** Name of its table. @default the heading */
  label?: string;
  /** Beneath the heading. */
  sub?: ReactNode;
  /** Buttons at the right of the heading. */
  actions?: ReactNode;
  /** The way here, where it is no entry of the menu. */
  breadcrumbs?: ReactNode;
  /** What the list stands in, under the heading: tabs. @default nothing else */
  within?: (list: ReactNode) => ReactNode;
}

/** A screen that is a list: heading, the list, and what its route opens beside it. */
export function ListScreen<List extends ListDescription, Item extends { readonly id: string | number }>({
  title,
  label,
  sub,
  breadcrumbs,
  actions,
  within = (list) => list,
  ...panel
}: ListScreenProps<List, Item>) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageHeading ref={heading} sub={sub} breadcrumbs={breadcrumbs} actions={actions}>
        {title}
      </PageHeading>
      {within(<ListPanel {...panel} label={label ?? title} headingRef={heading} />)}
      <Outlet />
    </>
  );
}
