import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type ListenOptions, listen } from './listen';

/** @param read reads the body of a request to /parts */
async function start(options?: ListenOptions, read?: (body: ReadableStream<Uint8Array>) => Promise<void>) {
  const app = new Hono();
  app.get('/', (c) => c.text('Hola'));
  app.post('/parts', async (c) => {
    if (c.req.raw.body) await read?.(c.req.raw.body).catch(() => {});
    return c.text('Listo');
  });
  const server = await listen(app, '127.0.0.1', 0, options);
  onTestFinished(() => server.close());
  return server;
}

/** Resolves when a connection ends. `once` of node:events would reject if the server resets it while this side writes. */
const closing = (socket: Socket) => new Promise((resolve) => socket.on('close', resolve));

/** Sends a request's raw lines. Returns the server's answer, until it closes the connection. */
async function send(port: number, request: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', () => {});
  socket.write(request.join('\r\n'));
  await closing(socket);
  return answer;
}

test('the server keeps a connection open longer than a proxy does', async () => {
  const { port } = await start();
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
});

test.each(['a b', 'x/..', 'a@b', 'a?b', '['])(
  'a Host of %j is refused with a message and our headers',
  async (host) => {
    const { port } = await start({ headers: { 'X-Content-Type-Options': 'nosniff' } });
    const answer = await send(port, ['GET / HTTP/1.1', `Host: ${host}`, 'Connection: close', '', '']);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
    expect(answer).toContain('{"message":"No pudimos leer la solicitud."}');
  },
);

test('a request without a Host is refused in the same way', async () => {
  const { port } = await start({ headers: { 'X-Content-Type-Options': 'nosniff' } });
  const answer = await send(port, ['GET / HTTP/1.1', 'Connection: close', '', '']);
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toMatch(/x-content-type-options: nosniff/i);
});

test.each([
  ['an address in other letters', 400, ['GET /\u00f1 HTTP/1.1']],
  ['no HTTP at all', 400, ['Hola']],
  ['a header without a name', 400, ['GET / HTTP/1.1', ': a']],
  ['headers of 20 KB', 431, ['GET / HTTP/1.1', `A: ${'a'.repeat(20_000)}`]],
])('%s is refused with %i, a message and our headers', async (_, status, lines) => {
  const { port } = await start({ headers: { 'X-Content-Type-Options': 'nosniff' } });
  const answer = await send(port, [...lines, 'Connection: close', '', '']);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/x-content-type-options: nosniff/i);
  expect(answer).toContain('{"message":"No pudimos leer la solicitud."}');
});

test('a request whose body comes too slowly is cut off; one that comes in time is not', async () => {
  let arrived = 0;
  const progress = { window: 500, bytes: 10 };
  const { port } = await start({ progress }, async (body) => {
    for await (const part of body) arrived += part.length;
  });
  // Fake only the timer of the server's window. The connection runs in real time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());

  const open = () => {
    arrived = 0;
    const socket = connect(port, '127.0.0.1');
    socket.write(['POST /parts HTTP/1.1', 'Host: portal.test', 'Content-Length: 1000', '', ''].join('\r\n'));
    return socket;
  };
  const part = async (socket: Socket) => {
    const sum = arrived + 200;
    socket.write('a'.repeat(200));
    while (arrived < sum) await new Promise(setImmediate);
  };

  const slow = open();
  const answered = once(slow, 'data');
  // The first part may arrive with the headers, before the window begins.
  await part(slow);
  for (let index = 0; index < 3; index++) {
    await part(slow);
    vi.advanceTimersByTime(progress.window);
  }
  await part(slow);
  expect(String((await answered)[0])).toContain('HTTP/1.1 200');
  slow.destroy();

  const stuck = open();
  const closed = closing(stuck);
  await part(stuck);
  await part(stuck);
  vi.advanceTimersByTime(progress.window);
  await part(stuck);
  vi.advanceTimersByTime(2 * progress.window);
  await closed;
});

test('300 connections whose headers never end, or never begin, are all closed; one with a slow large body is not', async () => {
  const headersTime = { within: 300, every: 50 };
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const { port } = await start({ headersTime }, async (body) => {
    begin();
    for await (const _ of body);
  });
  // Open this one before the others: on a busy machine its headers would arrive too late behind theirs.
  const slow = connect(port, '127.0.0.1');
  let answer = '';
  slow.on('data', (data) => {
    answer += data;
  });
  slow.write('POST /parts HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 4\r\n\r\na');
  await begun;
  const closed = Array.from({ length: 300 }, async (_, index) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.resume();
    // Send one header after another, like a slow client.
    const trickle = setInterval(() => socket.write(`X-${index}: 1\r\n`), 100);
    if (index % 2) clearInterval(trickle);
    else socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
    await closing(socket);
    clearInterval(trickle);
  });
  await Promise.all(closed);
  slow.write('bcd');
  await once(slow, 'close');
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
});
