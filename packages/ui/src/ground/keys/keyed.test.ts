import { expect, test } from 'vitest';
import { keyed } from './keyed';

test('items of one name get different keys, and keep them when another name comes between', () => {
  const keysOf = (words: string[]) => keyed(words, (word) => word).map(({ key }) => key);
  expect(keysOf(['la', 'la', 'cinta'])).toEqual(['la 0', 'la 1', 'cinta 0']);
  expect(keysOf(['la', 'otra', 'la', 'cinta'])).toEqual(['la 0', 'otra 0', 'la 1', 'cinta 0']);
});
