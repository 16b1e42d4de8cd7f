import { COUNTED_TO } from '@doblaje/contract';
import { type Kysely, sql } from 'kysely';
import { type Database, openDatabase, type Storage } from '../src/db/database';
import { type AskedList, askedLists, type Question } from '../test/listPlans';
import { startPostgres } from '../test/postgresCluster';
import { seedLists } from './seedLists';

/**
 * Is every list of the API read by an index? Each order, search and filter of each list, on 100 000 rows a table, on both
 * databases: what the database did (EXPLAIN ANALYZE) and how long a page takes. Fails where a table is read from end to
 * end: a sequential scan may stop at the count's limit, and no later.
 */
const ROWS = 100_000;
const FEW = 1_000;
const REPEATS = 15;

/** A count that stops has not read through: so many rows it may have looked at before it found enough. */
const MOST_READ = 2 * COUNTED_TO;

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** What the database did for a statement. */
async function explained(
  db: Database,
  query: ReturnType<AskedList['rows'] | AskedList['count']>,
): Promise<Node[]> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Node }] }>`
    explain (analyze, timing off, format json) ${query}`.execute(db);
  const plan = rows[0]?.['QUERY PLAN'];
  const [first] = typeof plan === 'string' ? (JSON.parse(plan) as [{ Plan: Node }]) : (plan ?? []);
  return first ? nodesOf(first.Plan) : [];
}

/** The indexes and tables that were read, in words. */
const readBy = (nodes: readonly Node[]) =>
  nodes
    .filter((node) => /Scan/.test(node['Node Type']) && (node['Index Name'] ?? node['Relation Name']))
    .filter((node) => node['Node Type'] !== 'Bitmap Heap Scan')
    .map((node) =>
      node['Index Name'] ? node['Index Name'] : `${node['Node Type']} on ${node['Relation Name']}`,
    )
    .join(', ');

/** Tables that were read from end to end. */
const readThrough = (nodes: readonly Node[]) =>
  nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .filter((node) => {
      const rows = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
      return rows * node['Actual Loops'] > MOST_READ;
    })
    .map((node) => node['Relation Name']);

async function p95(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < REPEATS; index++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(REPEATS * 0.95)] ?? 0;
}

const ms = (value: number) => value.toFixed(1).padStart(7);

/** Asks everything of every list; the names of what is read from end to end. */
async function measure(db: Database, few: ReadonlyMap<string, number>, person: string): Promise<string[]> {
  const failures: string[] = [];
  for (const list of askedLists(person)) {
    console.log(`\n${list.name.padEnd(32)} p95 ms  of ${FEW}  read by`);
    for (const question of list.questions) {
      const rows = await explained(db, list.rows(db, question));
      const count = await explained(db, list.count(db, question));
      const time = await p95(() => list.page(db, question));
      const scanned = [...readThrough(rows), ...readThrough(count)];
      if (scanned.length > 0)
        failures.push(`${list.name}, ${question.name}: reads all of ${scanned.join(', ')}`);
      const before = few.get(nameOf(list, question)) ?? 0;
      const isBad = scanned.length > 0 ? ' ← READS ALL' : '';
      console.log(
        `  ${question.name.padEnd(30)}${ms(time)} ${ms(before)}  ${readBy(rows)} | count: ${readBy(count)}${isBad}`,
      );
    }
  }
  return failures;
}

const nameOf = (list: AskedList, question: Question) => `${list.name} ${question.name}`;

async function timesOf(db: Database, person: string): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const list of askedLists(person)) {
    for (const question of list.questions) {
      times.set(nameOf(list, question), await p95(() => list.page(db, question)));
    }
  }
  return times;
}

async function run(name: string, storage: Storage): Promise<string[]> {
  const db = await openDatabase(storage);
  console.log(`\n== ${name}`);
  const person = await seedLists(db as Kysely<unknown>, 1, FEW);
  const few = await timesOf(db, person);
  const started = performance.now();
  await seedLists(db as Kysely<unknown>, FEW + 1, ROWS);
  console.log(`${ROWS} rows a table, made in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  const failures = await measure(db, few, person);
  await db.destroy();
  return failures.map((failure) => `${name}: ${failure}`);
}

const failures = await run('Embedded database', { kind: 'memory' });
const postgres = await startPostgres();
try {
  failures.push(
    ...(await run('PostgreSQL', { kind: 'postgres', url: await postgres.createDatabase('lists') })),
  );
} finally {
  await postgres.remove();
}
console.log(failures.length === 0 ? '\nNo table is read from end to end.' : `\n${failures.join('\n')}`);
process.exit(failures.length === 0 ? 0 : 1);
