import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { iconProps } from '../icon/iconProps';
import { Frame } from './Icon.styles';
import type { IconSize } from './look';

export interface IconProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The icon itself, imported by name so that only it is bundled: `import { Pencil } from 'lucide-react'`. */
  of: LucideIcon;
  /** 16 px beside words, 20 px alone. @default 'sm' */
  size?: IconSize;
  /** What it says, when no word beside it says so. @default none: decoration, hidden from assistive technology */
  label?: string;
}

/** An icon drawn as all of them are: thin, with square ends. Which icon means what: 'Fundamentos/Iconos'. */
export function Icon({ of: Glyph, size = 'sm', label, ...props }: IconProps) {
  const name = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <Frame {...name} {...props} $size={size}>
      <Glyph {...iconProps} />
    </Frame>
  );
}
