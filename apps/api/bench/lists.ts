import { sql } from 'kysely';
import type { Database } from '../src/db/database';
import { type AskedList, askedLists, type Question } from '../test/listPlans';
import type { AskApi } from './askApi';
import { explained, readBy, readThrough } from './explain';
import { ms, type Times, timesOf } from './times';

/** What a page may take from the API, in milliseconds (desk.md §9). */
const MOST = 60;

/** How much more it may take than of a thousand rows: the share, and what a clock and a count that goes on to its limit add. */
const MOST_GROWTH = 1.5;
const COUNTING = 12;

const nameOf = (list: AskedList, question: Question) => `${list.name}, ${question.name}`;

/** How long the API takes for each order, search and filter of its lists, by name. */
export async function listTimes(person: string, ask: AskApi): Promise<Map<string, Times>> {
  const times = new Map<string, Times>();
  for (const list of askedLists(person)) {
    for (const question of list.questions)
      times.set(nameOf(list, question), await timesOf(() => ask(list, question)));
  }
  return times;
}

/**
 * Asks everything of every list, and prints how long it took, how long the bare statements take, how long it took of a
 * thousand rows, and what was read.
 * @returns what breaks a promise, in words
 */
export async function measureLists(
  db: Database,
  person: string,
  ask: AskApi,
  few: ReadonlyMap<string, Times>,
): Promise<string[]> {
  const failures: string[] = [];
  for (const list of askedLists(person)) {
    console.log(`\n${list.name.padEnd(32)}    p95  median    SQL  of 1000   read by`);
    for (const question of list.questions) {
      const name = nameOf(list, question);
      const [rows, count] = [list.rows(db, question), list.count(db, question)];
      const read = [await explained(db, rows), await explained(db, count)] as const;
      const page = await timesOf(() => ask(list, question));
      const bare = await timesOf(async () => {
        await sql`${rows}`.execute(db);
        await sql`select count(*) from (${count}) as found`.execute(db);
      });
      const before = few.get(name)?.median ?? 0;
      const words = [];
      const through = read.flatMap(readThrough);
      if (through.length > 0) words.push(`reads all of ${through.join(', ')}`);
      if (page.p95 > MOST) words.push(`p95 ${page.p95.toFixed(0)} ms`);
      if (page.median > Math.max(before * MOST_GROWTH, before + COUNTING))
        words.push(`${(page.median / before).toFixed(1)} times as long as of 1000`);
      failures.push(...words.map((word) => `${name}: ${word}`));
      console.log(
        `  ${question.name.slice(0, 28).padEnd(30)}${ms(page.p95)} ${ms(page.median)}${ms(bare.median)} ${ms(before)}    ${read.map(readBy).join(' | count: ')}${words.map((word) => ` ← ${word}`).join('')}`,
      );
    }
  }
  return failures;
}
