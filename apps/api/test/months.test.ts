import type { MonthClose } from '@doblaje/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { waitingBoleta } from './sampleBoletas';
import { nominaStudio } from './sampleNominas';
import { issuedOrder } from './sampleOrders';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof nominaStudio>>;
beforeAll(async () => {
  // 20 November 2026.
  server = await testServer();
  studio = await nominaStudio(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.wait(1000);
  await server.mails();
});

const read = async (month: string): Promise<MonthClose> =>
  (await studio.admin('GET', `/months/close?month=${month}`)).body;
const close = async (month: string, who: 'admin' | 'other' = 'admin', updatedAt?: string | null) =>
  studio.as(who)('POST', '/months/close', {
    ...{ month, updatedAt: updatedAt === undefined ? (await read(month)).updatedAt : updatedAt },
  });
const reopen = async (month: string, reason = 'Faltaba un pago') =>
  studio.admin('POST', '/months/reopen', { month, reason, updatedAt: (await read(month)).updatedAt });
const nominaOf = async (month: string, values: { gross?: number } = {}) =>
  studio.made([await studio.approved(studio.ana, { issuedOn: `${month}-02`, ...values })]);

test('a month counts what is left up to its end, and sums what was paid in it', async () => {
  expect(await read('2025-01')).toMatchObject({
    ...{ state: 'open', updatedAt: null, isOver: true, closed: null, reopened: null, dueDay: '2025-02-12' },
    ...{
      missing: { total: 0, people: [] },
      toReview: { total: 0 },
      payable: { total: 0 },
      paid: { total: 0 },
    },
    sums: { nominas: 0, boletas: 0, gross: 0, retention: 0, net: 0, declared: 0 },
  });
  const nomina = await nominaOf('2025-01');
  await studio.approved(studio.ana, { issuedOn: '2025-01-31' });
  await studio.approved(studio.ana, { issuedOn: '2025-02-01' });
  // A nómina whose boletas are all of a later month belongs to that one.
  await nominaOf('2025-02');
  expect(await read('2025-01')).toMatchObject({ payable: { total: 1 }, prepared: { total: 1 } });
  await studio.pay(nomina, '2025-01-31');
  expect(await read('2025-01')).toMatchObject({
    ...{ paid: { total: 1, isTotalExact: true }, prepared: { total: 0 } },
    sums: { nominas: 1, boletas: 1, gross: 180_000, retention: 27_450, net: 152_550, declared: 27_450 },
  });
});

test('the retention is due on the day that the studio chose, or the first working day after it', async () => {
  // 12 December 2026 is a Saturday.
  expect((await read('2026-11')).dueDay).toBe('2026-12-14');
  await server.db
    .insertInto('holidays')
    .values({ day: '2026-12-14', name: 'Prueba', kind: 'legal', updated_at: server.now() })
    .execute();
  expect((await read('2026-11')).dueDay).toBe('2026-12-15');
  await server.db
    .insertInto('holidays')
    .values({ day: '2026-12-15', name: 'Bancos', kind: 'bank', updated_at: server.now() })
    .execute();
  expect((await read('2026-11')).dueDay).toBe('2026-12-15');
  await server.db.updateTable('studio_settings').set({ f29_due_day: 20 }).execute();
  expect((await read('2026-11')).dueDay).toBe('2026-12-21');
});

test('boletas whose issuer withholds are not declared', async () => {
  const id = await studio.approved(studio.ana, { issuedOn: '2025-03-02', gross: 100_000 });
  await server.db.updateTable('boletas').set({ withheld_by: 'person' }).where('id', '=', id).execute();
  await studio.pay(
    await studio.made([id, await studio.approved(studio.bea, { issuedOn: '2025-03-02' })]),
    '2025-03-05',
  );
  expect((await read('2025-03')).sums).toMatchObject({ retention: 42_700, declared: 27_450 });
});

test('the retention tells of boletas annulled since, and of people without a RUT; its sum stays', async () => {
  const [annulled, other, foreign] = [
    await studio.approved(studio.ana, { issuedOn: '2025-07-02' }),
    await studio.approved(studio.ana, { issuedOn: '2025-07-02' }),
    await studio.approved(studio.bea, { issuedOn: '2025-07-02', gross: 100_000 }),
  ];
  await studio.pay(await studio.made([annulled, other, foreign]), '2025-07-05');
  const before = await read('2025-07');
  expect(before).toMatchObject({ annulledSince: 0, sums: { declared: 70_150 } });
  await sql`update nomina_lines set person_rut = case when boleta_id = ${foreign} then null else '12345678-5' end
    where boleta_id in (${annulled}, ${other}, ${foreign})`.execute(server.db);
  await server.db.updateTable('boletas').set({ sii_state: 'annulled' }).where('id', '=', annulled).execute();
  const { sums, annulledSince, withoutRut } = await read('2025-07');
  const name = before.withoutRut.find(({ personId }) => personId === studio.bea.id)?.name;
  expect([sums, annulledSince, withoutRut]).toEqual([
    ...[before.sums, 1],
    [{ personId: studio.bea.id, name, retention: 15_250 }],
  ]);
  const { items } = (await studio.admin('GET', '/boletas?siiState=annulled&until=2025-07')).body;
  expect(items.map(({ id }: { id: number }) => id)).toEqual([annulled]);
});

test('what a step counts, its list shows', async () => {
  const order = await issuedOrder(server, studio.bea.id, studio.otherChapterId, 'accepted');
  await waitingBoleta(server, studio.bea.id, order);
  const month = await read('2026-11');
  const total = async (path: string) => (await studio.admin('GET', path)).body.total;
  expect(month.missing.total).toBeGreaterThan(0);
  expect(await total('/boletas?waits=person&until=2026-11')).toBe(month.missing.total);
  expect(await total('/boletas?waits=person&until=2026-10')).toBe(0);
  expect(await total('/boletas?waits=nomina&until=2026-11')).toBe(month.payable.total);
  expect(await total('/nominas?state=paid&paidIn=2025-01')).toBe(1);
  expect(await total('/nominas?file=without&paidIn=2025-01')).toBe(0);
  expect((await studio.admin('GET', '/boletas?until=2026-13')).status).toBe(422);
});

test('a closed month keeps its sums, refuses payments in it, and opens again for a reason', async () => {
  await studio.pay(await nominaOf('2026-04'), '2026-04-10');
  const closed = await close('2026-04');
  expect(closed.body).toMatchObject({
    ...{
      state: 'closed',
      closed: { by: expect.stringContaining(' '), sums: { net: 152_550, declared: 27_450 } },
    },
    reopened: null,
  });
  const late = await nominaOf('2026-04');
  const refused = await studio.pay(late, '2026-04-30');
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    ...[409, 'NOT_POSSIBLE'],
    'El mes de abril de 2026 está cerrado: elige otro día, o reábrelo en «Mes» con un motivo.',
  ]);
  expect((await studio.read(late.id)).state).toBe('prepared');
  expect((await studio.pay(late, '2026-05-01')).status).toBe(200);
  expect((await close('2026-04')).body.message).toBe('Esto ya no se puede hacer: el mes está cerrado.');
  expect((await reopen('2026-04', 'no')).body.errors).toMatchObject([{ field: 'reason' }]);
  expect((await reopen('2026-04')).body).toMatchObject({
    ...{ state: 'open', closed: { sums: { net: 152_550 } }, reopened: { reason: 'Faltaba un pago' } },
  });
  expect((await studio.pay(await nominaOf('2026-04'), '2026-04-30')).status).toBe(200);
  const history = (await studio.admin('GET', '/history/month/2026-04')).body.items;
  expect(history.map(({ changes }: { changes: { field: string; to: unknown }[] }) => changes[0]?.to)).toEqual(
    [...['Por cerrar', 'Cerrado']],
  );
  expect((await reopen('2026-04')).status).toBe(409);
});

