const CELL = '[data-cell]';
const WIDGET = 'a[href], button:not(:disabled)';
const STOPS = `${CELL}, :is(${CELL}) :is(${WIDGET})`;

/** What gets the focus of a cell: what can be pressed in it, or the cell. */
export const stopOf = (cell: HTMLElement): HTMLElement => cell.querySelector<HTMLElement>(WIDGET) ?? cell;

export const cellOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(CELL) : null;

const cellsOf = (row: Element | undefined) => [...(row?.querySelectorAll<HTMLElement>(CELL) ?? [])];
const isShown = (cell: HTMLElement) => cell.getClientRects().length > 0;

const rowsOf = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLElement>('[data-row]')];

/** Every cell with a number, in reading order. */
const numbersOf = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLElement>('[data-cell="number"]')];

/**
 * The sheet is one stop of the Tab key: the cell where one was last, at first the first number. Kept in the page and not in
 * state, so that moving renders nothing.
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

/** Ways to go from a cell. */
export type Way = 'up' | 'down' | 'left' | 'right' | 'start' | 'end' | 'first' | 'last';

/** The cell one comes to; null at the edge. */
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

/** The number after or before a cell, row after row; null where there is none: Tab leaves the sheet. */
export function numberBeside(grid: HTMLElement, cell: HTMLElement, isBack: boolean): HTMLElement | null {
  const numbers = numbersOf(grid).filter(isShown);
  const after = (one: HTMLElement) => cell.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  const before = (one: HTMLElement) => cell.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING;
  return (isBack ? numbers.findLast(before) : numbers.find(after)) ?? null;
}
