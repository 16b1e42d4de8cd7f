import { expect, test } from 'vitest';
import { wave } from './wave';

const heights = (path: string) =>
  [...path.matchAll(/M\d+ ([\d.]+)V([\d.]+)/g)].map(([, top, bottom]) => Number(bottom) - Number(top));

test('draws the same voice every time, so that server and browser agree', () => {
  expect(wave(3, 0, 560, 88, 52)).toBe(wave(3, 0, 560, 88, 52));
  expect(wave(3, 0, 560, 88, 52)).not.toBe(wave(4, 0, 560, 88, 52));
});

test('stays within its height, with loud and silent parts', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const all = heights(wave(seed, 0, 560, 88, 52));
    expect(all).toHaveLength(141);
    expect(Math.max(...all)).toBeLessThanOrEqual(52.2);
    expect(Math.max(...all)).toBeGreaterThan(26);
    expect(Math.min(...all)).toBeLessThan(4);
  }
});

test('is empty when it ends before it starts', () => {
  expect(wave(1, 10, 0, 88, 52)).toBe('');
});
