import type { ComponentPropsWithRef } from 'react';
import { Square } from './Avatar.styles';
import { initials } from './initials';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The person's name; its first two initials are shown. */
  name: string;
  /**
   * 32, 64 or 88 px square.
   * @default 'md'
   */
  size?: 'md' | 'lg' | 'xl';
}

/** Initials of a person. The name always stands beside it, so assistive technology skips the square. */
export function Avatar({ name, size = 'md', ...props }: AvatarProps) {
  return (
    <Square aria-hidden="true" {...props} $size={size}>
      {initials(name)}
    </Square>
  );
}
