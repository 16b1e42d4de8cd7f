import { realMp4 } from '@doblaje/contract/fixtures';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { MINUTE } from '../src/ground/time/time';
import { eraseAccount } from '../src/people/erasure/erasure';
import { fillVocalProfile } from '../src/people/vocalProfiles/fill';
import { ERASURE } from '../src/server/registry';
import { oldDatabase } from './oldDatabase';
import { ANSWERS, acceptApplication, acceptedApplication, rejectApplication, sendReel } from './sampleFiles';
import { testServer } from './testServer';
import { unpackedExport } from './unpackedExport';

let server: Awaited<ReturnType<typeof testServer>>;
let admin: string;
beforeAll(async () => {
  server = await testServer();
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  admin = await server.tokenFor('admin@correo.cl');
});
// The next test counts the stored files: the sweeper must have removed the ones of this test by then.
afterEach(() => server.swept());
afterAll(() => server.close());

let number = 0;
let email = '';
let userId = '';
beforeEach(async () => {
  email = `voz${++number}@correo.cl`;
  userId = (await server.createUser(email)).id;
});

const profile = () =>
  server.db.selectFrom('vocal_profiles').selectAll().where('user_id', '=', userId).executeTakeFirst();
const found = async (query = '') =>
  (
    await server.call('GET', `/people?search=${encodeURIComponent(email)}${query}`, undefined, {
      token: admin,
    })
  ).body.items;
const reels = async (applicationId: string | null | undefined) =>
  (
    await server.db
      .selectFrom('reels')
      .select('name')
      .where('application_id', '=', applicationId ?? null)
      .orderBy('n')
      .execute()
  ).map(({ name }) => name);

test('an accepted application becomes the vocal profile by which its person is found', async () => {
  expect(await found('&vocal_tone=Tono%20medio')).toEqual([]);
  const id = await acceptedApplication(server, email, {}, [{ name: 'voces.mp4' }, { name: 'canto.mp4' }]);
  expect(await profile()).toMatchObject({
    applicant_types: ['Actor'],
    vocal_tone: 'Tono medio',
    vocal_age_range: '20 a 35 años',
    vocal_age_from: 20,
    vocal_age_to: 35,
    singing: 'No',
    application_id: id,
    edited_at: null,
  });
  const [person] = await found('&applicant_types=Actor&vocal_tone=Tono%20medio&vocalAge=20');
  expect(person.demos.map(({ name }: { name: string }) => name)).toEqual(['voces.mp4', 'canto.mp4']);
  expect(await found('&applicant_types=Traductor')).toEqual([]);
  expect(await found('&vocalAge=36')).toEqual([]);
});

test('accepting twice fills it once, and what ADMIN wrote since stays', async () => {
  const id = await acceptedApplication(server, email);
  const edit = { note: 'Ideal para villanos', vocal_tone: 'Tono grave' as const, edited_at: server.now() };
  await server.db.updateTable('vocal_profiles').set(edit).where('user_id', '=', userId).execute();
  const before = await profile();
  const lines = await acceptApplication(server, id);
  expect(lines).toMatchObject([{ changes: [] }]);
  expect(await profile()).toEqual(before);
});

test('a newer one replaces the answers and adds its types of work; without reels the demos stay', async () => {
  const first = await acceptedApplication(server, email, {}, [{ name: 'primero.mp4' }]);
  await server.db
    .updateTable('vocal_profiles')
    .set({ note: 'Puntual' })
    .where('user_id', '=', userId)
    .execute();
  const second = await acceptedApplication(server, email, {
    applicant_to: 'Traductor',
    vocal_tone: 'Tono agudo',
    vocal_age_range: 'joven',
  });
  expect(await profile()).toMatchObject({
    applicant_types: ['Actor', 'Traductor'],
    vocal_tone: 'Tono agudo',
    vocal_age_range: 'joven',
    vocal_age_from: null,
    note: 'Puntual',
    application_id: second,
    reels_of: first,
  });
  const third = await acceptedApplication(server, email, {}, [{ name: 'tercero.mp4' }]);
  expect(await reels((await profile())?.reels_of)).toEqual(['tercero.mp4']);
  // Accepting an older application again changes nothing.
  await acceptApplication(server, first);
  expect(await profile()).toMatchObject({ application_id: third, reels_of: third });
});

