import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oldDatabase } from './oldDatabase';
import { bankAnswers } from './sampleAnswers';
import { BANK, nominaStudio } from './sampleNominas';
import { PASSWORD, testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof nominaStudio>>;
let confirm: ReturnType<typeof bankAnswers>['confirm'];
beforeAll(async () => {
  // 20 November 2026.
  server = await testServer();
  studio = await nominaStudio(server);
  ({ confirm } = bankAnswers(server, studio));
});
afterAll(() => server.close());

const RUTS = { leaver: '11.111.111-1', bea: '7.654.321-6' } as const;
const csv = (...lines: readonly (readonly [who: keyof typeof RUTS, state: string])[]) =>
  ['Rut;Monto;Estado', ...lines.map(([who, state]) => `${RUTS[who]};152550;${state}`)].join('\n');

/** A nómina of somebody who is about to erase their data, and of Bea. Its file was downloaded unless told otherwise. */
async function withLeaver({ email, isSent = true }: { email: string; isSent?: boolean }) {
  const person = await server.createUser(email, { rut: RUTS.leaver });
  await server.db
    .updateTable('users')
    .set({ ...BANK, holder_rut: RUTS.leaver })
    .where('id', '=', person.id)
    .execute();
  const token = await server.tokenFor(email);
  const { id } = await studio.made([await studio.approved(person), await studio.approved(studio.bea)]);
  if (isSent) await studio.admin('GET', `/nominas/${id}/bank-file`);
  const erase = () => server.call('DELETE', '/users/me', { password: PASSWORD }, { token });
  const told = async () => (await server.call('GET', '/users/me/erasure', undefined, { token })).body;
  return { id, person, erase, told };
}

test('what the bank answered stays answered once everybody whom it named has erased their data', async () => {
  const { id, erase } = await withLeaver({ email: 'rechazada@correo.cl' });
  await confirm(id, csv(['leaver', 'Rechazado']));
  // Of Bea the bank has said nothing yet: it may still pay her by the file that it has.
  expect((await erase()).status).toBe(204);
  const after = await studio.read(id);
  expect(after).toMatchObject({ state: 'prepared', isAnswered: true, boletas: 1, rejected: [] });
  for (const way of ['bank-file', 'bank-file?again=true', 'bank-check', 'bank-check?account=0']) {
    const { status, body } = await studio.admin('GET', `/nominas/${id}/${way}`);
    expect([way, status, body.code, body.message]).toEqual([
      ...[way, 409, 'NOT_POSSIBLE'],
      expect.stringMatching(/^El banco ya respondió por una parte de esta nómina/),
    ]);
  }
  const listed = (await studio.admin('GET', '/nominas?state=prepared&file=answered')).body.items;
  expect(listed.map((row: { id: number }) => row.id)).toContain(id);
  expect(await studio.read(id)).toEqual(after);
  // Its answer still ends it, and it stays answered.
  const { body: paid } = await confirm(id, csv(['bea', 'Pagado']));
  expect(paid).toMatchObject({ state: 'paid', isAnswered: true });
  expect((await studio.admin('GET', `/nominas/${id}/bank-file`)).status).toBe(409);
});

test.each([
  ['was handed out', ''],
  ['waits to be collected', 'Pendiente de Cobro'],
  ['was paid by the bank and is not noted yet', 'Pagado'],
])('nobody erases their data while their payment %s', async (what, state) => {
  const { id, erase, told, person } = await withLeaver({ email: `${what.replaceAll(' ', '.')}@correo.cl` });
  const answered = state === '' ? await studio.read(id) : (await confirm(id, csv(['leaver', state]))).body;
  expect((await told()).isPaymentAtBank).toBe(true);
  const refused = await erase();
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    ...[409, 'NOT_POSSIBLE'],
    expect.stringMatching(/^Un pago tuyo está en camino/),
  ]);
  expect(await studio.read(id)).toEqual(answered);
  // Once it is paid they may: name and RUT stay with the payment.
  const { body: paid } = await confirm(id, csv(['leaver', 'Pagado'], ['bea', 'Pagado']));
  expect(paid.state).toBe('paid');
  expect((await told()).isPaymentAtBank).toBe(false);
  expect((await erase()).status).toBe(204);
  expect((await studio.read(id)).lines).toContainEqual(
    expect.objectContaining({ boletaId: null, personRut: RUTS.leaver, net: 152_550 }),
  );
  expect(await server.db.selectFrom('users').select('id').where('id', '=', person.id).execute()).toEqual([]);
});

