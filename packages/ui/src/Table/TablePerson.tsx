import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { PersonCell } from './Table.styles';

export interface TablePersonProps extends ComponentPropsWithRef<'span'> {
  /** The person's full name, for the initials. */
  name: string;
  /** The surnames in it, for the initials; without it they are worked out. */
  surname?: string;
  /** The name, as a rule as a link, and a `TableSubline` beneath. */
  children: ReactNode;
}

/** A person in a cell: initials, name, and what stands under it. */
export function TablePerson({ name, surname, children, ...cell }: TablePersonProps) {
  return (
    <PersonCell {...cell}>
      <Avatar name={name} surname={surname} />
      <span>{children}</span>
    </PersonCell>
  );
}
