import type { ComponentPropsWithRef } from 'react';
import { Bar } from './SkeletonBar.styles';

export interface SkeletonBarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Width as a share of the container, 0 to 100 per cent. @default 72 */
  width?: number;
}

/** A 12 px bar in place of a value that is still loading. It is decoration; screen readers read the `Skeleton` around it. */
export function SkeletonBar({ width = 72, ...props }: SkeletonBarProps) {
  const percent = Math.min(100, Math.max(0, Math.round(width) || 0));
  return <Bar aria-hidden="true" data-part="skeleton" {...props} $width={percent} />;
}
