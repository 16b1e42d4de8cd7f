const CELL = '[data-cell]';
const WIDGET = 'a[href], button:not(:disabled)';
const STOPS = `${CELL}, :is(${CELL}) :is(${WIDGET})`;

/** The element of a cell that takes the focus: its link or button, or else the cell itself. */
export const stopOf = (cell: HTMLElement): HTMLElement => cell.querySelector<HTMLElement>(WIDGET) ?? cell;

export const cellOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(CELL) : null;

const cellsOf = (row: Element | undefined) => [...(row?.querySelectorAll<HTMLElement>(CELL) ?? [])];
const isShown = (cell: HTMLElement) => cell.getClientRects().length > 0;

const rowsOf = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLElement>('[data-row]')];

/** Every cell with a number, in reading order. */
const numbersOf = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLElement>('[data-cell="number"]')];

/**
 * Makes the sheet one stop of the Tab key: the last focused cell, and at first the first
 * number. The stop lives in the page and not in state, so moving renders nothing.
 */
export function keepOneStop(grid: HTMLElement, wanted?: HTMLElement | null): void {
  const last = grid.querySelector<HTMLElement>(`:is(${STOPS})[data-stop]`);
  const stop = wanted ?? last ?? numbersOf(grid)[0] ?? grid.querySelector<HTMLElement>(CELL);
  const target = stop && (stop.matches(CELL) ? stopOf(stop) : stop);
  for (const element of grid.querySelectorAll<HTMLElement>(STOPS)) {
    const isStop = element === target;
    if (element.tabIndex !== (isStop ? 0 : -1)) element.tabIndex = isStop ? 0 : -1;
    if (!isStop) delete element.dataset.stop;
  }
  if (target) target.dataset.stop = '';
}

/** Directions from a cell. */
export type Way = 'up' | 'down' | 'left' | 'right' | 'start' | 'end' | 'first' | 'last';

/** The cell in this direction; null at the edge. */
export function cellBeside(grid: HTMLElement, cell: HTMLElement, way: Way): HTMLElement | null {
  const rows = rowsOf(grid);
  const row = rows.findIndex((each) => each.contains(cell));
  const column = cellsOf(rows[row]).indexOf(cell);
  if (way === 'up' || way === 'down') {
    return cellsOf(rows[row + (way === 'up' ? -1 : 1)])[column] ?? null;
  }
  const line = way === 'first' ? rows[0] : way === 'last' ? rows.at(-1) : rows[row];
  const cells = cellsOf(line).filter(isShown);
  if (way === 'start' || way === 'first') return cells[0] ?? null;
  if (way === 'end' || way === 'last') return cells.at(-1) ?? null;
  return cells[cells.indexOf(cell) + (way === 'left' ? -1 : 1)] ?? null;
}

/** The number after or before a cell, row by row; null at the end, where Tab leaves the sheet. */
export function numberBeside(grid: HTMLElement, cell: HTMLElement, isBack: boolean): HTMLElement | null {
  const numbers = numbersOf(grid).filter(isShown);
  const after = (one: HTMLElement) => cell.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  const before = (one: HTMLElement) => cell.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING;
  return (isBack ? numbers.findLast(before) : numbers.find(after)) ?? null;
}
