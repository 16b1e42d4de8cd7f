/**
 * The rows are displayed as grids, which takes their roles away from bare `table`, `tr` and `td`: they are written
 * out, and as those of a grid, since the keyboard moves by rows.
 */
export const roles = {
  grid: { role: 'grid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  cell: { role: 'gridcell' },
} as const;
