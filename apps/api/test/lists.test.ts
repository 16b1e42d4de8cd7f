import { COUNTED_TO } from '@doblaje/contract';
import * as described from '@doblaje/contract/lists';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../src/ground/db/database';
import { archivePlan } from '../src/office/archive/list';
import { type AskedList, askedLists, type Question } from './listPlans';
import { emptyStorage, removeStorage } from './testStorage';

const storage = await emptyStorage();
let db: Database;
beforeAll(async () => {
  db = await openDatabase(storage);
});
afterAll(async () => {
  await db.destroy();
  await removeStorage(storage);
});

/** Files papers called 'Boleta 1', 'Boleta 2'… with the same date. */
async function filePapers(first: number, last: number) {
  await sql`
    insert into archived_papers (kind, title, name, date, keep_until, size, key, archived_at)
    select 'boleta', 'Boleta ' || n, 'Ismael', '2026-01-01', '2032-12-31', 1, n, now()
    from generate_series(${first}::int, ${last}::int) as n`.execute(db);
}

const ask = (query: Partial<Parameters<typeof archivePlan.page>[1]>) =>
  archivePlan.page(db, { search: '', sort: 'date', page: 1, size: 100, ...query });

test('a page gives the exact number of rows up to 10 000, and then says that there are more', async () => {
  expect(await ask({})).toEqual({ items: [], total: 0, isTotalExact: true, page: 1, size: 100 });
  await filePapers(1, 150);
  expect(await ask({ page: 2 })).toMatchObject({ total: 150, isTotalExact: true });
  expect(await ask({ page: 3 })).toMatchObject({ items: [], total: 150, isTotalExact: true });
  await filePapers(151, COUNTED_TO);
  expect(await ask({})).toMatchObject({ total: COUNTED_TO, isTotalExact: true });
  await filePapers(COUNTED_TO + 1, COUNTED_TO + 1);
  expect(await ask({})).toMatchObject({ total: COUNTED_TO, isTotalExact: false });
  // Pages end where the count ends.
  expect((await ask({ page: 100 })).items).toHaveLength(100);
  expect(await ask({ page: 101 })).toMatchObject({ items: [], total: COUNTED_TO, isTotalExact: false });
  expect(await ask({ search: '77', size: 10 })).toMatchObject({ total: 280, isTotalExact: true });
});

test('rows of one day have a fixed order: no page repeats or skips one, and the other direction is the exact reverse', async () => {
  const ids = async (sort: 'date' | '-date') => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => ask({ sort, page, size: 50, search: 'boleta 10' })),
    );
    return pages.flatMap(({ items }) => items.map(({ id }) => id));
  };
  const [up, down] = [await ids('date'), await ids('-date')];
  expect(new Set(up).size).toBe(150);
  const { items } = await ask({ sort: '-date', size: 1, search: 'boleta 10' });
  expect(items[0]?.id).toBe(down[0]);
  expect(new Set([...up, ...down]).size).toBe(300);
});

/** The plan of a query as text, from the outermost node inwards. */
async function plannedFor(query: ReturnType<AskedList['rows'] | AskedList['count']>): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    // The tables are almost empty: forbid scans and sorts to see whether an index could serve.
    await sql`set local enable_seqscan = off`.execute(transaction);
    await sql`set local enable_sort = off`.execute(transaction);
    const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(transaction);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

test('a list sorted by its filtered column is read by the filter, because all rows have the same value there', async () => {
  const users = askedLists('').find(({ name }) => name === 'users');
  if (!users) throw new Error('There is a list of users.');
  for (const sort of ['state', '-state']) {
    const query = users.rows(db, { name: '', sort, filter: ['state', 'inactive'] });
    expect(query.compile().sql).toMatch(/order by "users"."id" (asc|desc) limit/);
  }
  const others = users.rows(db, { name: '', sort: 'role', filter: ['state', 'inactive'] });
  expect(others.compile().sql).toContain('array_position');
});

test('every list of the contract is asked below', () => {
  const known = new Set<unknown>(askedLists('').map(({ list }) => list));
  const lists = Object.entries(described).filter(([, list]) => typeof list === 'object' && 'sorts' in list);
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.flatMap(([name, list]) => (known.has(list) ? [] : name))).toEqual([]);
});

/** Lists of one person's own rows. These are few: an index finds them, and the database sorts and searches them directly. */
const OWN = ['documents', 'sessions', 'own experiences'];

/** ADMIN reads the experiences of one person by the same plan as that person. */
const isOwn = (name: string, { filter }: Question) =>
  OWN.includes(name) || (name === 'experiences' && filter?.[0] === 'personId');

/** Orders by the label of a catalogue entry: the query reads entry after entry, in the order of the entries. */
const LABELS = ['statusId', 'clientsId', 'signalId'];

const LISTS = askedLists('00000000-0000-0000-0000-000000000000');

test.each(LISTS)('an index serves every query for $name', async ({ name, questions, rows }) => {
  for (const question of questions) {
    const plan = await plannedFor(rows(db, question));
    expect(plan, question.name).not.toContain('Seq Scan');
    if (isOwn(name, question)) continue;
    if (!question.search) expect(plan, question.name).not.toMatch(/-> {2}Sort/);
    else expect(plan, question.name).toContain('searched');
    if (LABELS.includes(question.sort.replace('-', '')))
      expect(plan, question.name).toMatch(
        /-> {2}Limit .*\n *-> {2}Index.* using \w+_by_(status|client|signal) /,
      );
  }
});

/** Tables that a count must not join unless the question is about them. */
const LOOKED_UP: Readonly<Record<string, RegExp>> = {
  applications: /users/,
  users: /vocal_profiles/,
  people: /vocal_profiles/,
};

test.each(LISTS)('an index counts every query for $name', async ({ name, questions, count }) => {
  for (const question of questions) {
    const plan = await plannedFor(count(db, question));
    expect(plan, question.name).not.toContain('Seq Scan');
    const isOfVoice = question.filter?.[0] === 'applicant_types' || question.filter?.[0] === 'vocal_tone';
    const isAskedFor = name === 'applications' ? question.search !== undefined : isOfVoice;
    const lookedUp = LOOKED_UP[name];
    if (lookedUp && !isAskedFor) expect(plan, question.name).not.toMatch(lookedUp);
  }
});
