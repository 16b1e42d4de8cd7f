import type { Boleta, DocumentRow } from '@doblaje/contract';
import { boletaTitle, orderNumbersText } from '@doblaje/domain/options/boletaStates';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ownBoletas } from '../src/office/documents/ownWork';
import { messages } from './answered';
import { boletaStudio, waitingBoleta } from './sampleBoletas';
import { BANK } from './sampleNominas';
import { issuedOrder } from './sampleOrders';
import { studioCast } from './sampleStudio';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof boletaStudio>>;
let elsewhere: Awaited<ReturnType<typeof studioCast>>;
beforeAll(async () => {
  server = await testServer();
  studio = await boletaStudio(server);
  elsewhere = await studioCast(server, { title: 'Marea baja' });
});
afterEach(() => server.swept());
afterAll(() => server.close());
beforeEach(() => server.wait(1000));

const ana = (method: string, path: string, body?: unknown) => studio.as('ana')(method, path, body);
const own = async (): Promise<Boleta[]> => (await ana('GET', '/boletas/own')).body.items;

/** An awaited boleta of 180 000 pesos for an order of another project. */
async function pendingElsewhere(personId = studio.ana.id): Promise<Boleta> {
  const order = await issuedOrder(server, personId, elsewhere.otherChapterId, 'accepted');
  return studio.read(await waitingBoleta(server, personId, order));
}

const partsOf = (...parts: (readonly [Pick<Boleta, 'orderId'>, number])[]) =>
  JSON.stringify(parts.map(([{ orderId }, amount]) => ({ orderId, amount })));

let folio = 3000;
/** What a boleta of 300 000 pesos says. */
const said = () => ({ folio: String(++folio), gross: '300000', retention: '45750', net: '254250' });

/** A boleta that pays an order of each project: 120 000 of 180 000 pesos, and all 180 000. */
async function sentTogether() {
  const first = await studio.pending();
  const other = await pendingElsewhere();
  const parts = partsOf([first, 120_000], [other, 180_000]);
  const answer = await studio.upload(first, { ...said(), parts });
  return { first, other, parts, answer, boleta: answer.body as Boleta };
}

const PROJECTS = 'La bahía de los relojes, temporada 2 y Marea baja, temporada 2';

/** Its orders as mails name them, within a sentence and at its beginning. */
const ordersOf = ({ orderNumbers }: Boleta) => {
  const lower = orderNumbersText(orderNumbers);
  return { lower, both: `Ó${lower.slice(1)}` };
};

/** Subjects and texts. */
const mailed = async () =>
  (await server.mails()).flatMap(({ subject, text }) => [subject, text?.replace(/\s+/g, ' ')]);

test('a boleta that pays several orders has their parts, and is told and found by all of them', async () => {
  const { first, other, answer, boleta } = await sentTogether();
  expect([answer.status, boleta.state]).toEqual([200, 'inReview']);
  expect(boleta).toMatchObject({
    ...{ orderNumber: first.orderNumber, orderNumbers: [first.orderNumber, other.orderNumber] },
    ...{ orderAmount: 360_000, differs: true, gross: 300_000 },
    orders: [
      { orderId: first.orderId, amount: 180_000, part: 120_000 },
      { orderId: other.orderId, amount: 180_000, part: 180_000, projectTitle: 'Marea baja, temporada 2' },
    ],
  });
  // The other order's boleta went into it.
  expect((await own()).map(({ id }) => id)).not.toContain(other.id);
  expect((await studio.admin('GET', `/boletas/${other.id}`)).status).toBe(404);
  const history = (await studio.admin('GET', `/history/boleta/${other.id}`)).body.items;
  expect(history[0]).toMatchObject({
    action: 'delete',
    changes: [{ field: 'into', to: boletaTitle(boleta.orderNumbers) }],
  });
  const found = async (query: string) => (await studio.admin('GET', `/boletas?${query}`)).body.items;
  for (const query of [`search=${other.orderNumber}`, `projectId=${elsewhere.projectId}`, 'search=marea'])
    expect((await found(query)).map(({ id }: Boleta) => id)).toContain(boleta.id);
  const documents: DocumentRow[] = (await ana('GET', '/documents?search=marea&size=100')).body.items;
  expect(documents.find(({ id }) => id === boleta.documentId)?.title).toBe(boletaTitle(boleta.orderNumbers));
});

