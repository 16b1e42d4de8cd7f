import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crashStudio, logIn, seedPeople, tell } from '../test/crashes';
import { bundleServer, removeBundle } from '../test/serverProcess';
import { besideUsual, timesOf } from './beside';

beforeAll(bundleServer);
afterAll(removeBundle);

const CONNECTIONS = 500;
/** Time within which the server cuts each of them, in milliseconds (listen.ts), and some for a busy machine. */
const MOST = 150_000;

const HEAD = 'POST /api/users/auth/login HTTP/1.1\r\nHost: portal.test\r\nContent-Type: application/json\r\n';

/** Sends a request byte by byte: its headers, or its body. It never ends by itself. */
function slowOne(port: number, part: 'headers' | 'body'): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const rest = part === 'headers' ? `${HEAD}X-Long: ` : '{"email":"';
  if (part === 'body') socket.write(`${HEAD}Content-Length: 10000\r\n\r\n`);
  let at = 0;
  const timer = setInterval(() => socket.write(rest[at++] ?? 'a'), 1000);
  socket.once('close', () => clearInterval(timer));
  socket.resume();
  return socket;
}

/** Asks on a connection of its own. @returns the answer's status */
const askAnew = (url: string) =>
  new Promise((resolve, reject) => {
    const asked = get(url, { agent: false }, (answer) => resolve(answer.resume().statusCode));
    asked.once('error', reject);
  });

test('five hundred connections that send byte by byte keep nobody out, and are cut', async () => {
  const studio = await crashStudio();
  await studio.inDatabase((db) => seedPeople(db, 1));
  const api = await studio.start('p0@correo.cl');
  const asked = {
    session: () => api.get('/users/auth/session'),
    documents: () => api.get('/documents'),
  };
  const usual = await timesOf(asked, 30);
  const port = Number(new URL(api.api).port);
  const started = performance.now();
  const open = new Set<Socket>();
  for (let index = 0; index < CONNECTIONS; index++) {
    const socket = slowOne(port, index % 2 === 0 ? 'headers' : 'body');
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  }
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(open.size).toBe(CONNECTIONS);
  const times = await timesOf(asked, 30);
  expect(await askAnew(`${api.api}/health`)).toBe(200);
  expect(open.size).toBe(CONNECTIONS);
  expect((await (await logIn(api, 'p0@correo.cl')).get('/users/auth/session')).status).toBe(200);
  while (open.size > 0 && performance.now() - started < MOST)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(open.size).toBe(0);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  tell(`${CONNECTIONS} slow connections`, `${besideUsual(times, usual)}; all cut after ${seconds} s`);
  api.run.process.kill('SIGTERM');
  expect(await api.run.exited).toBe(0);
  await studio.remove();
});
