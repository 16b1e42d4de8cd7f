import { type RefObject, useEffect, useLayoutEffect } from 'react';

interface RowHeightsOptions {
  /** The parent of the rows. Each row has a `data-index`. */
  body: RefObject<HTMLElement | null>;
  isEnabled: boolean;
  /** Wait until the browser has laid out the rows, instead of measuring them during a render. */
  isMeasuredLater: boolean;
  /** A new text means other rows, or rows of another height. */
  when: string;
  /** Keep the function between renders. */
  onHeights: (heights: Iterable<readonly [row: HTMLElement, height: number]>) => void;
}

const rowsIn = (body: HTMLElement | null) => body?.querySelectorAll<HTMLElement>('[data-index]') ?? [];

/** Reports the heights of the rows in the page, in pixels. */
export function useRowHeights({ body, isEnabled, isMeasuredLater, when, onHeights }: RowHeightsOptions) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `when` changes with the rows.
  useEffect(() => {
    if (!isEnabled || !isMeasuredLater) return;
    const observer = new ResizeObserver((entries) =>
      onHeights(
        entries.map(({ target, borderBoxSize }) => [target as HTMLElement, borderBoxSize[0]?.blockSize ?? 0]),
      ),
    );
    for (const row of rowsIn(body.current)) observer.observe(row);
    return () => observer.disconnect();
  }, [body, isEnabled, isMeasuredLater, onHeights, when]);

  // Measuring makes the browser lay out the page during the render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `when` changes with the rows.
  useLayoutEffect(() => {
    if (!isEnabled || isMeasuredLater) return;
    onHeights([...rowsIn(body.current)].map((row) => [row, row.getBoundingClientRect().height]));
  }, [body, isEnabled, isMeasuredLater, onHeights, when]);
}
