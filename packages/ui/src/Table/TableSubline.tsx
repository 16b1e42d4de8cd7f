import type { ComponentPropsWithRef } from 'react';
import { OwnDirection } from '../ground/direction/OwnDirection';
import { Subline } from './Table.styles';

export interface TableSublineProps extends ComponentPropsWithRef<'span'> {
  /** Use 'danger' for a reason, for example why an order was declined. @default 'muted' */
  tone?: 'muted' | 'danger';
  /**
   * Repeats the content of secondary columns. It shows only while they are hidden: beside a drawer, on tablets and on phones.
   * @default false
   */
  standsIn?: boolean;
}

/** The second line of a cell, for example an address under a name or a reason under a state. */
export function TableSubline({ tone = 'muted', standsIn = false, children, ...line }: TableSublineProps) {
  return (
    <Subline data-stands-in={standsIn || undefined} {...line} $tone={tone}>
      <OwnDirection of={children} />
    </Subline>
  );
}
