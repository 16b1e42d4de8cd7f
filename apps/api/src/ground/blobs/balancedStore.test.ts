import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Outage } from '../failures/outage';
import { newBlobKey, oneChunk } from './blobs';
import { s3Blobs } from './s3Blobs';

let balancer: Server;

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'id');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});
afterEach(() => {
  balancer.close();
  vi.unstubAllEnvs();
});

/** A server in front of a store that gives the same answer to every request. */
async function answering(status: number, type: string, text: string, more: Record<string, string> = {}) {
  balancer = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(status, { 'content-type': type, ...more }).end(text);
    });
  }).listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  const endpoint = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`;
  return s3Blobs({ bucket: 'doblaje', region: 'us-east-1', endpoint });
}

const PAGE = '<!doctype html><html><body><h1>Bad Gateway</h1><hr></body></html>';
/** A page that is also valid XML. */
const WHOLE_PAGE = '<html><body><h1>Maintenance</h1></body></html>';
const REFUSED = '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>No</Message></Error>';
const NO_KEY = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>No</Message></Error>';

test.each([
  [502, 'text/html', PAGE],
  [503, 'text/html; charset=utf-8', WHOLE_PAGE],
  [200, 'text/html', PAGE],
  [404, 'text/html', WHOLE_PAGE],
  [403, 'text/html', PAGE],
  [503, 'text/plain', 'no healthy upstream'],
  [504, 'application/json', '{"message":"Endpoint request timed out"}'],
])('it is an outage when a balancer answers %i with %s instead of the store', async (status, type, text) => {
  const blobs = await answering(status, type, text);
  await expect(blobs.read(newBlobKey())).rejects.toThrow(Outage);
  await expect(blobs.check()).rejects.toThrow(Outage);
  await expect(blobs.remove(newBlobKey())).rejects.toThrow(Outage);
  await expect(blobs.write(newBlobKey(), oneChunk(new Uint8Array(3)), 3)).rejects.toThrow(Outage);
});

test('a refusal by the store itself is not an outage, and a file that it does not have is a missing file', async () => {
  const refused = await answering(403, 'application/xml', REFUSED);
  const error = await refused.read(newBlobKey()).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(Outage);
  await expect(refused.check()).rejects.toThrow('No');
  balancer.close();
  expect(await (await answering(404, 'application/xml', NO_KEY)).read(newBlobKey())).toBeNull();
});

test('an empty answer of the store itself is taken, whatever it calls it (OpenStack Swift: a page)', async () => {
  const blobs = await answering(200, 'text/html; charset=UTF-8', '', { 'x-amz-request-id': 'tx1' });
  await blobs.write(newBlobKey(), oneChunk(new Uint8Array(3)), 3);
  await blobs.remove(newBlobKey());
});
