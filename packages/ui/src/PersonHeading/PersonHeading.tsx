import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Title } from '../PageHeading/PageHeading.styles';
import { Hero } from './PersonHeading.styles';

export interface PersonHeadingProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The person's full name, the page's h1. */
  name: string;
  /** The surnames within the name, for the initials. Without it the component works them out. */
  surname?: string;
  /** Content under the name. */
  children?: ReactNode;
}

/** Head of a page about one person: initials (hidden on phones), the name as the page's h1, and a line or two. */
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
