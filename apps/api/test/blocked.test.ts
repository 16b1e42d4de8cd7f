import { type Access, routes } from '@doblaje/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { evenBlocked } from '../src/ground/db/unblocked';
import { VIEWED } from '../src/ground/db/unblockedViews';
import { purge } from '../src/server/purge';
import { approvedBoleta } from './sampleNominas';
import { adminOf } from './sampleStudio';
import { type StudioOfTwo, studioOfTwo } from './studioOfTwo';
import { testServer } from './testServer';
import { plain, textsIn } from './textsOf';

/** What the desk answers: it alone goes on reading who asked, and writes it into the history of what was asked. */
const OF_THE_DESK = ['/data-requests', '/data-requests/csv', '/data-requests/{id}', '/history/data-request/'];

/** Tables whose rows say nothing of the person by themselves, or are the desk's. A character has its own name. */
const NOT_THEIRS = [
  'characters',
  'data_requests',
  'data_request_letters',
  'data_request_drafts',
  'data_blocks',
];

/** Rows that an address with an id may mean, by its beginning; '' means the projects and what belongs to them. */
const TABLES: Readonly<Record<string, string>> = {
  users: 'users',
  applications: 'applications',
  documents: 'documents',
  archive: 'archived_papers',
  experiences: 'participations',
  'work-orders': 'work_orders',
  boletas: 'boletas',
  nominas: 'nominas',
  'shared-documents': 'shared_documents',
  projects: 'projects',
  chapters: 'chapters',
  characters: 'characters',
  breaches: 'breaches',
  'data-requests': 'data_requests',
  'sii-sheets': 'sii_sheets',
};

const ENTITIES: Readonly<Record<string, string>> = {
  person: 'users',
  document: 'documents',
  application: 'applications',
  'work-order': 'work_orders',
  boleta: 'boletas',
  nomina: 'nominas',
  'shared-document': 'shared_documents',
  character: 'characters',
  chapter: 'chapters',
  project: 'projects',
};

const GETS = Object.values(routes).filter(({ method }) => method === 'get');

let server: Awaited<ReturnType<typeof testServer>>;
let studio: StudioOfTwo;
let tokens: Record<'nobody' | 'own' | 'ADMIN' | 'blocked', string | undefined>;
/** Texts that only the blocked person has, each with its place. */
let theirs: Map<string, string>;
const admin = (...request: [method: string, path: string, body?: unknown]) =>
  adminOf(server, () => tokens.ADMIN ?? '')(...request);

beforeAll(async () => {
  server = await testServer();
  studio = await studioOfTwo(server);
  const { other, own, rows } = studio;
  const digits = '48765432';
  const isTheirs = (text: string) => [other.word, other.rut, digits].some((own) => text.includes(plain(own)));
  const kept = [...rows.other].filter(([table]) => !NOT_THEIRS.includes(table));
  theirs = new Map([...textsIn(new Map(kept))].filter(([text]) => isTheirs(text)));
  // In the character's name as well.
  theirs.delete(plain(other.word));
  theirs.delete(plain(`Personaje ${other.word}`));
  for (const [person, last] of [
    [other, 'other'],
    [own, 'own'],
  ] as const)
    expect([last, await server.tokenFor(person.email)]).toEqual([last, expect.any(String)]);
  tokens = {
    nobody: undefined,
    own: await server.tokenFor(own.email),
    ADMIN: await server.tokenFor(studio.admin.email),
    blocked: await server.tokenFor(other.email),
  };
});
afterAll(() => server.close());

const idsOf = async (table: string) =>
  (
    await sql<{ id: string }>`select id::text from ${sql.table(table)} order by id`.execute(
      evenBlocked(server.db),
    )
  ).rows.map(({ id }) => id);

