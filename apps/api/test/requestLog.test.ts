import { once } from 'node:events';
import { connect } from 'node:net';
import { API_MESSAGES } from '@doblaje/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Outage } from '../src/ground/failures/outage';
import { configureLog } from '../src/ground/log/logger';
import { type Listening, listen } from '../src/server/listen';
import { jsonLog } from './jsonLog';
import { testServer } from './testServer';

const EMAIL = 'antonia.millaquen@correo.cl';
const RUT = '12.345.678-5';

let server: Awaited<ReturnType<typeof testServer>>;
let listening: Listening;
let address: string;
let token: string;
beforeAll(async () => {
  server = await testServer();
  await server.createUser(EMAIL, { role: 'ADMIN', rut: '12345678-5' });
  token = await server.tokenFor(EMAIL);
  listening = await listen(server.app, '127.0.0.1', 0);
  address = `http://127.0.0.1:${listening.port}`;
});
afterAll(async () => {
  await listening.close();
  await server.close();
});

const { out, err, entries } = jsonLog();

/** Sends a request, and waits for its line. */
async function line(method: string, path: string, body?: unknown) {
  out.mockReset();
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  await vi.waitFor(() => expect(out).toHaveBeenCalledTimes(1));
  return { status: answer.status, text, line: entries()[0] };
}

test('an answer is one line with its id, method, route, status, time and bytes', async () => {
  const { line: first } = await line('GET', '/api/users/me');
  expect(first).toEqual({
    ...{ level: 'info', message: 'request', method: 'GET', route: '/api/users/me', status: 200 },
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    ms: expect.any(Number),
    bytes: expect.any(Number),
  });
  expect(first.bytes).toBeGreaterThan(200);
  expect((await line('GET', '/api/users/me')).line.id).not.toBe(first.id);
});

const ID = '0198a4d2-8c11-7d3a-9e55-000000000001';

test.each([
  ['GET', `/api/users/${ID}?q=${EMAIL}`, '/api/users/{id}', 404],
  ['GET', '/api/projects/77', '/api/projects/{id}', 404],
  ['GET', `/api/files?token=secreto-de-un-enlace`, '/api/files', 422],
  ['POST', '/api/users/auth/login', '/api/users/auth/login', 422],
  ['POST', `/api/${RUT}`, '/api/*', 404],
  ['DELETE', `/api/users/me/../${EMAIL}`, '/api/*', 405],
  ['GET', `/auth/activate/secreto-de-un-enlace`, 'portal', 503],
  ['GET', `/${EMAIL}`, 'portal', 404],
])(
  '%s %s is told as %s, with nothing of who asked or what they typed',
  async (method, path, route, status) => {
    const body = method === 'POST' ? { email: EMAIL, password: 'secreta', rut: RUT } : undefined;
    const { status: answered, line: told } = await line(method, path, body);
    expect(told).toMatchObject({ method, route, status: answered });
    expect(answered).toBe(status);
    const text = JSON.stringify(told);
    for (const secret of [EMAIL, 'correo.cl', RUT, token, 'secret', ID, '77/', '?'])
      expect(text).not.toContain(secret);
  },
);