test('the names of projects are those of the day on which it was handed in', async () => {
  const { boleta } = await sentTogether();
  await server.db
    .updateTable('projects')
    .set({ title: 'Marea alta' })
    .where('id', '=', elsewhere.projectId)
    .execute();
  expect((await studio.read(boleta.id)).orders[1]?.projectTitle).toBe('Marea baja, temporada 2');
  const { items } = (await studio.admin('GET', '/boletas?search=marea%20alta&size=100')).body;
  expect(items.map(({ id }: Boleta) => id)).toContain(boleta.id);
  await server.db
    .updateTable('projects')
    .set({ title: 'Marea baja' })
    .where('id', '=', elsewhere.projectId)
    .execute();
});

test('sent again as it was it changes nothing; a rejection keeps the orders, and the next upload may leave one out', async () => {
  const { first, other, parts, boleta } = await sentTogether();
  const again = { folio: String(boleta.folio), gross: '300000', retention: '45750', net: '254250' };
  expect((await studio.upload(first, { ...again, parts })).body).toEqual(boleta);
  await server.mails();
  const rejected = (await studio.move(boleta, 'reject', { reason: 'Falta una orden' })).body;
  expect(rejected.orderNumbers).toEqual(boleta.orderNumbers);
  const { both, lower } = ordersOf(boleta);
  expect(await mailed()).toEqual([
    `Tu boleta fue rechazada: ${both}`,
    expect.stringContaining(`la boleta de las ${lower} para ${PROJECTS}, y la rechazó`),
  ]);
  await studio.admin('POST', '/months/reminders', { month: '2026-11', personId: studio.ana.id });
  expect((await mailed())[1]).toContain(`${both} para ${PROJECTS}: la que subiste fue rechazada`);
  server.wait(1000);
  const { status, body } = await studio.upload(rejected, { folio: String(++folio) });
  expect([status, body.orderNumbers, body.orders]).toMatchObject([
    200,
    [first.orderNumber],
    [{ part: 180_000 }],
  ]);
  // The other order awaits its boleta again, under the same id.
  expect(await studio.read(other.id)).toMatchObject({
    state: 'pending',
    orderId: other.orderId,
    folio: null,
  });
  expect((await own()).map(({ id }) => id)).toContain(other.id);
});

test('an annulment frees all its orders: each awaits its own boleta again, and what it paid is kept', async () => {
  const { first, other, boleta } = await sentTogether();
  await server.mails();
  const { body } = await studio.move(boleta, 'annul', { annulledOn: '2026-11-20', reason: 'Salió repetida' });
  expect(body).toMatchObject({
    ...{ state: 'pending', orderNumbers: [first.orderNumber], orderAmount: 180_000, differs: false },
    orders: [{ part: null }],
    annulled: [{ folio: boleta.folio, orderNumbers: boleta.orderNumbers }],
  });
  expect(await studio.read(other.id)).toMatchObject({ state: 'pending', orderId: other.orderId });
  const { both, lower } = ordersOf(boleta);
  expect(await mailed()).toEqual([
    `Necesitamos otra boleta: ${both}`,
    expect.stringMatching(new RegExp(`de las ${lower} para ${PROJECTS}, quedó.*bruto de las órdenes`)),
  ]);
  const boletas = await ownBoletas(server.db, studio.ana.id);
  expect(boletas.find((one) => one.folio === boleta.folio)).toMatchObject({
    ...{
      state: 'voided',
      orders: [{ part: 120_000 }, { part: 180_000, project: 'Marea baja, temporada 2' }],
    },
  });
});

