import { expect, test } from 'vitest';
import { sentence } from './sentence';

test.each([
  ['Salió dos veces', 'Salió dos veces.'],
  ['Salió dos veces.', 'Salió dos veces.'],
  [' Salió dos veces. . ', 'Salió dos veces.'],
  ['¿Dos veces?', '¿Dos veces?'],
  ['Dos veces…', 'Dos veces…'],
])('«%s» is the sentence «%s»', (text, told) => {
  expect(sentence(text)).toBe(told);
});
