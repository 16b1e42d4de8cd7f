import { describe, expect, it } from 'vitest';
import { keepCaret } from './keepCaret';

const grouped = keepCaret((text) => text.replace(/\D/g, '').replace(/\B(?=(\d{3})+$)/g, '.'));

describe('keepCaret', () => {
  it.each([
    ['at the end, behind the separators added', '1234', 4, '1.234', 5],
    ['in the middle, behind the same digits', '12934', 2, '12.934', 2],
    ['behind a digit typed after a separator', '1.9234', 3, '19.234', 2],
    ['at the start', '1234', 0, '1.234', 0],
    ['where a letter was refused', '1.2x34', 4, '1.234', 3],
    ['nothing left', 'x', 1, '', 0],
    ['a caret beyond the text', '12', 99, '12', 2],
  ])('%s', (_, typed, caret, value, expected) => {
    expect(grouped(typed, caret)).toEqual({ value, caret: expected });
  });

  it('returns a formatted text unchanged', () => {
    expect(grouped('12.345', 3)).toEqual({ value: '12.345', caret: 2 });
  });

  it('counts the characters that the caller calls content', () => {
    const dashed = keepCaret(
      (text) => text.replace(/^(\d\d)/, '$1-'),
      (character) => character !== '-',
    );
    expect(dashed('123', 2)).toEqual({ value: '12-3', caret: 2 });
  });
});
