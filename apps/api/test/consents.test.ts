import { CONSENT_STATEMENTS } from '@doblaje/domain/consents';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { giveConsent } from '../src/people/consents/consents';
import { ANSWERS, acceptedApplication, sendReel } from './sampleFiles';
import { studioProject } from './sampleStudio';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let admin: string;
let person: { id: string };
let email: string;
let token: string;
let number = 0;
beforeAll(async () => {
  server = await testServer();
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
});
beforeEach(async () => {
  number++;
  email = `candidata${number}@correo.cl`;
  person = await server.createUser(email);
  token = await server.tokenFor(email);
  admin = await server.tokenFor('admin@correo.cl');
});
afterAll(() => server.close());

const ledger = async () => (await server.call('GET', '/users/me/consents', undefined, { token })).body;
const idOf = async (purpose: string): Promise<string> =>
  (await ledger()).consents.find((of: { purpose: string }) => of.purpose === purpose).id;
const withdraw = (id: string, as = token) =>
  server.call('PUT', `/users/me/consents/${id}/withdrawal`, undefined, { token: as });
const historyOf = async () =>
  (await server.call('GET', `/history/person/${person.id}`, undefined, { token: admin })).body.items.filter(
    ({ action }: { action: string }) => action === 'update',
  );
const mails = () =>
  server.db.selectFrom('mails').select('kind').where('address', '=', email).orderBy('id').execute();
const sheet = async (changes: object) => {
  const { personal } = (await server.call('GET', '/users/me/profile', undefined, { token })).body;
  const { updatedAt, ...values } = personal;
  return server.call(
    'PATCH',
    '/users/me/profile',
    { section: 'personal', ...values, country: 'CL', rut: '', ...changes, updatedAt },
    { token },
  );
};
const begin = (changes: object = {}) =>
  server.call('POST', '/applications', { ...ANSWERS, ...changes }, { token });

test('whatever a person agrees to stands in the ledger: the words, their version, when and from where', async () => {
  await server.db
    .updateTable('sessions')
    .set({ browser: 'Firefox en Windows' })
    .where('user_id', '=', person.id)
    .execute();
  await begin();
  await sheet({ community: 'Indigenous', sensitive_consent: true });
  const { consents, held } = await ledger();
  expect(held).toEqual({ community: true, disability: false, applications: 1, accepted: 0, reels: 0 });
  const given = {
    version: 1,
    voice: null,
    givenFrom: 'Firefox en Windows',
    withdrawnAt: null,
    isReplaced: false,
  };
  expect(consents).toHaveLength(3);
  for (const purpose of ['application', 'reels', 'profile-sensitive'] as const)
    expect(consents).toContainEqual({
      ...given,
      ...{ id: expect.any(String), purpose, statement: CONSENT_STATEMENTS[purpose] },
      givenAt: server.now().toISOString(),
    });
});

test('no reel is taken without its consent, nor after it was withdrawn', async () => {
  const { id } = (await begin({ reels_consent: false })).body;
  const send = () => sendReel(server, token, `/applications/${id}/reels/1`);
  const refused = await send();
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Autoriza el uso de tus videos para enviarlos, o quítalos',
  ]);
  await begin();
  expect((await send()).status).toBe(200);
  await withdraw(await idOf('reels'));
  expect((await send()).status).toBe(409);
});

