import type { ReactNode } from 'react';

/** What names a row among the others. */
export type RowId = string | number;

/** Direction of a sort. */
export type SortDirection = 'ascending' | 'descending';

/** Which column the rows are sorted by. */
export interface TableSort {
  column: string;
  direction: SortDirection;
}

/** One column of a table. */
export interface TableColumn<Row> {
  /** Its name in the code; without `render`, the field of the row it shows. */
  id: string;
  /** Its heading; in the list on phones, the label before the value. */
  header: string;
  /** What the cell shows. Nothing, null or '' shows '—'. @default the row's field of that id */
  render?: (row: Row) => ReactNode;
  /** 'end' for numbers and dates. @default 'start' */
  align?: 'start' | 'end';
  /** A track of a CSS grid: '8rem', '2fr', 'minmax(6rem, 1fr)'. @default 'minmax(0, 1fr)' */
  width?: string;
  /** 'secondary' columns leave where there is little room; in the list on phones they come back, unless a `TableSubline` stands in for them. @default 'primary' */
  priority?: 'primary' | 'secondary';
  /** Its heading sorts. @default false */
  isSortable?: boolean;
  /** Names the row: its link, its checkbox, its menu. @default true for the first column */
  isRowHeader?: boolean;
  /** Of the column that names the row: in the list on phones its heading stands before it too, for a number that alone says nothing. @default false */
  isLabelled?: boolean;
}

/* 44 px, and as much more as the box grows with the letters: it does not come up to what stands beside it. */
const CHECK_TRACK = 'calc(20px + 1.5rem)';

/** The tracks of a row: checkbox, columns, menu. */
export function gridTracks(
  columns: readonly Pick<TableColumn<never>, 'width' | 'priority'>[],
  hasCheckbox: boolean,
  hasMenu: boolean,
): { all: string; primary: string } {
  const tracks = (some: typeof columns) =>
    [
      ...(hasCheckbox ? [CHECK_TRACK] : []),
      ...some.map(({ width = 'minmax(0, 1fr)' }) =>
        /^[\d.]+fr$/.test(width) ? `minmax(0, ${width})` : width,
      ),
      ...(hasMenu ? ['44px'] : []),
    ].join(' ');
  return {
    all: tracks(columns),
    primary: tracks(columns.filter(({ priority }) => priority !== 'secondary')),
  };
}

/** What a row holds for a column that has no `render` of its own: text and numbers, nothing else. */
export function fieldOf(row: unknown, id: string): string | number | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const value: unknown = Reflect.get(row, id);
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}
