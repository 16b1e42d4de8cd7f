import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR } from '../src/ground/time/time';
import { purgeRequestDrafts, purgeRequests } from '../src/office/dataRequests/purge';
import { sampleRequest } from './samplePrivacy';
import { adminOf } from './sampleStudio';
import { testServer } from './testServer';
import { unpackedExport } from './unpackedExport';

let server: Awaited<ReturnType<typeof testServer>>;
let token: string;
let own: string;
const admin = (...request: [method: string, path: string, body?: unknown]) =>
  adminOf(server, () => token)(...request);
// The server's day is Friday, 20 November 2026.
const EVA = { kind: 'deletion', name: 'Eva Pino', email: 'eva@correo.cl', detail: 'Postulé en marzo.' };
beforeAll(async () => {
  server = await testServer();
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  await server.createUser('ana@correo.cl');
  token = await server.tokenFor('admin@correo.cl');
  own = await server.tokenFor('ana@correo.cl');
  await server.mails();
});
afterAll(() => server.close());

const ask = (values: object = {}) => server.call('POST', '/privacy/requests', { ...EVA, ...values });
const confirm = (link: string | undefined) =>
  server.call('POST', '/privacy/requests/confirmation', { token: link ?? '' });
/** The mails since the last look: to whom, their subject, and the secret of their link. */
const mails = async () =>
  (await server.mails()).map(({ to, subject, text }) => ({
    to: to?.[0]?.address,
    subject,
    text: text ?? '',
    link: /privacy\/request\/([\w-]+)/.exec(text ?? '')?.[1],
  }));
const read = async (id: number | string) => (await admin('GET', `/data-requests/${id}`)).body;

test('an address without an account confirms by the link in its mail, and is told number and day', async () => {
  expect(await ask()).toMatchObject({ status: 202, body: {} });
  // Nothing is received yet, and no word that was typed goes to the address.
  expect((await admin('GET', '/data-requests')).body.total).toBe(0);
  const [mail, ...others] = await mails();
  expect([mail?.to, mail?.subject, others]).toEqual([
    'eva@correo.cl',
    'Confirma tu solicitud sobre tus datos',
    [],
  ]);
  expect(mail?.text).not.toMatch(/Eva|marzo/);

  const received = await confirm(mail?.link);
  expect(received).toMatchObject({ status: 200, body: { kind: 'deletion', dueOn: '2026-12-20' } });
  const [told] = await mails();
  expect(told).toMatchObject({
    to: 'eva@correo.cl',
    subject: `Recibimos tu solicitud N.º ${received.body.id} sobre tus datos`,
  });
  expect(told?.text).toContain('a más tardar el 20-12-2026');

  // Two clicks are one request, and one mail.
  expect((await confirm(mail?.link)).body).toEqual(received.body);
  expect(await mails()).toEqual([]);
  expect((await admin('GET', '/data-requests')).body).toMatchObject({
    total: 1,
    items: [{ name: 'Eva Pino', email: 'eva@correo.cl', state: 'open', personId: null }],
  });
});

test('a link is over after two days, and none is nobody’s', async () => {
  await ask();
  const [mail] = await mails();
  server.wait(48 * HOUR + 1);
  for (const link of [mail?.link, 'no-es-este'])
    expect(await confirm(link)).toMatchObject({ status: 422, body: { code: 'LINK_INVALID' } });
  expect(await purgeRequestDrafts(server.db, server.now())).toBe(2);
  server.wait(-48 * HOUR - 1);
});

test('an address with an account gets the same answer, and a mail that leads to its log-in', async () => {
  const [known, unknown] = [await ask({ email: 'ana@correo.cl' }), await ask({ email: 'nadie@correo.cl' })];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  const sent = await mails();
  expect(sent.map(({ to, link }) => [to, link !== undefined])).toEqual([
    ['ana@correo.cl', false],
    ['nadie@correo.cl', true],
  ]);
  expect(sent[0]?.text).toContain('http://portal.test/home/data-requests');
});

test('with a session it is received at once, and is shown and taken along by its person', async () => {
  const asked = await server.call(
    'POST',
    '/users/me/data-requests',
    { kind: 'blocking', detail: '' },
    { token: own },
  );
  // Two working days from a Friday.
  expect(asked).toMatchObject({ status: 201, body: { kind: 'blocking', dueOn: '2026-11-24' } });
  const { items } = (await server.call('GET', '/users/me/data-requests', undefined, { token: own })).body;
  expect(items).toMatchObject([{ id: asked.body.id, state: 'open', answer: '' }]);
  const taken = JSON.parse((await unpackedExport(server, own)).get('mis-datos.json') ?? '');
  expect(taken.dataRequests).toEqual(items);
  expect(await read(asked.body.id)).toMatchObject({ name: 'Antonia Millaquén Rojas', provedBy: 'login' });
  // Who of the studio read it stands among the readings of that person's data.
  expect((await admin('GET', '/data-readings')).body.items).toMatchObject([
    { what: 'data_request', person: { name: 'Antonia Millaquén Rojas' } },
  ]);
});

