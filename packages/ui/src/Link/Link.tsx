import type { ReactNode, Ref } from 'react';
import type { LinkProps as AriaLinkProps } from 'react-aria-components';
import { StyledLink } from './Link.styles';

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'render'> {
  /** The words of the link: where it leads, readable out of context. */
  children: ReactNode;
  /** The address. Goes through the router given to react-aria's `RouterProvider`, if there is one. */
  href: string;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A text link, underlined. */
export function Link(props: LinkProps) {
  return <StyledLink {...props} />;
}
