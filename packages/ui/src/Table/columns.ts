import type { ReactNode } from 'react';

/** Identifies a row. */
export type RowId = string | number;

/** Direction of a sort. */
export type SortDirection = 'ascending' | 'descending';

/** The column that the rows are sorted by. */
export interface TableSort {
  column: string;
  direction: SortDirection;
}

/** One column of a table. */
export interface TableColumn<Row> {
  /** The column's name in the code. Without `render` it is also the field of the row to show. */
  id: string;
  /** The heading. In the list on phones it is the label before the value. */
  header: string;
  /** The content of the cell. Nothing, null or '' shows '—'. @default the row's field of that id */
  render?: (row: Row) => ReactNode;
  /** Use 'end' for numbers and dates. @default 'start' */
  align?: 'start' | 'end';
  /** A track of a CSS grid: '8rem', '2fr', 'minmax(6rem, 1fr)'. @default 'minmax(0, 1fr)' */
  width?: string;
  /**
   * 'secondary' columns hide where there is little room. The list on phones shows them again, unless a `TableSubline` replaces them.
   * @default 'primary'
   */
  priority?: 'primary' | 'secondary';
  /** Whether the heading sorts. @default false */
  isSortable?: boolean;
  /** The cell names the row, for its link, checkbox and menu. @default true for the first column */
  isRowHeader?: boolean;
  /**
   * For the column that names the row: the list on phones shows its heading too, for a number that says nothing by itself.
   * @default false
   */
  isLabelled?: boolean;
}

/* 44 px, growing with the text as the checkbox does, so that the box never touches the next cell. */
const CHECK_TRACK = 'calc(20px + 1.5rem)';

/** The grid tracks of a row: checkbox, columns, menu. */
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

/** The row's value for a column without `render`. Only texts and numbers count. */
export function cellValue(row: unknown, id: string): string | number | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const value: unknown = Reflect.get(row, id);
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}
