import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type SwiftStore, startSwift } from '../engines/swift';
import { type Blobs, bytesOfBlob, newBlobKey } from '../src/ground/blobs/blobs';
import { s3Blobs } from '../src/ground/blobs/s3Blobs';
import { Outage } from '../src/ground/failures/outage';

let store: SwiftStore;
let blobs: Blobs;

beforeAll(async () => {
  store = await startSwift();
  for (const [name, value] of Object.entries(store.credentials)) vi.stubEnv(name, value);
  await store.createBucket('doblaje');
  blobs = s3Blobs({ bucket: 'doblaje', endpoint: store.endpoint, region: store.region });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await store.remove();
});

const CHUNK = new Uint8Array(100_000).fill(7);
async function* chunks(count: number, fault?: Error): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < count; index++) yield CHUNK;
  if (fault) throw fault;
}
const whole = (key: string, size: number) => bytesOfBlob(blobs, key, { start: 0, end: size - 1 });

test('a written file can be read, whole or in part, until it is removed', async () => {
  await blobs.check();
  const key = newBlobKey();
  await blobs.write(key, chunks(100), 10_000_000);
  expect((await whole(key, 10_000_000))?.length).toBe(10_000_000);
  expect(await bytesOfBlob(blobs, key, { start: 5, end: 7 })).toEqual(new Uint8Array([7, 7, 7]));
  await blobs.remove(key);
  expect(await blobs.read(key)).toBeNull();
  await blobs.remove(key);
});

test('an upload that breaks leaves no file', async () => {
  const key = newBlobKey();
  const fault = new Error('the connection broke');
  await expect(blobs.write(key, chunks(20, fault), 10_000_000)).rejects.toBe(fault);
  expect(await blobs.read(key)).toBeNull();
});

test('a bucket that is not there, and a wrong secret, are ours to mend: no outage', async () => {
  const elsewhere = s3Blobs({ bucket: 'otro', endpoint: store.endpoint, region: store.region });
  await expect(elsewhere.check()).rejects.not.toBeInstanceOf(Outage);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wrong');
  const stranger = s3Blobs({ bucket: 'doblaje', endpoint: store.endpoint, region: store.region });
  await expect(stranger.check()).rejects.not.toBeInstanceOf(Outage);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', store.credentials.AWS_SECRET_ACCESS_KEY);
});

test('killed it is an outage, and started again it has what it took', async () => {
  const key = newBlobKey();
  await blobs.write(key, chunks(3), 300_000);
  await store.crash();
  await expect(blobs.check()).rejects.toBeInstanceOf(Outage);
  await expect(blobs.write(newBlobKey(), chunks(1), 100_000)).rejects.toBeInstanceOf(Outage);
  await store.start();
  expect((await whole(key, 300_000))?.length).toBe(300_000);
});
