import { type Access, routes } from '@doblaje/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { READINGS } from '../src/ground/history/readings';
import { boletaStudio } from './sampleBoletas';
import { acceptedApplication, archivedPaper, fileDocument } from './sampleFiles';
import { approvedBoleta, preparedNomina } from './sampleNominas';
import { sampleBreach, sampleRequest } from './samplePrivacy';
import { sharedDocument } from './sampleSharedDocuments';
import { testServer } from './testServer';

/** Values that only this person has: an answer that contains one has read their data. */
const OWN = {
  rut: '11.111.111-1',
  phone: '+56 9 7777 4321',
  address: 'Pasaje de las Lavanderas 418, Chonchi',
  birth_date: '1987-03-19',
  account_number: '00776655443',
};

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof boletaStudio>>;
let adminId: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await testServer();
  studio = await boletaStudio(server);
  const user = (email: string) =>
    server.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const { id } = await user('ana@correo.cl');
  adminId = (await user('admin@correo.cl')).id;
  const bank = { bank: '012' as const, account_type: 'vista' as const, holder_rut: OWN.rut };
  await server.db
    .updateTable('users')
    .set({ ...OWN, gender: 'Otros', ...bank, country: 'CL' })
    .where('id', '=', id)
    .execute();
  const said = { phone: OWN.phone, address: OWN.address };
  ids.applications = await acceptedApplication(server, 'ana@correo.cl', said, [{}]);
  ids.documents = (await fileDocument(server, id, { title: 'Contrato de Ana' })).id;
  ids.boletas = String((await studio.sent()).id);
  const chapter = await server.db
    .selectFrom('chapters')
    .select(['id', 'project_id'])
    .executeTakeFirstOrThrow();
  ids.chapters = String(chapter.id);
  ids.projects = String(chapter.project_id);
  ids.nominas = String(await preparedNomina(server, [await approvedBoleta(server, id, chapter.id)]));
  ids['work-orders'] = String(
    (await server.db.selectFrom('work_orders').select('id').limit(1).executeTakeFirstOrThrow()).id,
  );
  ids['shared-documents'] = String(await sharedDocument(server, [id]));
  ids.users = id;
  ids.archive = await archivedPaper(server);
  ids.breaches = await sampleBreach(server);
  ids['data-requests'] = await sampleRequest(server, 'ana@correo.cl');
  await server.db
    .insertInto('charge_accounts')
    .values({
      ...{ name: 'De cargo', bank: '016', account: '00123456', agreement: '', template: 'bci' },
      updated_at: server.now(),
    })
    .execute();
  const own = await server.db.selectFrom('participations').select('id').executeTakeFirstOrThrow();
  ids.experiences = String(own.id);
});
afterAll(() => server.close());

const readings = async () =>
  await server.db
    .selectFrom('audit')
    .select(['actor_id', 'entity', 'entity_id', 'changes'])
    .where('action', '=', 'read')
    .orderBy('id')
    .execute();

/** Routes that only read for ADMIN: GET, and links to files. */
const LOOKED_AT = Object.entries(routes)
  .filter(([, { method, path, access }]) => {
    const roles = access as Access;
    return roles !== 'public' && roles.includes('ADMIN') && (method === 'get' || path.endsWith('/link'));
  })
  .map(([name, { method, path }]) => ({ name, method: method.toUpperCase(), path }))
  // Except reading one's own account.
  .filter(({ path }) => !/^\/users\/(me|auth)\b/.test(path));

/** Lists on the screen leave no trace: daily work would fill every history. */
const ON_SCREEN = [
  'listUsers',
  'listArchive',
  'listPeople',
  'payableBoletas',
  'paidMonth',
  'readMonth',
  'yearClose',
  'readNomina',
  'readBoleta',
  'listBoletas',
  'awaitedBoletas',
];

