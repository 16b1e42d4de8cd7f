import type { ComponentPropsWithRef } from 'react';
import { Grid } from './FormGrid.styles';

export interface FormGridProps extends ComponentPropsWithRef<'div'> {
  /** Gap between the columns: 16 px in a narrow form, 24 px in a wide one. @default 'wide' */
  gap?: 'narrow' | 'wide';
}

/** Fields in two equal columns, or one below 640 px. A field with `data-wide` takes the whole width. */
export function FormGrid({ gap = 'wide', ...props }: FormGridProps) {
  return <Grid {...props} $isNarrow={gap === 'narrow'} />;
}
