import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Title } from '../PageHeading/PageHeading.styles';
import { Hero } from './PersonHeading.styles';

export interface PersonHeadingProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The person's full name: the page's h1. */
  name: string;
  /** The surnames in it, for the initials; without it they are worked out. */
  surname?: string;
  /** What stands under the name. */
  children?: ReactNode;
}

/** Head of a page about one person: initials (hidden on phones), name as the page's h1, a line or two. */
export function PersonHeading({ name, surname, children, ...props }: PersonHeadingProps) {
  return (
    <Hero {...props}>
      <Avatar name={name} surname={surname} size="xl" />
      <div>
        <Title tabIndex={-1} $level="app">
          {name}
        </Title>
        {children}
      </div>
    </Hero>
  );
}
