import type { ListDescription } from '@doblaje/contract/lists';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { type ReactNode, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { ListPanel, type ListPanelProps } from './ListPanel';

interface ListScreenProps<List extends ListDescription, Item>
  extends Omit<ListPanelProps<List, Item>, 'label' | 'headingRef'> {
  /** The screen's heading. */
  title: string;
  /** The table's name. @default the heading */
  label?: string;
  /** Content beneath the heading. */
  sub?: ReactNode;
  /** Buttons at the right of the heading. */
  actions?: ReactNode;
  /** The path to a screen that is no menu entry. */
  breadcrumbs?: ReactNode;
  /** Wraps the list in something under the heading, such as tabs. @default nothing else */
  within?: (list: ReactNode) => ReactNode;
}

/** A screen with a heading, a list, and the item that the route opens beside the list. */
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
