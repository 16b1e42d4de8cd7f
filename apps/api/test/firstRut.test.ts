import { sampleBoletaPdf } from '@doblaje/contract/fixtures';
import { sql } from 'kysely';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { oldDatabase } from './oldDatabase';
import { boletaStudio } from './sampleBoletas';
import { BANK } from './sampleNominas';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof boletaStudio>>;
beforeAll(async () => {
  // 20 November 2026.
  server = await testServer();
  studio = await boletaStudio(server);
  await server.db.updateTable('users').set(BANK).where('id', '=', studio.ana.id).execute();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.wait(1000);
  await server.db.updateTable('users').set({ rut: null }).where('id', '=', studio.ana.id).execute();
});

const RUT = '12.345.678-5';
const PERSONAL = {
  ...{ first_name: 'Ana', last_name: 'Muñoz', country: 'CL', gender: 'Femenino', birth_date: '1991-11-02' },
  ...{ phone: '+56 9 5550 0177', address: 'Los Aromos 12, Valdivia' },
};
const OWN = { ...PERSONAL, community: '', disability: '', sensitive_consent: false };

/** Ana saves the personal part of her data sheet. */
async function save(values: { rut: string } | { country: 'AR'; passport: string }) {
  const { updatedAt } = (await studio.as('ana')('GET', '/users/me/profile')).body.personal;
  const patch = { section: 'personal', ...OWN, ...values, updatedAt };
  expect((await studio.as('ana')('PATCH', '/users/me/profile', patch)).status).toBe(200);
}

let folio = 7000;
/** Ana sends the SII's PDF of a boleta of hers. */
async function sent(rut = RUT, isOfOctober = false) {
  const [day, issuedOn] = isOfOctober
    ? ['20 de Octubre de 2026', '2026-10-20']
    : ['20 de Noviembre de 2026', '2026-11-20'];
  const bytes = sampleBoletaPdf({ rut, folio: ++folio, day, gross: 180_000 });
  const said = { folio: `${folio}`, issuedOn };
  const answer = await studio.upload(await studio.pending(), said, { bytes });
  expect(answer.status).toBe(200);
  return answer.body;
}

/** A boleta of Ana of October, paid in that month. */
async function paid() {
  const boleta = await sent(RUT, true);
  const { id, updatedAt } = (await studio.move(boleta, 'approve')).body;
  const { nomina } = (await studio.admin('POST', '/nominas', { boletas: [{ id, updatedAt }] })).body;
  const body = { updatedAt: nomina.updatedAt, paidOn: '2026-10-30' };
  expect((await studio.admin('POST', `/nominas/${nomina.id}/pay`, body)).status).toBe(200);
  return boleta;
}

/** The SII's sheet of Ana's boletas of October, sent and matched: how many are in each heap. */
async function heapsOf(folios: readonly number[]) {
  const head = ['N°', 'Fecha', 'Estado', 'Fecha Anulación', 'Rut', 'Nombre o Razón Social', 'Soc. Prof.'];
  const rows = folios.map((number) => [`${number}`, '20/10/2026', 'N', '', RUT, 'ANA MUNOZ', 'NO']);
  const lines = [
    [...head, 'Brutos', 'Retenido', 'Pagado'],
    ...rows.map((row) => [...row, '180.000', '27.450', '152.550']),
  ].map((cells) => cells.join(';'));
  const { token, ...asked } = {
    ...{ month: '2026-10', kind: 'bhe', name: 'p.csv', shown: '0', token: studio.tokens.admin },
  };
  await server.db.deleteFrom('sii_sheets').execute();
  await server.call(
    'POST',
    `/sii-sheets?${new URLSearchParams(asked)}`,
    ['Contribuyente 76.007.075-0, mes 10 del año 2026', ...lines].join('\r\n'),
    { token, headers: { 'content-type': 'application/octet-stream' } },
  );
  return heaps();
}
async function heaps() {
  const { heaps } = (await studio.admin('GET', '/sii-sheets?month=2026-10&kind=bhe')).body;
  const counts = heaps.map(({ heap, count }: { heap: string; count: number }) => [heap, count]);
  return Object.fromEntries(counts.filter(([, count]: [string, number]) => count > 0));
}

const asked = async (path: string) =>
  server.app.request(`/api${path}`, { headers: { authorization: `Bearer ${studio.tokens.admin}` } });
const monthCsv = async () => (await asked('/nominas/month/csv?month=2026-10')).text();
async function certificate() {
  const bytes = new Uint8Array(
    await (await asked(`/users/${studio.ana.id}/certificate?year=2026`)).arrayBuffer(),
  );
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])).join(' ');
}
const month = async () => (await studio.admin('GET', '/months/close?month=2026-10')).body;
const lacking = async () => (await studio.admin('GET', '/years/close?year=2026')).body.withoutData.total;
const history = async (id: number) => (await studio.admin('GET', `/history/boleta/${id}`)).body.items[0];

test('a RUT that a person saves later reaches the boletas that they sent before, in a closed month too', async () => {
  const boleta = await paid();
  expect(await heapsOf([boleta.folio])).toEqual({ onlyAtSii: 1, onlyHere: 1 });
  const before = await month();
  expect(before.withoutRut).toMatchObject([{ personId: studio.ana.id, retention: 27_450 }]);
  expect(await lacking()).toBe(1);
  const { updatedAt } = before;
  expect((await studio.admin('POST', '/months/close', { month: '2026-10', updatedAt })).status).toBe(200);
  const closed = await month();

  await save({ rut: RUT });

  expect(await heaps()).toEqual({ same: 1 });
  expect(await month()).toEqual({ ...closed, withoutRut: [] });
  expect(await lacking()).toBe(0);
  expect(await monthCsv()).toContain(`\r\n${RUT};`);
  expect(await certificate()).toContain(`RUT ${RUT}`);
  const read = await studio.read(boleta.id);
  expect(read).toMatchObject({ personRut: RUT, today: { personRut: '' }, state: 'paid' });
  expect(read.nomina?.id).toBeGreaterThan(0);
  expect(await history(boleta.id)).toMatchObject({
    ...{ action: 'update', changes: [{ field: 'personRut', from: null, to: RUT }] },
  });
  const { people } = (await studio.admin('GET', '/nominas/month?month=2026-10')).body;
  expect(people).toMatchObject([{ rut: RUT }]);
});

