import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CrashApi, crashStudio, logIn, seedPeople, tell } from '../test/crashes';
import { documentLine } from '../test/crashUploads';
import { bundleServer, removeBundle } from '../test/serverProcess';

beforeAll(bundleServer);
afterAll(removeBundle);

/** How long it takes. `SOAK_MINUTES=1` tries it. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 10);
const SECONDS = MINUTES * 60;
/** The first part of it is not judged: caches fill, and the engine compiles what is used often. */
const WARM_UP = 0.3;
const LINES = 4;

/** What a process has in memory, in MB, and how many files it has open. */
function sizeOf(pid: number) {
  const memory = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  return { memory, files: readdirSync(`/proc/${pid}/fd`).length };
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What people do, one request after the other: mostly reading, now and then a file, a log-in, an upload. */
function work(admin: CrashApi, person: CrashApi, file: string, upload: () => Promise<number>) {
  const reads = ['/users/auth/session', '/documents', '/users/me/profile', `/documents/${file}/file`];
  return async (turn: number): Promise<number> => {
    if (turn % 40 === 0) return upload();
    if (turn % 25 === 0)
      return (await logIn(person, 'p0@correo.cl')).get('/users/auth/session').then(statusOf);
    if (turn % 5 === 0) return statusOf(await admin.get('/people?search=a'));
    return statusOf(await person.get(reads[turn % reads.length] ?? ''));
  };
}

async function statusOf(answer: Response): Promise<number> {
  await answer.arrayBuffer();
  return answer.status;
}

test('under half of the load that it can bear, the server neither grows nor keeps files open', async () => {
  const studio = await crashStudio({ DEMO: '1', RATE_LIMITS: 'off' });
  const [first = ''] = await studio.inDatabase((db) => seedPeople(db, 1));
  const admin = await studio.start('admin@correo.cl');
  const person = await logIn(admin, 'p0@correo.cl');
  const documents = documentLine(first);
  expect(await documents.next(admin)).toBe(201);
  const [{ id }] = (await (await person.get('/documents')).json()).items;
  const one = work(admin, person, id, () => documents.next(admin));
  const pid = admin.run.process.pid ?? 0;
  const statuses = new Map<number, number>();
  let turn = 0;
  /** Works for some seconds with pauses that are as long as `pauseOf` says for a request's milliseconds. */
  const workFor = async (seconds: number, pauseOf: (ms: number) => number) => {
    const until = performance.now() + seconds * 1000;
    const before = turn;
    await Promise.all(
      Array.from({ length: LINES }, async () => {
        while (performance.now() < until) {
          const started = performance.now();
          const status = await one(++turn);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          await setTimeout(pauseOf(performance.now() - started));
        }
      }),
    );
    return (turn - before) / seconds;
  };
  const full = await workFor(10, () => 0);
  // Half of it: each line begins a request in so many milliseconds.
  const beat = (2 * LINES * 1000) / full;
  const samples: { memory: number; files: number }[] = [];
  const sampling = setInterval(() => samples.push(sizeOf(pid)), (SECONDS * 1000) / 200);
  const half = await workFor(SECONDS, (ms) => Math.max(0, beat - ms));
  clearInterval(sampling);

  const judged = samples.slice(Math.floor(samples.length * WARM_UP));
  const third = Math.floor(judged.length / 3);
  const [early, late] = [judged.slice(0, third), judged.slice(-third)];
  const memory = [early, late].map((part) => middle(part.map((sample) => sample.memory)));
  const files = [early, late].map((part) => middle(part.map((sample) => sample.files)));
  const [before = 0, after = 0] = memory;
  const growth = (100 * (after - before)) / before;
  const told = `${half.toFixed(0)} requests a second of ${full.toFixed(0)}, ${turn} in all`;
  const grown = `memory ${before.toFixed(0)} to ${after.toFixed(0)} MB (${growth.toFixed(1)} %)`;
  tell(`soak of ${MINUTES} minutes`, `${told}; ${grown}; open files ${files.join(' to ')}`);
  expect([...statuses.keys()].sort()).toEqual([200, 201]);
  expect(growth).toBeLessThan(5);
  // A connection to the database more or less is no leak.
  expect((files[1] ?? 0) - (files[0] ?? 0)).toBeLessThanOrEqual(5);
  admin.run.process.kill('SIGTERM');
  expect(await admin.run.exited).toBe(0);
  await studio.remove();
});
