import type { ReactNode, Ref } from 'react';
import type { LinkProps as AriaLinkProps } from 'react-aria-components';
import { StyledLink } from './Link.styles';

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'render'> {
  /** The words of the link: where it leads, readable out of context. */
  children: ReactNode;
  /** The address. Goes through the router given to react-aria's `RouterProvider`, if there is one. */
  href: string;
  /**
   * Stands on a line of its own rather than in a sentence: at least 24 px high, to be hit.
   * @default false
   */
  isStandalone?: boolean;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A text link, underlined. */
export function Link({ isStandalone = false, ...props }: LinkProps) {
  return <StyledLink {...props} $isStandalone={isStandalone} />;
}
