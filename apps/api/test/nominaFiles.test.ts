import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fileBoleta } from '../src/office/boletas/sentBoletas';
import { purgeLines } from '../src/office/nominas/kept';
import { eraseAccount } from '../src/people/erasure/erasure';
import { ERASURE } from '../src/server/registry';
import { csvLines } from './answered';
import { oldDatabase } from './oldDatabase';
import { BANK, nominaStudio } from './sampleNominas';
import { PASSWORD, testServer } from './testServer';

const PERSON = '0198a4d2-7c11-7d3a-9e55-000000000001';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof nominaStudio>>;
beforeAll(async () => {
  server = await testServer();
  studio = await nominaStudio(server);
});
beforeEach(() => server.mails());
afterAll(() => server.close());

const file = async (id: number, query = '') =>
  (await csvLines(server, studio.tokens.admin, `/nominas/${id}/bank-file${query}`)).slice(1).sort();
const bankOf = async (who: 'ana' | 'bea', values: object) => {
  const { bank } = (await studio.as(who)('GET', '/users/me/profile')).body;
  const { completeness: _, ...read } = bank;
  const { status } = await studio.as(who)('PATCH', '/users/me/profile', {
    ...{ ...read, section: 'bank', ...values },
  });
  expect(status).toBe(200);
};

test('a file stays as it was: before the payment it is shown who is paid by it and whose data changed since', async () => {
  const nomina = await studio.made([await studio.approved(), await studio.approved(studio.bea)]);
  expect(nomina).toMatchObject({ file: null, downloads: [], changes: [], seen: '' });
  const before = await file(nomina.id);
  server.wait(1000);
  await bankOf('ana', { account_number: '99990000', bank: '001' });
  const read = await studio.read(nomina.id);
  expect(read.file?.keptAt).toBe(read.file?.madeAt);
  expect(read.downloads).toMatchObject([{ by: 'Antonia Millaquén Rojas' }]);
  expect(read.changes).toMatchObject([
    {
      ...{ personId: studio.ana.id, changes: ['bank', 'accountEnd'] },
      inFile: { bank: 'BancoEstado', accountEnd: '5678', net: 152_550 },
      now: { bank: 'Banco de Chile', accountEnd: '0000' },
    },
  ]);
  // The answer shows only the last digits of account numbers.
  expect(JSON.stringify(read)).not.toMatch(/0012345678|99990000/);
  expect(await file(nomina.id)).toEqual(before);
  // ADMIN must have seen the changes; otherwise the request is refused and shows them.
  expect(await studio.move(read, 'pay', { paidOn: '2026-11-20', seen: '' })).toMatchObject({
    status: 409,
    body: { code: 'STALE', current: { changes: [{ personId: studio.ana.id }] } },
  });
  const paid = await studio.move(read, 'pay', { paidOn: '2026-11-20', seen: read.seen });
  expect(paid.body).toMatchObject({ state: 'paid', changes: [], seen: '' });
  // Later changes of bank data do not change the file.
  await bankOf('bea', { account_number: '0088887777' });
  expect(await file(nomina.id)).toEqual(before);
  const again = await studio.admin('GET', `/nominas/${nomina.id}/bank-file?again=true`);
  expect([again.status, again.body.message]).toEqual([
    409,
    'La nómina está pagada: su archivo es el que se hizo antes de pagarla.',
  ]);
  await bankOf('ana', BANK);
  await bankOf('bea', { ...BANK, holder_rut: '7.654.321-6' });
});

test('a file made again has the current data sheets; paid without a file, a nómina has the data of that day', async () => {
  const nomina = await studio.made([await studio.approved()]);
  await file(nomina.id);
  await bankOf('ana', { account_number: '0044445555' });
  expect((await file(nomina.id))[0]).toContain(';0012345678;');
  expect((await file(nomina.id, '?again=true'))[0]).toContain(';0044445555;');
  expect((await studio.read(nomina.id)).changes).toEqual([]);
  await studio.pay(await studio.read(nomina.id));

  const other = await studio.made([await studio.approved()]);
  await studio.pay(other);
  await bankOf('ana', BANK);
  expect((await file(other.id))[0]).toContain(';0044445555;');
  expect((await file(nomina.id))[0]).toContain(';0044445555;');
});