test('what is not at the bank keeps nobody: not handed out, taken out, voided', async () => {
  const fresh = await withLeaver({ email: 'sin.archivo@correo.cl', isSent: false });
  expect((await fresh.told()).isPaymentAtBank).toBe(false);
  expect((await fresh.erase()).status).toBe(204);
  expect(await studio.read(fresh.id)).toMatchObject({ boletas: 1, isAnswered: false });
  for (const move of ['remove', 'void'] as const) {
    const { id, person, erase } = await withLeaver({ email: `${move}@correo.cl` });
    const nomina = await studio.read(id);
    const line = nomina.lines.find(({ personId }) => personId === person.id);
    const said = { reason: 'No se envió', ...(move === 'remove' && { boletaId: line?.boletaId }) };
    expect((await studio.move(nomina, move, said)).status).toBe(200);
    expect((await erase()).status).toBe(204);
  }
});

test('an erasure beside the download of the file: either the file is without them, or they stay', async () => {
  const { id, person, erase } = await withLeaver({ email: 'a.la.vez@correo.cl', isSent: false });
  const [erased, file] = await Promise.all([erase(), studio.admin('GET', `/nominas/${id}/bank-file`)]);
  expect(file.status).toBe(200);
  const { lines } = await studio.read(id);
  const isThere = lines.some(({ personId }) => personId === person.id);
  expect([erased.status, isThere]).toEqual(isThere ? [409, true] : [204, false]);
  expect((await studio.read(id)).changes).toEqual([]);
});

test('nóminas of an earlier release that the bank has answered are known, also by their history alone', async () => {
  const { db, update, close } = await oldDatabase('2026-12-06-payments-without-data');
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`insert into nominas (created_at, updated_at) select now(), now() from generate_series(1, 4)`);
  await run(`insert into nomina_files (nomina_id, made_at, kept_at) select id, now(), now() from nominas`);
  // The first still has the payment that the bank answered. Of the second it is gone with its person, the third is not answered.
  await run(`insert into nomina_transfers (file_id, position, person_name, holder_name, net, memo, answer, answered_at)
    values (1, 1, 'Ana', 'Ana', 85, '', 'paid', '2026-11-20T12:00:00Z'), (3, 1, 'Bea', 'Bea', 85, '', null, null)`);
  await run(`insert into audit (at, action, entity, entity_id, changes) values
    ('2026-11-19T12:00:00Z', 'update', 'nomina', '2',
      '[{"field":"boletas","from":2,"to":1},{"field":"reason","from":null,"to":"Respuesta del banco"}]'),
    ('2026-11-18T12:00:00Z', 'update', 'nomina', '4',
      '[{"field":"reason","from":null,"to":"El banco rechazó todos los pagos"}]'),
    ('2026-11-18T12:00:00Z', 'update', 'nomina', '3', '[{"field":"reason","from":null,"to":"Va otra"}]')`);
  await update();
  const rows = await db.selectFrom('nominas').select(['id', 'answered_at']).orderBy('id').execute();
  expect(rows.map(({ answered_at }) => answered_at?.toISOString() ?? null)).toEqual([
    ...['2026-11-20T12:00:00.000Z', '2026-11-19T12:00:00.000Z', null, '2026-11-18T12:00:00.000Z'],
  ]);
  await close();
});
