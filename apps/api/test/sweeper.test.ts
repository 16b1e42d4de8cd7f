import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Blobs, newBlobKey } from '../src/ground/blobs/blobs';
import { discardBlobs, expectBlob, keepBlob, LONGEST_WRITE } from '../src/ground/blobs/discarded';
import { diskBlobs } from '../src/ground/blobs/diskBlobs';
import { createSweeper } from '../src/ground/blobs/sweeper';
import { type Database, openDatabase } from '../src/ground/db/database';
import { after, HOUR, MINUTE } from '../src/ground/time/time';
import { fileDocument } from './sampleFiles';
import { PASSWORD, testServer } from './testServer';
import { emptyStorage } from './testStorage';

let db: Database;
let time = new Date('2026-11-20T12:00:00Z');
const now = () => time;
const folder = mkdtempSync(join(tmpdir(), 'doblaje-sweep-'));
const disk = diskBlobs(folder);
const log = vi.spyOn(console, 'error');

beforeAll(async () => {
  db = await openDatabase(await emptyStorage());
});
beforeEach(async () => {
  log.mockReset().mockReturnValue(undefined);
  await db.deleteFrom('discarded_blobs').execute();
});
afterAll(async () => {
  log.mockRestore();
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

async function* one(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array([1]);
}

/** Stores blobs and marks them as discarded. */
async function discarded(count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, newBlobKey);
  for (const key of keys) await disk.write(key, one(), 1);
  await discardBlobs(db, keys, now());
  return keys;
}

const noted = async () =>
  (await db.selectFrom('discarded_blobs').select('key').execute()).map(({ key }) => key);
const stored = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test('a process that dies while the store hangs leaves every file on record, and the next one removes them', async () => {
  const keys = await discarded(30);
  // This store never answers, and the process is killed meanwhile.
  const frozen: Blobs = { ...disk, remove: () => new Promise(() => {}) };
  createSweeper({ db, blobs: frozen, now }).wake();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await noted()).sort()).toEqual(keys.sort());
  expect(stored()).toHaveLength(30);

  await createSweeper({ db, blobs: disk, now }).run();
  expect(await noted()).toEqual([]);
  expect(stored()).toEqual([]);
});

test('a file is on record until it is gone', async () => {
  const keys = await discarded(3);
  const seen: string[][] = [];
  const watched: Blobs = {
    ...disk,
    remove: async (key) => {
      seen.push(await noted());
      await disk.remove(key);
      seen.push(await noted());
    },
  };
  await createSweeper({ db, blobs: watched, now }).run();
  expect(seen.map((some) => some.length)).toEqual([3, 3, 2, 2, 1, 1]);
  expect(keys).toEqual(expect.arrayContaining(seen[0] ?? []));
});

test('one run removes more files than one look finds', async () => {
  await discarded(120);
  await createSweeper({ db, blobs: disk, now }).run();
  expect(stored()).toEqual([]);
});

test('a store that is out of reach is left alone after three tries, and asked again an hour later', async () => {
  await discarded(10);
  let tries = 0;
  let isBroken = true;
  const broken: Blobs = {
    ...disk,
    remove: async (key) => {
      tries++;
      if (isBroken) throw new Error('out of reach');
      await disk.remove(key);
    },
  };
  const sweeper = createSweeper({ db, blobs: broken, now });
  await sweeper.run();
  expect(tries).toBe(3);
  expect(await noted()).toHaveLength(10);
  isBroken = false;
  time = after(time, HOUR);
  await sweeper.run();
  expect(await noted()).toEqual([]);
});

test('a stopped sweeper finishes the blob in hand and takes no other', async () => {
  await discarded(5);
  let finish: (() => void) | undefined;
  const slow: Blobs = {
    ...disk,
    remove: async (key) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      await disk.remove(key);
    },
  };
  const sweeper = createSweeper({ db, blobs: slow, now });
  sweeper.wake();
  await vi.waitFor(() => expect(finish).toBeDefined(), 15_000);
  const stopped = sweeper.stop();
  finish?.();
  await stopped;
  expect(await noted()).toHaveLength(4);
  await createSweeper({ db, blobs: disk, now }).run();
});

test('a blob whose time is almost over is not taken into use, because another process may be removing it', async () => {
  const [early, late] = [newBlobKey(), newBlobKey()];
  await expectBlob(db, early, now());
  await expectBlob(db, late, after(now(), MINUTE));
  time = after(time, LONGEST_WRITE - MINUTE);
  expect(await keepBlob(db, early, now())).toBe(false);
  expect(await keepBlob(db, late, now())).toBe(true);
});

test('erasing an account does not wait for the store', async () => {
  const server = await testServer();
  await fileDocument(server, (await server.createUser('ana@correo.cl')).id);
  const remove = vi.spyOn(server.blobs, 'remove').mockReturnValue(new Promise(() => {}));
  const token = await server.tokenFor('ana@correo.cl');
  expect((await server.call('DELETE', '/users/me', { password: PASSWORD }, { token })).status).toBe(204);
  await vi.waitFor(() => expect(remove).toHaveBeenCalledTimes(1), 15_000);
  await server.db.destroy();
});