test('a month that is not over stays open', async () => {
  for (const month of ['2026-11', '2026-12']) {
    const refused = await close(month);
    expect([refused.status, refused.body.code]).toEqual([409, 'NOT_POSSIBLE']);
    expect(refused.body.message).toMatch(/^El mes de .* de 2026 aún no termina/);
  }
  expect(
    (
      await studio.admin('POST', '/months/reopen', {
        ...{ month: '2020-01', reason: 'Por error', updatedAt: server.now().toISOString() },
      })
    ).status,
  ).toBe(409);
});

test('who closes with older sums, or at the same moment as somebody else, is told what there is', async () => {
  const { updatedAt } = await read('2026-06');
  expect(updatedAt).toBeNull();
  await studio.pay(await nominaOf('2026-06'), '2026-06-10');
  const stale = await close('2026-06', 'other', updatedAt);
  expect([stale.status, stale.body.code, stale.body.current.sums.boletas]).toEqual([409, 'STALE', 1]);
  const both = await Promise.all([close('2026-06'), close('2026-06', 'other')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('of a payment and a close at the same moment, the close counts the payment, or it is refused', async () => {
  for (const month of ['2024-01', '2024-02', '2024-03', '2024-04', '2024-05', '2024-06']) {
    // Every other month has a row already, from a payment before.
    if (month > '2024-03') await studio.pay(await nominaOf(month), `${month}-03`);
    const nomina = await nominaOf(month);
    const { updatedAt } = await read(month);
    const [paid, closed] = await Promise.all([
      studio.pay(nomina, `${month}-10`),
      close(month, 'other', updatedAt),
    ]);
    const now = await read(month);
    const isPaid = (await studio.read(nomina.id)).state === 'paid';
    expect([paid.status === 200, [200, 409].includes(closed.status)]).toEqual([isPaid, true]);
    // Never both: a payment makes the close stale, a close refuses the payment.
    expect(isPaid).toBe(now.state === 'open');
    if (now.state === 'closed') expect(now.closed?.sums).toEqual(now.sums);
  }
});

test('without a month, the latest one before this that is not closed and has something', async () => {
  const opens = async () => (await studio.admin('GET', '/months/close')).body.month;
  await studio.pay(await nominaOf('2026-09'), '2026-10-02');
  expect(await opens()).toBe('2026-10');
  await close('2026-10');
  expect(await opens()).toBe('2026-09');
  await reopen('2026-10');
  expect(await opens()).toBe('2026-10');
});

test('everybody who is missing is reminded by one mail a day, however often it is asked for', async () => {
  const order = await issuedOrder(server, studio.ana.id, studio.otherChapterId, 'accepted');
  await waitingBoleta(server, studio.ana.id, order);
  await server.mails();
  const ask = async (personId: string | null) =>
    (await studio.admin('POST', '/months/reminders', { month: '2026-11', personId })).body;
  /** Moves the reminders back: sessions end within a day. */
  const aDayLater = () =>
    sql`update users set boletas_asked_at = boletas_asked_at - interval '25 hours'`.execute(server.db);
  expect(await ask(studio.ana.id)).toEqual({ reminded: 1, already: 0, inactive: 0 });
  const [mail] = await server.mails();
  expect(mail?.subject).toMatch(/^Faltan? (tu boleta|\d+ boletas tuyas)/);
  expect(await ask(null)).toEqual({ reminded: 1, already: 1, inactive: 0 });
  expect(await server.mails()).toHaveLength(1);
  expect(await ask(null)).toEqual({ reminded: 0, already: 2, inactive: 0 });
  expect(await server.mails()).toEqual([]);
  const { missing } = await read('2026-11');
  expect(missing.people.map(({ canRemind, remindedAt }) => [canRemind, remindedAt !== null])).toEqual([
    ...[
      [false, true],
      [false, true],
    ],
  ]);
  // Two at the same moment, a day later.
  await aDayLater();
  const both = await Promise.all([ask(null), ask(null)]);
  expect(both.map(({ reminded }) => reminded).sort()).toEqual([0, 2]);
  expect(await server.mails()).toHaveLength(2);
  await server.db
    .updateTable('users')
    .set({ deactivated_at: server.now() })
    .where('id', '=', studio.bea.id)
    .execute();
  await aDayLater();
  expect(await ask(null)).toEqual({ reminded: 1, already: 0, inactive: 1 });
  expect(await ask('00000000-0000-4000-8000-000000000000')).toMatchObject({ reminded: 0 });
});
