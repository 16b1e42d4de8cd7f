import { expect, test } from 'vitest';
import { historyEntry } from './historyText';

const told = (field: string, to: string | number | boolean) =>
  historyEntry(
    {
      ...{ id: 1, at: '2026-11-20T12:00:00.000Z', actor: null, action: 'update', entity: 'boleta' },
      changes: [{ field, from: null, to }],
    },
    { noun: 'Boleta', fields: {}, amounts: ['gross'] },
  ).changes?.[0]?.to;

test('numbers are written as in es-CL, and numbers that name something as they are', () => {
  expect(told('folio', 12_345)).toBe('12345');
  expect(told('year', 2027)).toBe('2027');
  expect(told('gross', 180_000)).toBe('$180.000');
  expect(told('rate', 15.25)).toBe('15,25');
  expect(told('loopsDone', 1200)).toBe('1.200');
});
