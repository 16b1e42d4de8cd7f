import type { ComponentPropsWithRef } from 'react';
import { Hidden } from './VisuallyHidden.styles';

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>;

/**
 * Text only for assistive technology, where the eye gets the meaning from a shape (WCAG 1.1.1, 1.4.1). It is out of
 * the flow, so browsers put a space before it in an element's name. Start it with a word and not with a comma.
 */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Hidden {...props} />;
}
