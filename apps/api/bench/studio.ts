import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { type PostgresCluster, startPostgres } from '../engines/postgresCluster';
import { type Database, openDatabase, type Storage } from '../src/ground/db/database';
import { readMatrix } from '../src/projects/cast/matrix';
import { importCast } from '../src/projects/castImport/importCast';
import { readChapters } from '../src/projects/chapters/read';
import { askedLists } from '../test/listPlans';
import { askApi } from './askApi';
import { listTimes, measureLists } from './lists';
import { measurePages, pageTimes } from './pages';
import { measureRates } from './rates';
import { ordersOf, peopleOf, SMALL, type StudioSize, seedStudio, studioOf } from './seedStudio';
import { ms, timesOf } from './times';

/**
 * Measures a studio of full size (desk.md §9) on both databases. For the first page of each list, in every order and with every
 * search and filter, it measures the API, the bare SQL, the same with a thousand rows, and what the database reads (EXPLAIN
 * ANALYZE). It also measures a project's chapters, its matrix of 200 by 80, and an import of 20 000 rows. `bench:api 0.1` makes
 * a tenth; `bench:api 1 postgres` measures one database; `bench:api 1 postgres people` measures only people and their
 * applications, without the projects and documents of a full studio; `orders` measures only orders, boletas, nóminas and
 * documents; `requests` only how many requests a second are answered, beside a bare server, `requests file` of files alone. Ends with
 * 1 when a promise is broken.
 */
const [scale = '1', only, part, what] = process.argv.slice(2);
const PARTS = {
  people: { size: peopleOf, lists: ['users', 'applications', 'people'] },
  orders: { size: ordersOf, lists: ['orders', 'boletas', 'nominas', 'shared documents', 'documents'] },
} as const;
const PART = part === 'people' || part === 'orders' ? PARTS[part] : undefined;
const SIZE = (PART?.size ?? studioOf)(Number(scale));

const listsOf = (person: string) =>
  askedLists(person).filter(({ name }) => !PART || PART.lists.some((asked) => asked === name));

const seconds = (started: number) => ((performance.now() - started) / 1000).toFixed(1);

/** A file of 20 000 rows: 100 chapters of 200 characters. */
function bigFile(): Uint8Array {
  const rows = Array.from(
    { length: 20_000 },
    (_, n) => `${n % 100};Título ${n % 100};Personaje ${Math.floor(n / 100)};Actor;${n % 90};0`,
  );
  return new TextEncoder().encode(['Capítulo;Título;Personaje;Tipo;Loops;Grabados', ...rows].join('\r\n'));
}

async function measureImport(db: Database, actor: string): Promise<void> {
  const { id } = await db
    .insertInto('projects')
    .values({
      title: 'Importado',
      season: '',
      house_number: 'IMPORTADO',
      type_id: 2,
      status_id: 1,
      client_id: 1001,
      created_at: new Date(),
      updated_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const started = performance.now();
  await importCast(db, { actor, now: new Date() }, { projectId: id, bytes: bigFile() });
  console.log(`import of 20 000 rows: ${seconds(started)} s`);
}

/** Makes a studio, runs `work` in it, and removes it. */
async function inStudio<Result>(
  storage: Storage,
  size: StudioSize,
  work: (db: Database, person: string, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'doblaje-bench-'));
  const db = await openDatabase(
    storage.kind === 'folder' ? { kind: 'folder', folder: join(folder, 'db') } : storage,
  );
  try {
    const started = performance.now();
    const person = await seedStudio(db as Kysely<unknown>, size);
    console.log(`${size.projects} projects and ${size.people} people made in ${seconds(started)} s`);
    return await work(db, person, join(folder, 'files'));
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(name: string, storageOf: (size: string) => Promise<Storage>): Promise<string[]> {
  console.log(`\n== ${name}`);
  const few = await inStudio(await storageOf('small'), SMALL, async (db, person, folder) => {
    const ask = await askApi(db, person, folder);
    return { lists: await listTimes(listsOf(person), ask), pages: await pageTimes(person, ask) };
  });
  const failures = await inStudio(await storageOf('full'), SIZE, async (db, person, folder) => {
    const ask = await askApi(db, person, folder);
    const slow = [
      ...(await measureLists(db, listsOf(person), ask, few.lists)),
      ...(await measurePages(db, person, folder, ask, few.pages)),
    ];
    if (PART) return slow;
    console.log(`\nchapters of a project ${ms((await timesOf(() => readChapters(db, 2))).p95)} ms`);
    console.log(`matrix of 200 by 80   ${ms((await timesOf(() => readMatrix(db, 1))).p95)} ms`);
    await measureImport(db, person);
    return slow;
  });
  return failures.map((failure) => `${name}: ${failure}`);
}

async function onPostgres(): Promise<string[]> {
  const postgres: PostgresCluster = await startPostgres({ shared_buffers: '128MB' });
  try {
    return await measure('PostgreSQL', async (name) => ({
      kind: 'postgres',
      url: await postgres.createDatabase(`studio_${name}`),
    }));
  } finally {
    await postgres.remove();
  }
}

if (part === 'requests') {
  await measureRates(what);
  process.exit(0);
}
const failures = [
  ...(only === 'embedded' ? [] : await onPostgres()),
  // In a folder, as on a server: in memory the database would count as memory of the process.
  ...(only === 'postgres'
    ? []
    : await measure('Embedded database', async () => ({ kind: 'folder', folder: '' }))),
];
if (only !== 'embedded' && !PART) await measureRates();
console.log(failures.length === 0 ? '\nEvery promise is kept.' : `\n${failures.join('\n')}`);
process.exit(failures.length === 0 ? 0 : 1);
