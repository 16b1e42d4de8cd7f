import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Outage } from '../failures/outage';
import { newBlobKey } from './blobs';
import { s3Blobs } from './s3Blobs';

const TIMEOUTS = { connect: 3000, answer: 1500, idle: 500, unused: 100 };

let store: Server;
const open: Socket[] = [];

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'id');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
  store.close();
  vi.unstubAllEnvs();
});

/** A store that accepts connections and only does what `greet` says: by default nothing. */
async function frozen(greet: (socket: Socket) => void = () => {}) {
  store = createServer((socket) => {
    open.push(socket);
    socket.on('error', () => {});
    greet(socket);
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
  const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  return s3Blobs({ bucket: 'doblaje', region: 'us-east-1', endpoint, timeouts: TIMEOUTS });
}

async function* parts(count: number): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < count; index++) yield new Uint8Array(100_000);
}

test('a store that never answers is an outage for every operation', async () => {
  const blobs = await frozen();
  await expect(blobs.read(newBlobKey())).rejects.toThrow(Outage);
  await expect(blobs.check()).rejects.toThrow(Outage);
  await expect(blobs.remove(newBlobKey())).rejects.toThrow(Outage);
  await expect(blobs.write(newBlobKey(), parts(1), 100_000)).rejects.toThrow(Outage);
});

test('a store that stops taking the bytes sent to it is an outage', async () => {
  const blobs = await frozen((socket) => socket.pause());
  await expect(blobs.write(newBlobKey(), parts(200), 20_000_000)).rejects.toThrow(Outage);
});

test('a store that stops in the middle of a file breaks the stream', async () => {
  const blobs = await frozen((socket) => {
    socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhalf of it'));
  });
  const stream = await blobs.read(newBlobKey());
  await expect(new Response(stream as BodyInit).text()).rejects.toThrow(Outage);
});

test('a slow sender is not a fault of the store', async () => {
  const blobs = await frozen((socket) => {
    let body = '';
    socket.on('data', (data) => {
      body += data;
      if (body.endsWith('b')) socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
    });
  });
  async function* slowly(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('a');
    await new Promise((resolve) => setTimeout(resolve, 2 * TIMEOUTS.idle));
    yield Buffer.from('b');
  }
  await blobs.write(newBlobKey(), slowly(), 2);
});

test('a connection that nobody uses is closed before the store does it, one in use is not', async () => {
  const blobs = await frozen((socket) => {
    let body = '';
    socket.on('data', (data) => {
      body += data;
      if (!body.endsWith('b')) return;
      // It takes longer than an unused connection is kept.
      setTimeout(() => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'), 2 * TIMEOUTS.unused);
    });
  });
  async function* one(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('b');
  }
  await blobs.write(newBlobKey(), one(), 1);
  const [socket] = open;
  if (socket && !socket.readableEnded) await once(socket, 'end');
  expect(socket?.readableEnded).toBe(true);
});
