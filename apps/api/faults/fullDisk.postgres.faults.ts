import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type PostgresServer, postgresServer } from '../engines/postgresServer';
import { type SmallDisk, smallDisk } from '../engines/smallDisk';
import { type CrashApi, crashStudio, expectRefusal, judge, logIn, seedPeople, tell } from '../test/crashes';
import { documentLine, filedDocuments } from '../test/crashUploads';
import { bundleServer, removeBundle } from '../test/serverProcess';
import { besideUsual, secondsUntil, timesOf } from './beside';

const ROUNDS = 3;
/** What has a disk of its own. */
const PARTS = ['file store', 'tables', "database's log"] as const;

let disks: Record<(typeof PARTS)[number], SmallDisk>;
let server: PostgresServer;
beforeAll(async () => {
  bundleServer();
  disks = { 'file store': smallDisk(64), tables: smallDisk(160), "database's log": smallDisk(24) };
  server = postgresServer({
    disk: disks.tables.folder,
    logDisk: disks["database's log"].folder,
    // A commit is on the disk when it is told. The log takes new files, so that it needs the room that there is not.
    settings: { synchronous_commit: 'on', full_page_writes: 'on', wal_recycle: 'off', max_wal_size: '8MB' },
  });
  server.initialise();
  await server.start();
  await server.query('create database studio');
});
afterAll(async () => {
  await server.remove();
  for (const disk of Object.values(disks)) disk.remove();
  removeBundle();
});

/** Starts the database whenever it ended, as a manager of services does. */
function keepRunning() {
  let isWanted = true;
  let starts = 0;
  const kept = (async () => {
    while (isWanted) {
      if (server.isOver())
        await server.start().then(
          () => starts++,
          () => {},
        );
      await setTimeout(100);
    }
  })();
  return {
    starts: () => starts,
    stop: () => {
      isWanted = false;
      return kept;
    },
  };
}

/** Writes orders, and remembers which were acknowledged. */
function orderLine(order: object) {
  const acknowledged: string[] = [];
  let sent = 0;
  return {
    acknowledged,
    next: async ({ send }: CrashApi): Promise<number> => {
      const notes = `Escrita, la ${sent++}`;
      const answer = await send('POST', '/work-orders', { ...order, notes });
      if (answer.status === 503) await expectRefusal(answer);
      if (answer.status === 201) acknowledged.push(notes);
      return answer.status;
    },
  };
}

test('a disk that is full during uploads and writes of PostgreSQL: 503, then all is well again, and nothing is lost', async () => {
  const studio = await crashStudio({
    ...{ DATA_DIR: disks['file store'].folder, DATABASE_URL: server.urlOf('studio') },
    ...{ DEMO: '1', RATE_LIMITS: 'off' },
  });
  const [first = ''] = await studio.inDatabase((db) => seedPeople(db, 1));
  const manager = keepRunning();
  onTestFinished(manager.stop);
  const api = await studio.start('admin@correo.cl');
  const person = await logIn(api, 'p0@correo.cl');
  const [order = {}] = await server.query(
    'select chapter_id as "chapterId", person_id as "personId", type_id as "typeId" from work_orders where person_id is not null order by id limit 1',
    [],
    'studio',
  );
  const dates = { startDate: '2026-11-23', dueDate: '2026-11-30' };
  const orders = orderLine({ ...order, ...dates, amount: 1000, lines: [] });
  const documents = documentLine(first);
  const alive = { health: () => api.get('/health') };
  const reading = {
    session: () => person.get('/users/auth/session'),
    documents: () => person.get('/documents'),
    people: () => api.get('/people?search=a'),
  };
  const asked = { ...alive, ...reading };
  const usual = await timesOf(asked);
  const statuses = new Set<number>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const part of PARTS) {
      const refused = { upload: 0, write: 0 };
      let isOver = false;
      const line = async (name: keyof typeof refused, next: (api: CrashApi) => Promise<number>) => {
        while (!isOver) {
          const status = await next(api);
          statuses.add(status);
          if (status !== 503) continue;
          refused[name]++;
          await setTimeout(100);
        }
      };
      const lines = [line('upload', documents.next), line('write', orders.next)];
      // The uploads are under way as the disk fills up, and it stays full though the database gives room back.
      await setTimeout(100 + 50 * round);
      disks[part].fill();
      const filling = setInterval(() => disks[part].fill(), 50);
      const needing = part === 'file store' ? (['upload'] as const) : (['upload', 'write'] as const);
      while (needing.some((name) => refused[name] < 3)) await setTimeout(20);
      const times = await timesOf(part === "database's log" ? alive : asked);
      clearInterval(filling);
      disks[part].makeRoom();
      const seconds = await secondsUntil(
        async () => (await documents.next(api)) === 201 && (await orders.next(api)) === 201,
      );
      isOver = true;
      await Promise.all(lines);
      for (const status of await documents.again(api)) expect(status).toBe(201);
      tell(
        `disk of the ${part} full (${round + 1})`,
        `${besideUsual(times, usual)}; well again after ${seconds} s`,
      );
    }
  }
  expect([...statuses].sort()).toEqual([201, 503]);
  api.run.process.kill('SIGTERM');
  expect(await api.run.exited).toBe(0);
  await manager.stop();
  const { indexes, broken } = await studio.inDatabase((db) => filedDocuments(db, studio.blobs));
  const { orphans, missing } = await studio.leftAfterSweep();
  const { lost, doubled } = documents.judged(indexes);
  const rows = await server.query("select notes from work_orders where notes like 'Escrita%'", [], 'studio');
  const written = rows.map(({ notes }) => notes);
  const lostOrders = orders.acknowledged.filter((notes) => !written.includes(notes)).length;
  const counted = `${documents.acknowledged.size} uploads and ${orders.acknowledged.length} orders acknowledged`;
  const told = `${PARTS.length * ROUNDS} times, ${counted}, PostgreSQL started ${manager.starts()} times`;
  judge('disk full', told, {
    lost: lost + missing + broken + lostOrders,
    doubled: doubled + written.length - new Set(written).size,
    orphans,
  });
});
