/**
 * `table`, `tr` and `td` lose their roles because CSS displays the rows as grids. So the roles are explicit: those of a grid where
 * the keyboard moves from cell to cell.
 */
export const roles = {
  grid: { role: 'grid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  cell: { role: 'gridcell' },
} as const;

/** Attributes of a cell in a grid, for the keyboard. */
export const asCell = (isGrid: boolean) => (isGrid ? { 'data-cell': '', tabIndex: -1 } : undefined);