test('of two uploads with the same order the second is refused, by name', async () => {
  const { other, boleta } = await sentTogether();
  const title = boletaTitle(boleta.orderNumbers);
  const late = await studio.upload(other, { folio: String(++folio) });
  expect([late.status, late.body.message]).toEqual([409, expect.stringContaining(title)]);
  const third = await studio.pending();
  const parts = partsOf([third, 120_000], [other, 180_000]);
  expect(messages(await studio.upload(third, { ...said(), parts })).parts).toContain(title);
  // At the same moment, too.
  const [one, two, shared] = [await studio.pending(), await studio.pending(), await pendingElsewhere()];
  const answers = await Promise.all(
    [one, two].map((first) =>
      studio.upload(first, { ...said(), parts: partsOf([first, 120_000], [shared, 180_000]) }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test.each([
  ['parts that do not sum to the gross', [100_000, 180_000], { gross: /faltan \$20\.000/ }],
  ['a part of nothing', [300_000, 0], { parts: /mayor que \$0/ }],
  ['a part with decimals', [119_999.5, 180_000.5], { parts: /entero/ }],
])('%s are refused beside their field, and nothing changes', async (_, amounts, errors) => {
  const [first, other] = [await studio.pending(), await pendingElsewhere()];
  const parts = partsOf([first, amounts[0] ?? 0], [other, amounts[1] ?? 0]);
  const answer = await studio.upload(first, { ...said(), parts });
  expect(answer.status).toBe(422);
  for (const [field, text] of Object.entries(errors)) expect(messages(answer)[field]).toMatch(text);
  expect(await studio.read(first.id)).toMatchObject({ state: 'pending', updatedAt: first.updatedAt });
  expect(await studio.read(other.id)).toMatchObject({ state: 'pending' });
});

test('orders of other people, twice the same, none of its own, or what is no list of parts are refused', async () => {
  const first = await studio.pending();
  const strange = await pendingElsewhere(studio.bea.id);
  for (const parts of [
    partsOf([first, 120_000], [strange, 180_000]),
    partsOf([first, 120_000], [first, 180_000]),
    partsOf([await pendingElsewhere(), 300_000]),
    partsOf([first, 120_000], [{ orderId: 999_999 }, 180_000]),
    '{"orderId":1}',
    'nada',
  ]) {
    const answer = await studio.upload(first, { ...said(), parts });
    expect([answer.status, Object.keys(messages(answer))]).toEqual([422, ['parts']]);
  }
});

test('the database refuses a sent boleta whose parts do not sum to its gross', async () => {
  const { boleta } = await sentTogether();
  const change = server.db
    .updateTable('boleta_orders')
    .set({ part: 1 })
    .where('boleta_id', '=', boleta.id)
    .where('position', '=', 2)
    .execute();
  await expect(change).rejects.toThrow(/do not sum/);
});

test('its title in the database is the domain’s', async () => {
  for (const numbers of [[7], [7, 1187], [1, 2, 3, 1004], [1, 2, 3, 4, 5], [10, 9, 8, 7, 6, 5, 4]]) {
    const { rows } = await sql<{
      title: string;
    }>`select boleta_title(${numbers}::integer[]) as title`.execute(server.db);
    expect(rows[0]?.title).toBe(boletaTitle(numbers));
  }
});

test('a paid nómina keeps the parts: the month sums each project by its own', async () => {
  await server.db.updateTable('users').set(BANK).where('id', '=', studio.ana.id).execute();
  const { boleta } = await sentTogether();
  const approved = (await studio.move(boleta, 'approve')).body;
  const made = (
    await studio.admin('POST', '/nominas', {
      boletas: [{ id: approved.id, updatedAt: approved.updatedAt }],
    })
  ).body.nomina;
  expect(made.lines).toMatchObject([{ orderNumbers: boleta.orderNumbers, gross: 300_000 }]);
  server.wait(1000);
  await server.mails();
  await studio.admin('POST', `/nominas/${made.id}/pay`, { paidOn: '2026-11-20', updatedAt: made.updatedAt });
  const { both } = ordersOf(boleta);
  const paid = await mailed();
  expect(paid).toEqual([`Pagamos tu boleta: ${both}`, expect.stringContaining(`${both} para ${PROJECTS}`)]);
  const { projects, ...month } = (await studio.admin('GET', '/nominas/month?month=2026-11')).body;
  expect(month).toMatchObject({ boletas: 1, gross: 300_000, retention: 45_750, net: 254_250 });
  expect(projects).toMatchObject([
    { title: 'La bahía de los relojes, temporada 2', boletas: 1, gross: 120_000, retention: 18_300 },
    { title: 'Marea baja, temporada 2', boletas: 1, gross: 180_000, retention: 27_450, net: 152_550 },
  ]);
});
