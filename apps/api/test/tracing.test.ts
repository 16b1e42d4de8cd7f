import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { Outage } from '../src/ground/failures/outage';
import { registry } from '../src/ground/metrics/metrics';
import { SECOND } from '../src/ground/time/time';
import { type Listening, listen } from '../src/server/listen';
import { readSettings } from '../src/server/settings/settings';
import { startTracing } from '../src/server/startTracing';
import { jsonLog } from './jsonLog';
import { orderStudio } from './sampleOrders';
import { documentForm } from './sampleSharedDocuments';
import { PASSWORD, testServer, tokenIn } from './testServer';
import { traceReceiver } from './traceReceiver';

const EMAIL = 'antonia.millaquen@correo.cl';
const RUT = '18123456-3';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof orderStudio>>;
let userId: string;
let listening: Listening;
beforeAll(async () => {
  server = await testServer();
  studio = await orderStudio(server);
  userId = (await server.createUser(EMAIL, { rut: RUT })).id;
  listening = await listen(server.app, '127.0.0.1', 0, { proxies: 1 });
});
afterAll(async () => {
  await listening.close();
  await server.close();
});

const { out, err, entries: lines } = jsonLog();

/** Traces into a receiver, by settings. */
async function traced(endpoint: string, env: Record<string, string> = {}) {
  const settings = readSettings({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    ...env,
  });
  const tracing = await startTracing(settings);
  if (!tracing) throw new Error('Nothing is traced.');
  return tracing;
}

/** Sends one request and waits for its line, with which its span ends. */
async function ask(method: string, path: string, init: RequestInit = {}) {
  const before = out.mock.calls.length;
  const answer = await fetch(`http://127.0.0.1:${listening.port}${path}`, { method, ...init });
  const body = await answer.text();
  await vi.waitFor(() => expect(out.mock.calls.length).toBeGreaterThan(before));
  return { status: answer.status, body, id: answer.headers.get('x-request-id') };
}

const json = (body: unknown, token?: string): RequestInit => ({
  headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  body: JSON.stringify(body),
});
const bearer = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });

/** What a person does: logs in, reads, changes, uploads, asks for a mail. Returns every secret and personal value that took part. */
async function work() {
  const { body } = await ask('POST', '/api/users/auth/login', json({ email: EMAIL, password: PASSWORD }));
  const token: string = JSON.parse(body).accessToken;
  const admin = studio.tokens.admin;
  expect((await ask('GET', `/api/users/${userId}?q=${EMAIL}`, bearer(admin))).status).toBe(200);
  expect((await ask('GET', `/api/users?search=${RUT}`, bearer(admin))).status).toBe(200);
  const { form, headers } = documentForm({ personIds: userId, title: `Guion de ${EMAIL}` });
  const sent = await ask('POST', '/api/shared-documents', {
    headers: { ...headers, authorization: `Bearer ${admin}` },
    body: form,
  });
  expect(sent.status).toBe(201);
  const documentId: string = JSON.parse(sent.body).document.people[0].documentId;
  expect((await ask('GET', `/api/documents/${documentId}/file`, bearer(token))).status).toBe(200);
  const reset = await ask('POST', '/api/users/send-mail/resetpassword', json({ email: EMAIL }));
  const mails = await server.mails();
  const secret = tokenIn(
    mails.find(({ text }) => text?.includes('change-password')),
    'change-password',
  );
  await ask('GET', `/auth/change-password/${secret}?correo=${EMAIL}`);
  const keys = await server.db.selectFrom('file_links').select('key').execute();
  const values = [EMAIL, 'antonia.millaquen', 'correo.cl', 'Antonia', 'Millaqu', RUT, '18123456', PASSWORD];
  const ids = [userId, documentId, ...keys.map(({ key }) => key)];
  return { values: [...values, ...ids, token, admin, secret], mailRequest: reset.id };
}

