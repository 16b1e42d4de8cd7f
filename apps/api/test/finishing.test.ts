import { loopsShown, type WorkOrder } from '@doblaje/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messages } from './answered';
import { orderStudio } from './sampleOrders';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof orderStudio>>;
beforeAll(async () => {
  server = await testServer();
  studio = await orderStudio(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.wait(1000);
  await server.db
    .updateTable('appearances')
    .set({ loops_done: 0 })
    .where('id', 'in', Object.values(studio.roles))
    .execute();
  await server.mails();
});

const admin = (method: string, path: string, body?: unknown, key?: string) =>
  studio.as('admin')(method, path, body, key);
const history = async (id: number) => (await admin('GET', `/history/work-order/${id}`)).body.items;
const castLoops = async (role = studio.roles.malva) => {
  const { cast } = (await admin('GET', `/chapters/${studio.otherChapterId}/cast`)).body;
  return cast.find(({ id }: { id: number }) => id === role).loopsDone;
};
const done = (loopsDone: number) => [{ appearanceId: studio.roles.malva, loopsDone }];
const finish = (order: WorkOrder, body: object) => studio.move('admin', order, 'finish', body);

test('writes the finished loops to the cast, once', async () => {
  const order = await studio.accepted();
  expect((await finish(order, { lines: [] })).body.errors[0].field).toBe('lines');
  const finished = await finish(order, { lines: done(9) });
  expect(finished.body).toMatchObject({ state: 'finished', lines: [{ loopsDone: 9 }], finishNote: '' });
  expect(await castLoops()).toBe(9);
  expect((await studio.move('admin', finished.body, 'void', { reason: 'Tarde' })).body.code).toBe(
    'NOT_POSSIBLE',
  );
  expect((await studio.move('ana', order, 'finish', { lines: done(9) })).status).toBe(403);
});

test('more loops than planned need a note, which the order and its history show', async () => {
  const order = await studio.accepted();
  expect(messages(await finish(order, { lines: done(11) }))).toEqual({
    note: 'Escribe por qué se grabaron más loops que los planificados',
  });
  expect(messages(await finish(order, { lines: done(10_000), note: 'Muchas' }))).toEqual({
    'lines.0.loopsDone': 'Ingresa un número entre 0 y 9.999',
  });
  const note = 'Se regrabó la escena del muelle';
  const finished = await finish(order, { lines: done(11), note });
  expect(finished.body).toMatchObject({ state: 'finished', finishNote: note });
  expect(await castLoops()).toBe(11);
  const [line] = await history(order.id);
  expect(line.changes).toContainEqual({ field: 'finishNote', from: null, to: note });
  // Afterwards the cast can still give the role to another person.
  const cast = (await admin('GET', `/chapters/${studio.otherChapterId}/cast`)).body.cast;
  const row = cast.find(({ id }: { id: number }) => id === studio.roles.malva);
  const edits = [{ id: row.id, updatedAt: row.updatedAt, personId: studio.bea.id }];
  const path = `/chapters/${studio.otherChapterId}/cast`;
  expect((await admin('PATCH', path, { edits })).status).toBe(200);
  await server.db
    .updateTable('appearances')
    .set({ person_id: studio.ana.id })
    .where('id', '=', studio.roles.malva)
    .execute();
});

test('the amount is corrected with a reason, which its person reads and gets by mail; the boleta is for the new amount', async () => {
  const order = await studio.accepted({ amount: 180_000 });
  await server.mails();
  expect(messages(await finish(order, { lines: done(10), amount: 200_000 }))).toEqual({
    amountReason: 'Escribe por qué cambia el monto',
  });
  expect(messages(await finish(order, { lines: done(10), amount: null, amountReason: 'Nada' }))).toEqual({
    amount: 'La orden lleva monto: corrígelo o déjalo como está',
  });
  const amountReason = 'Se agregaron dos llamados';
  const finished = await finish(order, { lines: done(10), amount: 200_000, amountReason });
  expect(finished.body).toMatchObject({ amount: 200_000, amountIssued: 180_000, amountReason });
  const own = (await studio.as('ana')('GET', `/work-orders/${order.id}`)).body;
  expect(own).toMatchObject({ amount: 200_000, amountIssued: 180_000, amountReason });
  const boletas = (await studio.as('ana')('GET', '/boletas/own')).body.items;
  expect(boletas.find(({ orderId }: { orderId: number }) => orderId === order.id).orderAmount).toBe(200_000);
  const [mail] = await server.mails();
  expect(mail?.text).toContain('corrigió el monto de la orden');
  expect(mail?.text).toContain('monto bruto');
  expect(mail?.text).not.toMatch(/200|180/);
  const [line] = await history(order.id);
  expect(line.changes).toEqual(
    expect.arrayContaining([
      { field: 'amount', from: 180_000, to: 200_000 },
      { field: 'amountReason', from: null, to: amountReason },
    ]),
  );
});

test('without a correction the mail mentions none, and an order without an amount may get one', async () => {
  const order = await studio.accepted({ amount: 90_000 });
  await server.mails();
  await finish(order, { lines: done(10), amount: 90_000 });
  const [mail] = await server.mails();
  expect(mail?.text).not.toContain('corrigió');
  const free = await studio.accepted({ amount: null });
  await server.mails();
  const paid = await finish(free, { lines: done(10), amount: 50_000, amountReason: 'Se acordó después' });
  expect(paid.body).toMatchObject({ amount: 50_000, amountIssued: null });
  expect(await server.mails()).toHaveLength(1);
});

test('loops that somebody wrote to the cast meanwhile are not overwritten', async () => {
  const order = await studio.accepted();
  const shown = loopsShown([(await admin('GET', `/work-orders/${order.id}`)).body]);
  await sql`update appearances set loops_done = 7 where id = ${studio.roles.malva}`.execute(server.db);
  const refused = await finish(order, { lines: done(10), shown });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ code: 'STALE', current: { lines: [{ loopsDone: 7 }] } });
  expect(refused.body.errors[0].message).toBe('Inspectora Malva: ahora 7 de 10 loops; antes 0 de 10 loops.');
  expect(await castLoops()).toBe(7);
});

