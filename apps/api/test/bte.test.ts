import type { Boleta, DocumentRow } from '@doblaje/contract';
import { API_MESSAGES } from '@doblaje/contract';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { messages } from './answered';
import { annulment, boletaPdf, boletaStudio, waitingBoleta } from './sampleBoletas';
import { issuedOrder } from './sampleOrders';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof boletaStudio>>;
beforeAll(async () => {
  server = await testServer();
  studio = await boletaStudio(server);
});
afterEach(() => server.swept());
afterAll(() => server.close());
beforeEach(() => server.wait(1000));

const awaited = async (id = studio.ana.id): Promise<Boleta[]> =>
  (await studio.admin('GET', `/users/${id}/awaited-boletas`)).body.items;
const ana = (method: string, path: string, body?: unknown) => studio.as('ana')(method, path, body);
const partsOf = (...parts: (readonly [Pick<Boleta, 'orderId'>, number])[]) =>
  JSON.stringify(parts.map(([{ orderId }, amount]) => ({ orderId, amount })));

let folio = 100;
/** A folio that no other BTE has. */
const newFolio = () => String(++folio);

/** A BTE in review that pays one order. */
async function sent(): Promise<Boleta> {
  const answer = await studio.bte(await studio.pending(), { folio: newFolio() });
  expect(answer.status).toBe(200);
  return answer.body;
}

test('what is awaited of a person is told to ADMIN, with the rates; of nobody else nothing', async () => {
  const pending = await studio.pending();
  const { body } = await studio.admin('GET', `/users/${studio.ana.id}/awaited-boletas`);
  expect(body.items.map(({ id }: Boleta) => id)).toContain(pending.id);
  expect(body.items.every(({ state }: Boleta) => state === 'pending')).toBe(true);
  expect(body.rates).toContainEqual({ year: 2026, rate: 15.25 });
  const other = await studio.sent();
  expect((await awaited()).map(({ id }) => id)).not.toContain(other.id);
  expect(await awaited(studio.bea.id)).toEqual([]);
  expect(await awaited('nadie')).toEqual([]);
});

test('it is in review, withheld by the studio, and new among the documents of its person', async () => {
  const pending = await studio.pending();
  await server.mails();
  const { status, body } = await studio.bte(pending, { folio: newFolio() });
  expect([status, body.state, body.kind, body.withheldBy]).toEqual([200, 'inReview', 'BTE', 'studio']);
  expect(body).toMatchObject({
    ...{ folio, gross: 180_000, retention: 27_450, net: 152_550, expectedRetention: 27_450, differs: false },
    ...{ reading: null, orders: [{ orderId: pending.orderId, part: 180_000 }] },
  });
  const { items } = (await ana('GET', `/documents?search=${pending.orderNumber}&size=100`)).body;
  const filed = items.find(({ id }: DocumentRow) => id === body.documentId);
  expect(filed).toMatchObject({ kind: 'boleta', unread: true, title: boletaTitle(body.orderNumbers) });
  const own = (await ana('GET', `/boletas/own?documentId=${body.documentId}`)).body.items;
  expect(own).toMatchObject([{ id: body.id, kind: 'BTE' }]);
  const [line] = (await studio.admin('GET', `/history/boleta/${body.id}`)).body.items;
  expect(line.actor.id).not.toBe(studio.ana.id);
  expect(line.changes).toContainEqual({ field: 'kind', from: null, to: 'Boleta de terceros (BTE)' });
  const found = (await studio.admin('GET', '/boletas?kind=BTE&size=100')).body.items;
  expect(found.map(({ id }: Boleta) => id)).toContain(body.id);
  expect(await server.mails()).toEqual([]);
});

test('it pays several orders, each with its part', async () => {
  const [first, other] = [await studio.pending(), await studio.pending()];
  const { body } = await studio.bte(first, {
    ...{ folio: newFolio(), gross: '300000', retention: '45750', net: '254250' },
    parts: partsOf([first, 120_000], [other, 180_000]),
  });
  expect(body.orders).toMatchObject([
    { orderId: first.orderId, part: 120_000 },
    { orderId: other.orderId, part: 180_000 },
  ]);
  expect((await awaited()).map(({ id }) => id)).not.toContain(other.id);
  // The other one has gone into it.
  expect(await studio.bte(other, { folio: newFolio() })).toMatchObject({
    status: 409,
    body: { code: 'NOT_POSSIBLE', message: expect.stringContaining(boletaTitle(body.orderNumbers)) },
  });
});