test('rejecting one after all leaves the profile of the others; rejecting the last one leaves none', async () => {
  const first = await acceptedApplication(server, email, {}, [{ name: 'primero.mp4' }]);
  const second = await acceptedApplication(server, email, {
    applicant_to: 'Técnico',
    vocal_tone: 'Tono grave',
  });
  const lines = await rejectApplication(server, second);
  expect(lines).toMatchObject([
    {
      entity: 'person',
      id: userId,
      changes: [
        { field: 'applicant_types', from: 'Actor, Técnico', to: 'Actor' },
        { field: 'vocal_tone', from: 'Tono grave', to: 'Tono medio' },
      ],
    },
  ]);
  expect(await profile()).toMatchObject({ applicant_types: ['Actor'], application_id: first });
  await rejectApplication(server, first);
  expect(await profile()).toBeUndefined();
  expect(await found('&applicant_types=Actor')).toEqual([]);
});

test('what ADMIN wrote outlives the rejection, the demos do not, and accepting again brings them back', async () => {
  const id = await acceptedApplication(server, email, {}, [{}]);
  const edit = { vocal_age_range: '30 a 50 años', edited_at: server.now() };
  await server.db.updateTable('vocal_profiles').set(edit).where('user_id', '=', userId).execute();
  await rejectApplication(server, id);
  expect(await profile()).toMatchObject({
    vocal_age_range: '30 a 50 años',
    vocal_age_to: 50,
    reels_of: null,
  });
  await acceptApplication(server, id);
  expect(await profile()).toMatchObject({ vocal_age_range: '30 a 50 años', reels_of: id });
});

test('only an accepted application fills it, whoever calls the function', async () => {
  const token = await server.tokenFor(email);
  const { body } = await server.call('POST', '/applications', ANSWERS, { token });
  await server.db
    .transaction()
    .execute((transaction) => fillVocalProfile(transaction, { id: body.id, user_id: userId }, server.now()));
  expect(await profile()).toBeUndefined();
});

const linkTo = (n: number, token = admin) =>
  server.call('POST', `/users/${userId}/demos/${n}/link`, undefined, { token });
const fetched = (url: string, range?: string) =>
  server.app.request(url, { headers: range === undefined ? {} : { range } });

