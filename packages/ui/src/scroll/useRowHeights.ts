import { type RefObject, useEffect, useLayoutEffect } from 'react';

interface RowHeightsOptions {
  /** What holds the rows; each carries `data-index`. */
  body: RefObject<HTMLElement | null>;
  isEnabled: boolean;
  /** The browser is not asked in the middle of a render: it tells once it has laid out. */
  isMeasuredLater: boolean;
  /** Another text: there are other rows, or rows of another height. */
  when: string;
  /** Keep the function between renders. */
  onHeights: (heights: Iterable<readonly [row: HTMLElement, height: number]>) => void;
}

const rowsIn = (body: HTMLElement | null) => body?.querySelectorAll<HTMLElement>('[data-index]') ?? [];

/** Tells how high the rows are that are in the page, in pixels. */
export function useRowHeights({ body, isEnabled, isMeasuredLater, when, onHeights }: RowHeightsOptions) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `when` says that there are other rows.
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

  // Asking lays out the page in the middle of a render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `when` says that there are other rows.
  useLayoutEffect(() => {
    if (!isEnabled || isMeasuredLater) return;
    onHeights([...rowsIn(body.current)].map((row) => [row, row.getBoundingClientRect().height]));
  }, [body, isEnabled, isMeasuredLater, onHeights, when]);
}
