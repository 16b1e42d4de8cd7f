import { sql } from 'kysely';
import type { Database } from '../src/ground/db/database';
import type { AskedList, Question } from '../test/listPlans';
import { type AskApi, pathOf } from './askApi';
import { explained, readBy } from './explain';
import { broken } from './promises';
import { ms, type Times, timesOf } from './times';

const nameOf = (list: AskedList, question: Question) => `${list.name}, ${question.name}`;

/** Times of the API for each order, search and filter of its lists, by name. */
export async function listTimes(lists: readonly AskedList[], ask: AskApi): Promise<Map<string, Times>> {
  const times = new Map<string, Times>();
  for (const list of lists) {
    for (const question of list.questions)
      times.set(nameOf(list, question), await timesOf(() => ask(pathOf(list, question), list.role)));
  }
  return times;
}

/**
 * Measures every question about every list. Prints the times of the API, of the bare statements and of a thousand rows, and what
 * the database read.
 * @returns what breaks a promise, in words
 */
export async function measureLists(
  db: Database,
  lists: readonly AskedList[],
  ask: AskApi,
  few: ReadonlyMap<string, Times>,
): Promise<string[]> {
  const failures: string[] = [];
  for (const list of lists) {
    console.log(`\n${list.name.padEnd(32)}    p95  median    SQL  of 1000   read by`);
    for (const question of list.questions) {
      const name = nameOf(list, question);
      const [rows, count] = [list.rows(db, question), list.count(db, question)];
      const read = [await explained(db, rows), await explained(db, count)] as const;
      const page = await timesOf(() => ask(pathOf(list, question), list.role));
      const bare = await timesOf(async () => {
        await sql`${rows}`.execute(db);
        await sql`select count(*) from (${count}) as found`.execute(db);
      });
      const before = few.get(name)?.median ?? 0;
      const words = broken({ page, before, read: read.flat() });
      failures.push(...words.map((word) => `${name}: ${word}`));
      console.log(
        `  ${question.name.slice(0, 28).padEnd(30)}${ms(page.p95)} ${ms(page.median)}${ms(bare.median)} ${ms(before)}    ${read.map(readBy).join(' | count: ')}${words.map((word) => ` ← ${word}`).join('')}`,
      );
    }
  }
  return failures;
}
