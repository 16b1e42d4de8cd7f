import type { ComponentPropsWithRef, ReactNode } from 'react';
import { PersonCell } from './Table.styles';

export interface TablePersonProps extends ComponentPropsWithRef<'span'> {
  /** An `Avatar` of the person. */
  avatar: ReactNode;
  /** The name, usually a link, with a `TableSubline` below. */
  children: ReactNode;
}

/** A person in a cell: initials, name and a line below. */
export function TablePerson({ avatar, children, ...cell }: TablePersonProps) {
  return (
    <PersonCell {...cell}>
      {avatar}
      <span>{children}</span>
    </PersonCell>
  );
}
