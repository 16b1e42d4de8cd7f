import { type HTMLAttributes, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { useLabels } from '../ground/locale/LocaleContext';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import {
  type SheetColumn,
  type SheetEdit,
  type SheetRow,
  type SheetRowId,
  type SheetRowMarks,
  sheetTracks,
} from './columns';
import { Cell, Frame, Grid, HeadCell, HeadLine, TotalLine } from './Sheet.styles';
import { SheetLine } from './SheetLine';
import { useSheetWork } from './useSheetWork';

export interface SheetLabels {
  /** Read by screen readers with the sheet: how to edit it. */
  help?: string;
  /** Announced after a paste. `left` numbers had no cell. @default '6 números pegados' */
  pasted?: (taken: number, left: number) => string;
  /** Names the row of totals. @default 'Total' */
  total?: string;
  /** Heading of the menus, for assistive technology. @default 'Acciones' */
  actions?: string;
}

export interface SheetProps<Row extends SheetRow>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'aria-label' | 'role'> {
  /** Name of the sheet: 'Personajes'. */
  'aria-label': string;
  /** Keep the array between renders, because a new one renders every row. */
  columns: readonly SheetColumn<Row>[];
  /** Keep the object of an unchanged row, because a new one renders the row. */
  rows: readonly Row[];
  /** Called with new numbers of cells: one after typing, many after a paste. A text that is no number has `value: null`. */
  onEdit: (edits: SheetEdit[]) => void;
  /** Typed but unsaved texts, by row. */
  marks?: ReadonlyMap<SheetRowId, SheetRowMarks>;
  /** The columns' totals, by column id. They form a last row. */
  totals?: Readonly<Record<string, ReactNode>>;
  /** The menu at the end of a row. Keep the function between renders. */
  renderRowMenu?: (row: Row) => ReactNode;
  /** Replaces the rows when there are none. */
  empty?: ReactNode;
  labels?: SheetLabels;
  ref?: Ref<HTMLDivElement>;
}

const LABELS = {
  help: 'Escribe un número o presiona Enter para editar una celda, Escape para descartar. Las flechas y Tab pasan de una a otra; Control y Fin, a la última. Se pueden pegar números de una planilla.',
  pasted: (taken: number, left: number) =>
    `${taken === 1 ? '1 número pegado' : `${taken} números pegados`}${left > 0 ? `, ${left} sin celda` : ''}`,
  total: 'Total',
  actions: 'Acciones',
};

/**
 * Rows with whole numbers that a person edits in place, as in a spreadsheet: type over a cell or open it with
 * Enter, go on with Tab, Enter or the arrow keys, cancel with Escape, paste a column. On phones it is a list. The
 * sheet stores nothing: typed values go to `onEdit`, and their results come back by `rows` and `marks`.
 */
export function Sheet<Row extends SheetRow>({
  'aria-label': label,
  columns,
  rows,
  onEdit,
  marks,
  totals,
  renderRowMenu,
  empty,
  labels,
  ref,
  ...frame
}: SheetProps<Row>) {
  const words = useLabels('Sheet', LABELS, labels);
  const helpId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  const onPasted = (taken: number, left: number) => say(words.pasted(taken, left));
  const { work, ...keys } = useSheetWork(grid, { rows, columns, onEdit, onPasted });
  const tracks = sheetTracks(columns, renderRowMenu !== undefined);
  const isEmpty = rows.length === 0 && empty !== undefined;
  if (isEmpty) {
    return (
      <Frame {...frame} ref={ref}>
        {empty}
      </Frame>
    );
  }
  return (
    <Frame {...frame} ref={ref}>
      <Grid ref={grid} role="grid" aria-label={label} aria-describedby={helpId} $tracks={tracks} {...keys}>
        <HeadLine role="row">
          {columns.map(({ id, header, kind }) => (
            <HeadCell key={id} role="columnheader" data-kind={kind}>
              {header}
            </HeadCell>
          ))}
          {renderRowMenu && (
            <HeadCell role="columnheader">
              <VisuallyHidden>{words.actions}</VisuallyHidden>
            </HeadCell>
          )}
        </HeadLine>
        {rows.map((row) => (
          <SheetLine
            key={row.id}
            row={row}
            columns={columns}
            marks={marks?.get(row.id)}
            renderRowMenu={renderRowMenu}
            work={work}
          />
        ))}
        {totals && (
          <TotalLine role="row">
            {columns.map(({ id, header, kind }, index) => (
              <Cell
                key={id}
                role={index === 0 ? 'rowheader' : 'gridcell'}
                data-kind={kind}
                data-label={kind === 'number' ? header : undefined}
              >
                {index === 0 ? words.total : totals[id]}
              </Cell>
            ))}
            {renderRowMenu && <Cell role="gridcell" data-cell-of="menu" />}
          </TotalLine>
        )}
      </Grid>
      <VisuallyHidden id={helpId}>{words.help}</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Frame>
  );
}
