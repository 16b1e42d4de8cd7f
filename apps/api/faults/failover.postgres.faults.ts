import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPgBouncer } from '../engines/pgBouncer';
import { type PostgresPair, startPostgresPair } from '../engines/postgresPair';
import { crashStudio, expectRefusal, judge, seedPeople, tell } from '../test/crashes';
import { documentLine, filedDocuments } from '../test/crashUploads';
import { bundleServer, removeBundle } from '../test/serverProcess';
import { besideUsual, secondsUntil, timesOf } from './beside';

let pair: PostgresPair;
beforeAll(async () => {
  bundleServer();
  pair = await startPostgresPair();
});
afterAll(async () => {
  await pair.remove();
  removeBundle();
});

const ROUNDS = 5;

/** How long the database stays away after it broke, in milliseconds. */
const AWAY = 1000;
/** Pause before a refused request is sent again, in milliseconds: shorter than Retry-After, so that more of them meet the fault. */
const PAUSE = 100;

interface Broken {
  /** What is at fault, for the line that is printed. */
  what: string;
  /** Where the database is. */
  env: Readonly<Record<string, string>>;
  fail: () => Promise<void>;
  mend: () => Promise<void>;
  /** Prepares the next round. */
  prepare?: () => Promise<void>;
}

/** Breaks the way to the database under load, several times, and holds what was acknowledged to be there once. */
async function brokenUnderLoad({ what, env, fail, mend, prepare }: Broken): Promise<void> {
  const studio = await crashStudio({ ...env, DEMO: '1', RATE_LIMITS: 'off' });
  const [first = ''] = await studio.inDatabase((db) => seedPeople(db, 1));
  const api = await studio.start('admin@correo.cl');
  const documents = documentLine(first);
  const asked = { health: () => api.get('/health') };
  const usual = await timesOf(asked);
  const answers = new Map<number, number>();
  const refused = () => answers.get(503) ?? 0;
  const count = async (status: number) => {
    answers.set(status, (answers.get(status) ?? 0) + 1);
    if (status === 503) await setTimeout(PAUSE);
  };
  const list = async () => {
    const answer = await api.get('/people?search=a');
    if (answer.status === 503) await expectRefusal(answer);
    else await answer.arrayBuffer();
    return answer.status;
  };
  for (let round = 0; round < ROUNDS; round++) {
    const refusedBefore = refused();
    let isOver = false;
    const lines = [list, list, list, ...Array(3).fill(() => documents.next(api))].map(async (work) => {
      while (!isOver) await count(await work());
    });
    await setTimeout(300 + 100 * round);
    await fail();
    const [times] = await Promise.all([timesOf(asked), setTimeout(AWAY)]);
    expect((await api.get('/ready')).status).toBe(503);
    await mend();
    const seconds = await secondsUntil(
      async () => (await documents.next(api)) === 201 && (await api.get('/ready')).ok,
    );
    isOver = true;
    await Promise.all(lines);
    expect(refused()).toBeGreaterThan(refusedBefore);
    for (const status of await documents.again(api)) expect(status).toBe(201);
    tell(`${what} (${round + 1})`, `${besideUsual(times, usual)}; well again after ${seconds} s`);
    await prepare?.();
  }
  expect([...answers.keys()].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
  api.run.process.kill('SIGTERM');
  expect(await api.run.exited).toBe(0);

  const { indexes, broken } = await studio.inDatabase((db) => filedDocuments(db, studio.blobs));
  const { orphans, missing } = await studio.leftAfterSweep();
  const { lost, doubled } = documents.judged(indexes);
  const told = [...answers].map(([status, times]) => `${times} × ${status}`).join(', ');
  judge(what, `${ROUNDS} times; ${documents.acknowledged.size} uploads acknowledged; ${told}`, {
    lost: lost + missing + broken,
    doubled,
    orphans,
  });
}

test('the primary is killed under load: 503 until its standby is promoted, and no acknowledged write is lost', async () => {
  await brokenUnderLoad({
    what: 'primary killed',
    env: { DATABASE_URL: await pair.createDatabase('failover') },
    fail: pair.killPrimary,
    mend: pair.promote,
    prepare: pair.rejoin,
  });
});

test('PgBouncer is killed and started again under load: 503 while it is away, and nothing is lost', async () => {
  await pair.createDatabase('pooled');
  const pooler = await startPgBouncer({ to: pair.primary().port ?? 0 });
  await brokenUnderLoad({
    what: 'PgBouncer killed',
    env: { DATABASE_URL: pooler.urlOf('pooled'), DATABASE_POOLER: '1' },
    fail: pooler.crash,
    mend: pooler.start,
  });
  await pooler.remove();
});
