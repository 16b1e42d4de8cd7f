import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../build.ts';
import { camelCase, capitalized, kebab, sentence } from './names.ts';
import { chosen, type Options, type Plan } from './plan.ts';
import { addAfter, addImport, addTo } from './syntax.ts';

/** The rooms of the API that have resources. */
export const ROOMS = { office: 'office', people: 'people', projects: 'projects' };

const contractText = (name: string, path: string, title: string) => `
import { z } from '@hono/zod-openapi';
import { defineRouter } from '../http/defineRouter';
import { json } from '../http/json';

const itemSchema = z.strictObject({ id: z.number().int(), title: z.string() }).openapi('${capitalized(name)}Item');

export const ${name}Router = defineRouter('${name}', {
  ${name}: {
    access: ['ADMIN'],
    method: 'get',
    path: '${path}',
    summary: '${title}',
    responses: { 200: { description: '${title}', content: json(z.strictObject({ items: z.array(itemSchema) })) } },
  },
});
`;

const fixtureText = (name: string) => `
import type { HandlersOf } from '../createApi';

/** What stories are answered, unless one says otherwise. */
export function ${name}Handlers(): HandlersOf<'${name}'> {
  return { ${name}: (c) => c.json({ items: [{ id: 1, title: 'La ronda' }] }, 200) };
}
`;

const handlerText = (name: string) => `
import type { HandlersOf } from '@doblaje/contract';
import type { Services } from '../../ground/services';
import { read${capitalized(name)} } from './${name}';

/** The routes of this resource. */
export function ${name}Handlers({ db }: Services): HandlersOf<'${name}'> {
  return { ${name}: async (c) => c.json({ items: await read${capitalized(name)}(db) }, 200) };
}
`;

const queryText = (name: string) => `
import type { Database } from '../../ground/db/database';

/** One line: which rows, in which order. */
export function read${capitalized(name)}(db: Database) {
  return db
    .selectFrom('projects')
    .select(['id', 'title'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(100)
    .execute();
}
`;

const testText = (path: string) => `
import { afterAll, beforeAll, expect, test } from 'vitest';
import { studioProject } from './sampleStudio';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let token: string;
beforeAll(async () => {
  server = await testServer();
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  token = await server.tokenFor('admin@correo.cl');
});
afterAll(() => server.close());

test('ADMIN reads what there is', async () => {
  const { id } = await studioProject(server, { title: 'La ronda' });
  const { status, body } = await server.call('GET', '${path}', undefined, { token });
  expect([status, body]).toEqual([200, { items: [{ id, title: 'La ronda' }] }]);
});
`;

/** Registers a resource with the contract, its fixtures, the API and the API's tables of decisions. */
export function registerResource(name: string, room: string, paths: readonly string[]): Plan['touches'] {
  const decide = (text: string, table: string, decision: string) =>
    paths.reduce((decided, path) => addTo(decided, table, `'GET ${path}': ${decision}`), text);
  return {
    'packages/contract/src/routes/index.ts': (text) =>
      addImport(
        addTo(text, 'routers', `${name}: ${name}Router`),
        `import { ${name}Router } from './${name}';`,
      ),
    'packages/contract/src/fixtures/handlers.ts': (text) =>
      addImport(
        addAfter(text, '...historyHandlers(', `...${name}Handlers()`),
        `import { ${name}Handlers } from './${name}Handlers';`,
      ),
    'apps/api/src/server/app.ts': (text) =>
      addImport(
        addAfter(text, '...mailHandlers(', `...${name}Handlers(services)`),
        `import { ${name}Handlers } from '../${room}/${name}/handlers';`,
      ),
    'apps/api/test/access.test.ts': (text) => decide(text, 'DECIDED', "['ADMIN']"),
    'apps/api/test/audit.test.ts': (text) => decide(text, 'LEAVES', "'reads'"),
  };
}

/** The document of the contract is made of the routes. */
export const MAKES_OPENAPI = { 'packages/contract/openapi.json': writeOpenApi };

/** Writes the document of the contract anew. */
function writeOpenApi(): void {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vitest, 'run', 'src/openapi.test.ts', '-t', 'the committed openapi.json', '--update'],
    { cwd: join(ROOT, 'packages/contract'), encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The document of the contract is not written:\n${stdout}${stderr}`);
}

/** A resource of the API with one route that ADMIN reads. */
export function route(typed: string, { room = 'office', title }: Options): Plan {
  const name = camelCase(typed, 'route');
  const path = `/${kebab(name)}`;
  const place = `apps/api/src/${chosen(ROOMS, room, 'room of the API')}/${name}`;
  return {
    writes: {
      [`packages/contract/src/routes/${name}.ts`]: contractText(name, path, title ?? sentence(name)),
      [`packages/contract/src/fixtures/${name}Handlers.ts`]: fixtureText(name),
      [`${place}/handlers.ts`]: handlerText(name),
      [`${place}/${name}.ts`]: queryText(name),
      [`apps/api/test/${name}.test.ts`]: testText(path),
    },
    touches: registerResource(name, room, [path]),
    makes: MAKES_OPENAPI,
  };
}