test('without the consent of reels the demos are gone from the search, and their files from the store', async () => {
  const application = await acceptedApplication(server, email, {}, [{}, { name: 'canto.mp4' }]);
  const keys = await server.db
    .selectFrom('reels')
    .select('key')
    .where('application_id', '=', application)
    .execute();
  const project = await studioProject(server);
  const search = async () =>
    (
      await server.call('GET', `/people?project=${project.id}&search=${email.split('@')[0]}`, undefined, {
        token: admin,
      })
    ).body.items[0];
  expect((await search()).demos).toHaveLength(2);
  const demo = () => server.call('POST', `/users/${person.id}/demos/1/link`, undefined, { token: admin });
  const link = await demo();
  expect(link.status).toBe(200);

  const { status, body } = await withdraw(await idOf('reels'));
  expect([status, body.held]).toEqual([
    200,
    { community: false, disability: false, applications: 0, accepted: 1, reels: 0 },
  ]);
  expect(await search()).toMatchObject({ demos: [], vocal_tone: 'Tono medio' });
  expect((await demo()).status).toBe(404);
  await server.swept();
  for (const { key } of keys) expect(await server.blobs.read(key)).toBeNull();
  const read = await server.call('GET', `/applications/${application}`, undefined, { token: admin });
  expect(read.body).toMatchObject({ reels: [], sensitive: { community: 'Other' } });
  expect((await historyOf())[0].changes).toEqual([{ field: 'reels_consent', from: true, to: false }]);
  expect(await mails()).toContainEqual({ kind: 'consent-withdrawn' });
  const sent = (await server.mails()).find(({ subject }) => subject === 'Se retiró una autorización');
  expect(sent?.text).toContain('la autorización «Videos». Lo que se guardaba por ella se borró.');
});

test.each(['draft', 'new', 'rejected'] as const)(
  'an application (%s) is withdrawn alone: it goes with its answers, the rest stays',
  async (state) => {
    await sheet({ disability: 'none', sensitive_consent: true });
    const { id } = (await begin()).body;
    await sendReel(server, token, `/applications/${id}/reels/1`);
    if (state !== 'draft') {
      await server.call('POST', `/applications/${id}/submit`, { reels: 1 }, { token });
      await server.db.updateTable('applications').set({ state }).where('id', '=', id).execute();
    }
    const { body } = await withdraw(await idOf('application'));
    expect(body.held).toEqual({ community: false, disability: true, applications: 0, accepted: 0, reels: 0 });
    const inForce = body.consents.filter((of: { withdrawnAt: unknown }) => of.withdrawnAt === null);
    expect(inForce.map(({ purpose }: { purpose: string }) => purpose).sort()).toEqual([
      'profile-sensitive',
      'reels',
    ]);
    const gone = await server.call('GET', `/applications/${id}`, undefined, { token: admin });
    expect(gone.status).toBe(404);
    // Applying again gives it anew, in a row of its own.
    expect((await begin()).status).toBe(201);
    const all = (await ledger()).consents.filter((of: { purpose: string }) => of.purpose === 'application');
    expect(all.map((of: { withdrawnAt: unknown }) => of.withdrawnAt !== null)).toEqual([false, true]);
  },
);

test('of an accepted application the sensitive answers go, and the demos stay', async () => {
  const id = await acceptedApplication(server, email, {}, [{}]);
  const { body } = await withdraw(await idOf('application'));
  expect(body.held).toMatchObject({ applications: 0, accepted: 0, reels: 1 });
  const read = (await server.call('GET', `/applications/${id}`, undefined, { token: admin })).body;
  expect(read).toMatchObject({ state: 'accepted', sensitive: null, phone: ANSWERS.phone });
  expect(read.reels).toHaveLength(1);
  const kept = await server.db
    .selectFrom('applications')
    .select(['community', 'disability'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ community: '', disability: '' });
  // A later application gives the consent anew: of the former one there is nothing to show.
  await begin();
  expect(
    (await server.call('GET', `/applications/${id}`, undefined, { token: admin })).body.sensitive,
  ).toBeNull();
});

