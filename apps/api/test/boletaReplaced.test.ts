import { API_MESSAGES, type Boleta, type HistoryChange, type HistoryLine } from '@doblaje/contract';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { boletaPdf, boletaStudio, sendBoleta, waitingBoleta } from './sampleBoletas';
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

const ana = (method: string, path: string) => studio.as('ana')(method, path);
const own = async (): Promise<number[]> =>
  (await ana('GET', '/boletas/own')).body.items.map(({ id }: Boleta) => id);
const messageOf = (answer: { body: { errors?: { message: string }[] } }) =>
  answer.body.errors?.map(({ message }) => message).join();
const historyOf = async (id: number): Promise<HistoryLine[]> =>
  (await studio.admin('GET', `/history/boleta/${id}`)).body.items;
const changed = (line: HistoryLine | undefined) =>
  Object.fromEntries((line?.changes ?? []).map(({ field, from, to }: HistoryChange) => [field, [from, to]]));

const parts = (...boletas: Pick<Boleta, 'orderId'>[]) =>
  JSON.stringify(boletas.map(({ orderId }) => ({ orderId, amount: 180_000 })));

let folio = 5000;
/** What a boleta says that pays orders of 180 000 pesos each. */
const saidOf = (...boletas: Pick<Boleta, 'orderId'>[]) => {
  const gross = 180_000 * boletas.length;
  const amounts = { gross: `${gross}`, retention: `${gross * 0.1525}`, net: `${gross * 0.8475}` };
  return { folio: String(++folio), ...amounts, parts: parts(...boletas) };
};

const REASON = 'El monto no es el de la orden';

/** Sends a boleta for these orders, and rejects it. */
async function rejected(first: Boleta, ...others: Boleta[]): Promise<Boleta> {
  const sent = await studio.upload(first, saidOf(first, ...others));
  expect(sent.status).toBe(200);
  server.wait(1000);
  const answer = await studio.move(sent.body, 'reject', { reason: REASON });
  expect(answer.status).toBe(200);
  server.wait(1000);
  return answer.body;
}

const filesOf = (boletaId: number) =>
  server.db.selectFrom('documents').select('key').where('boleta_id', '=', boletaId).execute();

test('a first sending replaces a rejected boleta, whose folio and file it frees; the history of both tells it', async () => {
  const old = await rejected(await studio.pending());
  const [{ key: oldKey } = { key: '' }] = await filesOf(old.id);
  const first = await studio.pending();
  const said = { ...saidOf(first, old), folio: String(old.folio) };
  const { status, body } = await studio.upload(first, said, { bytes: boletaPdf('Por ambas') });
  expect([status, body]).toMatchObject([
    200,
    {
      ...{ state: 'inReview', folio: old.folio, gross: 360_000, differs: false, reason: '' },
      orderNumbers: [first.orderNumber, old.orderNumber],
      orders: [{ part: 180_000 }, { part: 180_000 }],
    },
  ]);
  // Sent again as it was, it changes nothing.
  expect((await studio.upload(first, said, { bytes: boletaPdf('Por ambas') })).body).toEqual(body);
  expect(await own()).not.toContain(old.id);
  expect((await studio.admin('GET', `/boletas/${old.id}`)).status).toBe(404);
  expect((await ana('GET', `/documents/${old.documentId}`)).status).toBe(404);
  const left = await server.db
    .selectFrom('boleta_readings')
    .where('boleta_id', '=', old.id)
    .selectAll()
    .execute();
  expect(left).toEqual([]);
  await server.swept();
  expect([oldKey.length, await server.blobs.read(oldKey)]).toEqual([40, null]);
  const [into, emptied] = await historyOf(old.id);
  expect([into?.action, changed(into)]).toEqual([
    'delete',
    { into: [null, boletaTitle([first.orderNumber, old.orderNumber])] },
  ]);
  expect(changed(emptied)).toMatchObject({
    ...{ state: ['Rechazada', 'Pendiente'], folio: [old.folio, null], gross: [180_000, null] },
    reason: [REASON, null],
  });
  const [sent] = await historyOf(first.id);
  expect(changed(sent).orders?.[1]).toContain(`N.º ${old.orderNumber}: $180.000`);
  // The way of the mail about the rejection says where its order went.
  const late = await studio.upload(old, { folio: String(++folio) });
  expect([late.status, late.body.message]).toEqual([
    409,
    expect.stringContaining(boletaTitle(body.orderNumbers)),
  ]);
});

test('sent again after a rejection, a boleta replaces other rejected ones and takes pending ones', async () => {
  const [one, two] = [await rejected(await studio.pending()), await rejected(await studio.pending())];
  const awaited = await studio.pending();
  const { status, body } = await studio.upload(one, saidOf(one, two, awaited));
  expect([status, body.state]).toEqual([200, 'inReview']);
  expect(body.orderNumbers).toEqual([one, two, awaited].map(({ orderNumber }) => orderNumber));
  expect(body.documentId).toBe(one.documentId);
  // Annulled, it frees each of them under its old id.
  server.wait(1000);
  expect((await studio.move(body, 'annul')).status).toBe(200);
  for (const { id, orderId } of [two, awaited])
    expect(await studio.read(id)).toMatchObject({
      ...{ state: 'pending', orderId, folio: null, gross: null, reason: '', documentId: null },
      ...{ uploadedAt: null, siiState: 'valid', reading: null },
    });
});

