import { isShown } from '../ground/grid/cellStops';

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
