import type { ComponentPropsWithRef } from 'react';
import { Subline } from './Table.styles';

export interface TableSublineProps extends ComponentPropsWithRef<'span'> {
  /** 'danger' for a reason: why an order was declined. @default 'muted' */
  tone?: 'muted' | 'danger';
}

/** The second line of a cell: an address under a name, a reason under a state. */
export function TableSubline({ tone = 'muted', ...line }: TableSublineProps) {
  return <Subline {...line} $tone={tone} />;
}
