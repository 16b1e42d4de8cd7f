import { describe, expect, test } from 'vitest';
import { chapterName, projectName, sameText } from '.';

describe('sameText', () => {
  test.each([
    ['Papá', 'Papa'],
    ['Niño', 'Nino'],
    ['Caña', 'Cana'],
    ['Pingüino', 'Pinguino'],
    ['L-1', 'L1'],
  ])('tells %s from %s', (one, other) => {
    expect(sameText(one)).not.toBe(sameText(other));
  });

  test.each([
    ['Niño', 'NIÑO'],
    ['Niño', 'Nin\u0303o'],
    ['Papá', 'Papa\u0301'],
    ['Doña Ana', 'Doña\u00a0Ana'],
    ['O’Higgins', "O'Higgins"],
    ['“Tío”', '"tío"'],
    ['L−1', 'L-1'],
    ['ΟΔΟΣ', 'οδος'],
  ])('takes %s and %s as the same', (one, other) => {
    expect(sameText(one)).toBe(sameText(other));
  });
});

describe('a project', () => {
  const of = (season: unknown, title: unknown = 'Los niños del muelle') =>
    ({ title, season }) as { title: string; season: string };

  test('is named with its season', () => {
    expect(projectName(of('2'))).toBe('Los niños del muelle, temporada 2');
    expect(projectName(of('  '))).toBe('Los niños del muelle');
    expect(projectName(of(undefined, null))).toBe('');
    expect(projectName(undefined as never)).toBe('');
    expect(chapterName(undefined as never, '1' as never)).toBe('');
    expect(sameText(7 as never)).toBe('');
  });

  test('and its chapter is named with both: a number says what it belongs to', () => {
    expect(chapterName(projectName(of('2')), 1)).toBe('Los niños del muelle, temporada 2, capítulo 1');
    expect(chapterName('La ronda', 1, 'El faro')).toBe('La ronda, capítulo 1 · El faro');
    expect(chapterName('La ronda', null, 'El faro')).toBe('La ronda');
    expect(chapterName('', 1)).toBe('capítulo 1');
  });
});
