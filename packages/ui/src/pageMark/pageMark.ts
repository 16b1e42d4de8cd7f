import { useLayoutEffect } from 'react';

/**
 * What a whole page gives way to: a drawer beside it, a bar at a form's foot, a document's sheets on paper, sheets that lie on
 * their side, a notification in its bar.
 */
export type PageMark =
  | 'data-dui-docked'
  | 'data-dui-form-bar'
  | 'data-dui-landscape'
  | 'data-dui-paper'
  | 'data-dui-told';

const standing = new Map<PageMark, number>();

/**
 * Says on `<html>` that there is such a thing, for styles far from it. Not `html:has(…)`: that makes browsers look through
 * the page at every change in it.
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

/** {@link markPage} for as long as a component is there. */
export function usePageMark(mark: PageMark, isThere = true): void {
  useLayoutEffect(() => (isThere ? markPage(mark) : undefined), [mark, isThere]);
}
