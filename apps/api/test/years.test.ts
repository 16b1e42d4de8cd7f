import type { YearClose } from '@doblaje/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { boletasUnmatched } from '../src/office/years/unpaired';
import { nominaStudio } from './sampleNominas';
import { testServer } from './testServer';

const ANA = '12.345.678-5';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof nominaStudio>>;
beforeAll(async () => {
  // 20 November 2026.
  server = await testServer();
  studio = await nominaStudio(server);
  await server.db.updateTable('users').set({ rut: ANA }).where('id', '=', studio.ana.id).execute();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('sii_sheet_lines').execute();
  await server.db.deleteFrom('sii_sheets').execute();
});

const close = async (year?: string): Promise<YearClose> =>
  (await studio.admin('GET', `/years/close${year === undefined ? '' : `?year=${year}`}`)).body;

/** An approved boleta of Ana with her RUT. */
async function boleta(issuedOn: string, gross = 180_000) {
  const id = await studio.approved(studio.ana, { issuedOn, gross });
  await server.db.updateTable('boletas').set({ withheld_by: 'studio' }).where('id', '=', id).execute();
  const { folio } = await server.db
    .selectFrom('boletas')
    .select('folio')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, folio: Number(folio) };
}

interface Line {
  folio: number;
  state?: 'valid' | 'annulmentAsked' | 'annulled';
  rut?: string;
  retention?: number;
  issuedOn?: string;
}

