import type { ComponentPropsWithRef } from 'react';
import { Dot } from './Lamp.styles';

export interface LampProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The edge of the dot: a soft halo in a row, or a ring in the surface's colour on top of an icon. @default 'halo' */
  edge?: 'halo' | 'ring';
}

/**
 * A red dot: happening now, or needs attention. It is only graphic and hidden from assistive technology, so say the
 * same in words beside it (visible text, or `VisuallyHidden`).
 */
export function Lamp({ edge = 'halo', ...props }: LampProps) {
  return <Dot aria-hidden="true" data-part="lamp" {...props} $edge={edge} />;
}
