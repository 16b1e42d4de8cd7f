import type { ReactNode, Ref } from 'react';
import type { LinkProps as AriaLinkProps } from 'react-aria-components';
import type { ButtonSize, NamedVariant } from '../Button/look';
import { StyledLinkButton } from './LinkButton.styles';

interface LinkButtonBaseProps extends Omit<AriaLinkProps, 'children' | 'className' | 'render'> {
  /** The words. With `variant="icon"`: the icon. */
  children?: ReactNode;
  /** The address. It goes through the router of react-aria's `RouterProvider`, if there is one. */
  href: string;
  /** @default 'md' */
  size?: ButtonSize;
  /** As wide as its container. @default false */
  isBlock?: boolean;
  /** An icon before the words, 16 px. */
  icon?: ReactNode;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The looks are the same as a button's. */
export type LinkButtonProps = LinkButtonBaseProps & NamedVariant;

/** A link that looks like a button, for navigation. For an action use a `Button`. */
export function LinkButton({
  children,
  variant = 'primary',
  size = 'md',
  isBlock = false,
  icon,
  ...link
}: LinkButtonProps) {
  return (
    <StyledLinkButton {...link} $variant={variant} $size={size} $isBlock={isBlock}>
      {icon}
      {children}
    </StyledLinkButton>
  );
}
