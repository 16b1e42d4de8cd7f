/**
 * `table`, `tr` and `td` lose their roles because CSS displays the rows as grids. So the
 * roles are explicit, and they are those of a grid, because the keyboard moves by rows.
 */
export const roles = {
  grid: { role: 'grid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  cell: { role: 'gridcell' },
} as const;
