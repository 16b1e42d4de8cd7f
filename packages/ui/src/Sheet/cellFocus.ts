import { isRightToLeft } from '../ground/direction/isRightToLeft';
import { cellOf, cellsOf, isShown, stopAlong, stopOf } from '../ground/grid/cellStops';
import type { Way } from '../ground/grid/gridKeys';

/** Every cell with a number, in reading order. */
const numbersOf = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLElement>('[data-cell="number"]')];

/** Where Tab leads at first: the first number. */
export const firstCell = (grid: HTMLElement): HTMLElement | null =>
  numbersOf(grid)[0] ?? grid.querySelector<HTMLElement>('[data-cell]');

/** The number after or before a cell, row by row; null at the end, where Tab leaves the sheet. */
export function numberBeside(grid: HTMLElement, cell: HTMLElement, isBack: boolean): HTMLElement | null {
  const numbers = numbersOf(grid).filter(isShown);
  const after = (one: HTMLElement) => cell.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
  const before = (one: HTMLElement) => cell.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING;
  return (isBack ? numbers.findLast(before) : numbers.find(after)) ?? null;
}

/** The cell in this direction; null at the edge. */
export function cellBeside(grid: HTMLElement, cell: HTMLElement, way: Way): HTMLElement | null {
  const rows = [...grid.querySelectorAll<HTMLElement>('[data-row]')];
  const row = rows.findIndex((each) => each.contains(cell));
  if (way === 'up' || way === 'down') {
    return cellsOf(rows[row + (way === 'up' ? -1 : 1)])[cellsOf(rows[row]).indexOf(cell)] ?? null;
  }
  if (way === 'first') return cellsOf(rows[0]).find(isShown) ?? null;
  if (way === 'last') return cellsOf(rows.at(-1)).findLast(isShown) ?? null;
  const cells = cellsOf(rows[row]).filter(isShown);
  return cells[cells.indexOf(cell) + ((way === 'left') === isRightToLeft(cell) ? 1 : -1)] ?? null;
}

/** What takes the focus in this direction. Null at the edge. */
export function stopBeside(grid: HTMLElement, from: Element, way: Way): HTMLElement | null {
  if (way === 'left' || way === 'right' || way === 'start' || way === 'end') return stopAlong(from, way);
  const cell = cellOf(from);
  const beside = cell && cellBeside(grid, cell, way);
  return beside && stopOf(beside);
}
