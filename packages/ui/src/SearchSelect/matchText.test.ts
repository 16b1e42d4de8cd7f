import { describe, expect, it } from 'vitest';
import { findMatch, foldText } from './matchText';

const part = (text: string, query: string) => {
  const match = findMatch(text, query);
  return match && text.slice(...match);
};

describe('findMatch', () => {
  it.each([
    ['Guinea Ecuatorial', 'guin', 'Guin'],
    ['Papúa Nueva Guinea', 'papua', 'Papúa'],
    ['Côte d’Ivoire', 'COTE', 'Côte'],
    ['Nin\u0303ez', 'niñe', 'Nin\u0303e'],
    ['España', 'n', 'ñ'],
    ['Islas Åland', ' aland ', 'Åland'],
    ['Chile', 'che', null],
    ['Chile', '', null],
    ['', 'a', null],
    ['İzmir', 'zm', 'zm'],
    ['🇨🇱 Chile', 'chi', 'Chi'],
  ])('in %j, %j stands at %j', (text, query, expected) => {
    expect(part(text, query)).toBe(expected);
  });
});

describe('foldText', () => {
  it('drops accents and case, and nothing else', () => {
    expect(foldText('Ñuñoa, Órdenes 3')).toBe('nunoa, ordenes 3');
  });
});
