import { keepsTo, validateTreatment } from '@doblaje/domain/privacy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTreatments } from '../src/office/privacy/treatments';
import { PARTS } from '../src/server/purge';
import { COVERED } from './personalColumns';
import { type TableShape, tableShapeOf } from './tableShape';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let columns: TableShape['columns'];
beforeAll(async () => {
  server = await testServer();
  ({ columns } = await tableShapeOf(server.db));
});
afterAll(() => server.close());

/** The columns that nobody has decided about, and decisions about none. */
function undecided(there: readonly { table: string; name: string }[]): string[] {
  const decided = Object.entries(COVERED).flatMap(([table, by]) =>
    Object.values(by).flatMap((names) => names.split(' ').map((name) => `${table}.${name}`)),
  );
  const held = there.map(({ table, name }) => `${table}.${name}`);
  return [
    ...held.filter((name) => !decided.includes(name)).map((name) => `${name} is in no treatment`),
    ...decided.filter((name) => !held.includes(name)).map((name) => `${name} is no column`),
    ...decided.filter((name, at) => decided.indexOf(name) !== at).map((name) => `${name} is there twice`),
  ];
}

test('a treatment covers every column with personal data', async () => {
  expect(undecided(columns)).toEqual([]);
  expect(undecided([...columns, { table: 'users', name: 'nick' }])).toEqual([
    'users.nick is in no treatment',
  ]);
});

test('the treatments that the tables and the purge name are there, as complete as a form asks for', async () => {
  const rows = await server.db.selectFrom('treatments').select(['key', 'kept_months']).execute();
  const keys = rows.map(({ key }) => key);
  const named = Object.values(COVERED).flatMap((by) => Object.keys(by));
  for (const key of new Set(
    [...named, ...PARTS.map(({ treatment }) => treatment)].filter((of) => of !== 'none'),
  ))
    expect(keys).toContain(key);
  for (const { isOfPortal, keptMonths, ...values } of await readTreatments(server.db)) {
    expect(isOfPortal).toBe(true);
    expect(validateTreatment({ ...values, keptMonths: keptMonths ?? undefined })).toEqual({});
  }
});

test('the portal keeps nothing longer than its treatment says', async () => {
  const rows = await server.db.selectFrom('treatments').select(['key', 'kept_months']).execute();
  const longer = PARTS.filter(({ treatment, days }) => {
    const months = rows.find(({ key }) => key === treatment)?.kept_months;
    return !keepsTo(days, months);
  });
  expect(longer.map(({ what }) => what)).toEqual([]);
});
