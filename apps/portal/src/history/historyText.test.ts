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

test('a command of the server is told as such, and nobody else’s line is', () => {
  const byOf = (...changes: { field: string }[]) =>
    historyEntry(
      { id: 1, at: '2026-11-20T12:00:00.000Z', actor: null, action: 'update', entity: 'person', changes },
      { noun: 'Persona', fields: { role: 'Rol' }, deeds: { 'update.access_renewed': 'Acceso renovado' } },
    );
  expect(byOf({ field: 'access_renewed' }, { field: 'console' })).toMatchObject({
    ...{ title: 'Acceso renovado', by: 'La consola del servidor', changes: [] },
  });
  expect(byOf({ field: 'role' }).by).toBe('Una cuenta que ya no existe');
});
