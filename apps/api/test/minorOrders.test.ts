import { API_MESSAGES } from '@doblaje/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { orderStudio } from './sampleOrders';
import { sendDocument } from './sampleSharedDocuments';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof orderStudio>>;
beforeAll(async () => {
  server = await testServer();
  // A draft without days is judged by the machine's clock.
  vi.setSystemTime(server.now());
  studio = await orderStudio(server);
});
afterAll(() => {
  vi.useRealTimers();
  return server.close();
});
beforeEach(async () => {
  await born('2012-05-01');
  const { items } = (await studio.as('admin')('GET', '/shared-documents')).body;
  for (const { id } of items) await studio.as('admin')('DELETE', `/shared-documents/${id}`);
});

const born = (birth_date: string | null) =>
  server.db.updateTable('users').set({ birth_date }).where('id', '=', studio.ana.id).execute();
const paper = (kind: string, validUntil = '2026-11-30') =>
  sendDocument(server, studio.tokens.admin, {
    kind,
    title: 'Papel',
    endsOn: validUntil,
    personIds: studio.ana.id,
  });
const LACKS_BOTH =
  'Es menor de edad y faltan la autorización de quien la representa y el certificado escolar, vigentes hasta el 30-11-2026: súbelos en Contratos y guiones y emite de nuevo';

test("a minor's order is refused, mended and issued", async () => {
  const draft = await studio.draft();
  expect(draft.minor).toEqual({ adultOn: '2030-05-01', papers: [] });
  const refused = await studio.move('admin', draft, 'issue');
  expect([refused.status, refused.body.errors]).toEqual([422, [{ field: 'personId', message: LACKS_BOTH }]]);
  expect((await paper('minor-authorization')).status).toBe(201);
  const half = await studio.move('admin', draft, 'issue');
  expect(half.body.errors[0].message).toMatch(/falta el certificado escolar/);
  // It ends a day too early.
  await paper('school-certificate', '2026-11-29');
  expect((await studio.move('admin', draft, 'issue')).status).toBe(422);
  const whole = await paper('school-certificate');
  expect(whole.body.document).toMatchObject({ kind: 'school-certificate', endsOn: '2026-11-30' });
  const { body: read } = await studio.as('admin')('GET', `/work-orders/${draft.id}`);
  expect(read.minor.papers).toHaveLength(3);
  const issued = await studio.move('admin', draft, 'issue');
  expect(issued.body).toMatchObject({ state: 'issued', minor: null });
  expect((await studio.as('ana')('GET', `/work-orders/${draft.id}`)).body.minor).toBeNull();
});

test.each([
  [null, 200],
  ['1990-01-01', 200],
  ['2008-11-23', 200],
  ['2008-11-24', 422],
])('born on %s without a paper, an order from 2026-11-23 on answers %i', async (day, status) => {
  await born(day);
  expect((await studio.move('admin', await studio.draft(), 'issue')).status).toBe(status);
});

test('of a cast is refused at their place, and nobody gets an order', async () => {
  const { admin } = studio.tokens;
  const path = `/chapters/${studio.otherChapterId}/work-orders`;
  const ask = async () => {
    const { typeId, startDate, dueDate, notes } = { ...studio.values, typeId: 3 };
    const orders = [studio.bea.id, studio.ana.id].map((personId) => ({ personId, amount: null, lines: [] }));
    const shown = await studio.shown.toIssue(studio.otherChapterId);
    return server.call('POST', path, { typeId, startDate, dueDate, notes, orders, shown }, { token: admin });
  };
  const { minors } = (await studio.as('admin')('GET', path)).body;
  expect(minors).toEqual([{ personId: studio.ana.id, adultOn: '2030-05-01', papers: [] }]);
  const refused = await ask();
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [{ field: 'orders.1.personId', message: LACKS_BOTH }],
  ]);
  await paper('minor-authorization');
  await paper('school-certificate');
  expect((await ask()).status).toBe(201);
});

test('a paper withdrawn while the order is issued: it is refused, or issued before', async () => {
  await paper('minor-authorization');
  const certificate = (await paper('school-certificate')).body.document.id;
  const draft = await studio.draft();
  const [issued, withdrawn] = await Promise.all([
    studio.move('admin', draft, 'issue'),
    studio.as('admin')('DELETE', `/shared-documents/${certificate}`),
  ]);
  expect(withdrawn.status).toBe(204);
  expect([200, 422]).toContain(issued.status);
  const next = await studio.move('admin', await studio.draft(), 'issue');
  expect([next.status, next.body.errors?.[0].message]).toEqual([
    422,
    expect.stringMatching(/falta el certificado escolar/),
  ]);
});

test('a paper of a minor is for one person, and says until when it holds', async () => {
  const none = await paper('school-certificate', '');
  expect(none.body).toMatchObject({ message: API_MESSAGES.invalid, errors: [{ field: 'endsOn' }] });
  const two = await sendDocument(server, studio.tokens.admin, {
    ...{ kind: 'school-certificate', endsOn: '2026-12-31' },
    personIds: `${studio.ana.id},${studio.bea.id}`,
  });
  expect(two.body.errors).toMatchObject([{ field: 'personIds' }]);
});

test('their person finds a paper among their documents', async () => {
  await paper('minor-authorization');
  const { items } = (await studio.as('ana')('GET', '/documents')).body;
  expect(items).toContainEqual(expect.objectContaining({ kind: 'minor-authorization', title: 'Papel' }));
});

test("their page tells ADMIN the papers that there are, and nothing of an adult's", async () => {
  const onPage = async () => (await studio.as('admin')('GET', `/users/${studio.ana.id}`)).body.minor;
  expect(await onPage()).toEqual({ adultOn: '2030-05-01', papers: [] });
  const { body } = await paper('school-certificate', '2026-12-31');
  expect((await onPage()).papers).toEqual([{ kind: 'school-certificate', validUntil: '2026-12-31' }]);
  await studio.as('admin')('DELETE', `/shared-documents/${body.document.id}`);
  expect((await onPage()).papers).toEqual([]);
  await born('2008-11-20');
  expect(await onPage()).toBeNull();
});
