import { describe, expect, it } from 'vitest';
import { contrastRatio, parseRgb } from './contrast';

describe('contrastRatio', () => {
  it.each([
    ['black on white', [0, 0, 0], [255, 255, 255], 21],
    ['white on black', [255, 255, 255], [0, 0, 0], 21],
    ['a colour on itself', [11, 90, 99], [11, 90, 99], 1],
    ['#767676 on white, the lightest grey that passes', [118, 118, 118], [255, 255, 255], 4.54],
    ['#0b5a63 on white', [11, 90, 99], [255, 255, 255], 7.9],
  ] as const)('%s', (_, one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1);
  });
});

describe('parseRgb', () => {
  it('reads only opaque colours: the contrast of a transparent one is not known', () => {
    expect(parseRgb('rgb(20, 32, 35)')).toEqual([20, 32, 35]);
    expect(parseRgb('rgba(20, 32, 35, 0.5)')).toBeNull();
    expect(parseRgb('')).toBeNull();
  });
});