test('once its file was downloaded, voiding a nómina or taking a boleta out needs a reason, which is shown', async () => {
  const ids = [await studio.approved(), await studio.approved(), await studio.approved(studio.bea)];
  const nomina = await studio.made(ids);
  await file(nomina.id);
  for (const [name, body] of [
    ['void', {}],
    ['remove', { boletaId: ids[2] }],
    ['void', { reason: 'no' }],
  ] as const)
    expect(await studio.move(nomina, name, body)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'reason' }] },
    });
  const less = await studio.move(nomina, 'remove', { boletaId: ids[2], reason: 'El banco la rechazó' });
  expect(less.body.changes).toMatchObject([
    { personId: studio.bea.id, inFile: { net: 152_550 }, now: { net: 0, bank: '' } },
  ]);
  const voided = await studio.move(less.body, 'void', { reason: 'El banco no la recibió' });
  expect(voided.body).toMatchObject({ state: 'voided', voidReason: 'El banco no la recibió' });
  const { items } = (await studio.admin('GET', `/history/nomina/${nomina.id}`)).body;
  const reasons = items.map(({ changes }: { changes: { field: string; to: string }[] }) =>
    changes.filter(({ field }) => field === 'reason').map(({ to }) => to),
  );
  expect(reasons.flat()).toEqual(['El banco no la recibió', 'El banco la rechazó']);
});

test('every change of bank data is mailed to its person, without the data', async () => {
  await bankOf('ana', { account_number: '0012121212' });
  const [mail, ...others] = await server.mails();
  expect(others).toEqual([]);
  expect([mail?.to?.[0]?.address, mail?.subject]).toEqual(['ana@correo.cl', 'Tus datos bancarios cambiaron']);
  expect(mail?.text).toContain('desde tu propia cuenta');
  expect(mail?.text).toContain('http://portal.test/auth/recover-password');
  expect(mail?.text).not.toMatch(/12121212|12\.345|BancoEstado/);
  // Saving the same values causes no mail.
  await bankOf('ana', { account_number: '0012121212' });
  expect(await server.mails()).toEqual([]);
  await bankOf('ana', BANK);
});

test('lines keep the names, RUTs and titles of their day: a later change changes no paper', async () => {
  const nomina = await studio.made([await studio.approved(studio.ana, { issuedOn: '2026-03-05' })]);
  const { body: paid } = await studio.pay(nomina, '2026-03-06');
  const months = async () => [
    (await studio.admin('GET', '/nominas/month?month=2026-03')).body,
    await (
      await server.app.request('/api/nominas/month/csv?month=2026-03', {
        headers: { authorization: `Bearer ${studio.tokens.admin}` },
      })
    ).text(),
  ];
  const before = await months();
  const boletaOf = async () => {
    const read = (await studio.admin('GET', `/boletas/${paid.lines[0].boletaId}`)).body;
    const csv = await server.app.request(`/api/boletas/csv?search=${read.folio}`, {
      headers: { authorization: `Bearer ${studio.tokens.admin}` },
    });
    return {
      name: read.personName,
      rut: read.personRut,
      csv: (await csv.text()).includes(`;${read.personRut};`),
    };
  };
  const boleta = await boletaOf();
  expect(boleta).toEqual({ name: 'Antonia Millaquén Rojas', rut: '12.345.678-5', csv: true });
  await server.db
    .updateTable('users')
    .set({ first_name: 'Otra', last_name: 'Distinta', rut: '9.876.543-3' })
    .where('id', '=', studio.ana.id)
    .execute();
  const [line] = paid.lines;
  await server.db
    .updateTable('projects')
    .set({ title: 'Otro título', season: '9' })
    .where('title', '=', line.projectTitle)
    .execute();
  const nameNow = 'Otra Distinta';
  expect((await studio.read(nomina.id)).lines).toEqual([{ ...line, nameNow }]);
  expect(await months()).toEqual(before);
  expect(await boletaOf()).toEqual(boleta);
  await server.db
    .updateTable('users')
    .set({ first_name: 'Antonia', last_name: 'Millaquén Rojas', rut: null })
    .where('id', '=', studio.ana.id)
    .execute();
});

test('a paid nómina keeps name, RUT, folio, order, amounts and day of a person who erases their data; accounts go', async () => {
  await server.db.updateTable('users').set({ rut: '7.654.321-6' }).where('id', '=', studio.bea.id).execute();
  const paid = await studio.made([await studio.approved(studio.bea)]);
  await file(paid.id);
  const { body } = await studio.pay(paid);
  const voided = await studio.made([await studio.approved(studio.bea)]);
  await studio.move(voided, 'void');
  const erased = await studio.as('bea')('DELETE', '/users/me', { password: PASSWORD });
  expect(erased.status).toBe(204);
  const [line] = (await studio.read(paid.id)).lines;
  const { folio, orderNumbers, gross, retention, net, issuedOn, personName } = body.lines[0];
  expect(line).toMatchObject({
    ...{ boletaId: null, personId: null, personName, personRut: '7.654.321-6', issuedOn },
    ...{ folio, orderNumbers, gross, retention, net },
  });
  const month = (await studio.admin('GET', '/nominas/month?month=2026-11')).body;
  expect(month.people).toContainEqual(
    expect.objectContaining({ personId: null, name: personName, rut: '7.654.321-6', net }),
  );
  expect(await file(paid.id)).toEqual([expect.stringMatching(/^7654321-6;.*;;.*;;152550;;/)]);
  // The law requires no record of unpaid lines.
  expect((await studio.read(voided.id)).lines).toMatchObject([
    { personName: 'Alguien que borró sus datos', personRut: '', folio: null },
  ]);
  await purgeLines(server.db, '2032-12-31');
  expect((await studio.read(paid.id)).lines).toMatchObject([{ personName }]);
  await purgeLines(server.db, '2033-01-01');
  expect((await studio.read(paid.id)).lines).toMatchObject([
    { personName: 'Alguien que borró sus datos', personRut: '', net },
  ]);
});

