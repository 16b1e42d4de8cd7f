import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { evenBlocked } from '../src/ground/db/unblocked';
import { archivedPaper } from './sampleFiles';
import { preparedNomina } from './sampleNominas';
import { publishedNotice, sampleBreach, sampleRequest } from './samplePrivacy';
import { studioCast } from './sampleStudio';
import { testServer } from './testServer';
import { type Whole, wholePerson } from './twoPeople';
import { unpackedExport } from './unpackedExport';

/** How many copies there are of each row, all of one instant and one name: only their ids differ. */
const MANY = 5;

/** Who read data before these requests do. */
const READER = 'Otilia';

let server: Awaited<ReturnType<typeof testServer>>;
let own: Whole;
let tokens: { admin: string; own: string };
/** The value for '{id}' in a path, by the first part of the path. */
let ids: Readonly<Record<string, string | number>>;

/** Copies a row `count` times with the changes that `change` gives. @returns ids of the copies */
async function copies<Id extends string | number>(
  table: string,
  of: Id,
  change: (n: number) => Readonly<Record<string, unknown>> = () => ({}),
  { key = 'id', count = MANY } = {},
): Promise<Id[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table}
        and is_generated = 'NEVER' and is_identity = 'NO' and column_name <> 'id'`.execute(server.db);
  const made: Id[] = [];
  for (let n = 1; n <= count; n++) {
    const changed = change(n);
    const values = rows.map(({ name }) => (name in changed ? sql`${changed[name]}` : sql.ref(name)));
    const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
    const copy = await sql<{ made: Id }>`
      insert into ${sql.table(table)} (${columns}) select ${sql.join(values)} from ${sql.table(table)}
        where ${sql.ref(key)} = ${of} returning ${sql.ref(key)} as made`.execute(server.db);
    for (const row of copy.rows) made.push(row.made);
  }
  return made;
}

const numberOf = async (statement: ReturnType<typeof sql<{ id: number }>>) =>
  (await statement.execute(server.db)).rows[0]?.id ?? 0;

beforeAll(async () => {
  server = await testServer();
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  await publishedNotice(server);
  const adminToken = await server.tokenFor('admin@correo.cl');
  const studio = await studioCast(server);
  own = await wholePerson(
    server,
    {
      ...{ word: 'Belarmino', rut: '12.345.678-5', digits: '32345678', community: 'Indigenous' },
      ...{ disability: 'visual', gender: 'Femenino', bank: '012', tone: 'Tono agudo' },
    },
    { adminToken, studio },
  );
  tokens = { admin: adminToken, own: await server.tokenFor(own.email) };
  const deleted_at = server.now();

  for (const id of await copies('users', own.id, (n) => ({ email: `b${n}@correo.cl`, rut: null })))
    await copies('vocal_profiles', own.id, () => ({ user_id: id }), { key: 'user_id', count: 1 });
  await copies('documents', own.document);
  await copies('sessions', own.session, (n) => ({ token_hash: `x${n}` }));
  const consent = await sql<{
    id: string;
  }>`select id from consents where user_id = ${own.id} limit 1`.execute(server.db);
  await copies('consents', consent.rows[0]?.id ?? '', () => ({ withdrawn_at: deleted_at }));
  for (const id of await copies('applications', own.application))
    await sql`insert into reels (application_id, n, name, size, key, digest)
      select ${id}, n, name, size, key, null from reels where application_id = ${own.application}`.execute(
      server.db,
    );

  const projects = await copies('projects', studio.projectId, (n) => ({ house_number: `T-${n}` }));
  await copies('projects', studio.projectId, (n) => ({ house_number: `D-${n}`, deleted_at }));
  const role = await numberOf(
    sql`select id from characters where project_id = ${studio.projectId} and person_id = ${own.id} limit 1`,
  );
  const part = await numberOf(sql`select id from appearances where character_id = ${role} limit 1`);
  for (const [index, project_id] of projects.entries()) {
    const [chapter_id] = await copies('chapters', studio.chapterId, (n) => ({ project_id, number: n }));
    const [character_id] = await copies('characters', role, (n) => ({
      project_id,
      name: n === 1 ? 'Malva' : `Malva ${n}`,
    }));
    if (index === 0) await copies('chapters', studio.chapterId, (n) => ({ number: 90 + n, deleted_at }));
    await sql`insert into appearances (chapter_id, character_id, person_id, loops_planned, updated_at)
      select ${chapter_id}, ${character_id}, person_id, loops_planned, updated_at from appearances where id = ${part}`.execute(
      server.db,
    );
  }
  const order = await numberOf(sql`select id from work_orders where id = ${own.order}`);
  const orders = await copies('work_orders', order, (n) => ({
    ...{ number: 1000 + n, replaces: null, state: 'accepted', chapter_id: studio.otherChapterId },
  }));
  await copies('work_orders', order, () => ({ number: null, replaces: null, state: 'draft', deleted_at }));
  const boletas = await copies('boletas', own.boleta, (n) => ({
    ...{ work_order_id: orders[n - 1], folio: 2000 + n, state: n < 4 ? 'approved' : 'rejected' },
  }));
  const nomina = await preparedNomina(server, boletas.slice(0, 2));
  await copies('nominas', nomina);
  const paid = await numberOf(sql`select id from nominas where state = 'paid' limit 1`);
  await copies('nominas', paid);
  const shared = await numberOf(sql`select id from shared_documents limit 1`);
  await copies('shared_documents', shared);
  await copies('shared_documents', shared, () => ({ deleted_at }));
  const reader = await server.createUser('otilia@correo.cl', { role: 'ADMIN' });
  await sql`update users set first_name = ${READER} where id = ${reader.id}`.execute(server.db);
  const reading = await sql<{ id: number }>`
    insert into audit (at, actor_id, action, entity, entity_id, changes)
      values (${deleted_at}, ${reader.id}, 'read', 'person', ${own.id}, '[{"field":"sheet"}]') returning id`.execute(
    server.db,
  );
  await copies('audit', reading.rows[0]?.id ?? 0);
  const paper = await archivedPaper(server);
  await copies('archived_papers', paper);
  ids = {
    ...{ applications: own.application, documents: own.document, archive: paper, users: own.id },
    ...{ projects: studio.projectId, chapters: studio.chapterId, 'work-orders': own.order },
    ...{
      boletas: own.boleta,
      nominas: paid,
      preparedNominas: nomina,
      'shared-documents': shared,
      experiences: own.experience,
      breaches: Number(await sampleBreach(server)),
      'data-requests': Number(await sampleRequest(server, 'eva@correo.cl')),
    },
  };
});
afterAll(() => server.close());

interface Described {
  name: string;
  schema: { enum?: string[] };
}
const { paths } = JSON.parse(
  readFileSync(new URL('../../../packages/contract/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, { get?: { parameters?: Described[] } }> };

/** Addresses that answer with no list, or need more than an id. */
const NO_LIST = [
  ...['/health', '/ready', '/files', '/applications/{id}/reels', '/import/sample', '/users/me/export'],
  '/nominas/{id}/bank-file/{account}',
];

/** Every address that answers with a list, once for each of its orders. */
function asked(): string[] {
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get || NO_LIST.includes(path)) return [];
    if (path === '/history/{entity}/{id}')
      return [
        `/history/person/${own.id}`,
        `/history/project/${ids.projects}`,
        `/history/boleta/${own.boleta}`,
      ];
    if (path === '/mails/undelivered') return [`${path}?personId=${own.id}`];
    // A bank's file is of a nómina that is not paid yet.
    const of = path.includes('/bank-') ? 'preparedNominas' : (path.split('/')[1] ?? '');
    const filled = path.replace('{id}', String(ids[of])).replace('{version}', '1');
    if (/^.(nominas.month|months.xlsx)/.test(path)) return [`${filled}?month=2026-11`];
    if (path === '/sii-sheets') return [`${filled}?month=2026-11&kind=bhe`];
    const parameters = get.parameters ?? [];
    const sorts = parameters.find(({ name }) => name === 'sort')?.schema.enum ?? [];
    if (sorts.length === 0) return [filled];
    // What these requests themselves read is left out.
    if (path.startsWith('/data-readings'))
      return sorts.map((sort) => `${filled}?sort=${sort}&search=${READER}`);
    const size = parameters.some(({ name }) => name === 'size') ? '&size=100' : '';
    return sorts.map((sort) => `${filled}?sort=${sort}${size}`);
  });
}

/** Leaves out what these requests themselves add: readings and downloads. */
const withoutReadings = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value.filter((item) => item?.action !== 'read').map((item) => withoutReadings(item));
  if (typeof value !== 'object' || value === null) return value;
  const told = Object.entries(value).filter(([name]) => name !== 'downloads');
  return Object.fromEntries(told.map(([name, held]) => [name, withoutReadings(held)]));
};

/** The answers to all requests. */
async function answers(): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (const path of asked())
    for (const who of ['admin', 'own'] as const) {
      const response = await server.app.request(`/api${path}`, {
        headers: { authorization: `Bearer ${tokens[who]}` },
      });
      const type = response.headers.get('content-type') ?? '';
      const isJson = type.includes('json');
      // The bytes of a workbook tell when it was made.
      const text = type.includes('spreadsheet')
        ? JSON.stringify(await readXlsxFile(Buffer.from(await response.arrayBuffer())))
        : await response.text();
      if (who === 'admin' && response.status !== 200) found.set(`${path} is not there`, response.status);
      found.set(`${who} ${path}`, isJson ? withoutReadings(JSON.parse(text)) : text);
    }
  for (const [name, text] of await unpackedExport(server, tokens.own))
    if (!name.endsWith('.html'))
      found.set(`export ${name}`, name.endsWith('.json') ? withoutReadings(JSON.parse(text)) : text);
  return found;
}

/** Reverses the rows of every table on disk, because a query without an order returns them as they lie there. */
async function turnAround(): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, min(column_name) as column from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = current_schema() and table_type = 'BASE TABLE'
        and is_generated = 'NEVER' and is_identity = 'NO' and table_name not like 'kysely%'
      group by table_name`.execute(server.db);
  for (const { table, column } of rows) {
    const name = `"${table}"`;
    await sql.raw(`alter table ${name} disable trigger user`).execute(server.db);
    await sql
      .raw(`do $$ declare place tid; begin
        for place in select ctid from ${name} order by ctid desc loop
          update ${name} set "${column}" = "${column}" where ctid = place;
        end loop; end $$`)
      .execute(evenBlocked(server.db));
    await sql.raw(`alter table ${name} enable trigger user`).execute(server.db);
  }
}

test('rows with the same instant and name come in a fixed order, wherever they are stored', async () => {
  // Its first request makes the bank's file, and payments are at the bank from then on.
  await server.app.request(`/api/nominas/${ids.preparedNominas}/bank-file`, {
    headers: { authorization: `Bearer ${tokens.admin}` },
  });
  const before = await answers();
  expect([...before.keys()].filter((name) => name.endsWith('is not there'))).toEqual([]);
  await turnAround();
  const after = await answers();
  const moved = [...before].filter(([name, was]) => JSON.stringify(after.get(name)) !== JSON.stringify(was));
  expect(moved.map(([name]) => name)).toEqual([]);
});
