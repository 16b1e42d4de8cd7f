import type { Boleta } from '@doblaje/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { messages } from './answered';
import { annulment, boletaStudio } from './sampleBoletas';
import { approvedBoleta, BANK, preparedNomina } from './sampleNominas';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof boletaStudio>>;
beforeAll(async () => {
  server = await testServer();
  studio = await boletaStudio(server);
  await server.db.updateTable('users').set(BANK).where('id', '=', studio.ana.id).execute();
});
afterEach(() => server.swept());
afterAll(() => server.close());
beforeEach(() => server.wait(1000));

const note = ({ id, updatedAt }: Pick<Boleta, 'id' | 'updatedAt'>, said: object = {}) =>
  studio.admin('POST', `/boletas/${id}/sii`, { ...annulment(), ...said, updatedAt });
const approved = async () => studio.read(await approvedBoleta(server, studio.ana.id, studio.otherChapterId));
const nomina = async (id: number) => (await studio.admin('GET', `/nominas/${id}`)).body;

type Read = Pick<Boleta, 'id' | 'updatedAt'>;
const settling =
  (way: string) =>
  (boleta: Read, paidId: number, reason = '') =>
    studio.admin('POST', `/boletas/${boleta.id}/${way}`, { paidId, reason, updatedAt: boleta.updatedAt });
const regularize = settling('regularize');
const unregularize = settling('unregularize');

/** A boleta that a nómina has paid. */
async function paid(): Promise<Boleta> {
  const { id } = await approved();
  const made = await nomina(await preparedNomina(server, [id]));
  await studio.admin('POST', `/nominas/${made.id}/pay`, {
    ...{ paidOn: '2026-11-20', updatedAt: made.updatedAt },
  });
  return studio.read(id);
}

test('what may have happened that day is noted beside our state; any other day is refused', async () => {
  const sent = await studio.sent();
  expect(sent).toMatchObject({ siiState: 'valid', siiOn: '' });
  expect(messages(await note(sent, { move: 'askAnnulment' })).on).toMatch(/hasta el 10-12-2026/);
  expect(messages(await note(sent, { on: '2026-11-22' }))).toEqual({ on: 'La fecha no puede ser futura' });
  expect(messages(await note(sent, { move: 'confirmAnnulment' })).on).toMatch(/no se podía/);
  expect(messages(await note(sent, { reason: '' }))).toEqual({ reason: 'Escribe el motivo' });
  expect((await note(sent, { move: 'shred' })).status).toBe(422);
  const { status, body } = await note(sent, { move: 'observe', reason: 'No la reconocemos' });
  expect([status, body.state, body.siiState, body.siiOn]).toEqual([
    200,
    'inReview',
    'observed',
    '2026-11-20',
  ]);
  const { items } = (await studio.admin('GET', '/boletas?siiState=observed')).body;
  expect(items.map(({ id }: Boleta) => id)).toEqual([sent.id]);
  const history = (await studio.admin('GET', `/history/boleta/${sent.id}`)).body.items;
  expect(history[0].changes).toEqual(
    expect.arrayContaining([
      { field: 'siiState', from: 'Vigente', to: 'Observada' },
      { field: 'siiReason', from: null, to: 'No la reconocemos' },
    ]),
  );
  // A second administrator read it before that.
  expect((await note(sent)).body).toMatchObject({ code: 'STALE', current: { siiState: 'observed' } });
});