/** Keeps a sheet of a month with these lines. */
async function sheet(month: string, lines: readonly Line[], kind: 'bhe' | 'bte' = 'bhe') {
  const sums = { boletas: lines.length, gross: 0, retention: 0, net: 0 };
  const { id } = await server.db
    .insertInto('sii_sheets')
    .values({
      ...{ month, kind, file_name: 'p.xls', digest: month, ...sums, uploaded_at: server.now() },
      ...{ uploaded_by: null, replaces: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [
    row,
    { folio, state = 'valid', rut = '123456785', retention = 27_450, issuedOn },
  ] of lines.entries())
    await server.db
      .insertInto('sii_sheet_lines')
      .values({
        ...{ sheet_id: id, row, folio, rut_number: rut, name: 'ANA', issued_on: issuedOn ?? `${month}-02` },
        ...{ state, annulled_on: null, is_society: false, gross: 180_000, retention },
        net: 180_000 - retention,
      })
      .execute();
}

test('a year with nothing left says so, with its last days', async () => {
  const none = { total: 0, items: [] };
  expect(await close('2015')).toEqual({
    ...{ year: '2015', registerOn: '2016-02-14', answerUntil: '2016-03-01', monthsWithoutSheet: [] },
    ...{
      annulments: none,
      annulledAtSii: none,
      toRegularize: none,
      unmatched: none,
      onlyAtSii: none,
      withoutData: none,
      retention: { ...none, agreeing: 0 },
    },
  });
  expect((await close()).year).toBe('2026');
  expect((await studio.admin('GET', '/years/close?year=1900')).status).toBe(422);
});

test('boletas that no current sheet has by RUT and folio were never matched', async () => {
  const there = await boleta('2020-03-02');
  const alone = await boleta('2020-03-05');
  const later = await boleta('2020-04-05');
  await sheet('2020-03', [{ folio: there.folio }, { folio: alone.folio, rut: '76543216' }]);
  const { unmatched, monthsWithoutSheet } = await close('2020');
  expect(unmatched.items.map(({ boletaId, hasSheet }) => [boletaId, hasSheet])).toEqual([
    [alone.id, true],
    [later.id, false],
  ]);
  expect(unmatched.total).toBe(2);
  expect(monthsWithoutSheet).toEqual(['2020-04']);
  // A sheet that was replaced does not count.
  await server.db.updateTable('sii_sheets').set({ is_current: false }).execute();
  expect((await close('2020')).unmatched.total).toBe(3);
  // Nor does the sheet of the other kind.
  await sheet('2020-03', [{ folio: there.folio }], 'bte');
  expect((await close('2020')).unmatched.total).toBe(3);
  await server.db.updateTable('boletas').set({ sii_state: 'annulled' }).where('id', '=', later.id).execute();
  expect((await close('2020')).unmatched.total).toBe(2);
});

test('requests for annulment wait until 1 March: those noted here, and those that only a sheet tells of', async () => {
  const noted = await boleta('2026-08-05');
  const unnoted = await boleta('2026-08-06');
  await server.db
    .updateTable('boletas')
    .set({ sii_state: 'annulmentAsked' })
    .where('id', '=', noted.id)
    .execute();
  await sheet('2026-08', [
    { folio: noted.folio, state: 'annulmentAsked' },
    { folio: unnoted.folio, state: 'annulmentAsked', issuedOn: '2026-08-06' },
    { folio: 77, state: 'annulmentAsked', rut: '111111111', issuedOn: '2026-08-07' },
  ]);
  const { annulments } = await close('2026');
  expect(annulments.total).toBe(3);
  expect(annulments.items).toMatchObject([
    { boletaId: noted.id, isNoted: true, answerUntil: '2027-03-01', personId: studio.ana.id },
    { boletaId: unnoted.id, isNoted: false, told: expect.stringContaining('hasta el 01-03-2027') },
    { boletaId: null, isNoted: false, folio: 77, personId: null, rut: '11.111.111-1', name: 'ANA' },
  ]);
  const pending = async () => (await studio.admin('GET', '/users/me/pending')).body.items;
  expect(await pending()).toContainEqual({
    ...{ kind: 'annulmentsToAnswer', count: 3, isExact: true, until: '2027-03-01' },
  });
  await server.db.updateTable('boletas').set({ sii_state: 'valid' }).where('id', '=', noted.id).execute();
  await server.db.deleteFrom('sii_sheet_lines').execute();
  expect((await pending()).map(({ kind }: { kind: string }) => kind)).not.toContain('annulmentsToAnswer');
});

test('a request that nobody answered is told as lapsed', async () => {
  const { id } = await boleta('2024-05-05');
  await server.db.updateTable('boletas').set({ sii_state: 'annulmentAsked' }).where('id', '=', id).execute();
  expect((await close('2024')).annulments.items).toMatchObject([
    { boletaId: id, answerUntil: null, told: expect.stringContaining('la boleta quedó vigente') },
  ]);
});

test('boletas in force that only a sheet has are told, with the person of that RUT', async () => {
  const here = await boleta('2016-03-02');
  const erased = await boleta('2016-03-03');
  await studio.pay(await studio.made([erased.id]), '2016-03-20');
  await sql`update nomina_lines set boleta_id = null, person_rut = ${ANA} where boleta_id = ${erased.id}`.execute(
    server.db,
  );
  await sql`update boletas set person_rut = null where id = ${erased.id}`.execute(server.db);
  await sheet('2016-03', [
    { folio: here.folio },
    { folio: erased.folio },
    { folio: 90_001 },
    { folio: 90_002, rut: '111111111', issuedOn: '2016-03-01' },
    { folio: 90_003, state: 'annulled' },
    { folio: 90_004, state: 'annulmentAsked' },
  ]);
  // The same folio of a boleta of the other kind is another one.
  await sheet('2016-04', [{ folio: here.folio }], 'bte');
  const { onlyAtSii } = await close('2016');
  expect(onlyAtSii.total).toBe(3);
  expect(onlyAtSii.items).toMatchObject([
    { folio: 90_002, personId: null, rut: '11.111.111-1', name: 'ANA', kind: 'BHE' },
    { folio: 90_001, personId: studio.ana.id, rut: ANA, gross: 180_000 },
    { folio: here.folio, kind: 'BTE' },
  ]);
  await server.db.updateTable('sii_sheets').set({ is_current: false }).execute();
  expect((await close('2016')).onlyAtSii.total).toBe(0);
});

test('payments whose boleta lacks a RUT, a date or who withholds are told, by day of payment', async () => {
  const whole = await boleta('2019-05-02');
  const lacking = await boleta('2019-05-03');
  await studio.pay(await studio.made([whole.id]), '2019-06-10');
  const nomina = await studio.made([lacking.id]);
  await studio.pay(nomina, '2019-06-11');
  await sql`update nomina_lines set person_rut = null, issued_on = '' where nomina_id = ${nomina.id}`.execute(
    server.db,
  );
  const { withoutData } = await close('2019');
  expect(withoutData).toMatchObject({
    total: 1,
    items: [{ nominaId: nomina.id, folio: lacking.folio, paidOn: '2019-06-11', lacks: ['rut', 'issuedOn'] }],
  });
});

test('retention is compared by person for months that have a sheet', async () => {
  const first = await boleta('2018-03-02');
  const second = await boleta('2018-04-02');
  // Without its sheet, May is not compared.
  await boleta('2018-05-02');
  await studio.pay(await studio.made([first.id, second.id]), '2018-04-20');
  await sheet('2018-03', [{ folio: first.folio }]);
  await sheet('2018-04', [
    { folio: second.folio, retention: 30_000 },
    { folio: 5, state: 'annulled' },
    { folio: 6, rut: '111111111', retention: 1000 },
  ]);
  expect((await close('2018')).retention).toEqual({
    ...{ total: 2, agreeing: 0 },
    items: [
      {
        ...{ personId: studio.ana.id, rut: ANA, name: expect.stringContaining(' ') },
        ...{ here: 54_900, atSii: 57_450, declared: 54_900, annulled: { boletas: 0, retention: 0 } },
      },
      {
        ...{ personId: null, rut: '11.111.111-1', name: 'ANA', here: 0, atSii: 1000, declared: 0 },
        annulled: { boletas: 0, retention: 0 },
      },
    ],
  });
  await sql`update sii_sheet_lines set retention = 27450, net = 152550`.execute(server.db);
  await server.db.deleteFrom('sii_sheet_lines').where('rut_number', '=', '111111111').execute();
  expect((await close('2018')).retention).toEqual({ total: 0, agreeing: 1, items: [] });
});

test('a payment whose boleta was annulled is told until a later boleta settles it, and in the retention always', async () => {
  const paid = await boleta('2014-03-02');
  const nomina = await studio.made([paid.id]);
  await studio.pay(nomina, '2014-04-20');
  await sheet('2014-03', [{ folio: paid.folio, state: 'annulled' }]);
  const unnoted = await close('2014');
  expect(unnoted.toRegularize.total).toBe(0);
  expect(unnoted.annulledAtSii).toMatchObject({
    total: 1,
    items: [{ boletaId: paid.id, folio: paid.folio, personId: studio.ana.id, rut: ANA, state: 'paid' }],
  });
  const { updatedAt } = (await studio.admin('GET', `/boletas/${paid.id}`)).body;
  await studio.admin('POST', `/boletas/${paid.id}/sii`, {
    ...{ move: 'petitionAnnulment', on: '2026-11-19', reason: 'Salió repetida', updatedAt },
  });
  const owed = { boletaId: paid.id, folio: paid.folio, personId: studio.ana.id, rut: ANA, kind: 'BHE' };
  const days = { issuedOn: '2014-03-02', paidOn: '2014-04-20', annulledOn: '2026-11-19' };
  const told = await close('2014');
  expect(told.annulledAtSii.total).toBe(0);
  expect(told.toRegularize).toMatchObject({
    total: 1,
    items: [{ ...owed, ...days, gross: 180_000, net: 152_550, nominaId: nomina.id }],
  });
  const gap = { here: 27_450, atSii: 0, annulled: { boletas: 1, retention: 27_450 } };
  expect(told.retention.items).toMatchObject([gap]);
  // By the day of payment, as it was declared.
  expect((await close('2013')).toRegularize.total).toBe(0);
  const pending = async (token: typeof studio.admin) =>
    (await token('GET', '/users/me/pending')).body.items.filter(({ kind }: { kind: string }) =>
      kind.endsWith('ToRegularize'),
    );
  expect(await pending(studio.admin)).toEqual([{ kind: 'boletasToRegularize', count: 1, isExact: true }]);
  expect(await pending(studio.as('ana'))).toEqual([{ kind: 'ownToRegularize', count: 1, isExact: true }]);
  expect(await pending(studio.as('bea'))).toEqual([]);
  const waiting = async () => (await studio.admin('GET', '/boletas?waits=regularization')).body;
  expect((await waiting()).items).toMatchObject([{ id: paid.id }]);
  await server.db.updateTable('regularizations').set({ settled_at: server.now() }).execute();
  const settled = await close('2014');
  expect([settled.toRegularize.total, (await waiting()).total]).toEqual([0, 0]);
  expect(settled.retention.items).toMatchObject([gap]);
  expect(await pending(studio.admin)).toEqual([]);
});

test('a boleta whose issuer withholds is not compared', async () => {
  const { id, folio } = await boleta('2017-03-02');
  await server.db.updateTable('boletas').set({ withheld_by: 'person' }).where('id', '=', id).execute();
  await sheet('2017-03', [{ folio, retention: 0 }]);
  expect((await close('2017')).retention).toMatchObject({ total: 0, agreeing: 1 });
});

test('boletas without a sheet are pending from January until the register of 14 February', async () => {
  await boleta('2025-06-02');
  const on = (today: string) => boletasUnmatched(server.db, today);
  expect(await on('2025-12-31')).toBeNull();
  expect(await on('2026-01-01')).toMatchObject({ total: 1, isTotalExact: true, until: '2026-02-14' });
  expect(await on('2026-02-14')).toMatchObject({ total: 1 });
  expect(await on('2026-02-15')).toBeNull();
});
