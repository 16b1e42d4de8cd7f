import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Frame } from './Badge.styles';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** The words ('Administración'), never an internal code. */
  children: ReactNode;
  /** An icon before the words, drawn at 12 px. */
  icon?: ReactNode;
  /** Outlined, or filled with ink for the most important one. @default 'outline' */
  variant?: 'outline' | 'solid';
}

/** A caption that says what something is: a role, a type. For a state use `Status`. */
export function Badge({ children, icon, variant = 'outline', ...props }: BadgeProps) {
  return (
    <Frame {...props} $isSolid={variant === 'solid'}>
      {icon}
      {children}
    </Frame>
  );
}
