import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useLabels } from '../ground/locale/LocaleContext';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Area, Lines } from './Skeleton.styles';
import { SkeletonBar } from './SkeletonBar';

/** Widths of the default lines, in per cent. They differ, like words. */
const WIDTHS = [80, 62, 72, 54, 68, 44] as const;

export interface SkeletonProps extends ComponentPropsWithRef<'div'> {
  /** Number of lines without children. @default 4 */
  lines?: number;
  /** The shape of the coming content, made of `SkeletonBar`s. @default lines of uneven length */
  children?: ReactNode;
  labels?: {
    /** Read by screen readers. Not visible. @default 'Cargando...' */
    loading?: string;
  };
}

/** Replaces content that is still loading. It appears after 200 ms, so a quick answer causes no flash. */
export function Skeleton({ lines = 4, children, labels, ...props }: SkeletonProps) {
  const words = useLabels('Skeleton', { loading: 'Cargando...' }, labels);
  return (
    <Area aria-busy="true" {...props}>
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      {children ?? (
        <Lines>
          {Array.from({ length: Math.max(0, Math.floor(lines) || 0) }, (_, line) => line).map((line) => (
            <SkeletonBar key={line} width={WIDTHS[line % WIDTHS.length]} />
          ))}
        </Lines>
      )}
    </Area>
  );
}
