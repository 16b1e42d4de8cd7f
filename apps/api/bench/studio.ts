import { type Kysely, sql } from 'kysely';
import { readMatrix } from '../src/cast/matrix';
import { importCast } from '../src/castImport/importCast';
import { readChapters } from '../src/chapters/read';
import { type Database, openDatabase, type Storage } from '../src/db/database';
import { type AskedList, askedLists, type Question } from '../test/listPlans';
import { startPostgres } from '../test/postgresCluster';
import { seedStudio } from './seedStudio';

/**
 * A studio of its full size (desk.md §9): the first page of its lists with the usual order and of a search, beside the bare
 * SQL's time; a project's chapters and its matrix of 200 by 80; an import of 20 000 rows. `bench:studio 0.1` makes a tenth.
 */
const SCALE = Number(process.argv[2] ?? 1);
const REPEATS = 25;

/** What a page may take, in milliseconds. */
const MOST = 60;

async function p95(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < REPEATS; index++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(REPEATS * 0.95)] ?? 0;
}

const ms = (value: number) => `${value.toFixed(1).padStart(8)} ms`;
const LISTS = ['projects', 'experiences', 'own experiences', 'people'];

async function measureLists(db: Database, person: string): Promise<string[]> {
  const slow: string[] = [];
  const measure = async (list: AskedList, question: Question) => {
    const page = await p95(() => list.page(db, question));
    const bare = await p95(() => sql`${list.rows(db, question)}`.execute(db));
    if (page > MOST) slow.push(`${list.name}, ${question.name}: ${page.toFixed(0)} ms`);
    console.log(`  ${`${list.name}, ${question.name}`.padEnd(44)}${ms(page)}, bare SQL ${ms(bare)}`);
  };
  for (const list of askedLists(person).filter(({ name }) => LISTS.includes(name))) {
    const usual = list.questions.find(({ search, filter }) => !search && !filter);
    const isSearched = ({ search }: Question) => search === 'marea' || search === 'correo';
    for (const question of [usual, list.questions.find(isSearched)])
      if (question) await measure(list, question);
  }
  return slow;
}

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
  await importCast(db, { actor, now: new Date() }, id, bigFile());
  console.log(`  import of 20 000 rows: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function run(name: string, storage: Storage): Promise<string[]> {
  const db = await openDatabase(storage);
  console.log(`\n== ${name}, scale ${SCALE}`);
  const started = performance.now();
  const person = await seedStudio(db as Kysely<unknown>, SCALE);
  console.log(`  made in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  const slow = await measureLists(db, person);
  console.log(`  chapters of a project ${ms(await p95(() => readChapters(db, 2)))}`);
  console.log(`  matrix of 200 by 80   ${ms(await p95(() => readMatrix(db, 1)))}`);
  await measureImport(db, person);
  await db.destroy();
  return slow.map((page) => `${name}: ${page}`);
}

const postgres = await startPostgres();
const slow: string[] = [];
try {
  slow.push(...(await run('PostgreSQL', { kind: 'postgres', url: await postgres.createDatabase('studio') })));
} finally {
  await postgres.remove();
}
slow.push(...(await run('Embedded database', { kind: 'memory' })));
console.log(slow.length === 0 ? `\nEvery page takes less than ${MOST} ms.` : `\n${slow.join('\n')}`);
process.exit(slow.length === 0 ? 0 : 1);