test('a request that the SII’s sheet tells of is noted on any day from the boleta’s to today', async () => {
  const rut = '12.345.678-5';
  await server.db.updateTable('users').set({ rut }).where('id', '=', studio.ana.id).execute();
  const sent = await studio.sent();
  expect(messages(await note(sent, { move: 'askAnnulment' })).on).toMatch(/hasta el 10-12-2026/);
  const amounts = { gross: 180_000, retention: 27_450, net: 152_550 };
  const { id: sheet_id } = await server.db
    .insertInto('sii_sheets')
    .values({
      ...{ month: '2026-11', kind: 'bhe', file_name: 'p.xls', digest: 'x', boletas: 1, ...amounts },
      ...{ uploaded_at: server.now(), uploaded_by: null, replaces: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('sii_sheet_lines')
    .values({
      ...{ sheet_id, row: 1, folio: sent.folio ?? 0, rut_number: '123456785', name: 'ANA', ...amounts },
      ...{ issued_on: '2026-11-20', state: 'annulmentAsked', annulled_on: null, is_society: false },
    })
    .execute();
  const told = await studio.read(sent.id);
  expect(told.atSii).toMatchObject({ state: 'annulmentAsked', month: '2026-11' });
  expect((await studio.as('ana')('GET', `/boletas/${sent.id}`)).body.atSii).toBeNull();
  expect(messages(await note(told, { move: 'askAnnulment', on: '2026-11-19' })).on).toMatch(/no pudo pasar/);
  expect((await note(told, { move: 'askAnnulment' })).body.siiState).toBe('annulmentAsked');
  await server.db.deleteFrom('sii_sheets').execute();
});

test('a boleta of last month is annulled on request, until 1 March', async () => {
  const sent = await studio.sent();
  await server.db
    .updateTable('boletas')
    .set({ issued_on: '2026-10-01', sii_state: 'annulmentAsked', sii_on: '2026-11-12' })
    .where('id', '=', sent.id)
    .execute();
  const { body } = await note(sent, { move: 'confirmAnnulment' });
  expect(body).toMatchObject({ state: 'pending', siiState: 'valid', siiOn: '', folio: null });
  expect(body.annulled).toMatchObject([{ folio: sent.folio }]);
});

test('what is noted of a folio goes when a rejected boleta is sent with another, and stays with the same', async () => {
  const sent = await studio.sent();
  const rejected = (await studio.move(sent, 'reject', { reason: 'Ilegible' })).body;
  server.wait(1000);
  const noted = (await note(rejected, { move: 'observe' })).body;
  server.wait(1000);
  const again = await studio.upload(noted, { folio: `${sent.folio}` });
  expect(again.body).toMatchObject({ state: 'inReview', siiState: 'observed', siiOn: '2026-11-20' });
  server.wait(1000);
  const refused = (await studio.move(again.body, 'reject', { reason: 'Ilegible' })).body;
  server.wait(1000);
  const other = await studio.upload(refused, { folio: `${(sent.folio ?? 0) + 900}` });
  expect(other.body).toMatchObject({ state: 'inReview', siiState: 'valid', siiOn: '' });
  const [line] = (await studio.admin('GET', `/history/boleta/${sent.id}`)).body.items;
  expect(line.changes).toContainEqual({ field: 'siiState', from: 'Observada', to: 'Vigente' });
});

test('nothing is noted of a boleta that nobody has sent', async () => {
  expect(await note(await studio.pending())).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
});

test('once annulled it leaves a prepared nómina, and its order awaits another', async () => {
  const [one, two] = [await approved(), await approved()];
  const id = await preparedNomina(server, [one.id, two.id]);
  const { status, body } = await note(await studio.read(one.id));
  expect([status, body.state, body.nomina, body.annulled.length]).toEqual([200, 'pending', null, 1]);
  expect((await nomina(id)).lines.map(({ boletaId }: { boletaId: number }) => boletaId)).toEqual([two.id]);
  // The last one voids its nómina: there is nothing left to pay.
  expect((await note(await studio.read(two.id))).body).toMatchObject({ state: 'pending', nomina: null });
  expect((await nomina(id)).state).toBe('voided');
});

test('annulled after it was paid it stays paid, and is to be regularized with a later boleta of its person', async () => {
  const before = await paid();
  const { status, body } = await note(before);
  expect([status, body.state, body.siiState]).toEqual([200, 'paid', 'annulled']);
  expect(body.regularization).toMatchObject({
    ...{ boletaId: before.id, folio: before.folio, gross: 180_000, isSettled: false, settledBy: null },
  });
  // Both sides see it beside the next boleta.
  const next = await studio.pending();
  expect((await studio.read(next.id)).toRegularize).toMatchObject([{ boletaId: before.id }]);
  const { items } = (await studio.as('ana')('GET', '/boletas/own')).body;
  expect(items[0].toRegularize).toMatchObject([{ boletaId: before.id }]);
  const settle = (boleta: Pick<Boleta, 'id' | 'updatedAt'>, paidId = before.id) => regularize(boleta, paidId);
  expect(await settle(next)).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
  const later = await approved();
  expect((await settle(body)).status).toBe(409);
  const settled = await settle(later);
  expect([settled.status, settled.body.toRegularize]).toEqual([200, []]);
  expect(settled.body.regularizes).toMatchObject([{ boletaId: before.id, isSettled: true }]);
  expect((await studio.read(before.id)).regularization).toMatchObject({
    settledBy: { boletaId: later.id, folio: later.folio },
  });
  server.wait(1000);
  expect((await settle(settled.body)).body.message).toBe('Eso ya está regularizado: actualiza la página.');
  expect(await settle(later)).toMatchObject({ status: 409, body: { code: 'STALE' } });
});

test('once settled it asks nobody any more, and what settled it tells so to both sides', async () => {
  const before = await paid();
  await note(before);
  const later = await approved();
  const { body } = await regularize(later, before.id);
  const settled = { boletaId: before.id, isSettled: true, settledBy: { boletaId: later.id } };
  const next = await studio.pending();
  const owedOf = (boleta: Boleta) => boleta.toRegularize.map(({ boletaId }) => boletaId);
  expect(owedOf(await studio.read(next.id))).not.toContain(before.id);
  const { items } = (await studio.as('ana')('GET', '/boletas/own')).body;
  for (const own of items) expect(owedOf(own)).not.toContain(before.id);
  const asAna = async (id: number) => (await studio.as('ana')('GET', `/boletas/${id}`)).body;
  expect((await asAna(before.id)).regularization).toMatchObject(settled);
  expect((await asAna(later.id)).regularizes).toMatchObject([settled]);
  const [line] = (await studio.admin('GET', `/history/boleta/${later.id}`)).body.items;
  expect(line.changes).toContainEqual({
    ...{ field: 'regularized', from: null, to: `N.º ${before.folio}` },
  });
  const { items: payable } = (await studio.admin('GET', '/nominas/payable')).body;
  expect(payable.find(({ id }: { id: number }) => id === later.id).settles).toEqual([
    { folio: before.folio, gross: 180_000 },
  ]);
  // It stays so when the boleta that settled it goes on: it is paid like any other.
  const made = await nomina(await preparedNomina(server, [body.id]));
  const sum = made.lines.reduce((total: number, { net }: { net: number }) => total + net, 0);
  expect([made.lines.length, made.total]).toEqual([1, sum]);
  // Who pays it reads that it settles another one.
  expect(made.lines[0].settles).toEqual([{ folio: before.folio, gross: 180_000 }]);
  expect((await studio.read(before.id)).regularization).toMatchObject(settled);
});

test('a boleta of another amount settles only with a reason, which both sides read', async () => {
  const before = await paid();
  await note(before);
  const later = await approved();
  await server.db
    .updateTable('boletas')
    .set({ gross: 60_000, retention: 9150, net: 50_850 })
    .where('id', '=', later.id)
    .execute();
  const told = 'Los montos no son iguales: escribe cómo queda la diferencia';
  expect(messages(await regularize(later, before.id))).toEqual({ reason: told });
  expect((await studio.read(before.id)).regularization).toMatchObject({ isSettled: false, settledOn: '' });
  const reason = 'Los otros $120.000 van en diciembre';
  expect((await regularize(later, before.id, reason)).status).toBe(200);
  const settled = { isSettled: true, settledOn: '2026-11-20', settledWhy: reason };
  const { body } = await studio.as('ana')('GET', `/boletas/${before.id}`);
  expect(body.regularization).toMatchObject(settled);
  const [line] = (await studio.admin('GET', `/history/boleta/${later.id}`)).body.items;
  expect(line.changes).toContainEqual({ field: 'regularizedWhy', from: null, to: reason });
});

test('what a boleta settles is taken back with a reason, until it is paid', async () => {
  const before = await paid();
  await note(before);
  const later = (await regularize(await approved(), before.id)).body;
  server.wait(1000);
  expect(messages(await unregularize(later, before.id))).toEqual({ reason: 'Escribe por qué la quitas' });
  const { status, body } = await unregularize(later, before.id, 'Era otra boleta');
  expect([status, body.regularizes]).toEqual([200, []]);
  expect(body.toRegularize).toContainEqual(
    expect.objectContaining({ boletaId: before.id, isSettled: false, settledBy: null, settledOn: '' }),
  );
  const [line] = (await studio.admin('GET', `/history/boleta/${later.id}`)).body.items;
  expect(line.changes).toEqual(
    expect.arrayContaining([
      { field: 'regularized', from: `N.º ${before.folio}`, to: null },
      { field: 'regularizedWhy', from: null, to: 'Era otra boleta' },
    ]),
  );
  server.wait(1000);
  expect((await unregularize(body, before.id, 'Otra vez')).body.code).toBe('NOT_POSSIBLE');
  // What settles in a paid nómina stays.
  const last = await paid();
  const done = (await regularize(last, before.id)).body;
  server.wait(1000);
  expect((await unregularize(done, before.id, 'Tarde')).body.message).toMatch(/ya se pagó/);
});

test('what a boleta settled is owed again once that boleta is annulled itself', async () => {
  const before = await paid();
  await note(before);
  const later = (await regularize(await approved(), before.id)).body;
  server.wait(1000);
  expect((await note(later)).body).toMatchObject({ state: 'pending', regularizes: [] });
  expect((await studio.read(before.id)).regularization).toMatchObject({ isSettled: false, settledBy: null });
});

test('what somebody else owes cannot be settled', async () => {
  const before = await paid();
  await note(before);
  const { id } = await studio.read(await approvedBoleta(server, studio.bea.id, studio.otherChapterId));
  const answer = await regularize(await studio.read(id), before.id);
  expect([answer.status, answer.body.code]).toEqual([409, 'NOT_POSSIBLE']);
});

test('of two who note the same at once one is told that it changed', async () => {
  const sent = await studio.sent();
  const done = await Promise.all([note(sent), note(sent)]);
  expect(done.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await studio.read(sent.id)).annulled).toHaveLength(1);
});

test('who opens the document of an annulled boleta is told when and why, and what to send', async () => {
  const boleta = await studio.sent();
  const { documentId } = boleta;
  await studio.move(boleta, 'annul', { annulledOn: '2026-11-20', reason: 'Otro RUT.' });
  const told = async (who: 'ana' | 'bea') =>
    (await studio.as(who)('GET', `/boletas/own?documentId=${documentId}`)).body.annulled;
  expect(await told('ana')).toMatchObject({
    ...{ folio: boleta.folio, annulledOn: '2026-11-20', reason: 'Otro RUT.', kind: 'BHE' },
    ...{ orderNumbers: [boleta.orderNumber], awaitedId: boleta.id },
  });
  expect(await told('bea')).toBeNull();
  await studio.upload(await studio.read(boleta.id), { folio: '99100' });
  expect((await told('ana')).awaitedId).toBeNull();
});