/** Every address that a route may have in this studio: for each row there is, of whomever. */
async function addressesOf(path: string): Promise<string[]> {
  if (path === '/history/{entity}/{id}') {
    const found: string[] = [];
    for (const [entity, table] of Object.entries(ENTITIES))
      for (const id of await idsOf(table)) found.push(`/history/${entity}/${id}`);
    return found;
  }
  const kind = /^\/([\w-]+)\/\{id\}/.exec(path)?.[1] ?? '';
  const table = TABLES[kind];
  const ids = path.includes('{id}') && table ? await idsOf(table) : [studio.other.id];
  const months = ['2026-11', '2026-12', '1999-12'];
  const of = { month: months, year: ['2026'], n: ['1', '2'], version: ['1'], id: ids } as const;
  let all = [path];
  for (const [name, values] of Object.entries(of))
    all = all.flatMap((one) =>
      one.includes(`{${name}}`) ? values.map((value) => one.replace(`{${name}}`, value)) : [one],
    );
  return all;
}

/** What lists are asked besides: all at once, and for what one may know of the person. */
function queriesOf(query: { shape: Record<string, unknown> } | undefined): string[] {
  const { sort, personId, month, year, size, digest, link } = query?.shape ?? {};
  if (link !== undefined) return ['?link=x'];
  if (digest !== undefined) return [`?size=100&digest=${'0'.repeat(64)}`];
  const also = [month && 'month=2026-11', year && 'year=2026', personId && `personId=${studio.other.id}`];
  const said = also.filter(Boolean).join('&');
  if (!sort) return [size ? `?size=100&${said}` : `?${said}`];
  const { word, rut, email } = studio.other;
  return ['', word, rut, email].map((text) => `?size=100&search=${encodeURIComponent(text)}`);
}

/** What every answer to a role tells of the person: the text, and the addresses that tell it. */
async function toldTo(role: keyof typeof tokens): Promise<Map<string, string[]>> {
  const told = new Map<string, string[]>();
  const asked = GETS.filter(
    ({ path, access }) =>
      !OF_THE_DESK.includes(path) &&
      (role === 'ADMIN' || access === 'public' || (access as Exclude<Access, 'public'>).includes('USER')),
  );
  for (const { path, request } of asked) {
    const queries = queriesOf((request as { query?: { shape: Record<string, unknown> } } | undefined)?.query);
    for (const address of await addressesOf(path))
      for (const query of queries) {
        const response = await server.app.request(`/api${address}${query}`, {
          headers: { ...(tokens[role] && { authorization: `Bearer ${tokens[role]}` }) },
        });
        const text = new TextDecoder().decode(await response.arrayBuffer());
        const named = [...response.headers].map(([, value]) => decodeURIComponent(value));
        const said = plain([text, ...named].join('\n'));
        // Not ready while mails wait.
        if (path !== '/ready') expect([address, response.status < 500]).toEqual([address, true]);
        for (const secret of theirs.keys())
          if (said.includes(secret)) told.set(secret, [...(told.get(secret) ?? []), `${address}${query}`]);
      }
  }
  return told;
}

const addressesIn = (told: ReadonlyMap<string, string[]>) =>
  Object.fromEntries([...told].map(([text, addresses]) => [text, [...new Set(addresses)].slice(0, 5)]));

/** The request for a block, its answer or its end. */
const request = async (id: number) => (await admin('GET', `/data-requests/${id}`)).body;
async function granted(): Promise<number> {
  const asked = { kind: 'blocking', detail: '' };
  const { id } = (
    await server.call('POST', '/users/me/data-requests', asked, { token: tokens.blocked ?? '' })
  ).body;
  const { updatedAt } = await request(id);
  const answer = { outcome: 'granted', reason: '', text: 'Bloqueamos tus datos desde hoy.', updatedAt };
  expect(await admin('POST', `/data-requests/${id}/answer`, answer)).toMatchObject({
    status: 200,
    body: { block: { since: server.now().toISOString(), endedAt: null } },
  });
  return id;
}
const end = async (id: number, updatedAt: string) =>
  admin('POST', `/data-requests/${id}/block-end`, { updatedAt, reason: 'La persona lo pidió.' });

