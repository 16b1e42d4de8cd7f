import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  addressOf,
  bundleServer,
  newDataFolder,
  removeBundle,
  runServer,
  type ServerRun,
} from './serverProcess';

let run: ServerRun;
let address: string;
let token: string;
beforeAll(async () => {
  bundleServer();
  run = runServer({ PORT: '0', DATA_DIR: newDataFolder(), DEMO: '1', RATE_LIMITS: 'off' });
  address = await addressOf(run);
  const login = await fetch(`${address}/api/users/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'talento@doblaje.test', password: 'Doblaje-2026' }),
  });
  token = (await login.json()).accessToken;
});
afterAll(async () => {
  run.process.kill('SIGKILL');
  await run.exited;
  removeBundle();
});

/** Sends a request, waits until `isEnough` accepts the answer so far, and breaks the connection. */
async function goAway(head: string[], body: string, isEnough: (answer: string) => boolean): Promise<string> {
  const { port } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.on('error', () => {});
  socket.on('data', (data) => {
    answer += data.toString('latin1');
  });
  socket.write([...head, 'Host: portal.test', `Authorization: Bearer ${token}`, '', body].join('\r\n'));
  await vi.waitFor(() => expect(isEnough(answer)).toBe(true), { interval: 1, timeout: 15_000 });
  socket.resetAndDestroy();
  await once(socket, 'close');
  return answer;
}

/** A quick answer proves that the server is free and that the broken request left no damage. */
const isWell = async () => (await fetch(`${address}/api/health`)).status === 200;

const json = 'Content-Type: application/json';
const login = JSON.stringify({ email: 'talento@doblaje.test', password: 'Doblaje-2026' });

test.each([
  [
    'in the middle of a JSON body',
    ['POST /api/users/auth/login HTTP/1.1', json, 'Content-Length: 500'],
    '{"email":',
    '',
  ],
  [
    'in the middle of a chunked body',
    ['POST /api/users/auth/login HTTP/1.1', json, 'Transfer-Encoding: chunked'],
    '9\r\n{"email":\r\n',
    '',
  ],
  [
    'while its log-in is looked at',
    ['POST /api/users/auth/login HTTP/1.1', json, `Content-Length: ${login.length}`],
    login,
    '',
  ],
  ['in the middle of a page', ['GET /login HTTP/1.1'], '', 'HTTP/1.1'],
])('a client that goes away %s leaves no error', async (_, head, body, enough) => {
  for (let index = 0; index < 5; index++) {
    await goAway(head, body, (answer) => answer.includes(enough));
    await new Promise((resolve) => setTimeout(resolve, 5 * index));
  }
  expect(await isWell()).toBe(true);
  expect(run.stderr()).toBe('');
  expect(run.stdout()).not.toContain('aborted');
});

test('a client that goes away in the middle of a file leaves no error', async () => {
  const list = await fetch(`${address}/api/documents?size=100`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { items } = await list.json();
  for (const { id } of items.slice(0, 5)) {
    await goAway([`GET /api/documents/${id}/file HTTP/1.1`], '', (answer) =>
      answer.startsWith('HTTP/1.1 200'),
    );
  }
  expect(await isWell()).toBe(true);
  expect(run.stderr()).toBe('');
});
