import type { ReactNode, Ref } from 'react';
import type { LinkProps as AriaLinkProps } from 'react-aria-components';
import { StyledLink } from './Link.styles';

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'render'> {
  /** The words of the link. They say where it leads, even out of context. */
  children: ReactNode;
  /** The address. It goes through the router of react-aria's `RouterProvider`, if there is one. */
  href: string;
  /**
   * The link stands on its own line, not in a sentence. Then it is at least 24 px high, so that it is easy to hit.
   * @default false
   */
  isStandalone?: boolean;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link whose words are a telephone number or an address. */
const TO_PERSON = /^(?:tel|sms|mailto):/i;

/** A text link, underlined. */
export function Link({ isStandalone = false, ...props }: LinkProps) {
  return (
    <StyledLink
      dir={TO_PERSON.test(props.href) ? 'auto' : undefined}
      {...props}
      $isStandalone={isStandalone}
    />
  );
}
