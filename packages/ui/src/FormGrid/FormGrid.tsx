import type { ComponentPropsWithRef } from 'react';
import { Grid } from './FormGrid.styles';

export interface FormGridProps extends ComponentPropsWithRef<'div'> {
  /**
   * 16 px between the columns of a narrow form, 24 in a wide one.
   * @default 'wide'
   */
  gap?: 'narrow' | 'wide';
}

/** Fields in two equal columns, one below 640 px. One with `data-wide` takes the whole width. */
export function FormGrid({ gap = 'wide', ...props }: FormGridProps) {
  return <Grid {...props} $isNarrow={gap === 'narrow'} />;
}
