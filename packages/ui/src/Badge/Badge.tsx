import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Frame } from './Badge.styles';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** The words ('Administración'), never a code. */
  children: ReactNode;
  /** An icon before the words, drawn at 12 px. */
  icon?: ReactNode;
  /** Outlined, or filled with ink for the one that counts. @default 'outline' */
  variant?: 'outline' | 'solid';
}

/** A caption about what something is: a role, a type. A state is a `Status`. */
export function Badge({ children, icon, variant = 'outline', ...props }: BadgeProps) {
  return (
    <Frame {...props} $isSolid={variant === 'solid'}>
      {icon}
      {children}
    </Frame>
  );
}
