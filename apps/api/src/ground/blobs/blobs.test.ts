import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Outage } from '../failures/outage';
import { type Blobs, newBlobKey } from './blobs';
import { diskBlobs } from './diskBlobs';
import { s3Blobs } from './s3Blobs';
import { type ObjectStore, startObjectStore } from './storeOfTests';

const folder = mkdtempSync(join(tmpdir(), 'doblaje-blobs-'));

let store: ObjectStore;
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'id');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  store = await startObjectStore();
});
afterAll(() => {
  store.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const stores: [name: string, open: () => Blobs, count: () => number][] = [
  [
    'disk',
    () => diskBlobs(join(folder, 'store')),
    () =>
      readdirSync(join(folder, 'store'), { recursive: true, withFileTypes: true }).filter((e) => e.isFile())
        .length,
  ],
  [
    'S3',
    () => s3Blobs({ bucket: 'doblaje', region: 'us-east-1', endpoint: store.endpoint }),
    () => store.objects.size,
  ],
];

const CHUNK = new Uint8Array(100_000).fill(7);
async function* chunks(count: number, fault?: Error): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < count; index++) yield CHUNK;
  if (fault) throw fault;
}
const bytesOf = async (stream: ReadableStream<Uint8Array> | null) =>
  stream && new Uint8Array(await new Response(stream as BodyInit).arrayBuffer());

describe.each(stores)('%s', (_, open, count) => {
  test('a written file can be read, whole or in part, until it is removed', async () => {
    const blobs = open();
    const key = newBlobKey();
    await blobs.write(key, chunks(3), 300_000);
    expect(await bytesOf(await blobs.read(key))).toEqual(new Uint8Array(300_000).fill(7));
    expect(await bytesOf(await blobs.read(key, { start: 299_990, end: 299_995 }))).toHaveLength(6);
    await blobs.remove(key);
    expect(await blobs.read(key)).toBeNull();
    await blobs.remove(key);
  });

  test('a store that is there says so, before its first file too', async () => {
    await open().check();
  });

  test('a source that breaks leaves no file, and its error is the one reported', async () => {
    const blobs = open();
    const before = count();
    const fault = new Error('the connection broke');
    await expect(blobs.write(newBlobKey(), chunks(3, fault), 1_000_000)).rejects.toBe(fault);
    expect(count()).toBe(before);
  });
});

test('a store that finds other bytes than were sent is out of reach for now, and keeps nothing', async () => {
  const blobs = s3Blobs({ bucket: 'doblaje', region: 'us-east-1', endpoint: store.endpoint });
  const before = store.objects.size;
  store.setFault('wrong checksums');
  await expect(blobs.write(newBlobKey(), chunks(1), 100_000)).rejects.toThrow(Outage);
  store.setFault(undefined);
  expect(store.objects.size).toBe(before);
});

test('a key cannot lead out of the folder', async () => {
  const blobs = diskBlobs(join(folder, 'store'));
  await expect(blobs.write('../../etc/passwd', chunks(1), 1)).rejects.toThrow('Not a blob key');
  await expect(blobs.read('../store')).rejects.toThrow('Not a blob key');
});

test('a folder that is not there, nor the one it belongs into, is no store', async () => {
  await expect(diskBlobs(join(folder, 'unmounted/store')).check()).rejects.toThrow('ENOENT');
});

test('unfinished files of a killed process are removed once they are old', async () => {
  const store = join(folder, 'killed');
  const blobs = diskBlobs(store);
  await blobs.tidy(new Date());
  mkdirSync(join(store, 'unfinished'), { recursive: true });
  for (const [name, at] of [
    ['old', new Date('2026-01-01')],
    ['fresh', new Date()],
  ] as const) {
    writeFileSync(join(store, 'unfinished', name), 'half');
    utimesSync(join(store, 'unfinished', name), at, at);
  }
  await blobs.tidy(new Date('2026-06-01'));
  expect(readdirSync(join(store, 'unfinished'))).toEqual(['fresh']);
});
