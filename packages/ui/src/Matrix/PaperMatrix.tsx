import type { MatrixCell, MatrixColumn, MatrixRow } from './cells';
import { PaperTable } from './PaperMatrix.styles';

interface PaperMatrixProps<Row extends MatrixRow> {
  columns: readonly MatrixColumn[];
  rows: readonly Row[];
  getCell: (row: Row, column: number) => MatrixCell | null;
  total: string;
  words: { rows: string; total: string };
}

/** Columns that fit on a landscape sheet in readable letters. */
const ON_A_SHEET = 14;

/**
 * The whole matrix for print. It splits the columns into several tables, repeats the names in each table, and the
 * headings on each sheet.
 */
export function PaperMatrix<Row extends MatrixRow>(props: PaperMatrixProps<Row>) {
  const { columns, rows, getCell, total, words } = props;
  const parts = Math.max(Math.ceil(columns.length / ON_A_SHEET), 1);
  const size = Math.ceil(columns.length / parts);
  return Array.from({ length: parts }, (_, part) => {
    const first = part * size;
    const own = columns.slice(first, first + size);
    return (
      <PaperTable key={first}>
        <thead>
          <tr>
            <th>{words.rows}</th>
            <th>{words.total}</th>
            {own.map(({ id, header }) => (
              <th key={id}>{header}</th>
            ))}
          </tr>
          <tr>
            <th>{words.total}</th>
            <td>{total}</td>
            {own.map((column) => (
              <td key={column.id}>{column.total}</td>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th>
                {row.header}
                <small>{row.sub}</small>
              </th>
              <td>{row.total}</td>
              {own.map((column, place) => {
                const cell = getCell(row, first + place);
                return (
                  <td key={column.id}>
                    {cell?.text}
                    {cell?.note !== undefined && <small>{cell.note}</small>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </PaperTable>
    );
  });
}