test('a paid boleta with an old date is kept for six years from its payment, with all it takes to reconcile it', async () => {
  const person = await server.createUser('vieja@correo.cl', { rut: '11.111.111-1' });
  await server.db
    .updateTable('users')
    .set({ ...BANK, holder_rut: '11.111.111-1' })
    .where('id', '=', person.id)
    .execute();
  const id = await studio.approved(person, { issuedOn: '2001-03-05' });
  const paper = { file_name: 'b.pdf', size: 3, key: 'vieja', updated_at: server.now() };
  const now = server.now();
  await fileBoleta(server.db, { id, userId: person.id, documentId: null, paper, readAt: now, now });
  const nomina = await studio.made([id]);
  const [line] = (await studio.pay(nomina)).body.lines;
  await eraseAccount(server.db, person.id, server.now(), ERASURE.parts);
  const { items } = (await studio.admin('GET', '/archive?search=11.111.111-1&kind=boleta')).body;
  expect(items).toMatchObject([
    {
      ...{ date: '2001-03-05', keepUntil: '2032-12-31', rut: '11.111.111-1', folio: String(line.folio) },
      ...{ orderNumbers: line.orderNumbers, amount: 180_000, retention: 27_450, net: 152_550 },
      ...{ paidOn: '2026-11-20', nominaId: nomina.id },
    },
  ]);
});

test('nóminas of an earlier release keep what is known about them', async () => {
  const { db, update, close } = await oldDatabase('2026-11-29-account-holder');
  const at = new Date('2026-11-20T12:00:00Z');
  const raw = <Row>(text: string) => sql.raw<Row>(text).execute(db);
  await raw(`insert into users (id, email, first_name, last_name, role, rut, password_hash, created_at, updated_at,
      bank, account_type, account_number, holder_rut)
    values ('${PERSON}', 'bea@correo.cl', 'Bea', 'Soto', 'USER', '7.654.321-6', 'x', now(), now(),
      '012', 'vista', '1234567', '7.654.321-6')`);
  await raw(`insert into work_orders (number, type_id, state, person_id, start_date, due_date, amount, issued_at, created_at,
      updated_at, chapter_id) select 7, 1, 'draft', '${PERSON}', '2026-11-01', '2026-11-02', 100, now(), now(), now(), null`);
  await raw(`insert into boletas (work_order_id, person_id, state, folio, issued_on, gross, retention, net, withheld_by,
      digest, uploaded_at, created_at, updated_at)
    select id, person_id, 'approved', 58, '2026-11-05', 100, 15, 85, 'studio', 'x', now(), now(), now() from work_orders`);
  await raw(`insert into nominas (state, paid_on, created_at, updated_at)
    values ('paid', '2026-11-20', '${at.toISOString()}', '${at.toISOString()}')`);
  await raw(`insert into nomina_lines (nomina_id, boleta_id, folio, project_title, gross, retention, net)
    select nominas.id, boletas.id, 58, 'Marea', 100, 15, 85 from nominas, boletas`);
  await raw(`update boletas set state = 'paid', nomina_id = (select id from nominas)`);
  await update();
  const [line] = await db.selectFrom('nomina_lines').selectAll().execute();
  expect(line).toMatchObject({
    ...{ person_name: 'Bea Soto', person_rut: '7.654.321-6', order_number: 7, issued_on: '2026-11-05' },
  });
  const [made] = await db.selectFrom('nomina_files').selectAll().execute();
  expect(made?.made_at).toEqual(at);
  expect(made?.kept_at.getTime()).toBeGreaterThan(at.getTime());
  expect(await db.selectFrom('nomina_transfers').selectAll().execute()).toMatchObject([
    { position: 1, holder_name: 'Bea Soto', account_number: '1234567' },
  ]);
  await close();
});