test('the sheet loses its sensitive fields, and who edits it elsewhere is told', async () => {
  await sheet({ community: 'Indigenous', disability: 'none', sensitive_consent: true });
  const before = (await server.call('GET', '/users/me/profile', undefined, { token })).body.personal;
  await withdraw(await idOf('profile-sensitive'));
  const { personal } = (await server.call('GET', '/users/me/profile', undefined, { token })).body;
  expect(personal).toMatchObject({ community: '', disability: '', sensitive_consent: false });
  const { updatedAt, ...values } = before;
  const late = await server.call(
    'PATCH',
    '/users/me/profile',
    { section: 'personal', ...values, rut: '', updatedAt },
    { token },
  );
  expect([late.status, late.body.code]).toEqual([409, 'STALE']);
  expect((await historyOf())[0].changes).toEqual([
    { field: 'community' },
    { field: 'disability' },
    { field: 'sensitive_consent', from: true, to: false },
  ]);
});

test('withdrawing twice, or in two windows at once, is no error and happens once', async () => {
  await sheet({ community: 'Indigenous', sensitive_consent: true });
  const id = await idOf('profile-sensitive');
  const both = await Promise.all([withdraw(id), withdraw(id)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const [{ withdrawnAt }] = (await ledger()).consents;
  // Given anew meanwhile: the old one's withdrawal takes nothing of it away.
  server.wait(1000);
  await sheet({ community: 'Black', sensitive_consent: true });
  const { consents, held } = (await withdraw(id)).body;
  expect(held.community).toBe(true);
  expect(consents.map((of: { withdrawnAt: unknown }) => of.withdrawnAt)).toEqual([null, withdrawnAt]);
  expect((await mails()).filter(({ kind }) => kind === 'consent-withdrawn')).toHaveLength(1);
});

test.each(['00000000-0000-4000-8000-000000000000', 'x', "1' or '1'='1"])(
  'there is no consent %j to withdraw',
  async (id) => {
    expect((await withdraw(encodeURIComponent(id))).status).toBe(404);
  },
);

test('nobody withdraws for somebody else, ADMIN neither', async () => {
  await sheet({ community: 'Indigenous', sensitive_consent: true });
  expect((await withdraw(await idOf('profile-sensitive'), admin)).status).toBe(404);
  expect((await ledger()).held.community).toBe(true);
});

test('ADMIN sees the ledger where the file of the person is', async () => {
  await begin();
  await withdraw(await idOf('application'));
  const { body } = await server.call('GET', `/users/${person.id}`, undefined, { token: admin });
  expect(body.consents).toEqual((await ledger()).consents);
  expect(body.consents).toMatchObject([
    { purpose: 'reels', withdrawnAt: null },
    { purpose: 'application', withdrawnAt: server.now().toISOString() },
  ]);
});

test('newer words are agreed to anew, and the older ones stay as they were', async () => {
  await server.db
    .insertInto('consents')
    .values({ user_id: person.id, purpose: 'reels', statement: 'Autorizo.', given_at: server.now() })
    .execute();
  await giveConsent(server.db, 'reels', { userId: person.id, now: server.now() });
  await giveConsent(server.db, 'reels', { userId: person.id, now: server.now() });
  expect((await ledger()).consents).toMatchObject([
    { statement: CONSENT_STATEMENTS.reels, withdrawnAt: null, isReplaced: false },
    { statement: 'Autorizo.', withdrawnAt: server.now().toISOString(), isReplaced: true },
  ]);
});

test.each([
  ["statement = 'Otra cosa'"],
  ['version = 7'],
  ["given_at = '2020-01-01'"],
  ["purpose = 'voice'"],
  ["given_from = 'Otro'"],
])('a consent stays as it was given: %s is refused', async (change) => {
  await begin();
  const update = sql.raw(`update consents set ${change} where user_id = '${person.id}'`);
  await expect(update.execute(server.db)).rejects.toThrow('a consent stays as it was given');
});

test('one that has ended is not put in force again', async () => {
  await begin();
  const id = await idOf('reels');
  await withdraw(id);
  const update = sql`update consents set withdrawn_at = null where id = ${id}`;
  await expect(update.execute(server.db)).rejects.toThrow('a consent stays as it was given');
});
