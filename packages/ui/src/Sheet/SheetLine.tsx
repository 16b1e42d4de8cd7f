import { memo, type ReactNode, useId } from 'react';
import { OwnDirection } from '../ground/direction/OwnDirection';
import type { SheetColumn, SheetRow, SheetRowId, SheetRowMarks } from './columns';
import { type After, NumberCell } from './NumberCell';
import { Cell, Line, Note } from './Sheet.styles';

/** The actions of a sheet's cells. The object stays the same as long as the sheet exists. */
export interface SheetWork {
  commit: (id: SheetRowId, column: string, text: string) => void;
  paste: (id: SheetRowId, column: string, text: string) => boolean;
  go: (cell: HTMLElement, after: After) => boolean;
}

interface SheetLineProps<Row extends SheetRow> {
  row: Row;
  columns: readonly SheetColumn<Row>[];
  marks: SheetRowMarks | undefined;
  renderRowMenu: ((row: Row) => ReactNode) | undefined;
  work: SheetWork;
}

function NumberAt<Row extends SheetRow>({
  row,
  column,
  marks,
  noteId,
  work,
}: Pick<SheetLineProps<Row>, 'row' | 'marks' | 'work'> & {
  column: Extract<SheetColumn<Row>, { kind: 'number' }>;
  noteId: string | undefined;
}) {
  return (
    <NumberCell
      name={column.nameOf(row)}
      header={column.header}
      value={column.value(row)}
      mark={marks?.cells[column.id]}
      noteId={noteId}
      onCommit={(text) => work.commit(row.id, column.id, text)}
      onPasted={(text) => work.paste(row.id, column.id, text)}
      onGo={work.go}
    />
  );
}

function SheetLineOf<Row extends SheetRow>(props: SheetLineProps<Row>) {
  const { row, columns, marks, renderRowMenu, work } = props;
  const id = useId();
  const noteId = marks?.note === undefined ? undefined : id;
  return (
    <Line role="row" data-row={row.id}>
      {columns.map((column) =>
        column.kind === 'number' ? (
          <NumberAt key={column.id} row={row} column={column} marks={marks} noteId={noteId} work={work} />
        ) : (
          <Cell
            key={column.id}
            role={column.isRowHeader ? 'rowheader' : 'gridcell'}
            tabIndex={-1}
            data-cell="shown"
          >
            <OwnDirection of={column.render(row)} />
          </Cell>
        ),
      )}
      {renderRowMenu && (
        <Cell role="gridcell" tabIndex={-1} data-cell="menu">
          {renderRowMenu(row)}
        </Cell>
      )}
      {noteId !== undefined && (
        <Note role="gridcell" id={noteId}>
          {marks?.note}
        </Note>
      )}
    </Line>
  );
}

/** A row. A changed number in another row does not render it. */
export const SheetLine = memo(SheetLineOf) as typeof SheetLineOf;
