import { isRightToLeft } from '../direction/isRightToLeft';

/*
 * A grid is one stop of the Tab key. Its cells have a `data-cell`, its rows a `data-row`. The stop lives in the page and not in
 * state, so moving renders nothing, and what a caller put into a cell is part of it.
 */

const CELL = '[data-cell]';
const WIDGET = 'a[href], button:enabled, input[type="checkbox"]:enabled';
const STOPS = `${CELL}, ${CELL} :is(${WIDGET})`;

/** Whether the page shows it. A narrow grid hides some of its cells. */
export const isShown = (element: Element): boolean => element.getClientRects().length > 0;

export const cellOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(CELL) : null;

export const cellsOf = (row: Element | null | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>(CELL) ?? []),
];

/** The elements of a cell that take the focus: its links, buttons and checkboxes, or else the cell itself. */
function stopsOf(cell: HTMLElement): HTMLElement[] {
  const widgets = [...cell.querySelectorAll<HTMLElement>(WIDGET)].filter(isShown);
  return widgets.length > 0 ? widgets : [cell];
}

/** The first element of a cell that takes the focus. */
export const stopOf = (cell: HTMLElement): HTMLElement => stopsOf(cell)[0] ?? cell;

/**
 * Makes the grid one stop of the Tab key: the last focused one, or else that of the first cell.
 * @param wanted the next stop, or its cell
 */
export function keepOneStop(
  grid: HTMLElement,
  firstCell: () => HTMLElement | null | undefined,
  wanted?: HTMLElement | null,
): void {
  const last = grid.querySelector<HTMLElement>(`:is(${STOPS})[data-stop]`);
  const stop = wanted ?? (last && isShown(last) ? last : firstCell());
  const target = stop && (stop.matches(CELL) ? stopOf(stop) : stop);
  for (const element of grid.querySelectorAll<HTMLElement>(STOPS)) {
    const isStop = element === target;
    if (element.tabIndex !== (isStop ? 0 : -1)) element.tabIndex = isStop ? 0 : -1;
    if (!isStop) delete element.dataset.stop;
  }
  if (target) target.dataset.stop = '';
}

/** Gives every control back to the Tab key. */
export function letAllStop(grid: HTMLElement): void {
  for (const element of grid.querySelectorAll<HTMLElement>(WIDGET)) {
    if (element.tabIndex < 0) element.tabIndex = 0;
    delete element.dataset.stop;
  }
}

/** What takes the focus along the row: the next control of the same cell, or a stop of another. Null at the edge. */
export function stopAlong(from: Element, way: 'left' | 'right' | 'start' | 'end'): HTMLElement | null {
  const cell = cellOf(from);
  if (cell === null) return null;
  const step = (way === 'left') === isRightToLeft(cell) ? 1 : -1;
  const cells = cellsOf(cell.closest('[data-row]')).filter(isShown);
  if (way === 'start' || way === 'end') {
    const end = cells.at(way === 'start' ? 0 : -1);
    return end ? stopOf(end) : null;
  }
  const stops = stopsOf(cell);
  const next = stops[stops.indexOf(from as HTMLElement) + step];
  if (next) return next;
  const beside = cells[cells.indexOf(cell) + step];
  return (beside && stopsOf(beside).at(Math.min(step, 0))) ?? null;
}
