import type { CSSProperties, ReactNode } from 'react';

/** Identifies a row. */
export type RowId = string | number;

/** Direction of a sort. */
export type SortDirection = 'ascending' | 'descending';

/** The column that the rows are sorted by. */
export interface TableSort {
  column: string;
  direction: SortDirection;
}

interface Column<Row> {
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

/** The fields of a row that a cell can show as they are: texts and numbers. */
type TextField<Row> = {
  [Field in keyof Row]-?: Row[Field] extends string | number | null | undefined ? Field : never;
}[keyof Row] &
  string;

/** One column of a table: a field of the row, or whatever `render` makes of it. */
export type TableColumn<Row> = Column<Row> &
  (
    | {
        /** The column's name in the code, and the field of the row to show. */
        id: TextField<Row>;
      }
    | {
        /** The column's name in the code. With `render` it may be any. */
        id: string;
        render: (row: Row) => ReactNode;
      }
  );

/* 44 px, growing with the text as the checkbox does, so that the box never touches the next cell. */
const CHECK_TRACK = 'calc(20px + 1.5rem)';

/** The grid tracks of a row: checkbox, columns, menu. */
export function gridTracks(
  columns: readonly Pick<TableColumn<never>, 'width' | 'priority'>[],
  hasCheckbox: boolean,
  hasMenu: boolean,
): { all: string[]; primary: string[] } {
  const tracks = (some: typeof columns) => [
    ...(hasCheckbox ? [CHECK_TRACK] : []),
    ...some.map(({ width = 'minmax(0, 1fr)' }) => (/^[\d.]+fr$/.test(width) ? `minmax(0, ${width})` : width)),
    ...(hasMenu ? ['44px'] : []),
  ];
  return {
    all: tracks(columns),
    primary: tracks(columns.filter(({ priority }) => priority !== 'secondary')),
  };
}

/** The tracks, for the style sheet. */
export const trackStyle = ({ all, primary }: ReturnType<typeof gridTracks>) =>
  ({
    '--dui-table-tracks': all.join(' '),
    '--dui-table-primary-tracks': primary.join(' '),
  }) as CSSProperties;

/** The row's value for a column without `render`. Only texts and numbers count. */
export function cellValue(row: unknown, id: string): string | number | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const value: unknown = Reflect.get(row, id);
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}
