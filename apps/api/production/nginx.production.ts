import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startNginx } from '../engines/nginx';

/** A server that answers with its name and what it was told of the caller. */
async function startServer(name: string) {
  const server = createServer(({ headers }, response) => {
    response.end(`${name} ${headers['x-forwarded-for']} ${headers['x-forwarded-proto']}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(stop);
  return { port: (server.address() as AddressInfo).port, stop };
}

test('both servers answer over TLS; without one the other does, without both nginx says when to come again', async () => {
  const one = await startServer('one');
  const two = await startServer('two');
  const nginx = await startNginx([one.port, two.port]);
  onTestFinished(nginx.remove);
  const ca = readFileSync(nginx.certificate);
  const ask = async () => {
    const asked = request(`${nginx.url}/api/files?link=secreto`, {
      ca,
      headers: { 'x-forwarded-for': '192.0.2.1' },
    }).end();
    const [answer] = await once(asked, 'response');
    return {
      status: answer.statusCode as number,
      retryAfter: answer.headers['retry-after'],
      said: await text(answer),
    };
  };
  const several = async () =>
    new Set((await Promise.all(Array.from({ length: 8 }, ask))).map(({ said }) => said));

  expect(await several()).toEqual(new Set(['one 127.0.0.1 https', 'two 127.0.0.1 https']));
  one.stop();
  expect(await several()).toEqual(new Set(['two 127.0.0.1 https']));
  two.stop();
  expect(await ask()).toMatchObject({ status: 503, retryAfter: '5' });

  const plain = await fetch(`http://127.0.0.1:${nginx.plainPort}/login`, { redirect: 'manual' });
  expect(plain.status).toBe(308);
  expect(plain.headers.get('location')).toMatch(/^https:/);
  expect(existsSync(nginx.log) && readFileSync(nginx.log, 'utf8')).not.toContain('secreto');
});
