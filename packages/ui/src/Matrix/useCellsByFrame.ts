import { useEffect, useState } from 'react';
import type { ColumnWindow } from './useColumnWindow';

/** Which columns a row renders. */
export type CellsOf = (row: number) => ColumnWindow;

interface Options {
  /** The columns that the rows should show. */
  columns: ColumnWindow;
  /** The rows in the page. */
  rows: readonly number[];
  /** The row with the focus. It gets all of its cells at once. */
  pinned: number | undefined;
  /** The owner of the columns. When it changes, all cells come at once. */
  of: unknown;
}

/** Cells that one frame adds. More would keep a slow machine from painting. */
const AT_ONCE = 12;
/** When a person scrolls fast, a frame adds at least this fraction (1/5) of the missing cells. */
const PART = 5;

const NONE: ColumnWindow = [];

const missing = (from: ColumnWindow, to: ColumnWindow) => {
  const there = new Set(from.map(({ index }) => index));
  return to.reduce((sum, { index }) => sum + (there.has(index) ? 0 : 1), 0);
};

/** The state after one more frame: some rows got the columns they should show. */
function oneFrameOn(
  windows: ReadonlyMap<number, ColumnWindow>,
  { columns, rows }: Pick<Options, 'columns' | 'rows'>,
): ReadonlyMap<number, ColumnWindow> {
  const before = rows.map((row) => windows.get(row) ?? NONE);
  const all = before.reduce((sum, old) => sum + missing(old, columns), 0);
  const most = Math.max(AT_ONCE, Math.ceil(all / PART));
  let added = 0;
  return new Map(
    rows.map((row, place) => {
      const old = before[place] ?? NONE;
      if (old === columns || added >= most) return [row, old];
      added += missing(old, columns);
      return [row, columns];
    }),
  );
}

/**
 * Adds the cells that scroll into the page a few per frame, so that no frame has to wait for all of them. All cells
 * come at once on the first render, and when none of the rows in sight was there before.
 */
export function useCellsByFrame({ columns, rows, pinned, of }: Options): CellsOf {
  const [known, setKnown] = useState<{ of: unknown; windows: ReadonlyMap<number, ColumnWindow> }>();
  const windows = known?.of === of ? known?.windows : undefined;
  const isNew = !windows || !rows.some((row) => row !== pinned && windows.has(row));
  const isBehind = !windows || rows.some((row) => windows.get(row) !== columns);

  useEffect(() => {
    if (!isBehind) return;
    if (isNew) {
      setKnown({ of, windows: new Map(rows.map((row) => [row, columns])) });
      return;
    }
    const frame = requestAnimationFrame(() =>
      setKnown((old) => ({ of, windows: oneFrameOn(old?.windows ?? new Map(), { columns, rows }) })),
    );
    return () => cancelAnimationFrame(frame);
  }, [isBehind, isNew, columns, rows, of]);

  return (row) => (isNew || row === pinned ? columns : (windows.get(row) ?? NONE));
}
