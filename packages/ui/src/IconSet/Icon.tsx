import type { ComponentPropsWithRef, ComponentType } from 'react';
import { iconProps } from '../ground/icon/iconProps';
import { Frame } from './Icon.styles';
import type { IconSize } from './look';

export interface IconProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The icon, imported by name so that the bundle contains only that one: `import { Pencil } from 'lucide-react'`. */
  of: ComponentType<typeof iconProps>;
  /** 16 px beside words, 20 px alone. @default 'sm' */
  size?: IconSize;
  /** The icon's meaning, when no word beside it says it. @default none: decoration, hidden from assistive technology */
  label?: string;
}

/** An icon in the product's style: thin lines with square ends. 'Fundamentos/Iconos' lists the meaning of each icon. */
export function Icon({ of: Glyph, size = 'sm', label, ...props }: IconProps) {
  const name = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <Frame {...name} {...props} $size={size}>
      <Glyph {...iconProps} />
    </Frame>
  );
}
