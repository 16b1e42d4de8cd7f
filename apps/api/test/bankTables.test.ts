import { BANKS } from '@doblaje/domain/options/banks';
import { isValidRut } from '@doblaje/domain/rut';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBanks } from '../src/office/catalogues/banks';
import { adminOf } from './sampleStudio';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let token: string;
const admin = (...request: [method: string, path: string, body?: unknown]) =>
  adminOf(server, () => token)(...request);
beforeAll(async () => {
  server = await testServer();
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  token = await server.tokenFor('admin@correo.cl');
});
afterAll(() => server.close());

test('banks are there from the start: each that a data sheet can name, and which take transfers', async () => {
  const banks = await readBanks(server.db);
  const codes = banks.map(({ code }) => code);
  expect(codes).toEqual([...codes].sort());
  for (const { value } of BANKS) expect(codes).toContain(value);
  for (const { rut } of banks) expect(rut === '' || isValidRut(rut)).toBe(true);
  const inactive = banks.filter(({ isActive }) => !isActive).map(({ code }) => code);
  expect(inactive.join(' ')).toBe('017 027 043 045 046 049 052 054 056 057 507');
  const merged = banks.filter(({ mergedInto }) => mergedInto !== '');
  expect(merged.map(({ code, mergedInto }) => [code, mergedInto])).toEqual([
    ['027', '039'],
    ['049', '028'],
  ]);
  // chile.md §2.
  expect(banks.find(({ code }) => code === '875')).toMatchObject({ rut: '77.214.066-5', isActive: true });
});

test('a bank is added once, and edited but for its code', async () => {
  const values = { code: '746', name: 'Banco nuevo', rut: '', isActive: true, mergedInto: '' };
  const added = await admin('POST', '/catalogues/banks', values);
  expect([added.status, added.body]).toMatchObject([201, values]);
  expect((await admin('POST', '/catalogues/banks', values)).body.errors).toEqual([
    { field: 'code', message: 'Ya hay un banco con este código' },
  ]);
  const { id, ...read } = added.body;
  const save = (changes: object, of = id) =>
    admin('PATCH', `/catalogues/banks/${of}`, { ...read, ...changes });
  server.wait(1000);
  const choice = [{ field: 'mergedInto', message: 'Elige una opción de la lista' }];
  expect((await save({ isActive: false, mergedInto: '999' })).body.errors).toEqual(choice);
  expect((await save({ code: '001', isActive: false, mergedInto: '746' })).body.errors).toEqual(choice);
  const saved = await save({ code: '111', rut: '772140665', isActive: false, mergedInto: '016' });
  expect(saved.body).toMatchObject({ code: '746', rut: '77.214.066-5', isActive: false, mergedInto: '016' });
  const stale = await save({ name: 'Otro' });
  expect([stale.status, stale.body.current]).toEqual([409, saved.body]);
  expect((await save({}, 99_999)).status).toBe(404);
});

test('a charge account has the file of its own bank; its number is in no history', async () => {
  const values = {
    ...{ name: 'BCI', bank: '016', account: '000087654321', agreement: '', template: 'bci' },
  };
  const add = (changes: object) => admin('POST', '/catalogues/charge-accounts', { ...values, ...changes });
  const added = await add({});
  expect([added.status, added.body]).toMatchObject([201, values]);
  const errors = async (changes: object) => (await add(changes)).body.errors;
  expect(await errors({ name: 'bci' })).toEqual([
    { field: 'name', message: 'Ya hay una cuenta de cargo con este nombre' },
  ]);
  expect(await errors({ name: 'Otra', bank: '037' })).toEqual([
    { field: 'template', message: 'Este archivo es de otro banco' },
  ]);
  expect(await errors({ name: 'Otra', bank: '999', template: 'csv' })).toEqual([
    { field: 'bank', message: 'Elige una opción de la lista' },
  ]);
  const { id, ...read } = added.body;
  const save = (changes: object, of = id) =>
    admin('PATCH', `/catalogues/charge-accounts/${of}`, { ...read, ...changes });
  server.wait(1000);
  const saved = await save({ account: '000011112222', agreement: '7' });
  expect(saved.body).toMatchObject({ account: '000011112222', agreement: '7' });
  const stale = await save({ name: 'Otra' });
  expect([stale.status, stale.body.current]).toEqual([409, saved.body]);
  const other = (await add({ name: 'Segunda' })).body;
  const taken = await admin('PATCH', `/catalogues/charge-accounts/${other.id}`, {
    ...other,
    id: undefined,
    name: 'BCI',
  });
  expect(taken.body.errors[0].field).toBe('name');
  expect((await save({}, 99_999)).status).toBe(404);
  for (const _ of [1, 2])
    expect((await admin('DELETE', `/catalogues/charge-accounts/${id}`)).status).toBe(204);
  const { chargeAccounts } = (await admin('GET', '/catalogues')).body;
  expect(chargeAccounts.map(({ name }: { name: string }) => name)).toEqual(['Segunda']);
  const history = (await admin('GET', `/history/charge-account/${id}`)).body;
  expect(history.items).toHaveLength(3);
  expect(JSON.stringify(history)).not.toMatch(/87654321|11112222/);
});
