import type { ReactNode, Ref } from 'react';
import type { LinkProps as AriaLinkProps } from 'react-aria-components';
import type { ButtonSize, ButtonVariant } from '../Button/Button.styles';
import { StyledLinkButton } from './LinkButton.styles';

export interface LinkButtonProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'render'> {
  /** The words. With `variant="icon"`: the icon. */
  children?: ReactNode;
  /** The address. Goes through the router given to react-aria's `RouterProvider`, if there is one. */
  href: string;
  /** Look, the same as a button's. @default 'primary' */
  variant?: ButtonVariant;
  /** @default 'md' */
  size?: ButtonSize;
  /** As wide as its container. @default false */
  isBlock?: boolean;
  /** An icon before the words, 16 px. */
  icon?: ReactNode;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button, for going somewhere. Something that acts is a `Button`. */
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
