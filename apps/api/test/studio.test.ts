import { afterAll, beforeAll, expect, test } from 'vitest';
import { readHolidays } from '../src/office/catalogues/holidays';
import { readStudio } from '../src/office/catalogues/studio';
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

const catalogues = async () => (await admin('GET', '/catalogues')).body;
const saveStudio = async (changes: object) => {
  server.wait(1000);
  return admin('PUT', '/catalogues/studio', { ...(await catalogues()).studio, ...changes });
};

test('the studio has no name and no RUT until ADMIN fills them in', async () => {
  const read = (await catalogues()).studio;
  expect(read).toMatchObject({ name: '', rut: '', f29DueDay: 12 });
  const saved = await saveStudio({ name: ' Estudio Andino SpA ', rut: '760070750', f29DueDay: 20 });
  expect(saved.body).toMatchObject({ name: 'Estudio Andino SpA', rut: '76.007.075-0', f29DueDay: 20 });
  expect(await readStudio(server.db)).toEqual(saved.body);
  const stale = await saveStudio({ name: 'Otro', updatedAt: read.updatedAt });
  expect([stale.status, stale.body.current]).toEqual([409, saved.body]);
  expect((await saveStudio({ rut: '' })).body).toMatchObject({ rut: '' });
});

test('a wrong value of the studio is refused on its field', async () => {
  const refused = async (changes: object) => (await saveStudio(changes)).body.errors;
  expect(await refused({ name: '' })).toEqual([{ field: 'name', message: 'El nombre es requerido' }]);
  expect(await refused({ name: 'A', rut: '76.007.075-1' })).toEqual([
    { field: 'rut', message: 'El RUT es inválido' },
  ]);
  for (const f29DueDay of [13, 12.5, '12', null])
    expect(await refused({ name: 'A', f29DueDay })).toEqual([
      { field: 'f29DueDay', message: 'Elige el 12 o el 20' },
    ]);
});

test('the holidays of three years are there from the start, on the days to which the law moves them', async () => {
  const holidays = await readHolidays(server.db);
  const days = (year: string, kind: string) =>
    holidays
      .filter(({ day, kind: of }) => day.startsWith(year) && of === kind)
      .map(({ day }) => day.slice(5))
      .join(' ');
  // chile.md §3.
  expect(days('2027', 'legal')).toBe(
    '01-01 03-26 03-27 05-01 05-21 06-21 06-28 07-16 08-15 09-17 09-18 09-19 10-11 10-31 11-01 12-08 12-25',
  );
  expect(days('2028', 'legal')).toContain('06-20');
  expect(days('2026', 'legal')).toMatch(/12-08 12-25$/);
  expect(['2026', '2027', '2028'].map((year) => days(year, 'bank'))).toEqual(['12-31', '12-31', '12-31']);
});

test('a holiday is added, edited and removed; each day is there once', async () => {
  const values = { day: '2027-07-15', name: 'Aniversario', kind: 'studio' };
  const added = await admin('POST', '/catalogues/holidays', values);
  expect([added.status, added.body]).toMatchObject([201, values]);
  const taken = [{ field: 'day', message: 'Este día ya está en la lista de feriados' }];
  expect((await admin('POST', '/catalogues/holidays', values)).body.errors).toEqual(taken);
  const { id, ...read } = added.body;
  const save = (changes: object, of = id) =>
    admin('PATCH', `/catalogues/holidays/${of}`, { ...read, ...changes });
  expect((await save({ day: '2027-07-16' })).body.errors).toEqual(taken);
  server.wait(1000);
  const saved = await save({ day: '2027-07-14', kind: 'bank' });
  expect(saved.body).toMatchObject({ id, day: '2027-07-14', kind: 'bank' });
  const stale = await save({ name: 'Otro' });
  expect([stale.status, stale.body.current]).toEqual([409, saved.body]);
  expect((await save({}, 99_999)).status).toBe(404);
  expect((await save({ kind: 'regional' })).body.errors).toEqual([
    { field: 'kind', message: 'Elige qué feriado es' },
  ]);
  for (const _ of [1, 2]) expect((await admin('DELETE', `/catalogues/holidays/${id}`)).status).toBe(204);
  expect((await catalogues()).holidays.map(({ day }: { day: string }) => day)).not.toContain('2027-07-14');
  const { items } = (await admin('GET', `/history/holiday/${id}`)).body;
  expect(items.map(({ action }: { action: string }) => action)).toEqual(['delete', 'update', 'create']);
});
