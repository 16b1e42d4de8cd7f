import { describe, expect, test } from 'vitest';
import { countPages, pageList } from './pageList';

test('rounds the number of pages up, with one page for an empty or impossible list', () => {
  expect(countPages(1284, 10)).toBe(129);
  expect(countPages(10, 10)).toBe(1);
  expect(countPages(11, 10)).toBe(2);
  for (const [total, size] of [
    [0, 10],
    [-5, 10],
    [10, 0],
    [Number.NaN, 10],
  ] as const) {
    expect(countPages(total, size)).toBe(1);
  }
});

test('shows all pages when they are few', () => {
  expect(pageList(1, 1)).toEqual([1]);
  expect(pageList(2, 4)).toEqual([1, 2, 3, 4]);
});

test('hides pages far from the current one', () => {
  expect(pageList(1, 129)).toEqual([1, 2, 3, 'gap-end', 129]);
  expect(pageList(60, 129)).toEqual([1, 'gap-start', 59, 60, 61, 'gap-end', 129]);
  expect(pageList(129, 129)).toEqual([1, 'gap-start', 127, 128, 129]);
});

describe('for any page of up to 40', () => {
  for (let pages = 1; pages <= 40; pages++) {
    test(`${pages} pages: in order, first, last and current there, no gap of a single page, at most 9 cells`, () => {
      for (let page = 1; page <= pages; page++) {
        const entries = pageList(page, pages);
        const numbers = entries.filter((entry) => typeof entry === 'number');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers[0]).toBe(1);
        expect(numbers.at(-1)).toBe(pages);
        expect(numbers).toContain(page);
        expect(entries.length).toBeLessThanOrEqual(9);
        entries.forEach((entry, index) => {
          if (typeof entry === 'number') return;
          const before = entries[index - 1] as number;
          const after = entries[index + 1] as number;
          expect(after - before).toBeGreaterThan(2);
        });
        for (let index = 1; index < entries.length; index++) {
          const [before, after] = [entries[index - 1], entries[index]];
          if (typeof before === 'number' && typeof after === 'number') expect(after - before).toBe(1);
        }
      }
    });
  }
});
