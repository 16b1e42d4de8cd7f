import type { HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { use, useId, useMemo, useRef } from 'react';
import { LocaleContext, mergeLabels } from '../ground/locale/LocaleContext';
import { usePageMark } from '../ground/pageMark/pageMark';
import { usePrinting } from '../ground/scroll/usePrinting';
import { useRowWindow } from '../ground/scroll/useRowWindow';
import { useScrollStop } from '../ground/scroll/useScrollStop';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { RowId, TableColumn, TableSort } from './columns';
import { cellValue, gridTracks, trackStyle } from './columns';
import { Grid } from './Grid.styles';
import { ListBarOf } from './ListBar';
import type { TableLabels } from './labels';
import { tableLabels } from './labels';
import { containersOf, WIDE_FROM } from './media';
import { rolesOf } from './rolesOf';
import { Card, Scroller } from './Table.styles';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import { useSelection } from './useSelection';
import { rowIndexOf, useTableKeyboard } from './useTableKeyboard';

export interface TableProps<Row extends object>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'aria-label'> {
  /** Name of the table, for assistive technology: 'Usuarios'. */
  'aria-label': string;
  /** The columns, in order. Keep the array between renders: a new one renders every row. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Identifies a row. @default its field `id` */
  getRowId?: (row: Row) => RowId;
  /** The column that the rows are sorted by. The caller or the server does the sorting. */
  sort?: TableSort;
  /** Called when a heading is pressed. */
  onSortChange?: (sort: TableSort) => void;
  /** Whether the list on phones offers sorting too. A few rows are not worth the room. @default true */
  sortsInList?: boolean;
  /** Hides sorting and the box for all rows in the list on phones, because the toolbar holds them folded. @default false */
  isListBarFolded?: boolean;
  /** Checkboxes to choose rows. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** The chosen rows, for a caller that holds this state. */
  selectedIds?: ReadonlySet<RowId>;
  /** Called with every chosen row, also those not in the page. */
  onSelectionChange?: (ids: Set<RowId>) => void;
  /** Called on a press of a row, or Enter on it. Without it, pressing a row chooses it. */
  onRowAction?: (id: RowId) => void;
  /** The row with its details open beside the table. */
  currentId?: RowId;
  /** The menu at the end of a row. Keep the function between renders. */
  renderRowMenu?: (row: Row) => ReactNode;
  /** Makes rows 36 px high instead of 44. @default false */
  isDense?: boolean;
  /** Shows a skeleton in place of the rows, and announces it. @default false */
  isLoading?: boolean;
  /** Replaces the rows when there are none. */
  empty?: ReactNode;
  /** Replaces the rows when loading them failed. */
  error?: ReactNode;
  /** Above the headings: search, filters, actions for the chosen rows. */
  toolbar?: ReactNode;
  /** Below the rows: the pages. */
  footer?: ReactNode;
  /** Height, in CSS, from which the rows scroll under their headings. @default none up to 100 rows, then '70vh' */
  maxHeight?: string;
  /** Keep the object between renders. */
  labels?: Partial<TableLabels>;
  ref?: Ref<HTMLDivElement>;
}

/** Past this many rows, only the visible ones are in the page. */
const VIRTUAL_FROM = 100;
const PRESSABLE = 'a, button, select, textarea, label, input';
const idOf = (row: object): RowId => cellValue(row, 'id') ?? '';

/**
 * Rows and columns that sort, choose and scroll under their headings. Where it has little room it is a list. Past 100 rows
 * only the visible ones are in the page; all of them are printed.
 *
 * It is not react-aria's table, which costs 2,5 ms a row and walks through all 10 000 rows before it paints the first.
 */
export function Table<Row extends object>({
  'aria-label': label,
  columns,
  rows,
  getRowId = idOf,
  sort,
  onSortChange,
  sortsInList = true,
  isListBarFolded = false,
  selectionMode = 'none',
  selectedIds,
  onSelectionChange,
  onRowAction,
  currentId,
  renderRowMenu,
  isDense = false,
  isLoading = false,
  empty,
  error,
  toolbar,
  footer,
  maxHeight,
  labels: givenLabels,
  ...card
}: TableProps<Row>) {
  const provided = use(LocaleContext).labels.Table;
  const labels = useMemo(() => mergeLabels(tableLabels, provided, givenLabels), [provided, givenLabels]);
  const tableId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  useScrollStop(scroller);

  const isSkeleton = isLoading && !error;
  const shown = useMemo(() => (error || isLoading ? [] : rows), [error, isLoading, rows]);
  const isVirtual = shown.length > VIRTUAL_FROM;
  const estimate = isDense ? 36 : 44;
  const hasCheckbox = selectionMode !== 'none';
  const ids = () => shown.map(getRowId);
  const idAt = (index: number) => {
    const row = shown[index];
    return row && getRowId(row);
  };

  const { selected, toggle, selectAll, clear } = useSelection({
    mode: selectionMode,
    ids,
    selectedIds,
    onSelectionChange,
  });
  function choose(index: number, isRange: boolean) {
    const id = idAt(index);
    if (id !== undefined) toggle(id, isRange);
    return hasCheckbox;
  }
  function press(index: number, isRange = false) {
    const id = idAt(index);
    if (onRowAction && id !== undefined) onRowAction(id);
    else choose(index, isRange);
  }

  const { isGrid, pinned, handlers } = useTableKeyboard({
    table,
    isKnownGrid: hasCheckbox || onRowAction !== undefined || renderRowMenu !== undefined,
    isSkeleton,
    count: shown.length,
    pageSize: () => Math.max(Math.floor((scroller.current?.clientHeight ?? 0) / estimate) - 2, 1),
    onAction: press,
    onToggle: choose,
    onSelectAll: selectAll,
    onClear: clear,
  });
  const roles = rolesOf(isGrid);
  const count = columns.length + (renderRowMenu ? 1 : 0);
  usePageMark('data-dui-landscape', count >= WIDE_FROM);
  const isPrinting = usePrinting();
  const rowWindow = useRowWindow({
    count: shown.length,
    estimate,
    isEnabled: isVirtual && !isPrinting,
    pinned,
    scroller,
    body,
  });

  const tracks = gridTracks(columns, hasCheckbox, renderRowMenu !== undefined);
  const chosen = useMemo(
    () => (selected.size > 0 ? shown.filter((row) => selected.has(getRowId(row))).length : 0),
    [selected, shown, getRowId],
  );
  const all = {
    isSelected: shown.length > 0 && chosen === shown.length,
    isIndeterminate: chosen > 0 && chosen < shown.length,
    isDisabled: shown.length === 0,
    onChange: (isSelected: boolean) => (isSelected ? selectAll() : clear()),
  };

  function click(event: MouseEvent<HTMLElement>) {
    const index = rowIndexOf(event);
    const target = event.target as Element;
    if (index === undefined) return;
    if (target.matches('[data-select]')) choose(index, event.shiftKey);
    else if (!target.closest(PRESSABLE)) press(index, event.shiftKey);
  }

  return (
    <Card $containers={containersOf(count, tracks.primary)} {...card}>
      {toolbar}
      <ListBarOf
        columns={columns}
        sort={sort}
        onSortChange={sortsInList ? onSortChange : undefined}
        all={all}
        isMultiple={selectionMode === 'multiple'}
        isFolded={isListBarFolded}
        labels={labels}
      />
      <Scroller
        ref={scroller}
        $maxHeight={maxHeight ?? (isVirtual ? '70vh' : undefined)}
        style={trackStyle(tracks)}
      >
        <Grid
          {...roles.grid}
          ref={table}
          {...handlers}
          aria-label={label}
          aria-rowcount={isVirtual ? shown.length + 1 : undefined}
          aria-multiselectable={(isGrid && selectionMode === 'multiple') || undefined}
          aria-busy={isSkeleton || undefined}
          data-dense={isDense || undefined}
          data-has-check={hasCheckbox || undefined}
          data-pressable={onRowAction !== undefined || undefined}
        >
          <TableHead
            columns={columns}
            sort={sort}
            onSortChange={onSortChange}
            selectionMode={selectionMode}
            all={all}
            hasMenu={renderRowMenu !== undefined}
            isGrid={isGrid}
            labels={labels}
          />
          <TableBody
            ref={body}
            onClick={click}
            tableId={tableId}
            columns={columns}
            renderMenu={renderRowMenu}
            labels={labels}
            rows={shown}
            getRowId={getRowId}
            rowWindow={rowWindow}
            selected={hasCheckbox ? selected : undefined}
            currentId={currentId}
            isGrid={isGrid}
            isSkeleton={isSkeleton}
            slot={shown.length === 0 && !isSkeleton && (error ?? empty)}
          />
        </Grid>
      </Scroller>
      <VisuallyHidden role="status">{isSkeleton && labels.loading}</VisuallyHidden>
      {footer}
    </Card>
  );
}
