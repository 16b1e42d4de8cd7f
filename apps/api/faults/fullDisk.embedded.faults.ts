import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crashStudio, judge, seedPeople, tell } from '../test/crashes';
import { documentLine, filedDocuments } from '../test/crashUploads';
import { bundleServer, newDataFolder, removeBundle } from '../test/serverProcess';
import { besideUsual, secondsUntil, timesOf } from './beside';

beforeAll(bundleServer);
afterAll(removeBundle);

const ROUNDS = 5;

/** After a refusal a line waits so long, in milliseconds. */
const PAUSE = 200;

/** Bytes: uploads and the database stop at more. */
const LITTLE = 50_000_000;
const FULL = pathToFileURL(join(import.meta.dirname, '../test/fullDisk.mjs'));

test('a disk that is full during uploads and writes of the database loses nothing that was acknowledged', async () => {
  const FULL_DISK = join(newDataFolder(), 'full');
  const NODE_OPTIONS = `--import ${FULL}`;
  const studio = await crashStudio({ FULL_DISK, NODE_OPTIONS, DEMO: '1', RATE_LIMITS: 'off' });
  const [first = ''] = await studio.inDatabase((db) => seedPeople(db, 1));
  const api = await studio.start('admin@correo.cl');
  const documents = documentLine(first);
  const alive = { health: () => api.get('/health') };
  const reading = {
    session: () => api.get('/users/auth/session'),
    people: () => api.get('/people?search=a'),
  };
  const asked = { ...alive, ...reading };
  const usual = await timesOf(asked);
  const answers = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [what, fullness, needless] of [
      ['disk with little room', String(LITTLE), asked],
      ['full disk of the file store', '/unfinished/', asked],
      ['full disk of the database', studio.DATA_DIR, alive],
    ] as const) {
      let isOver = false;
      const lines = [1, 2].map(async () => {
        while (!isOver) {
          const status = await documents.next(api);
          answers.set(status, (answers.get(status) ?? 0) + 1);
          if (status !== 201) await setTimeout(PAUSE);
        }
      });
      // The uploads are under way as the disk fills up.
      await setTimeout(100 + 50 * round);
      writeFileSync(FULL_DISK, fullness);
      const times = await timesOf(needless);
      rmSync(FULL_DISK);
      const seconds = await secondsUntil(async () => (await documents.next(api)) === 201);
      isOver = true;
      await Promise.all(lines);
      tell(`${what} (${round + 1})`, `${besideUsual(times, usual)}; well again after ${seconds} s`);
    }
  }
  await documents.again(api);
  expect([...answers.keys()].filter((status) => ![201, 503].includes(status))).toEqual([]);
  expect(answers.get(503)).toBeGreaterThan(0);
  api.run.process.kill('SIGTERM');
  expect(await api.run.exited).toBe(0);
  const { indexes, broken } = await studio.inDatabase((db) => filedDocuments(db, studio.blobs));
  const { orphans, missing } = await studio.leftAfterSweep();
  const { lost, doubled } = documents.judged(indexes);
  const counted = `${documents.acknowledged.size} uploads acknowledged, ${answers.get(503)} refused`;
  judge('disk full', `${3 * ROUNDS} times, ${counted}`, { lost: lost + missing + broken, doubled, orphans });
  await studio.remove();
});
