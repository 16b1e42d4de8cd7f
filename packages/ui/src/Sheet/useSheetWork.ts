import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { cellOf, keepOneStop, stopOf } from '../ground/grid/cellStops';
import { wayOf } from '../ground/grid/gridKeys';
import { cellBeside, firstCell, numberBeside, stopBeside } from './cellFocus';
import { cellsIn, numberIn, type SheetColumn, type SheetEdit, type SheetRow } from './columns';
import type { SheetWork } from './SheetLine';

interface SheetState<Row> {
  rows: readonly Row[];
  columns: readonly SheetColumn<Row>[];
  onEdit: (edits: SheetEdit[]) => void;
  /** Called after a paste with how many numbers were taken and how many had no cell. */
  onPasted: (taken: number, left: number) => void;
}

/** The edits of a paste from one cell on: down over the rows, to the right over the number columns. Blank cells change nothing. */
function editsOf<Row extends SheetRow>(
  { rows, columns }: SheetState<Row>,
  id: SheetRow['id'],
  columnId: string,
  pasted: readonly string[][],
): { edits: SheetEdit[]; left: number } {
  const numbers = columns.filter(({ kind }) => kind === 'number');
  const [top, start] = [rows.findIndex((row) => row.id === id), numbers.findIndex((c) => c.id === columnId)];
  const edits: SheetEdit[] = [];
  let left = 0;
  pasted.forEach((line, down) => {
    line.forEach((text, along) => {
      const [row, column] = [rows[top + down], numbers[start + along]];
      if (text === '') return;
      if (row && column) edits.push({ id: row.id, column: column.id, text, value: numberIn(text) });
      else left += 1;
    });
  });
  return { edits, left };
}

/** The actions of a sheet's cells, and the keys that move between cells. */
export function useSheetWork<Row extends SheetRow>(
  grid: RefObject<HTMLDivElement | null>,
  state: SheetState<Row>,
) {
  const latest = useRef(state);
  function keep(wanted?: HTMLElement) {
    const sheet = grid.current;
    if (sheet) keepOneStop(sheet, () => firstCell(sheet), wanted);
  }
  useLayoutEffect(() => {
    latest.current = state;
    keep();
  });

  function focus(wanted: HTMLElement | null): boolean {
    if (wanted === null) return false;
    keep(wanted);
    (wanted === cellOf(wanted) ? stopOf(wanted) : wanted).focus();
    return true;
  }

  const [work] = useState<SheetWork>(() => ({
    commit: (id, column, text) => latest.current.onEdit([{ id, column, text, value: numberIn(text) }]),
    paste(id, column, text) {
      const { edits, left } = editsOf(latest.current, id, column, cellsIn(text));
      if (edits.length === 0) return false;
      latest.current.onEdit(edits);
      latest.current.onPasted(edits.length, left);
      return true;
    },
    go(cell, after) {
      if (grid.current === null) return false;
      if (after === 'stays') return focus(cell);
      if (after === 'next' || after === 'previous')
        return focus(numberBeside(grid.current, cell, after === 'previous'));
      return focus(cellBeside(grid.current, cell, after));
    },
  }));

  /**
   * Runs before the cell's own content sees the key, because the arrow keys would open a
   * menu. It leaves keys typed into a field, or into a layer over the page, alone.
   */
  function onKeyDownCapture(event: KeyboardEvent) {
    const cell = cellOf(event.target);
    const isTyped = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (isTyped || cell === null || !grid.current?.contains(cell)) return;
    const wanted = wayOf(event);
    // Pages scroll as elsewhere.
    const way = wanted === 'pageUp' || wanted === 'pageDown' ? undefined : wanted;
    const isTab = event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey;
    if (isTab ? !work.go(cell, event.shiftKey ? 'previous' : 'next') : way === undefined) return;
    if (way !== undefined) focus(stopBeside(grid.current, event.target as Element, way));
    event.preventDefault();
    event.stopPropagation();
  }

  /** A mouse click moves the Tab stop too. */
  function onFocusCapture({ target }: { target: EventTarget }) {
    const cell = cellOf(target);
    if (cell && grid.current?.contains(cell)) {
      const isOwn = target instanceof HTMLElement && target.matches('a, button, input[type="checkbox"]');
      keep(isOwn ? target : cell);
    }
  }

  return { work, onKeyDownCapture, onFocusCapture };
}
