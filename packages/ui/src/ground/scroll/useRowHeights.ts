import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { onResize } from '../media/onResize';

type RowHeight = readonly [row: HTMLElement, height: number];

interface RowHeightsOptions {
  /** The parent of the rows. Each row has a `data-index`. */
  body: RefObject<HTMLElement | null>;
  isEnabled: boolean;
  /** Wait until the browser has laid out the rows, instead of measuring them during a render. */
  isMeasuredLater: boolean;
  /** The indices of the rows in the page. Keep the array until other rows come. */
  indices: readonly number[];
  /** Keep the function between renders. */
  onHeights: (heights: Iterable<RowHeight>) => void;
}

function rowsIn(body: HTMLElement | null, indices: readonly number[]): HTMLElement[] {
  const wanted = new Set(indices);
  const rows = [...(body?.querySelectorAll<HTMLElement>('[data-index]') ?? [])];
  return rows.filter(({ dataset }) => wanted.has(Number(dataset.index)));
}

/** Measures these rows now, in pixels. */
export const heightsIn = (body: HTMLElement | null, indices: readonly number[]): RowHeight[] =>
  rowsIn(body, indices).map((row) => [row, row.getBoundingClientRect().height]);

/**
 * How often rows are measured before something is painted. Other heights move the window to other rows, which are measured too; React
 * gives up after fifty times.
 */
const MOST_TIMES = 10;

/** Reports the heights of the rows in the page, in pixels, each time other rows come. */
export function useRowHeights({ body, isEnabled, isMeasuredLater, indices, onHeights }: RowHeightsOptions) {
  useEffect(() => {
    if (!isEnabled || !isMeasuredLater) return;
    return onResize(
      (entries) =>
        onHeights(
          entries.map(({ target, borderBoxSize }) => [
            target as HTMLElement,
            borderBoxSize[0]?.blockSize ?? 0,
          ]),
        ),
      rowsIn(body.current, indices),
    );
  }, [body, isEnabled, isMeasuredLater, onHeights, indices]);

  const times = useRef(0);
  const atFrame = useEffectEvent(() => {
    const isLate = times.current > MOST_TIMES;
    times.current = 0;
    if (isLate) onHeights(heightsIn(body.current, indices));
  });

  // Measuring makes the browser lay out the page during the render.
  useLayoutEffect(() => {
    if (!isEnabled || isMeasuredLater) return;
    if (times.current++ === 0) requestAnimationFrame(() => atFrame());
    if (times.current <= MOST_TIMES) onHeights(heightsIn(body.current, indices));
  }, [body, isEnabled, isMeasuredLater, onHeights, indices]);
}