async function look(
  { method, path }: { method: string; path: string },
  token = studio.tokens.admin,
  headers: Record<string, string> = {},
) {
  const address = path
    .replace(/^\/([\w-]+)\/\{id\}/, (_, kind: string) => `/${kind}/${ids[kind]}`)
    .replace('{entity}/{id}', `person/${ids.users}`)
    .replace('{n}', '1')
    .replace('{account}', '1')
    .replace(/^\/(nominas\/month(\/csv)?|months\/xlsx)$/, '$&?month=2026-11')
    .replace(/^\/sii-sheets$/, '$&?month=2026-11&kind=bhe')
    .replace(/^\/applications\/[\w-]+\/reels$/, `$&?size=1&digest=${'0'.repeat(64)}`);
  const response = await server.app.request(`/api${address}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
  });
  const text = await response.text();
  const kind = response.headers.get('content-type') ?? '';
  return { status: response.status, text, isFile: /pdf|mp4|zip|csv|octet/.test(kind) };
}

test.each(LOOKED_AT)(
  '$name leaves a line when it shows somebody’s own data',
  async ({ name, method, path }) => {
    server.wait(61 * 60 * 1000);
    const before = (await readings()).length;
    const { status, text, isFile } = await look({ method, path });
    // Only the candidate may ask how much of a reel has arrived.
    expect(status).toBeLessThan(name === 'reelProgress' ? 405 : 300);
    const told = (await readings()).slice(before);
    const tells =
      Object.values(OWN).some((value) => text.includes(value)) ||
      (isFile && !/projectsCsv|matrixCsv|importSample|breachNotice/.test(name)) ||
      /\/link$/.test(path);
    if (tells && !ON_SCREEN.includes(name)) expect(told).not.toEqual([]);
    expect(told.length > 0).toBe(name in READINGS || ['bankFile', 'chargeFile'].includes(name));
    for (const { actor_id } of told) expect(actor_id).toBe(adminId);
  },
);

/** Makes a new ADMIN without earlier readings, and tells what they read. */
async function reader() {
  const email = `reader${server.now().getTime()}@correo.cl`;
  const { id } = await server.createUser(email, { role: 'ADMIN' });
  const token = await server.tokenFor(email);
  const told = async () =>
    (await readings())
      .filter(({ actor_id }) => actor_id === id)
      .map(({ entity, entity_id, changes }) => [
        entity,
        entity_id,
        ...changes.map(({ to, field }) => to ?? field),
      ]);
  const ask = (path: string, headers?: Record<string, string>) =>
    look({ method: path.endsWith('link') ? 'POST' : 'GET', path }, token, headers);
  return { id, ask, told };
}

test('reading a file leaves one line an hour, whichever part is asked for and however often', async () => {
  server.wait(1000);
  const { ask, told } = await reader();
  const part = { range: 'bytes=1-' };
  const { archive, documents } = ids as Record<'archive' | 'documents', string>;
  expect((await ask('/archive/{id}/file', part)).status).toBe(206);
  expect((await ask('/archive/{id}/file', { range: 'bytes=2-9' })).status).toBe(206);
  expect((await ask('/archive/{id}/link')).status).toBe(200);
  expect((await ask('/documents/{id}/file', part)).status).toBe(206);
  expect((await ask('/documents/{id}/link')).status).toBe(200);
  const once = [
    ['archived-paper', archive],
    ['accounts', 'estados', 'archived_paper', 'Boleta 12'],
    ['document', documents],
    ['person', ids.users, 'document', 'Contrato de Ana'],
  ];
  expect(await told()).toEqual(once);
  server.wait(61 * 60 * 1000);
  await ask('/documents/{id}/file', part);
  expect(await told()).toHaveLength(once.length + 2);
});

test('a person’s history says who looked at them, at their application and at a video of it', async () => {
  server.wait(1000);
  const { id, ask, told } = await reader();
  for (const path of [
    '/users/{id}',
    '/applications/{id}',
    '/applications/{id}/reels/{n}/link',
    '/users/{id}',
  ])
    expect((await ask(path)).status).toBe(200);
  expect(await told()).toEqual([
    ['person', ids.users, 'sheet'],
    ['application', ids.applications, 'answers'],
    ['person', ids.users, 'answers'],
    ['application', ids.applications, 'reel'],
    ['person', ids.users, 'reel'],
  ]);
  const { items } = (
    await server.call('GET', `/history/person/${ids.users}`, undefined, { token: studio.tokens.admin })
  ).body;
  const seen = items.filter(({ actor }: { actor: { id: string } }) => actor.id === id);
  expect(
    seen.map(({ action, changes }: { action: string; changes: object[] }) => [action, ...changes]),
  ).toEqual([
    ['read', { field: 'reel' }],
    ['read', { field: 'answers' }],
    ['read', { field: 'sheet' }],
  ]);
});

test('every download of a list leaves a line; one’s own data, or nobody’s, leave none', async () => {
  server.wait(1000);
  const { id, ask, told } = await reader();
  await ask('/users/csv');
  await ask('/users/csv');
  expect(await told()).toEqual(Array(2).fill(['accounts', 'estados', 'csv', 'Usuarios']));
  const own = (await fileDocument(server, id)).id;
  for (const path of [`/users/${id}`, `/documents/${own}/file`, `/documents/${own}/link`])
    expect((await ask(path)).status).toBe(200);
  for (const path of [
    '/users/nadie',
    `/users/${own}`,
    `/documents/${id}/file`,
    '/applications/7/reels/1/link',
  ])
    expect((await ask(path)).status).toBe(404);
  expect(await told()).toHaveLength(2);
});
