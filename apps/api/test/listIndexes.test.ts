import * as described from '@doblaje/contract/lists';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../src/ground/db/database';
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