test('the two working days of a block skip the holidays of the law', async () => {
  // 20 November is moved into a week with a holiday.
  await server.db
    .insertInto('holidays')
    .values({ day: '2026-11-23', name: 'De prueba', kind: 'legal', updated_at: server.now() })
    .execute();
  await server.db
    .insertInto('holidays')
    .values({ day: '2026-11-24', name: 'De bancos', kind: 'bank', updated_at: server.now() })
    .execute();
  const { body } = await server.call(
    'POST',
    '/users/me/data-requests',
    { kind: 'blocking', detail: '' },
    { token: own },
  );
  expect(body.dueOn).toBe('2026-11-25');
});

test('1,000 requests for an address send it three mails, and ten open ones are the most', async () => {
  await server.mails();
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask({ email: 'flood@correo.cl' })));
  for (let sent = 40; sent < 1000; sent += 40)
    answers.push(...(await Promise.all(Array.from({ length: 40 }, () => ask({ email: 'flood@correo.cl' })))));
  expect([answers.length, new Set(answers.map(({ status }) => status))]).toEqual([1000, new Set([202])]);
  const sent = await mails();
  expect(sent).toHaveLength(3);
  for (let at = 0; at < 10; at++) await sampleRequest(server, 'many@correo.cl');
  await mails();
  await ask({ email: 'many@correo.cl' });
  const [mail] = await mails();
  expect(await confirm(mail?.link)).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
});

test('a caller who asks too often has to wait, whatever the address', async () => {
  const strict = await testServer({ limits: true });
  const asked = async (email: string) =>
    (await strict.call('POST', '/privacy/requests', { ...EVA, email })).status;
  for (let at = 0; at < 5; at++) expect(await asked('eva@correo.cl')).toBe(202);
  expect(await asked('eva@correo.cl')).toBe(429);
  for (let at = 0; at < 15; at++) expect(await asked(`otra${at}@correo.cl`)).toBe(202);
  expect(await asked('nueva@correo.cl')).toBe(429);
  await strict.close();
});

test('it is extended once, in time, with the reason told; a block never', async () => {
  await server.mails();
  const id = await sampleRequest(server, 'rosa@correo.cl', 'access');
  const extend = async (of: string, updatedAt?: string) =>
    admin('POST', `/data-requests/${of}/extension`, {
      updatedAt: updatedAt ?? (await read(of)).updatedAt,
      reason: 'Hay que buscar en papeles antiguos.',
    });
  server.wait(1000);
  const extended = await extend(id);
  expect(extended).toMatchObject({ status: 200, body: { isExtended: true, dueOn: '2027-01-19' } });
  const [, told] = await mails();
  expect(told?.text).toContain('Por qué: Hay que buscar en papeles antiguos.');
  expect(await extend(id)).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
  const block = await sampleRequest(server, 'rosa@correo.cl', 'blocking');
  expect((await extend(block)).body.message).toBe('El plazo de un bloqueo no se puede extender');
  const late = await sampleRequest(server, 'rosa@correo.cl', 'access');
  await server.db
    .updateTable('data_requests')
    .set({ due_on: '2026-11-19' })
    .where('id', '=', Number(late))
    .execute();
  expect((await extend(late)).body.message).toBe('El plazo ya venció: no se puede extender');
});

