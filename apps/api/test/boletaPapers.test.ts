import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseAccount } from '../src/people/erasure/erasure';
import { ERASURE } from '../src/server/registry';
import { csvRows } from './answered';
import { oldDatabase } from './oldDatabase';
import { boletaStudio } from './sampleBoletas';
import { BANK } from './sampleNominas';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof boletaStudio>>;
beforeAll(async () => {
  server = await testServer();
  studio = await boletaStudio(server);
});
afterAll(() => server.close());

const csv = (query: string) => csvRows(server, studio.tokens.admin, `/boletas/csv?${query}`);
const found = async (search: string): Promise<number[]> =>
  (await studio.admin('GET', `/boletas?search=${encodeURIComponent(search)}`)).body.items.map(
    ({ id }: { id: number }) => id,
  );
const rename = (first_name: string, last_name: string, rut: string | null) =>
  server.db
    .updateTable('users')
    .set({ first_name, last_name, rut })
    .where('id', '=', studio.ana.id)
    .execute();
const retitle = (title: string, season: string, house_number: string) =>
  server.db
    .updateTable('projects')
    .set({ title, season, house_number })
    .where('id', '=', studio.projectId)
    .execute();

test('a boleta handed in keeps the name, RUT and project it was issued with, and says what they are today', async () => {
  await rename('Antonia', 'Millaquén Rojas', '12.345.678-5');
  const project = await server.db
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', studio.projectId)
    .executeTakeFirstOrThrow();
  const waiting = await studio.pending();
  const before = await studio.sent();
  expect(before).toMatchObject({
    ...{
      personName: 'Antonia Millaquén Rojas',
      personRut: '12.345.678-5',
      houseNumber: project.house_number,
    },
    today: { personName: '', personRut: '', projectTitle: '' },
  });
  await rename('Zoila', 'Quidel', '9.876.543-3');
  await retitle('Otra marea', '9', 'OM-9');

  const { personName, personRut, projectTitle, season, houseNumber } = before;
  const read = await studio.read(before.id);
  expect(read).toMatchObject({ personName, personRut, projectTitle, season, houseNumber });
  const today = {
    ...{ personName: 'Zoila Quidel', personRut: '9.876.543-3' },
    projectTitle: 'Otra marea, temporada 9',
  };
  expect(read.today).toEqual(today);
  // A boleta that still waits shows today's names.
  expect(await studio.read(waiting.id)).toMatchObject({
    ...{ ...today, houseNumber: 'OM-9', season: '9' },
    today: { personName: '', personRut: '', projectTitle: '' },
  });
  // A sent boleta is found by its old and its new names.
  for (const search of ['Millaquén', 'Quidel', project.title, 'Otra marea'])
    expect(await found(search)).toContain(before.id);
  expect(await found('Millaquén')).not.toContain(waiting.id);
  expect(await found('Quidel')).toContain(waiting.id);
  // It is also found by both RUTs, the issued one and today's, in any notation and by their first digits.
  for (const rut of [
    '12.345.678-5',
    '123456785',
    '12345678',
    '12.345',
    'RUT 12 345 678-5',
    '9.876',
    '09876543-3',
  ])
    expect([rut, await found(rut)]).toEqual([rut, expect.arrayContaining([before.id])]);
  for (const rut of ['9.876.543-3', '9876']) expect(await found(rut)).toContain(waiting.id);
  expect(await found('12.345.678-5')).not.toContain(waiting.id);
  for (const other of ['2.345.678-5', '12.345.678-6', '345678']) expect(await found(other)).toEqual([]);
  // Three digits mean a folio or an order, not a RUT.
  expect(await found('987')).not.toContain(before.id);
  expect(await found(`12.345.678-5 ${before.folio}`)).toEqual([before.id]);
  // The list is sorted by the name on the paper.
  const { items } = (await studio.admin('GET', '/boletas?sort=person&size=100')).body;
  const ids = items.map(({ id }: { id: number }) => id);
  expect(ids.indexOf(before.id)).toBeLessThan(ids.indexOf(waiting.id));
  expect(await csv(`search=${before.folio}`)).toMatchObject([
    {
      ...{ Persona: personName, RUT: personRut, Proyecto: projectTitle, 'N.º interno': houseNumber },
      ...{
        'Persona hoy': 'Zoila Quidel',
        'RUT hoy': '9.876.543-3',
        'Proyecto hoy': 'Otra marea, temporada 9',
      },
    },
  ]);

  // A decision keeps the names; the next upload takes today's.
  const rejected = await studio.move(before, 'reject', { reason: 'El folio no se lee.' });
  expect(rejected.body).toMatchObject({ personName, personRut, projectTitle });
  const { body: again } = await studio.upload(rejected.body, { folio: '77' });
  expect(again).toMatchObject({ ...today, houseNumber: 'OM-9', today: { personName: '', personRut: '' } });
  // A boleta after an annulled one takes today's names too; the annulled one keeps its own.
  await rename('Ana', 'Tercera', null);
  const annulled = await studio.move(again, 'annul', { annulledOn: '2026-11-20', reason: 'Otro receptor' });
  expect(annulled.body).toMatchObject({
    ...{ personName: 'Ana Tercera', personRut: '' },
    annulled: [{ folio: 77, personName: 'Zoila Quidel', personRut: '9.876.543-3' }],
  });
  await rename('Antonia', 'Millaquén Rojas', '12.345.678-5');
  await retitle(project.title, project.season, project.house_number);
});

