import type { ComponentPropsWithRef } from 'react';
import { Square } from './Avatar.styles';
import { initials } from './initials';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The person's name. The square shows the initials of first name and surname. */
  name: string;
  /** The surnames alone, where the caller knows them. After two first names they cannot be worked out from `name`. */
  surname?: string;
  /**
   * 32, 64 or 88 px square.
   * @default 'md'
   */
  size?: 'md' | 'lg' | 'xl';
}

/** Initials of a person. The name always stands beside it, so assistive technology skips the square. */
export function Avatar({ name, surname, size = 'md', ...props }: AvatarProps) {
  return (
    <Square aria-hidden="true" data-part="avatar" {...props} $size={size}>
      {initials(name, surname)}
    </Square>
  );
}
