import { COUNTED_TO } from '@doblaje/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../src/ground/db/database';
import { archivePlan } from '../src/office/archive/list';
import { askedLists } from './listPlans';
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