test('a receiver gets a span of each request, query, file and mail, and nothing of any person', async () => {
  const receiver = await traceReceiver();
  const tracing = await traced(receiver.address, { OTEL_EXPORTER_OTLP_HEADERS: 'x-studio=Casa%20Uno' });
  const { values, mailRequest } = await work();
  await tracing.stop();
  await receiver.close();

  expect(receiver.requests[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-studio': 'Casa Uno' } });
  expect(receiver.resource()).toMatchObject({ 'service.name': 'doblaje' });
  const text = receiver.text();
  for (const value of values) expect(text).not.toContain(value);
  for (const word of ['search=', '?q=', '127.0.0.1', 'guion']) expect(text).not.toContain(word);

  const spans = receiver.spans();
  const roots = spans.filter(({ kind }) => kind === 2);
  expect(roots.map(({ name }) => name)).toEqual([
    'POST /api/users/auth/login',
    'GET /api/users/{id}',
    'GET /api/users',
    'POST /api/shared-documents',
    'GET /api/documents/{id}/file',
    'POST /api/users/send-mail/resetpassword',
    'GET portal',
  ]);
  const root = (name: string) => roots.find((one) => one.name === name);
  expect(root('GET /api/users/{id}')?.told).toEqual({
    'doblaje.request.id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    ...{ 'http.request.method': 'GET', 'http.route': '/api/users/{id}', 'http.response.status_code': 200 },
  });
  const partsOf = (above: { spanId: string } | undefined) =>
    spans.filter(({ parentSpanId }) => parentSpanId !== undefined && parentSpanId === above?.spanId);
  for (const above of roots) for (const part of partsOf(above)) expect(part.traceId).toBe(above.traceId);
  expect(partsOf(root('GET /api/users'))).toContainEqual(
    expect.objectContaining({
      ...{ name: 'SELECT', kind: 3, isFailed: false },
      told: {
        'db.system.name': 'postgresql',
        'db.query.text': expect.stringMatching(/^select .*\$1/),
        'db.response.returned_rows': 1,
      },
    }),
  );
  const names = (above: { spanId: string } | undefined) => partsOf(above).map(({ name }) => name);
  expect(names(root('POST /api/shared-documents'))).toEqual(
    expect.arrayContaining(['BEGIN', 'INSERT', 'file store write', 'COMMIT'].filter(isSeen)),
  );
  expect(names(root('GET /api/documents/{id}/file'))).toContain('file store read');

  const mails = spans.filter(({ kind }) => kind === 5);
  const reset = mails.find(({ told }) => told['doblaje.mail.kind'] === 'reset');
  expect(reset).toMatchObject({
    name: 'send mail',
    told: { 'doblaje.mail.attempt': 1, 'doblaje.request.id': mailRequest },
  });
  expect(names(reset)).toEqual(expect.arrayContaining(['deliver mail', 'UPDATE']));
  // Nothing hangs in the air.
  const known = new Set(spans.map(({ spanId }) => spanId));
  expect(spans.filter(({ parentSpanId }) => parentSpanId && !known.has(parentSpanId))).toEqual([]);
});

/** The embedded database begins and ends transactions by itself. */
const isSeen = (name: string) => server.storage.kind === 'postgres' || !['BEGIN', 'COMMIT'].includes(name);

test('as protobuf, which is the default, there is nothing of any person either', async () => {
  const receiver = await traceReceiver();
  const tracing = await traced(receiver.address, { OTEL_EXPORTER_OTLP_PROTOCOL: '' });
  const { values } = await work();
  await tracing.stop();
  await receiver.close();
  expect(receiver.requests[0]?.headers['content-type']).toBe('application/x-protobuf');
  // Else nothing would be found in it.
  expect(receiver.requests[0]?.headers).not.toHaveProperty('content-encoding');
  const text = receiver.text();
  for (const name of ['GET /api/users/{id}', 'file store write', 'select ', 'send mail'])
    expect(text).toContain(name);
  for (const value of values) expect(text).not.toContain(value);
});

test('the lines of a request carry its trace', async () => {
  const receiver = await traceReceiver();
  const tracing = await traced(receiver.address);
  vi.spyOn(server.db, 'selectFrom').mockImplementation(() => {
    throw new Outage('database', Object.assign(new Error(EMAIL), { code: 'ECONNREFUSED' }));
  });
  expect((await ask('GET', '/api/users/me', bearer(studio.tokens.admin))).status).toBe(503);
  await tracing.stop();
  await receiver.close();
  const span = receiver.spans().find(({ kind }) => kind === 2);
  expect(span).toMatchObject({ isFailed: true, told: { 'error.type': '503' } });
  expect(lines()).toMatchObject([{ status: 503, trace_id: span?.traceId }]);
  expect(lines(err)).toMatchObject([{ where: 'GET', trace_id: span?.traceId }]);
  await ask('GET', '/api/health');
  expect(lines().at(-1)).not.toHaveProperty('trace_id');
});

test('what fails is told by its code: the words of an error repeat values', async () => {
  const receiver = await traceReceiver();
  const tracing = await traced(receiver.address);
  vi.spyOn(server.blobs, 'check').mockImplementation(async () => {
    await server.db.selectFrom('users').select('id').where('id', '=', EMAIL).execute();
  });
  await ask('GET', '/api/ready');
  await tracing.stop();
  await receiver.close();
  expect(receiver.spans().find(({ isFailed, name }) => isFailed && name === 'SELECT')?.told).toMatchObject({
    'error.type': '22P02',
  });
  expect(receiver.text()).not.toContain(EMAIL);
});

test('a trace goes on from a proxy of ours, and from nobody else', async () => {
  const receiver = await traceReceiver();
  const tracing = await traced(receiver.address);
  const [above, other] = ['1'.repeat(16), '2'.repeat(32)];
  const header = (traceId: string) => ({ headers: { traceparent: `00-${traceId}-${above}-01` } });
  await ask('GET', '/api/health', header(other));
  await ask('GET', '/api/health', header('0'.repeat(32)));
  await ask('GET', '/api/health', { headers: { traceparent: `00-${EMAIL}-01` } });
  const alone = await listen(server.app, '127.0.0.1', 0);
  await (await fetch(`http://127.0.0.1:${alone.port}/api/health`, header(other))).text();
  await alone.close();
  await tracing.stop();
  await receiver.close();
  const [first, ...rest] = receiver.spans();
  expect(first).toMatchObject({ traceId: other, parentSpanId: above });
  expect(rest).toHaveLength(3);
  for (const span of rest) {
    expect(span.traceId).not.toBe(other);
    expect(span.parentSpanId).toBeFalsy();
  }
});

test('a share of the traces is sent, and a line names only a trace that is', async () => {
  const receiver = await traceReceiver();
  const env = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' };
  const tracing = await traced(receiver.address, env);
  await ask('GET', '/api/users', bearer(studio.tokens.admin));
  await tracing.stop();
  await receiver.close();
  expect(receiver.requests).toEqual([]);
  expect(lines()[0]).not.toHaveProperty('trace_id');
});

test.each(['hangs', 'refuses', 'is away'] as const)(
  'a receiver that %s disturbs no answer and no stop',
  async (manner) => {
    registry.resetMetrics();
    const receiver = await traceReceiver(manner === 'is away' ? 'takes' : manner);
    if (manner === 'is away') await receiver.close();
    else onTestFinished(() => receiver.close());
    const tracing = await traced(receiver.address, { OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secreto' });
    // More than are kept while the receiver takes none; else more than one batch.
    for (let n = 0; n < (manner === 'hangs' ? 3000 : 600); n += 100) {
      const answers = Array.from({ length: 100 }, () =>
        fetch(`http://127.0.0.1:${listening.port}/api/health`).then((answer) => answer.json()),
      );
      expect(await Promise.all(answers)).toEqual(Array(100).fill({ status: 'ok' }));
    }
    const started = performance.now();
    await tracing.stop();
    expect(performance.now() - started).toBeLessThan(5 * SECOND);
    const told = lines(err);
    expect(told.length).toBeLessThanOrEqual(1);
    if (manner === 'refuses') {
      expect(told).toMatchObject([{ where: 'traces', message: 'not taken by the receiver: 400' }]);
      expect(await registry.metrics()).toMatch(/^doblaje_trace_export_failures_total [1-9]/m);
    }
    expect(JSON.stringify(told)).not.toMatch(/secreto|127\.0\.0\.1/);
    expect((await ask('GET', '/api/health')).status).toBe(200);
  },
);
