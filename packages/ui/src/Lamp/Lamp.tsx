import type { ComponentPropsWithRef } from 'react';
import { Dot } from './Lamp.styles';

export interface LampProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * What surrounds the dot: a soft halo in a row, or a ring of the surface's colour on top of an icon.
   * @default 'halo'
   */
  edge?: 'halo' | 'ring';
}

/**
 * Red dot: now, or needs attention. Graphic only, so it is hidden from assistive technology: say the same in
 * words beside it (visible text, or `VisuallyHidden`).
 */
export function Lamp({ edge = 'halo', ...props }: LampProps) {
  return <Dot aria-hidden="true" data-part="lamp" {...props} $edge={edge} />;
}
