import { expect, test } from 'vitest';
import { conjoined } from '.';

test.each([
  [[], ''],
  [['Ana'], 'Ana'],
  [['Ana', 'Bea', 'Carla'], 'Ana, Bea y Carla'],
  [['Ana', 'Inés'], 'Ana e Inés'],
  [['Ana', null, 7], 'Ana'],
  [null, ''],
  ['Ana', ''],
])('%j is told as %j', (words, told) => {
  expect(conjoined(words as string[])).toBe(told);
});