test('every view shows all columns of its table', async () => {
  const columns = async (schema: string) =>
    (
      await sql<{ of: string }>`select table_name || '.' || column_name as of from information_schema.columns
        where table_schema = ${schema} and table_name = any(${Object.keys(VIEWED)}::text[]) order by 1`.execute(
        server.db,
      )
    ).rows.map(({ of }) => of);
  expect(await columns('unblocked')).toEqual(await columns('public'));
});

test('nobody but the desk reads a blocked person by any route, and all is readable again after', async () => {
  const before = {
    ADMIN: await toldTo('ADMIN'),
    blocked: await toldTo('blocked'),
    own: await toldTo('own'),
    nobody: await toldTo('nobody'),
  };
  // The search works: what the office reads of a person is found.
  const { other } = studio;
  const known = [
    other.email,
    other.rut,
    'Apellido de Zoraida',
    '0048765432',
    '+56 9 48765432',
    'Zoraida.mp4',
  ];
  expect([...before.ADMIN.keys()]).toEqual(expect.arrayContaining(known.map(plain)));
  expect([...before.blocked.keys()]).toEqual(expect.arrayContaining([plain(other.rut)]));
  expect(addressesIn(before.own)).toEqual({});

  const id = await granted();
  for (const role of ['ADMIN', 'own', 'nobody'] as const)
    expect([role, addressesIn(await toldTo(role))]).toEqual([role, {}]);
  // The person themself still reads who they are.
  const open = [...(await toldTo('blocked')).values()].flat().map((address) => address.replace(/\?.*/, ''));
  expect([...new Set(open)].sort()).toEqual(['/users/auth/session', '/users/auth/sessions', '/users/me']);

  // What waited is not sent to them, and no job touches them. The desk's answer is.
  const rows = async () =>
    (
      await sql`select to_jsonb(held) as row from applications as held order by id`.execute(
        evenBlocked(server.db),
      )
    ).rows;
  const applications = await rows();
  await purge(server.db, server.now());
  expect(await rows()).toEqual(applications);
  const mails = await server.mails();
  const sent = mails.filter(({ to }) => to?.[0]?.address === other.email).map(({ subject }) => subject);
  expect(sent.filter((subject) => !/solicitud/.test(subject ?? ''))).toEqual([]);
  expect(sent).toContain(`Respuesta a tu solicitud N.º ${id} sobre tus datos`);
  for (const { to, text = '' } of mails)
    if (to?.[0]?.address !== other.email)
      expect([...theirs.keys()].filter((secret) => plain(text).includes(secret))).toEqual([]);

  const { updatedAt } = await request(id);
  expect(await end(id, updatedAt)).toMatchObject({
    status: 200,
    body: { block: { endedAt: server.now().toISOString(), endReason: 'La persona lo pidió.' } },
  });
  const after = { ADMIN: await toldTo('ADMIN'), blocked: await toldTo('blocked') };
  for (const role of ['ADMIN', 'blocked'] as const)
    expect([...before[role].keys()].filter((text) => !after[role].has(text))).toEqual([]);
  // What waited during the block goes now.
  const late = (await server.mails()).filter(({ to }) => to?.[0]?.address === other.email);
  expect(late.map(({ subject }) => subject)).toContain('Terminó el bloqueo de tus datos');
  expect(late.length).toBeGreaterThan(1);
}, 300_000);