test('what is wrong is told by field, as the form tells it', async () => {
  const pending = await studio.pending();
  const wrong = async (said: object) => messages(await studio.bte(pending, { folio: newFolio(), ...said }));
  expect(await wrong({ folio: '' })).toEqual({ folio: 'El número de la boleta es requerido' });
  expect(await wrong({ issuedOn: '2099-01-01' })).toHaveProperty('issuedOn');
  expect(await wrong({ net: '180000' })).toHaveProperty('net');
  expect(await wrong({ parts: '[]' })).toEqual({ parts: 'Elige al menos una orden' });
  expect(await wrong({ parts: partsOf([pending, 100_000]) })).toEqual({
    gross: expect.stringContaining('Las partes suman $100.000'),
  });
  // The studio withholds, whatever is said.
  expect((await studio.bte(pending, { folio: newFolio(), withheldBy: 'person' })).status).toBe(422);
  const page = new TextEncoder().encode('<!doctype html>');
  expect(messages(await studio.bte(pending, { folio: newFolio() }, { bytes: page }))).toHaveProperty('file');
  expect((await studio.read(pending.id)).state).toBe('pending');
});

test('its folio is the studio’s own: no second BTE has it, not even of an annulled one, but a BHE may', async () => {
  const first = await sent();
  const taken = { folio: API_MESSAGES.bteFolioTaken };
  const pending = await studio.pending();
  expect(messages(await studio.bte(pending, { folio: `${first.folio}` }))).toEqual(taken);
  const order = await issuedOrder(server, studio.bea.id, studio.otherChapterId, 'accepted');
  const ofBea = await studio.read(await waitingBoleta(server, studio.bea.id, order));
  expect(messages(await studio.bte(ofBea, { folio: `${first.folio}` }))).toEqual(taken);
  expect((await studio.upload(pending, { folio: `${first.folio}` })).status).toBe(200);
  const annulled = await studio.move(first, 'annul');
  expect(annulled.body).toMatchObject({ state: 'pending', kind: 'BHE', annulled: [{ folio: first.folio }] });
  expect(messages(await studio.bte(ofBea, { folio: `${first.folio}` }))).toEqual(taken);
});

test('the same again changes nothing; other values correct it while it is in review', async () => {
  const pending = await studio.pending();
  const said = { folio: newFolio() };
  const { body: first } = await studio.bte(pending, said);
  server.wait(1000);
  expect((await studio.bte(pending, said)).body).toEqual(first);
  const { status, body } = await studio.bte(first, { folio: newFolio() }, { bytes: boletaPdf('Otra') });
  expect([status, body.state, body.folio, body.documentId]).toEqual([
    200,
    'inReview',
    folio,
    first.documentId,
  ]);
  // A second administrator read it before that.
  expect((await studio.bte(first, { folio: newFolio() })).body).toMatchObject({
    code: 'STALE',
    current: { folio: body.folio },
  });
  await studio.move(body, 'approve');
  const approved = await studio.read(body.id);
  expect((await studio.bte(approved, { folio: newFolio() })).body.code).toBe('NOT_POSSIBLE');
});

test('what the person sent is not written over, and they send nothing over a BTE', async () => {
  const theirs = await studio.sent();
  expect(await studio.bte(theirs, { folio: newFolio() })).toMatchObject({
    status: 409,
    body: { code: 'NOT_POSSIBLE', message: API_MESSAGES.bteNotSentByPerson },
  });
  const bte = await sent();
  expect((await studio.upload(bte, { folio: '4001' })).body.code).toBe('NOT_POSSIBLE');
});

test('it is not rejected; once annulled its order awaits another, and nobody writes to its person', async () => {
  const bte = await sent();
  await server.mails();
  expect(await studio.move(bte, 'reject', { reason: 'No coincide' })).toMatchObject({
    status: 409,
    body: { code: 'NOT_POSSIBLE', message: API_MESSAGES.bteNotRejected },
  });
  const { status, body } = await studio.admin('POST', `/boletas/${bte.id}/sii`, {
    ...{ ...annulment(), updatedAt: bte.updatedAt },
  });
  expect([status, body.state]).toEqual([200, 'pending']);
  expect(await server.mails()).toEqual([]);
});

test('of two who send it at once, one is told that it changed', async () => {
  const pending = await studio.pending();
  const both = [newFolio(), newFolio()].map((of) => studio.bte(pending, { folio: of }));
  const done = await Promise.all(both);
  expect(done.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('only ADMIN sends one', async () => {
  const pending = await studio.pending();
  expect((await studio.bte(pending, { folio: newFolio() }, { who: 'ana' })).status).toBe(403);
});
