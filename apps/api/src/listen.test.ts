import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { type ListenOptions, listen } from './listen';

async function start(options?: ListenOptions) {
  const app = new Hono();
  app.get('/', (c) => c.text('Hola'));
  app.post('/', async (c) => c.text(String((await c.req.text().catch(() => '')).length)));
  const server = await listen(app, '127.0.0.1', 0, options);
  onTestFinished(() => server.close());
  return server;
}

/** What the server says to a request as it is, until it closes the connection. */
async function send(port: number, request: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', () => {});
  socket.write(request.join('\r\n'));
  await once(socket, 'close');
  return answer;
}

test('a connection is kept for longer than a proxy keeps its own', async () => {
  const { port } = await start();
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
});

test.each(['a b', 'x/..', 'a@b', 'a?b', '['])(
  'a Host of %j is refused in words, with our headers',
  async (host) => {
    const { port } = await start({ headers: { 'X-Content-Type-Options': 'nosniff' } });
    const answer = await send(port, ['GET / HTTP/1.1', `Host: ${host}`, 'Connection: close', '', '']);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
    expect(answer).toContain('{"message":"No pudimos leer la solicitud."}');
  },
);

test('so is a request without one', async () => {
  const { port } = await start({ headers: { 'X-Content-Type-Options': 'nosniff' } });
  const answer = await send(port, ['GET / HTTP/1.1', 'Connection: close', '', '']);
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toMatch(/x-content-type-options: nosniff/i);
});

test('a request whose body hardly comes is cut off, one that comes in time is not', async () => {
  const { port } = await start({ progress: { window: 500, bytes: 10 } });
  const head = ['POST / HTTP/1.1', 'Host: portal.test', 'Content-Length: 1000', '', ''];
  expect(await send(port, [...head, 'a'])).toBe('');

  const slow = connect(port, '127.0.0.1');
  slow.write(head.join('\r\n'));
  const timer = setInterval(() => slow.write('a'.repeat(200)), 60);
  const [answer] = await once(slow, 'data');
  clearInterval(timer);
  expect(String(answer)).toContain('1000');
  slow.destroy();
});