test('a client that leaves before the answer has a line too', async () => {
  const socket = connect(listening.port, '127.0.0.1');
  socket.write(
    'POST /api/users/auth/login HTTP/1.1\r\nHost: portal.test\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
  );
  await vi.waitFor(() => expect(socket.bytesWritten).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.resetAndDestroy();
  await vi.waitFor(() => expect(out).toHaveBeenCalledTimes(1));
  expect(entries()[0]).toMatchObject({ method: 'POST', route: '/api/users/auth/login', isCut: true });
});

test('an error is one entry on stderr with the id and the route of its request', async () => {
  vi.spyOn(server.db, 'selectFrom').mockImplementation(() => {
    throw Object.assign(new Error(`invalid input syntax for type date: "${RUT}"`), { code: '22007' });
  });
  const { line: told, text } = await line('GET', '/api/users/me');
  expect(told).toMatchObject({ level: 'warn', status: 500 });
  expect(text).toBe(JSON.stringify({ message: `${API_MESSAGES.unexpected} Código: ${told.id.slice(0, 8)}` }));
  const [error, ...others] = entries(err);
  expect(others).toEqual([]);
  expect(error).toMatchObject({ level: 'error', id: told.id, route: '/api/users/me', where: 'GET' });
  expect(error.message).toMatch(/^database error 22007\n +at /);
  expect(JSON.stringify(error)).not.toContain(RUT);
});

test('an outage is told in one line without a stack', async () => {
  vi.spyOn(server.db, 'selectFrom').mockImplementation(() => {
    throw new Outage('database', Object.assign(new Error('x'), { code: 'ECONNREFUSED' }));
  });
  expect((await line('GET', '/api/users/me')).line.status).toBe(503);
  expect(entries(err)).toMatchObject([{ message: 'database out of reach (ECONNREFUSED)' }]);
});

test('every answer carries the id of its line, a refused and a malformed one too', async () => {
  for (const path of ['/api/health', '/api/users/me', '/login', '/nada.txt']) {
    out.mockReset();
    const answer = await fetch(`${address}${path}`);
    await answer.arrayBuffer();
    await vi.waitFor(() => expect(out).toHaveBeenCalledTimes(1));
    expect(answer.headers.get('x-request-id')).toBe(entries()[0].id);
  }
  const socket = connect(listening.port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => (text += data));
  socket.write('GET /api/health HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n');
  await once(socket, 'close');
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(text).toMatch(/^x-request-id: [0-9a-f-]{36}\r$/im);
});

test('an id comes from a proxy only where there is one, and only if it looks like an id', async () => {
  const given = '0f'.repeat(16);
  const idFor = async (at: string, id: string) => {
    const answer = await fetch(`${at}/api/health`, { headers: { 'x-request-id': id } });
    return answer.headers.get('x-request-id');
  };
  expect(await idFor(address, given)).not.toBe(given);
  const behind = await listen(server.app, '127.0.0.1', 0, { proxies: 1 });
  const there = `http://127.0.0.1:${behind.port}`;
  expect(await idFor(there, given)).toBe(given);
  for (const odd of [EMAIL, 'corto', 'a'.repeat(65), `${given}, ${given}`])
    expect(await idFor(there, odd)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  await behind.close();
});

test('a mail keeps the request that asked for it, and its failures are told with it', async () => {
  const failing = await testServer({ deliver: () => Promise.reject(new Error('no')) });
  await failing.createUser('otra@correo.cl');
  const own = await listen(failing.app, '127.0.0.1', 0);
  const answer = await fetch(`http://127.0.0.1:${own.port}/api/users/send-mail/resetpassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'otra@correo.cl' }),
  });
  const id = answer.headers.get('x-request-id');
  expect(await failing.db.selectFrom('mails').select('request_id').execute()).toEqual([{ request_id: id }]);
  await failing.worker.runDue();
  expect(entries(err)).toMatchObject([{ where: 'mail', id }]);
  await own.close();
  await failing.close();
});

test('as text each is a line for a person, and a level leaves out what is below it', async () => {
  configureLog({ level: 'info', format: 'text' });
  await (await fetch(`${address}/api/health`)).text();
  await vi.waitFor(() => expect(out).toHaveBeenCalledTimes(1));
  expect(out.mock.calls[0]?.[0]).toMatch(
    /^\d{4}-\S+Z \[[0-9a-f]{8}\] GET \/api\/health 200 \d+ ms \d+ bytes$/,
  );
  configureLog({ level: 'warn', format: 'text' });
  await (await fetch(`${address}/api/health`)).text();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(out).toHaveBeenCalledTimes(1);
});