test('a RUT that is there stays; the one of ADMIN fills in what was sent without', async () => {
  await save({ rut: '9.876.543-3' });
  const former = await sent('9.876.543-3');
  await save({ country: 'AR', passport: 'AB123456' });
  const waiting = await studio.pending();
  const [without, annulled] = [await sent(), await sent()];
  expect((await studio.move(annulled, 'annul')).status).toBe(200);
  const { updatedAt } = (await studio.admin('GET', `/users/${studio.ana.id}`)).body.personal;
  const correction = { ...PERSONAL, rut: RUT, reason: 'Lo dijo por teléfono', updatedAt };
  expect((await studio.admin('PATCH', `/users/${studio.ana.id}`, correction)).status).toBe(200);
  expect(await studio.read(former.id)).toMatchObject({
    ...{ personRut: '9.876.543-3', today: { personRut: RUT } },
  });
  expect(await studio.read(without.id)).toMatchObject({ personRut: RUT, updatedAt: without.updatedAt });
  expect(await studio.read(annulled.id)).toMatchObject({ annulled: [{ personRut: RUT }] });
  // One that is still awaited has today's RUT anyway, and no line in its history.
  expect((await history(waiting.id)).changes).not.toMatchObject([{ field: 'personRut' }]);
  await save({ rut: '9.876.543-3' });
  expect(await studio.read(without.id)).toMatchObject({
    ...{ personRut: RUT, today: { personRut: '9.876.543-3' } },
  });
});

test('a PDF that nobody could compare is compared: of the person it no longer counts as differing', async () => {
  // Of the last one no RUT can be read: its check digit is wrong.
  const [own, foreign, unread] = [await sent(), await sent('9.876.543-3'), await sent('12.345.678-4')];
  for (const { id } of [own, foreign, unread]) expect(await studio.read(id)).toMatchObject({ differs: true });
  await save({ rut: RUT });
  expect(await studio.read(own.id)).toMatchObject({ differs: false, reading: { differences: [] } });
  expect(await studio.read(unread.id)).toMatchObject({ differs: true });
  expect(await studio.read(foreign.id)).toMatchObject({
    differs: true,
    reading: { differences: ['La boleta es del RUT 9.876.543-3 y se esperaba una del 12.345.678-5.'] },
  });
});

test('boletas of an earlier release get the RUT that their person has, unless they have one', async () => {
  const { db, update, close } = await oldDatabase('2026-12-09-sheet-states');
  const raw = (text: string) => sql.raw(text).execute(db);
  const person = '0198a4d2-7c11-7d3a-9e55-000000000001';
  await raw(`insert into users (id, email, first_name, last_name, role, password_hash, created_at, updated_at)
    values ('${person}', 'bea@correo.cl', 'Bea', 'Soto', 'USER', 'x', now(), now())`);
  await raw(`insert into work_orders (number, type_id, state, person_id, start_date, due_date, amount, issued_at, created_at,
      updated_at) select n, 1, 'draft', '${person}', '2026-11-01', '2026-11-02', 100, now(), now(), now()
      from generate_series(1, 3) as n`);
  const send = (number: number) =>
    raw(`insert into boletas (work_order_id, person_id, state, folio, issued_on, gross, retention, net, withheld_by,
        digest, uploaded_at, created_at, updated_at)
      select id, person_id, 'approved', number, '2026-11-05', 100, 15, 85, 'studio', 'x', now(), now(), now()
        from work_orders where number = ${number}`);
  await send(1);
  await raw(`insert into boletas (work_order_id, person_id, created_at, updated_at)
    select id, person_id, now(), now() from work_orders where number = 3`);
  await raw(
    `insert into nominas (state, paid_on, created_at, updated_at) values ('paid', '2026-11-20', now(), now())`,
  );
  await raw(`insert into nomina_lines (nomina_id, boleta_id, folio, project_title, gross, retention, net, paid_on)
    select nominas.id, boletas.id, 1, 'Marea', 100, 15, 85, '2026-11-20' from nominas, boletas where folio = 1`);
  await raw(`insert into annulled_boletas (boleta_id, person_id, orders, folio, issued_on, gross, retention, net, withheld_by,
      annulled_on, reason) select id, person_id, '[]', 8, '2026-11-05', 100, 15, 85, 'studio', '2026-11-06', 'x'
      from boletas where folio = 1`);
  await raw(`update users set rut = '7.654.321-6'`);
  await send(2);
  await raw(`update users set rut = '9.876.543-3'`);
  await update();
  const rutsOf = (table: 'boletas' | 'nomina_lines' | 'annulled_boletas') =>
    db.selectFrom(table).select(['folio', 'person_rut']).orderBy('folio').execute();
  expect([await rutsOf('boletas'), await rutsOf('nomina_lines'), await rutsOf('annulled_boletas')]).toEqual([
    [
      { folio: 1, person_rut: '9.876.543-3' },
      { folio: 2, person_rut: '7.654.321-6' },
      { folio: null, person_rut: null },
    ],
    [{ folio: 1, person_rut: '9.876.543-3' }],
    [{ folio: 8, person_rut: '9.876.543-3' }],
  ]);
  await close();
});
