import type { CompiledQuery, KyselyPlugin, RootOperationNode } from 'kysely';
import type { Database } from '../src/ground/db/database';
import type { AskedList } from '../test/listPlans';
import { type AskApi, askApi } from './askApi';
import { explainedAll, readBy } from './explain';
import { broken } from './promises';
import { ms, type Times, timesOf } from './times';

type AskedPage = readonly [name: string, path: string, role?: AskedList['role']];

/** Requests beside the lists: a person's page and its tabs, and filters combined with an order by another column. */
const askedPages = (person: string): readonly AskedPage[] => [
  ['a person', `/users/${person}`],
  ['vocal profile of a person', `/users/${person}/vocal-profile`],
  ['history of a person', `/history/person/${person}`],
  ['documents of a person', `/documents?personId=${person}`],
  ['experiences of a person', `/experiences?personId=${person}&statusId=1`],
  ['applications of a person', `/applications?personId=${person}`],
  ['pending of ADMIN', '/users/me/pending'],
  ['pending of a person', '/users/me/pending', 'USER'],
  ['payments of a person', `/users/me/payments?year=${new Date().getFullYear()}`, 'USER'],
  ['how many users', '/users?size=1'],
  ['how many applications', '/applications?size=1'],
  ...['name', '-name', 'email', '-lastAccessAt', 'role', 'state'].flatMap((sort): AskedPage[] => [
    [`users, few by ${sort}`, `/users?state=unactivated&sort=${sort}`],
    [`users, a tone by ${sort}`, `/users?vocal_tone=Tono grave&sort=${sort}`],
    [`users, a trade by ${sort}`, `/users?applicant_types=Traductor&state=inactive&sort=${sort}`],
    [`users, ADMIN by ${sort}`, `/users?role=ADMIN&sort=${sort}`],
    [`users, a name by ${sort}`, `/users?search=trafipan&state=active&sort=${sort}`],
  ]),
  ...['name', 'age', '-submittedAt', 'country', 'state'].flatMap((sort): AskedPage[] => [
    [`applications, UY by ${sort}`, `/applications?country=UY&sort=${sort}`],
    [
      `applications, two filters by ${sort}`,
      `/applications?state=accepted&vocal_tone=Tono grave&sort=${sort}`,
    ],
    [`applications, a name by ${sort}`, `/applications?search=trafipan&state=new&sort=${sort}`],
  ]),
];

/** Times of the API for each request, by name. */
export async function pageTimes(person: string, ask: AskApi): Promise<Map<string, Times>> {
  const times = new Map<string, Times>();
  for (const [name, path, role = 'ADMIN'] of askedPages(person))
    times.set(name, await timesOf(() => ask(path, role)));
  return times;
}

/** A database that records the reading statements. */
function overheard(db: Database): { db: Database; statements: CompiledQuery[] } {
  const statements: CompiledQuery[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (isRead(node)) statements.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), statements };
}

const isRead = (node: RootOperationNode) => node.kind === 'SelectQueryNode' || node.kind === 'RawNode';

/**
 * Measures all requests. Prints their times, the times with a thousand rows, and what the database read in all statements of a
 * request.
 * @returns what breaks a promise, in words
 */
export async function measurePages(
  db: Database,
  person: string,
  folder: string,
  ask: AskApi,
  few: ReadonlyMap<string, Times>,
): Promise<string[]> {
  const failures: string[] = [];
  const { db: heard, statements } = overheard(db);
  const askHeard = await askApi(heard, person, folder);
  console.log(`\n${'pages'.padEnd(32)}    p95  median  of 1000   read by`);
  for (const [name, path, role = 'ADMIN'] of askedPages(person)) {
    const page = await timesOf(() => ask(path, role));
    statements.length = 0;
    await askHeard(path, role);
    const read = await explainedAll(db, statements.splice(0));
    const before = few.get(name)?.median ?? 0;
    const words = broken({ page, before, read });
    failures.push(...words.map((word) => `${name}: ${word}`));
    console.log(
      `  ${name.slice(0, 30).padEnd(30)}${ms(page.p95)} ${ms(page.median)} ${ms(before)}    ${readBy(read)}${words.map((word) => ` ← ${word}`).join('')}`,
    );
  }
  return failures;
}