test('a blocked person logs in and reaches their requests, and nothing that uses their data', async () => {
  const id = await granted();
  const token = await server.tokenFor(studio.other.email);
  const own = (method: string, path: string, body?: unknown) => server.call(method, path, body, { token });
  expect((await own('GET', '/users/auth/session')).body).toMatchObject({
    blockedSince: server.now().toISOString(),
    user: { email: studio.other.email },
  });
  expect((await own('GET', '/users/me/data-requests')).body.items[0]).toMatchObject({ id, state: 'granted' });
  const refused = { status: 403, body: { code: 'BLOCKED', message: expect.stringMatching(/bloqueados/) } };
  for (const path of ['/users/me/profile', '/documents', '/experiences', '/users/me/export/link'])
    expect(await own(path.endsWith('link') ? 'POST' : 'GET', path)).toMatchObject(refused);
  expect(await own('DELETE', '/users/me', { password: 'una frase bien larga' })).toMatchObject(refused);
  const asked = await own('POST', '/users/me/data-requests', { kind: 'deletion', detail: '' });
  expect(asked.status).toBe(201);

  // Two who end it at the same time: one does, the other reads what there is.
  const { updatedAt } = await request(id);
  const ends = await Promise.all([end(id, updatedAt), end(id, updatedAt)]);
  expect(ends.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await end(id, (await request(id)).updatedAt)).toMatchObject({
    status: 409,
    body: { code: 'NOT_POSSIBLE', message: 'Este bloqueo ya terminó.' },
  });
  expect((await own('GET', '/users/me/profile')).status).toBe(200);

  // A deletion that is granted ends a block, so that it can be carried out.
  const again = await granted();
  const { updatedAt: read } = await request(asked.body.id);
  const answer = { outcome: 'granted', reason: '', text: 'Borraremos todos tus datos hoy.', updatedAt: read };
  expect((await admin('POST', `/data-requests/${asked.body.id}/answer`, answer)).status).toBe(200);
  expect((await request(again)).block).toMatchObject({ endReason: expect.stringContaining('supresión') });
});

test('an ADMIN is not blocked: they could lock everybody out', async () => {
  await server.createUser('otra.jefa@correo.cl', { role: 'ADMIN' });
  const token = await server.tokenFor('otra.jefa@correo.cl');
  const asked = await server.call(
    'POST',
    '/users/me/data-requests',
    { kind: 'blocking', detail: '' },
    { token },
  );
  const { updatedAt } = await request(asked.body.id);
  const answer = { outcome: 'granted', reason: '', text: 'Bloqueamos tus datos desde hoy.', updatedAt };
  expect(await admin('POST', `/data-requests/${asked.body.id}/answer`, answer)).toMatchObject({
    status: 409,
    body: { code: 'NOT_POSSIBLE', message: expect.stringContaining('Administración') },
  });
  expect(await request(asked.body.id)).toMatchObject({ state: 'open', block: null });
});

test('a nómina that holds a blocked person pays nobody and is no file, until the block ends or it is voided', async () => {
  const { other } = studio;
  const chapter = await server.db.selectFrom('chapters').select('id').executeTakeFirstOrThrow();
  const boletaId = await approvedBoleta(server, other.id, chapter.id);
  const payable = (await admin('GET', '/nominas/payable')).body.items;
  const boletas = payable.map(({ id, updatedAt }: { id: number; updatedAt: string }) => ({ id, updatedAt }));
  expect(boletas.map(({ id }: { id: number }) => id)).toContain(boletaId);
  const made = await admin('POST', '/nominas', { boletas });
  expect(made.status).toBe(201);
  const path = `/nominas/${made.body.nomina.id}`;

  const id = await granted();
  const { updatedAt, seen } = (await admin('GET', path)).body;
  const refused = {
    status: 409,
    body: { code: 'NOT_POSSIBLE', message: expect.stringContaining(`N.º ${id}`) },
  };
  expect(await admin('GET', `${path}/bank-file`)).toMatchObject(refused);
  expect(await admin('POST', `${path}/pay`, { paidOn: '2026-11-20', seen, updatedAt })).toMatchObject(
    refused,
  );
  const voided = await admin('POST', `${path}/void`, { reason: 'Hay que preparar otra.', updatedAt });
  expect(voided).toMatchObject({ status: 200, body: { state: 'voided' } });
  expect([...theirs.keys()].filter((text) => plain(JSON.stringify(voided.body)).includes(text))).toEqual([]);
  // Their boleta went free with the others.
  const freed = await evenBlocked(server.db)
    .selectFrom('boletas')
    .select(['state', 'nomina_id'])
    .where('id', '=', boletaId)
    .executeTakeFirst();
  expect(freed).toEqual({ state: 'approved', nomina_id: null });
  expect((await end(id, (await request(id)).updatedAt)).status).toBe(200);
});
