import { memo } from 'react';
import { cellAt, LEAD_COLUMNS, type MatrixColumn, matrixRoles, placeName, rowAt } from './cells';
import { gapStyle, type LineColumns } from './MatrixLine';

interface MatrixHeadProps extends LineColumns {
  columns: readonly MatrixColumn[];
  /** Heading of the names, and of the totals. The latter also names the row of totals. */
  words: { rows: string; total: string };
  /** The grand total. */
  total: string;
}

/** The headings and, under them, the totals of the columns. Both stay in sight. */
export const MatrixHead = memo(function MatrixHead(props: MatrixHeadProps) {
  const { columns, words, total, shown, active } = props;
  const tabIndex = (row: number, column: number) =>
    active?.row === row && active.column === column ? 0 : -1;
  const place = (row: number, column: number) => ({
    'data-place': placeName({ row, column }),
    tabIndex: tabIndex(row, column),
  });
  return (
    <div {...matrixRoles.group} data-head="">
      <div {...rowAt(0)}>
        <div {...matrixRoles.box} data-lead="">
          <div {...cellAt('heading', 0)} data-name="" {...place(0, 0)}>
            {words.rows}
          </div>
          <div {...cellAt('heading', 1)} data-total="" {...place(0, 1)}>
            {words.total}
          </div>
        </div>
        <div {...matrixRoles.box} data-cells="">
          {shown.map(({ index, gap }) => {
            const column = columns[index];
            if (!column) return null;
            const at = index + LEAD_COLUMNS;
            return (
              <div key={column.id} {...cellAt('heading', at)}>
                <a
                  style={gapStyle(gap)}
                  href={column.href}
                  aria-label={column.label}
                  title={column.label}
                  {...place(0, at)}
                >
                  {column.header}
                </a>
              </div>
            );
          })}
        </div>
      </div>
      <div {...rowAt(1)} data-totals="">
        <div {...matrixRoles.box} data-lead="">
          <div {...cellAt('rowHeading', 0)} data-name="" {...place(1, 0)}>
            {words.total}
          </div>
          <div {...cellAt('cell', 1)} data-total="" {...place(1, 1)}>
            {total}
          </div>
        </div>
        <div {...matrixRoles.box} data-cells="">
          {shown.map(({ index, gap }) => {
            const column = columns[index];
            if (!column) return null;
            const at = index + LEAD_COLUMNS;
            return (
              <div key={column.id} {...cellAt('cell', at)} style={gapStyle(gap)} {...place(1, at)}>
                {column.total}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
});
