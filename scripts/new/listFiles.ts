/** What the texts of a list's files are made of. */
export interface ListWords {
  /** 'SoundCues' */
  name: string;
  /** 'soundCues' */
  variable: string;
  /** 'SOUND_CUES' */
  constant: string;
  /** 'Pistas de sonido' */
  title: string;
  /** '/sound-cues' */
  call: string;
}

export const descriptionText = ({ variable }: ListWords) => `
import { PROJECT_TYPES } from '@doblaje/domain/options/projectTypes';
import { describeList } from './description';

/** One line: which rows. */
export const ${variable}List = describeList({
  sorts: ['updatedAt', 'title'],
  usual: '-updatedAt',
  filters: { typeId: PROJECT_TYPES },
  pageSize: 10,
});
`;

export const routesText = ({ name, variable, call, title }: ListWords) => `
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json } from '../http/json';
import { ${variable}List } from '../lists/${variable}';
import { moment } from './fields';
import { CSV_ANSWER, listOf, listQuery, selectionQuery } from './lists';

const rowSchema = z
  .strictObject({ id: z.number().int(), title: z.string(), typeId: z.number().int(), updatedAt: moment })
  .openapi('${name}Row');

/** A row of the list. */
export type ${name}Row = z.infer<typeof rowSchema>;

export const ${variable}Router = defineRouter('${variable}', {
  list${name}: {
    access: ['ADMIN'],
    method: 'get',
    path: '${call}',
    summary: '${title}',
    request: { query: listQuery(${variable}List) },
    responses: { 200: { description: 'Una página', content: json(listOf(rowSchema)) } },
  },
  ${variable}Csv: {
    access: ['ADMIN'],
    method: 'get',
    path: '${call}/csv',
    summary: '${title}, como CSV',
    request: { query: selectionQuery(${variable}List) },
    responses: CSV_ANSWER,
  },
});
`;

export const fixtureText = ({ name, variable }: ListWords) => `
import type { HandlersOf } from '../createApi';
import { ${variable}List } from '../lists/${variable}';
import type { ${name}Row } from '../routes/${variable}';
import { listed } from './pages';

const ROWS: readonly ${name}Row[] = [
  { id: 1, title: 'La ronda', typeId: 2, updatedAt: '2026-11-19T12:00:00.000Z' },
  { id: 2, title: 'Marea baja', typeId: 1, updatedAt: '2026-11-18T12:00:00.000Z' },
];

/** What stories are answered, unless one says otherwise. */
export function ${variable}Handlers(): HandlersOf<'${variable}'> {
  const list = listed(${variable}List, () => ROWS, { textOf: ({ title }) => title }, { Título: 'title' });
  return { list${name}: list.page, ${variable}Csv: list.csv };
}
`;

export const planText = ({ name, variable, constant, title }: ListWords) => `
import { type ${name}Row, ${variable}List } from '@doblaje/contract';
import { labelOfProjectType } from '@doblaje/domain/options/projectTypes';
import type { Database } from '../../ground/db/database';
import type { CsvColumn } from '../../ground/lists/csv';
import { definePlan } from '../../ground/lists/definePlan';

/** One line: which rows. */
const rowsOf = (db: Database) =>
  db.selectFrom('projects').select(['id', 'title', 'type_id', 'updated_at']).where('deleted_at', 'is', null);

/** ${title} as a CSV. */
export const ${constant}_CSV: readonly CsvColumn<${name}Row>[] = [
  { header: 'Título', value: (row) => row.title },
  { header: 'Tipo', value: ({ typeId }) => labelOfProjectType(typeId) },
  { header: 'Actualizado', value: ({ updatedAt }) => new Date(updatedAt) },
];

/** How the list is read. Every sort and the search need an index. */
export const ${variable}Plan = definePlan({
  list: ${variable}List,
  base: rowsOf,
  searched: ['searched'],
  sorts: { updatedAt: 'updated_at', title: { text: 'title' } },
  filters: { typeId: 'type_id' },
  tieBreaker: 'id',
  itemOf: ({ id, title, type_id, updated_at }): ${name}Row => ({
    id,
    title,
    typeId: type_id,
    updatedAt: updated_at.toISOString(),
  }),
});
`;

export const handlersText = ({ name, variable, constant, call }: ListWords) => `
import type { HandlersOf } from '@doblaje/contract';
import type { Services } from '../../ground/services';
import { ${constant}_CSV, ${variable}Plan } from './list';

/** The routes of this resource. */
export function ${variable}Handlers({ db }: Services): HandlersOf<'${variable}'> {
  return {
    list${name}: async (c) => c.json(await ${variable}Plan.page(db, c.req.valid('query')), 200),

    ${variable}Csv: (c) =>
      ${variable}Plan.csv(c, db, { query: c.req.valid('query'), columns: ${constant}_CSV, name: '${call.slice(1)}.csv' }),
  };
}
`;

export const apiTestText = ({ call }: ListWords) => `
import { afterAll, beforeAll, expect, test } from 'vitest';
import { studioProject } from './sampleStudio';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let token: string;
beforeAll(async () => {
  server = await testServer();
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  token = await server.tokenFor('admin@correo.cl');
  for (const title of ['La ronda', 'Marea baja']) await studioProject(server, { title });
});
afterAll(() => server.close());

test('ADMIN searches, filters and sorts the rows', async () => {
  const titlesOf = async (query: string) => {
    const { status, body } = await server.call('GET', \`${call}?\${query}\`, undefined, { token });
    expect(status).toBe(200);
    return body.items.map(({ title }: { title: string }) => title);
  };
  expect(await titlesOf('sort=title')).toEqual(['La ronda', 'Marea baja']);
  expect(await titlesOf('sort=-title')).toEqual(['Marea baja', 'La ronda']);
  expect(await titlesOf('search=ronda')).toEqual(['La ronda']);
  expect(await titlesOf('typeId=2')).toHaveLength(2);
  expect(await titlesOf('typeId=1')).toEqual([]);
});

test('the CSV has the rows that are found', async () => {
  const answer = await server.app.request('/api${call}/csv?search=ronda', {
    headers: { authorization: \`Bearer \${token}\` },
  });
  expect((await answer.text()).split('\\r\\n')).toEqual([
    'Título;Tipo;Actualizado',
    expect.stringMatching(/^La ronda;Serie;\\d\\d-\\d\\d-\\d{4} \\d\\d:\\d\\d$/),
    '',
  ]);
});
`;
