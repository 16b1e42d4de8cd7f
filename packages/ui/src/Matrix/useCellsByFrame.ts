import { useEffect, useState } from 'react';
import type { ColumnWindow } from './useColumnWindow';

/** Which columns a row renders. */
export type CellsOf = (row: number) => ColumnWindow;

interface Options {
  /** Columns to come to. */
  columns: ColumnWindow;
  /** Rows in the page. */
  rows: readonly number[];
  /** A row that has all of its cells at once: the one with the focus. */
  pinned: number | undefined;
  /** Whose columns they are: of another one all are there at once. */
  of: unknown;
}

/** Cells that one frame adds: more would keep a slow machine from painting. */
const AT_ONCE = 12;
/** Whoever scrolls fast is not left behind: of what is missing a frame adds at least this part. */
const PART = 5;

const NONE: ColumnWindow = [];

const missing = (from: ColumnWindow, to: ColumnWindow) => {
  const there = new Set(from.map(({ index }) => index));
  return to.reduce((sum, { index }) => sum + (there.has(index) ? 0 : 1), 0);
};

/** One frame on the way: some rows have come to the columns they are to have. */
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
 * Scrolling moves what is in the page; the cells that come into it come a few a frame, so that no frame waits for all of
 * them. The first time, and where nothing of what is in sight was there before, all of them are there at once.
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
