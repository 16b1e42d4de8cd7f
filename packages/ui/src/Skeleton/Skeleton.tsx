import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useLabels } from '../LocaleProvider/LocaleContext';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Area, Bar, Lines } from './Skeleton.styles';

/** Widths of the default lines, in per cent: uneven, as words are. */
const WIDTHS = [80, 62, 72, 54, 68, 44] as const;

export interface SkeletonBarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Share of its container, 0 to 100 per cent. @default 72 */
  width?: number;
}

/** One 12 px bar in the place of a value that is still loading. Decoration: the `Skeleton` around it speaks. */
export function SkeletonBar({ width = 72, ...props }: SkeletonBarProps) {
  const percent = Math.min(100, Math.max(0, Math.round(width) || 0));
  return <Bar aria-hidden="true" data-part="skeleton" {...props} $width={percent} />;
}

export interface SkeletonProps extends ComponentPropsWithRef<'div'> {
  /** How many lines, when there are no children. @default 4 */
  lines?: number;
  /** The shape of what is coming, built of `SkeletonBar`s. @default lines of uneven length */
  children?: ReactNode;
  labels?: {
    /** Read, not shown. @default 'Cargando...' */
    loading?: string;
  };
}

/** Stands for content that is loading; shown after 200 ms, so a quick answer never flashes. */
export function Skeleton({ lines = 4, children, labels, ...props }: SkeletonProps) {
  const words = useLabels('Skeleton', { loading: 'Cargando...' }, labels);
  return (
    <Area aria-busy="true" {...props}>
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      {children ?? (
        <Lines>
          {Array.from({ length: Math.max(0, Math.floor(lines) || 0) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and never move
            <SkeletonBar key={index} width={WIDTHS[index % WIDTHS.length]} />
          ))}
        </Lines>
      )}
    </Area>
  );
}