test('a demo is heard by a link, in parts, for 60 seconds and by ADMIN alone', async () => {
  const bytes = realMp4('h264');
  await acceptedApplication(server, email, {}, [{ bytes }]);
  const { status, body } = await linkTo(1);
  expect(status).toBe(200);
  const whole = await fetched(body.url);
  expect(whole.headers.get('content-type')).toBe('video/mp4');
  expect(whole.headers.get('content-disposition')).toMatch(/^inline/);
  expect(new Uint8Array(await whole.arrayBuffer())).toEqual(bytes);
  const part = await fetched(body.url, 'bytes=4-11');
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-11/${bytes.length}`]);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(4, 12));
  expect((await linkTo(2)).status).toBe(404);
  expect((await linkTo(1, await server.tokenFor(email))).status).toBe(403);
  // The link stops working for a person who is no longer ADMIN.
  const later = await linkTo(1);
  await server.db.updateTable('users').set({ role: 'USER' }).where('email', '=', 'admin@correo.cl').execute();
  expect((await fetched(later.body.url)).status).toBe(404);
  await server.db
    .updateTable('users')
    .set({ role: 'ADMIN' })
    .where('email', '=', 'admin@correo.cl')
    .execute();
  expect((await fetched(later.body.url)).status).toBe(200);
  server.wait(MINUTE);
  expect((await fetched(later.body.url)).status).toBe(404);
});

test('once a person has erased their data no demo is heard, and no file stays', async () => {
  await acceptedApplication(server, email, {}, [{}]);
  const { body } = await linkTo(1);
  const before = server.storedFiles().length;
  await eraseAccount(server.db, userId, server.now(), ERASURE.parts);
  const gone = await fetched(body.url);
  expect([gone.status, (await gone.json()).message]).toEqual([
    404,
    'El enlace ya no vale. Vuelve a abrir el demo.',
  ]);
  expect((await linkTo(1)).status).toBe(404);
  expect(await profile()).toBeUndefined();
  await server.swept();
  expect(server.storedFiles()).toHaveLength(before - 1);
});

test('the export has the profile and its demos, without the note of the studio', async () => {
  await acceptedApplication(server, email, { singing_experience: 'Sí', singing_detail: 'Coro <b>' }, [
    { name: 'voces.mp4' },
  ]);
  await server.db
    .updateTable('vocal_profiles')
    .set({ note: 'Nota de administración' })
    .where('user_id', '=', userId)
    .execute();
  const files = await unpackedExport(server, await server.tokenFor(email));
  const data = files.get('mis-datos.json') ?? '';
  expect(JSON.parse(data).vocalProfile).toEqual({
    applicant_types: ['Actor'],
    vocal_tone: 'Tono medio',
    vocal_age_range: '20 a 35 años',
    singing: 'Sí',
    singing_detail: 'Coro <b>',
    demos: [{ n: 1, name: 'voces.mp4', size: expect.any(Number) }],
  });
  expect(data).not.toContain('Nota de');
  expect(files.get('mis-datos.html')).toContain('<dt>Trabaja como</dt><dd>Actor</dd>');
});

test('the reels in a draft of an accepted person are no demos', async () => {
  const id = await acceptedApplication(server, email, {}, [{ name: 'aceptado.mp4' }]);
  const token = await server.tokenFor(email);
  const { body } = await server.call('POST', '/applications', ANSWERS, { token });
  await sendReel(server, token, `/applications/${body.id}/reels/1`, { name: 'borrador.mp4' });
  expect((await profile())?.reels_of).toBe(id);
  expect((await found())[0].demos).toMatchObject([{ name: 'aceptado.mp4' }]);
});

test('a database of an earlier release gets the profiles of all accepted people, from their newest application', async () => {
  const { db, update, close } = await oldDatabase('2026-11-23-studio-lists');
  onTestFinished(close);
  const id = (n: number) => `0198a4d2-7c11-7d3a-9e55-00000000000${n}`;
  for (const n of [1, 2])
    await sql`insert into users (id, email, first_name, last_name, role, password_hash, created_at, updated_at)
      values (${id(n)}, ${`p${n}@correo.cl`}, 'Ana', 'Ruz', 'USER', '', now(), now())`.execute(db);
  const apply = (n: number, user: number, state: string, type: string, tone: string, day: string) =>
    sql`insert into applications (id, user_id, state, applicant_to, country, phone, address, age, community, disability,
      voice_training, experiences, vocal_age_range, singing_experience, singing_detail, vocal_tone, note, created_at, updated_at, submitted_at)
    values (${id(n)}, ${id(user)}, ${state}, ${type}, 'CL', '', '', 29, 'Other', 'none', '', '[]', '20 a 35 años', 'Sí', 'Coro', ${tone},
      ${`Nota ${n}`}, now(), now(), ${day}::timestamptz)`.execute(db);
  await apply(3, 1, 'accepted', 'Actor', 'Tono medio', '2026-01-01');
  await apply(4, 1, 'accepted', 'Traductor', 'Tono grave', '2026-02-01');
  await apply(5, 1, 'rejected', 'Técnico', 'Tono agudo', '2026-03-01');
  await apply(6, 2, 'new', 'Actor', 'Tono medio', '2026-03-01');
  await sql`insert into reels (application_id, n, name, size, key) values (${id(3)}, 1, 'r.mp4', 1, 'k')`.execute(
    db,
  );
  await update();
  expect(await db.selectFrom('vocal_profiles').selectAll().execute()).toMatchObject([
    {
      user_id: id(1),
      applicant_types: ['Actor', 'Traductor'],
      vocal_tone: 'Tono grave',
      vocal_age_to: 35,
      singing: 'Sí',
      singing_detail: 'Coro',
      note: 'Nota 4',
      application_id: id(4),
      reels_of: id(3),
    },
  ]);
});