test('several are finished together, each with its mail; all or none', async () => {
  const orders = [await studio.accepted(), await studio.accepted({ typeId: 5 }), await studio.issued()];
  await server.mails();
  const [one, two, other] = await Promise.all(
    orders.map(async ({ id }) => (await admin('GET', `/work-orders/${id}`)).body as WorkOrder),
  );
  if (!one || !two || !other) throw new Error('No orders');
  const chosen = (some: WorkOrder[], loops: number) =>
    some.map(({ id, updatedAt }) => ({ id, updatedAt, lines: done(loops) }));
  const ask = (body: object, key?: string) => admin('POST', '/work-orders/finishes', body, key);
  const shown = loopsShown([one, two]);
  const refused = await ask({ orders: chosen([one, two, other], 10), shown });
  expect(refused.status).toBe(409);
  expect(refused.body.errors).toEqual([
    { field: '', message: expect.stringMatching(/, Antonia .*: ahora está emitida\.$/) },
  ]);
  expect(messages(await ask({ orders: chosen([one, two], 12), shown }))).toEqual({
    note: 'Escribe por qué se grabaron más loops que los planificados',
  });
  expect(
    messages(await ask({ orders: [{ ...chosen([one], 10)[0], lines: [] }], shown: loopsShown([one]) })),
  ).toEqual({
    'orders.0.lines': 'Indica los loops grabados de cada personaje de la orden',
  });
  expect(await server.mails()).toEqual([]);
  const body = { orders: chosen([one, two], 12), note: 'Escenas nuevas', shown };
  const finished = await ask(body, 'una-clave-de-veinte');
  expect(finished).toMatchObject({ status: 201, body: { finished: 2 } });
  // The same request again, as after a lost answer.
  expect((await ask(body, 'una-clave-de-veinte')).body).toEqual({ finished: 2 });
  expect(await castLoops()).toBe(12);
  for (const { id } of [one, two])
    expect((await admin('GET', `/work-orders/${id}`)).body).toMatchObject({
      state: 'finished',
      finishNote: 'Escenas nuevas',
    });
  expect(await server.mails()).toHaveLength(2);
});
