import { describe, expect, test } from 'vitest';
import { readAddress, usualMonth, withAddress } from './address';

describe('the month whose sheet is looked for', () => {
  test.each([
    ['2026-11-01', '2026-10'],
    ['2026-11-15', '2026-10'],
    ['2026-11-16', '2026-11'],
    ['2027-01-12', '2026-12'],
  ])('on %s is %s', (day, month) => {
    expect(usualMonth(day)).toBe(month);
  });
});

const HERE = '?vista=sii&mes=2026-11&tipo=bte&grupo=nulas&pagina=3';

describe('an address', () => {
  test('says month, kind, heap and page', () => {
    expect(readAddress(HERE)).toEqual({ month: '2026-11', kind: 'bte', heap: 'annulled', page: 3 });
  });

  test.each(['', '?mes=2026-13&tipo=x&grupo=x&pagina=-1', '?mes=1926-11&pagina=1.5'])(
    'that says nothing of use is as usual: %s',
    (search) => {
      expect(readAddress(search)).toMatchObject({ kind: 'bhe', heap: null, page: 1 });
      expect(readAddress(search).month).toMatch(/^20\d\d-\d\d$/);
    },
  );

  test('of another page keeps the heap; another heap begins on its first page', () => {
    expect(withAddress(HERE, { page: 2 })).toBe('?vista=sii&mes=2026-11&tipo=bte&grupo=nulas&pagina=2');
    expect(withAddress(HERE, { heap: 'same' })).toBe('?vista=sii&mes=2026-11&tipo=bte&grupo=iguales');
  });

  test('of another month or kind opens its first heap with something to do', () => {
    expect(withAddress(HERE, { month: '2026-12' })).toBe('?vista=sii&mes=2026-12&tipo=bte');
    expect(withAddress(HERE, { kind: 'bhe' })).toBe('?vista=sii&mes=2026-11');
  });
});