test('of a rejected boleta of several orders one may go into another: the rest awaits its own again', async () => {
  const [first, second, third] = [await studio.pending(), await studio.pending(), await studio.pending()];
  const old = await rejected(first, second, third);
  const sending = await studio.pending();
  const { status, body } = await studio.upload(sending, saidOf(sending, second));
  expect([status, body.orderNumbers]).toEqual([200, [sending.orderNumber, second.orderNumber]]);
  for (const { id, orderId, orderNumber } of [first, third])
    expect(await studio.read(id)).toMatchObject({
      ...{ state: 'pending', orderId, orderNumbers: [orderNumber], orderAmount: 180_000, folio: null },
      ...{ documentId: null, reason: '' },
    });
  expect(await own()).toEqual(expect.arrayContaining([first.id, third.id]));
  expect((await studio.read(first.id)).updatedAt > old.updatedAt).toBe(true);
  // What was read of it is no longer current.
  const stale = await studio.upload(old, saidOf(first));
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
  const orders = await server.db
    .selectFrom('boleta_orders')
    .select('boleta_id')
    .where('work_order_id', 'in', [first.orderId, second.orderId, third.orderId])
    .orderBy('boleta_id')
    .execute();
  expect(orders.map(({ boleta_id }) => boleta_id)).toEqual(
    [first.id, third.id, sending.id].sort((a, b) => a - b),
  );
});

test('a refused sending leaves the rejected boleta as it was, with its file', async () => {
  const old = await rejected(await studio.pending());
  const first = await studio.pending();
  const taken = await studio.sent();
  const files = await filesOf(old.id);
  const before = await historyOf(old.id);
  for (const [answer, status] of [
    [await studio.upload(first, { ...saidOf(first, old), folio: String(taken.folio) }), 422],
    [
      await studio.upload(first, { ...saidOf(first, old), parts: parts(first, old, { orderId: 999_999 }) }),
      422,
    ],
    [await studio.upload(first, { ...saidOf(first, old), updatedAt: '2026-01-01T00:00:00.000Z' }), 409],
  ] as const)
    expect(answer.status).toBe(status);
  expect(await studio.read(old.id)).toEqual(old);
  expect([await filesOf(old.id), await historyOf(old.id)]).toEqual([files, before]);
  expect(await studio.read(first.id)).toMatchObject(first);
});

test('a rejected boleta with a note of the SII, or of somebody else, is not replaced, and a BTE replaces none', async () => {
  const old = await rejected(await studio.pending());
  const first = await studio.pending();
  const bte = await studio.bte(first, saidOf(first, old));
  expect([bte.status, messageOf(bte)]).toEqual([422, expect.stringContaining('una boleta rechazada')]);
  const note = { move: 'observe', on: '2026-11-20', reason: 'No la conocemos', updatedAt: old.updatedAt };
  const noted = await studio.admin('POST', `/boletas/${old.id}/sii`, note);
  expect([noted.status, noted.body.siiState]).toEqual([200, 'observed']);
  const answer = await studio.upload(first, saidOf(first, old));
  expect([answer.status, messageOf(answer)]).toEqual([422, expect.stringContaining('una boleta rechazada')]);
  expect(await studio.read(old.id)).toEqual(noted.body);
  const order = await issuedOrder(server, studio.bea.id, studio.otherChapterId, 'accepted');
  const beas = await studio.read(await waitingBoleta(server, studio.bea.id, order));
  const strange = await rejected(await studio.pending());
  const refused = await sendBoleta(server, studio.tokens.bea, beas, saidOf(beas, strange));
  expect([refused.status, messageOf(refused)]).toEqual([422, API_MESSAGES.orderNotPayable]);
  expect(await studio.read(strange.id)).toEqual(strange);
});

test('at the same moment an order goes into one boleta only', async () => {
  const old = await rejected(await studio.pending());
  const [one, two] = [await studio.pending(), await studio.pending()];
  const answers = await Promise.all([
    studio.upload(one, saidOf(one, old)),
    studio.upload(two, saidOf(two, old)),
    studio.upload(old, saidOf(old)),
  ]);
  const [done, ...others] = answers.sort((a, b) => a.status - b.status);
  expect(done?.status).toBe(200);
  for (const { status } of others) expect([409, 422]).toContain(status);
  const orders = await server.db
    .selectFrom('boleta_orders')
    .select('boleta_id')
    .where('work_order_id', '=', old.orderId)
    .execute();
  expect(orders).toEqual([{ boleta_id: done?.body.id }]);
});

test('what a replaced boleta settled is settled by the one that replaces it', async () => {
  const old = await rejected(await studio.pending());
  const paid = await studio.sent();
  await server.db
    .insertInto('regularizations')
    .values({
      ...{ boleta_id: paid.id, person_id: studio.ana.id, annulled_on: '2026-11-20', reason: 'Repetida' },
      ...{ noted_at: server.now(), settled_by: old.id, settled_at: server.now() },
    })
    .execute();
  const first = await studio.pending();
  const { body } = await studio.upload(first, saidOf(first, old));
  expect((await studio.read(body.id)).regularizes).toMatchObject([{ boletaId: paid.id, isSettled: true }]);
});
