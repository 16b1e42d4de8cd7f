import { type RefObject, useRef, useState } from 'react';
import { letAllStop } from '../ground/grid/cellStops';

const CELLS = ':is(thead, tbody > [data-index])';
const CONTROLS = `${CELLS} :is(a[href], button, input)`;
/* They have arrow keys of their own. A `Select` is a button that opens a list. */
const FIELDS = `${CELLS} :is(input:not([type="checkbox"], [type="hidden"], [type="file"]), select, textarea, [contenteditable], [aria-haspopup="listbox"])`;

/**
 * Whether the table is a grid, which is one stop of the Tab key. Without controls it is a table to read. With fields in its cells it
 * is a form, which Tab walks through as through any other.
 *
 * @param isKnown rows can be chosen, opened or have a menu, so it is a grid before anything is rendered
 */
export function useIsGrid(table: RefObject<HTMLElement | null>, isKnown: boolean) {
  const [isGrid, setGrid] = useState(isKnown);
  const was = useRef(isKnown);
  /** Looks at what is in the page now. Until rows come, a grid stays one. */
  function look(isSkeleton: boolean): boolean {
    const element = table.current;
    if (!element) return false;
    const has = (what: string) => element.querySelector(what) !== null;
    const is = !has(FIELDS) && (isKnown || has(CONTROLS) || (isSkeleton && was.current));
    if (was.current && !is) letAllStop(element);
    was.current = is;
    setGrid(is);
    return is;
  }
  return { isGrid, look };
}
