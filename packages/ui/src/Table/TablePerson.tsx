import type { ComponentPropsWithRef, ReactNode } from 'react';
import { PersonCell } from './Table.styles';

export interface TablePersonProps extends ComponentPropsWithRef<'span'> {
  /** An `Avatar` of the person. */
  avatar: ReactNode;
  /** The name, as a rule as a link, and a `TableSubline` beneath. */
  children: ReactNode;
}

/** A person in a cell: initials, name, and what stands under it. */
export function TablePerson({ avatar, children, ...cell }: TablePersonProps) {
  return (
    <PersonCell {...cell}>
      {avatar}
      <span>{children}</span>
    </PersonCell>
  );
}
