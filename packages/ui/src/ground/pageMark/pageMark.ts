import { useLayoutEffect } from 'react';

/**
 * Marks for a drawer beside the page, a bar at a form's foot, printed sheets of a document,
 * sheets in landscape, and a notification in the bar. The whole page adapts to them.
 */
export type PageMark =
  | 'data-dui-docked'
  | 'data-dui-form-bar'
  | 'data-dui-landscape'
  | 'data-dui-paper'
  | 'data-dui-told';

const standing = new Map<PageMark, number>();

/**
 * Sets a mark on `<html>` for styles far from the component. It is not `html:has(…)`,
 * because browsers would then search the page at every change.
 * @returns takes the mark back, once
 */
export function markPage(mark: PageMark): () => void {
  const change = (by: 1 | -1) => {
    const count = (standing.get(mark) ?? 0) + by;
    standing.set(mark, count);
    document.documentElement.toggleAttribute(mark, count > 0);
  };
  change(1);
  let isStanding = true;
  return () => {
    if (isStanding) change(-1);
    isStanding = false;
  };
}

/** {@link markPage} for as long as a component is mounted. */
export function usePageMark(mark: PageMark, isThere = true): void {
  useLayoutEffect(() => (isThere ? markPage(mark) : undefined), [mark, isThere]);
}