test('nómina and paid month use the name of the boleta, the bank uses the name of today', async () => {
  const bank = { ...BANK, holder_rut: '9.876.543-3' };
  await server.db.updateTable('users').set(bank).where('id', '=', studio.ana.id).execute();
  const { body: approved } = await studio.move(await studio.sent(), 'approve');
  await rename('Zoila', 'Quidel', '9.876.543-3');
  const { items } = (await studio.admin('GET', '/nominas/payable')).body;
  expect(items).toMatchObject([{ personName: 'Antonia Millaquén Rojas', nameNow: 'Zoila Quidel' }]);
  const { id, updatedAt } = approved;
  const { nomina } = (await studio.admin('POST', '/nominas', { boletas: [{ id, updatedAt }] })).body;
  const line = { personName: 'Antonia Millaquén Rojas', personRut: '12.345.678-5', nameNow: 'Zoila Quidel' };
  expect(nomina.lines).toMatchObject([line]);
  const file = await server.app.request(`/api/nominas/${nomina.id}/bank-file`, {
    headers: { authorization: `Bearer ${studio.tokens.admin}` },
  });
  expect(await file.text()).toContain(';Zoila Quidel;');
  const paid = await studio.admin('POST', `/nominas/${nomina.id}/pay`, {
    ...{ updatedAt: nomina.updatedAt, paidOn: '2026-11-20' },
  });
  expect(paid.body.lines).toMatchObject([line]);
  const { people } = (await studio.admin('GET', '/nominas/month?month=2026-11')).body;
  expect(people).toMatchObject([{ name: 'Antonia Millaquén Rojas', rut: '12.345.678-5' }]);

  // The archive keeps the names on the paper.
  await eraseAccount(server.db, studio.ana.id, server.now(), ERASURE.parts);
  const archive = (await studio.admin('GET', '/archive?search=Millaqu%C3%A9n&size=100')).body;
  expect(archive.items).toContainEqual(
    expect.objectContaining({ kind: 'work-order', name: 'Antonia Millaquén Rojas', orderNumbers: [] }),
  );
  expect(archive.items).toContainEqual(
    expect.objectContaining({
      ...{ folio: String(approved.folio), name: 'Antonia Millaquén Rojas', rut: '12.345.678-5' },
    }),
  );
});

test('boletas of an earlier release keep what is known: the data that their nómina paid, or else the current data', async () => {
  const { db, update, close } = await oldDatabase('2026-11-29-withdrawn-invitations');
  const raw = (text: string) => sql.raw(text).execute(db);
  const person = '0198a4d2-7c11-7d3a-9e55-000000000001';
  await raw(`insert into users (id, email, first_name, last_name, role, rut, password_hash, created_at, updated_at)
    values ('${person}', 'bea@correo.cl', 'Bea', 'Soto', 'USER', '7.654.321-6', 'x', now(), now())`);
  await raw(`insert into work_orders (number, type_id, state, person_id, start_date, due_date, amount, issued_at, created_at,
      updated_at) select n, 1, 'draft', '${person}', '2026-11-01', '2026-11-02', 100, now(), now(), now()
      from generate_series(1, 3) as n`);
  await raw(`insert into boletas (work_order_id, person_id, state, folio, issued_on, gross, retention, net, withheld_by,
      digest, uploaded_at, created_at, updated_at)
    select id, person_id, 'approved', number, '2026-11-05', 100, 15, 85, 'studio', 'x', now(), now(), now()
      from work_orders where number < 3`);
  await raw(`insert into boletas (work_order_id, person_id, created_at, updated_at)
    select id, person_id, now(), now() from work_orders where number = 3`);
  await raw(
    `insert into nominas (state, paid_on, created_at, updated_at) values ('paid', '2026-11-20', now(), now())`,
  );
  await raw(`insert into nomina_lines (nomina_id, boleta_id, folio, project_title, gross, retention, net)
    select nominas.id, boletas.id, 1, 'Marea', 100, 15, 85 from nominas, boletas where folio = 1`);
  await raw(`update boletas set state = 'paid', nomina_id = (select id from nominas) where folio = 1`);
  await raw(`update users set last_name = 'Soto Pérez', rut = '9.876.543-3'`);
  await update();
  const rows = await db
    .selectFrom('boletas')
    .select(['person_name', 'person_rut', 'name_now', 'project_title', 'searched'])
    .orderBy('order_number')
    .execute();
  expect(rows).toMatchObject([
    {
      person_name: 'Bea Soto',
      person_rut: '7.654.321-6',
      name_now: 'Bea Soto Pérez',
      project_title: 'Marea',
    },
    { person_name: 'Bea Soto Pérez', person_rut: '9.876.543-3', name_now: 'Bea Soto Pérez' },
    { person_name: 'Bea Soto Pérez', person_rut: null, name_now: 'Bea Soto Pérez' },
  ]);
  expect(rows[0]?.searched).toContain('soto perez');
  await close();
});
