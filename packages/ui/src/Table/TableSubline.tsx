import type { ComponentPropsWithRef } from 'react';
import { Subline } from './Table.styles';

export interface TableSublineProps extends ComponentPropsWithRef<'span'> {
  /** 'danger' for a reason: why an order was declined. @default 'muted' */
  tone?: 'muted' | 'danger';
  /** Says what secondary columns say, and is there only while they are not: beside a drawer, on tablets and on phones. @default false */
  standsIn?: boolean;
}

/** The second line of a cell: an address under a name, a reason under a state. */
export function TableSubline({ tone = 'muted', standsIn = false, ...line }: TableSublineProps) {
  return <Subline data-stands-in={standsIn || undefined} {...line} $tone={tone} $standsIn={standsIn} />;
}