test('two ADMINs who answer at the same moment send one answer; it stays as it was sent', async () => {
  await server.mails();
  const id = await sampleRequest(server, 'eva@correo.cl');
  await mails();
  const { updatedAt } = await read(id);
  server.wait(1000);
  const answer = (outcome: string, reason: string, text: string) =>
    admin('POST', `/data-requests/${id}/answer`, { updatedAt, outcome, reason, text });
  const both = await Promise.all([
    answer('granted', 'law', 'Borramos tu postulación y tus videos.'),
    answer('refused', 'law', 'La ley obliga a guardar tus boletas.'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const there = await read(id);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'STALE',
    current: { state: there.state },
  });
  const [told, ...others] = await mails();
  expect(others).toEqual([]);
  for (const line of there.letters[1].text.split('\n\n')) expect(told?.text).toContain(line);
  expect((await read(id)).letters).toMatchObject([
    { writtenBy: null, deliveredAt: expect.any(String) },
    { writtenBy: 'Antonia Millaquén Rojas', deliveredAt: expect.any(String) },
  ]);
  const { subject, text, digest } = there.letters[1];
  expect(digest).toBe(createHash('sha256').update(`${subject}\n\n${text}`).digest('hex'));
  // Nobody can change it afterwards, and a second answer is refused.
  await expect(
    server.db.updateTable('data_request_letters').set({ text: 'Otra cosa' }).execute(),
  ).rejects.toThrow('stays as it was written');
  expect((await admin('POST', `/data-requests/${id}/answer`, { ...there, outcome: 'granted' })).status).toBe(
    422,
  );
  const again = {
    updatedAt: there.updatedAt,
    outcome: 'granted',
    reason: '',
    text: 'Otra respuesta, más larga.',
  };
  expect(await admin('POST', `/data-requests/${id}/answer`, again)).toMatchObject({
    status: 409,
    body: { code: 'NOT_POSSIBLE' },
  });
  const { items } = (await admin('GET', `/history/data-request/${id}`)).body;
  expect(items.map(({ action }: { action: string }) => action)).toContain('update');
});

test('a refusal names its reason and the way to the Agency', async () => {
  const id = await sampleRequest(server, 'luz@correo.cl');
  await mails();
  const { updatedAt } = await read(id);
  const refused = {
    updatedAt,
    outcome: 'refused',
    reason: 'law',
    text: 'Guardamos tus boletas por seis años.',
  };
  expect((await admin('POST', `/data-requests/${id}/answer`, refused)).status).toBe(200);
  const [told] = await mails();
  for (const part of [
    'No podemos concederla. Motivo: una ley obliga a conservar los datos.',
    'Guardamos tus boletas por seis años.',
    'Agencia de Protección de Datos Personales',
  ])
    expect(told?.text).toContain(part);
});

test('ADMIN searches, filters and sorts; the CSV has what is found', async () => {
  const found = async (query: string) => (await admin('GET', `/data-requests?size=100&${query}`)).body.items;
  const names = async (query: string) =>
    new Set((await found(query)).map(({ email }: { email: string }) => email));
  expect(await names('search=rosa')).toEqual(new Set(['rosa@correo.cl']));
  expect(await names('search=correo&state=refused')).not.toContain('rosa@correo.cl');
  expect(await names('search=luz&state=refused')).toEqual(new Set(['luz@correo.cl']));
  expect((await found('kind=blocking')).every(({ kind }: { kind: string }) => kind === 'blocking')).toBe(
    true,
  );
  const days = (await found('sort=dueOn')).map(({ dueOn }: { dueOn: string }) => dueOn);
  expect(days).toEqual([...days].sort());
  const csv = await server.app.request('/api/data-requests/csv?search=luz', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect((await csv.text()).split('\r\n')).toEqual([
    'Número;Pide;Nombre;Correo;Estado;Recibida;Vence',
    expect.stringMatching(/^\d+;Supresión;Eva Pino;luz@correo\.cl;Negada;20-11-2026 \d\d:\d\d;20-12-2026$/),
    '',
  ]);
});

test('open requests wait among what is pending five days before their day', async () => {
  const chile = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' });
  // The database counts by its own clock.
  const day = (ahead: number) => chile.format(new Date(Date.now() + ahead * DAY));
  const pending = async () => (await admin('GET', '/users/me/pending')).body.items;
  const of = async (due_on: string) => {
    await server.db.updateTable('data_requests').set({ due_on }).execute();
    const { total } = (await admin('GET', '/data-requests?due=soon')).body;
    const { total: late } = (await admin('GET', '/data-requests?due=late')).body;
    return [(await pending())[0], total, late];
  };
  const { total } = (await admin('GET', '/data-requests?state=open')).body;
  const waits = (until: string) => ({ kind: 'dataRequestsDue', count: total, isExact: true, until });
  expect(total).toBeGreaterThan(0);
  expect(await of(day(6))).toEqual([undefined, 0, 0]);
  expect(await of(day(5))).toEqual([waits(day(5)), total, 0]);
  expect(await of(day(-1))).toEqual([waits(day(-1)), total, total]);
  expect((await server.call('GET', '/users/me/pending', undefined, { token: own })).body.items).toEqual([]);
});

test('answered requests go four years later, open ones stay', async () => {
  const open = (await admin('GET', '/data-requests?state=open')).body.total;
  const { total } = (await admin('GET', '/data-requests')).body;
  expect(await purgeRequests(server.db, new Date(server.now().getTime() + 4 * 365 * DAY))).toBe(total - open);
  expect((await admin('GET', '/data-requests')).body.total).toBe(open);
});
