import type { ComponentPropsWithRef } from 'react';
import { Hidden } from './VisuallyHidden.styles';

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/** Text only assistive technology reads, for what the eye gets from a shape (WCAG 1.1.1, 1.4.1). */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Hidden {...props} />;
}
