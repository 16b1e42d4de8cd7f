import { describeList } from '@doblaje/contract/lists';
import { expect, test } from 'vitest';
import { listAddress } from './address';

const KINDS = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
] as const;
const address = listAddress(
  describeList({ sorts: ['date', 'title'], usual: '-date', filters: { kind: KINDS }, pageSize: 10 }),
  { filters: { kind: 'tipo' }, open: 'fila' },
);
const USUAL = { search: '', kind: undefined, sort: '-date', page: 1, size: 10 } as const;

test('the address has what the person asked for, and no defaults', () => {
  const asked = { search: 'faro', kind: 'b', sort: 'title', page: 3, size: 25 } as const;
  const search = address.changed('', asked);
  expect(search).toBe('?buscar=faro&tipo=b&orden=title&pagina=3&filas=25');
  expect(address.read(search)).toEqual(asked);
  expect(address.changed(search, USUAL)).toBe('?');
  expect(address.read('')).toEqual(USUAL);
});

test('what is unknown in it counts as not there', () => {
  expect(address.read('?tipo=c&orden=-key&pagina=-1&filas=11&nada=1')).toEqual(USUAL);
  expect(address.read('?orden=--date&pagina=1e3&pagina=2')).toEqual(USUAL);
  expect(address.read(`?buscar=${'x'.repeat(200)}`).search).toHaveLength(100);
});

test('white space pasted between words becomes one blank, as in the API, and blanks alone search for nothing', () => {
  expect(address.read('?buscar=Ana%09Rojas%0Ay%E2%80%A8m%C3%A1s').search).toBe('Ana Rojas y más');
  expect(address.read('?buscar=%F0%9F%8E%99%20').search).toBe('🎙 ');
  for (const none of ['%00', '%20', '%09%0A']) {
    expect(address.read(`?buscar=${none}`)).toEqual(USUAL);
    expect(address.isFiltered(`?buscar=${none}`)).toBe(false);
  }
});

test('a name from the data filters unchanged, and an impossible name counts as not there', () => {
  const documents = listAddress(
    describeList({ sorts: ['date'], usual: '-date', filters: { project: 'name' }, pageSize: 10 }),
    { filters: { project: 'proyecto' } },
  );
  const search = documents.changed('', { project: 'Marea & sol, 2.ª parte' });
  expect(documents.read(search).project).toBe('Marea & sol, 2.ª parte');
  for (const none of ['', '%20', 'a%0Ab', 'x'.repeat(301)])
    expect(documents.read(`?proyecto=${none}`).project).toBeUndefined();
});

test('a change goes to the first page and keeps everything else in the address', () => {
  const search = '?proyecto=7&pagina=3&fila=x';
  expect(address.changed(search, { kind: 'a' })).toBe('?proyecto=7&fila=x&tipo=a');
  expect(address.changed(search, { page: 4 })).toBe('?proyecto=7&fila=x&pagina=4');
  expect(address.openId(address.withOpen(search, 'y'))).toBe('y');
  expect(address.withOpen(search, null)).toBe('?proyecto=7&pagina=3');
  expect(address.openId('?fila=')).toBeNull();
});

test('a new order or page keeps the same rows, a new search or filter asks for others', () => {
  expect(address.areSameRows('?orden=title&pagina=2', '?fila=x')).toBe(true);
  expect(address.areSameRows('?tipo=a', '')).toBe(false);
  expect(address.isFiltered('?orden=title&pagina=2')).toBe(false);
  expect(address.isFiltered(address.changed('?tipo=a&buscar=x', {}))).toBe(true);
  expect(address.isFiltered(address.changed('?tipo=a&buscar=x', address.cleared))).toBe(false);
});
