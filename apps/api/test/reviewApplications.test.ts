import type { HistoryLine } from '@doblaje/contract';
import { sampleMp4 } from '@doblaje/contract/fixtures';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY } from '../src/ground/time/time';
import { eraseAccount } from '../src/people/erasure/erasure';
import { purge } from '../src/server/purge';
import { ERASURE } from '../src/server/registry';
import { ANSWERS, sendReel } from './sampleFiles';
import { testServer } from './testServer';
import { withoutReadings } from './withoutReadings';

let server: Awaited<ReturnType<typeof testServer>>;
let admin: string;
let other: string;
let token: string;
let email: string;
let number = 0;
beforeAll(async () => {
  server = await testServer();
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  await server.createUser('otra@correo.cl', { role: 'ADMIN' });
});
// Each test has a candidate of its own.
beforeEach(async () => {
  number++;
  email = `candidata${number}@correo.cl`;
  await server.createUser(email);
  [admin, other, token] = await Promise.all([
    server.tokenFor('admin@correo.cl'),
    server.tokenFor('otra@correo.cl'),
    server.tokenFor(email),
  ]);
  await server.mails();
});
afterAll(() => server.close());

/** Sends an application with a number of reels. */
async function sent(reels = 0, bytes?: Uint8Array<ArrayBuffer>): Promise<string> {
  const { body } = await server.call('POST', '/applications', ANSWERS, { token });
  for (let n = 1; n <= reels; n++)
    await sendReel(server, token, `/applications/${body.id}/reels/${n}`, bytes ? { bytes } : {});
  await server.call('POST', `/applications/${body.id}/submit`, { reels }, { token });
  await server.mails();
  return body.id;
}

const read = async (id: string) =>
  (await server.call('GET', `/applications/${id}`, undefined, { token: admin })).body;

/** Decides on an application: `changes` over its present values. */
async function review(id: string, changes: object, as = admin) {
  const { state, note, updatedAt } = await read(id);
  const body = { state, note, notify: true, updatedAt, ...changes };
  return server.call('PATCH', `/applications/${id}`, body, { token: as });
}

const profileOf = (address: string) =>
  server.db
    .selectFrom('vocal_profiles')
    .innerJoin('users', 'users.id', 'vocal_profiles.user_id')
    .select(['applicant_types', 'vocal_tone', 'reels_of'])
    .where('users.email', '=', address)
    .executeTakeFirst();

const historyOf = async (id: string) =>
  withoutReadings(
    (await server.call('GET', `/history/application/${id}`, undefined, { token: admin })).body.items,
  );

/** The decisions on a person's applications, from the person's history. */
async function decisionsOf(address: string) {
  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', address)
    .executeTakeFirstOrThrow();
  const { items } = (await server.call('GET', `/history/person/${id}`, undefined, { token: admin })).body;
  const changes = items.flatMap((line: HistoryLine) => line.changes);
  return changes.filter(({ field }: { field: string }) => field === 'application');
}

test('every answer is shown; sensitive ones only while the consent is in force', async () => {
  const id = await sent(1);
  expect(await read(id)).toMatchObject({
    id,
    rut: '12345678',
    passport: null,
    phone: ANSWERS.phone,
    address: ANSWERS.address,
    sensitive: { community: 'Other', disability: 'none' },
    voice_training: 'Sí',
    experiences: ANSWERS.experiences,
    singing_experience: 'No',
    reels: [{ n: 1, name: 'reel.mp4', size: 64 }],
  });
  await server.db.updateTable('consents').set({ withdrawn_at: server.now() }).execute();
  expect((await read(id)).sensitive).toBeNull();
});

test('a draft and an invalid id are not found', async () => {
  const { body } = await server.call('POST', '/applications', ANSWERS, { token });
  for (const id of [body.id, 'no-es-un-id', '0198a4d2-8c11-7d3a-9e55-00000000ffff']) {
    const values = { state: 'accepted', note: '', notify: true, updatedAt: '2026-11-20T12:00:00.000Z' };
    const answers = await Promise.all([
      server.call('GET', `/applications/${id}`, undefined, { token: admin }),
      server.call('PATCH', `/applications/${id}`, values, { token: admin }),
      server.call('POST', `/applications/${id}/reels/1/link`, undefined, { token: admin }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  }
});

test('accepting fills the vocal profile, with the reels as demos, and sends one mail without any of the answers', async () => {
  const id = await sent(2);
  const { status, body } = await review(id, { state: 'accepted', note: 'Registro bajo' });
  expect([status, body.state, body.note]).toEqual([200, 'accepted', 'Registro bajo']);
  expect(await profileOf(email)).toEqual({
    applicant_types: ['Actor'],
    vocal_tone: 'Tono medio',
    reels_of: id,
  });
  const mails = await server.mails();
  expect(mails.map(({ subject, to }) => [subject, to?.[0]?.address])).toEqual([
    ['Aceptamos tu postulación', email],
  ]);
  expect(`${mails[0]?.text}${mails[0]?.html}`).not.toMatch(/12345678|5550|Araucarias|Registro bajo|Tono/);
  const own = await server.call('GET', '/users/me/application', undefined, { token });
  expect(own.body.application.state).toBe('accepted');
  const [line] = await historyOf(id);
  expect(line?.changes).toEqual([{ field: 'state', from: 'Nueva', to: 'Aceptada' }, { field: 'note' }]);
  expect(await decisionsOf(email)).toEqual([{ field: 'application', from: 'En revisión', to: 'Aceptada' }]);
});

test('shortlisting sends no mail, nor does refusing when told so, and the candidate never reads of a shortlist', async () => {
  const id = await sent();
  expect((await review(id, { state: 'shortlisted' })).status).toBe(200);
  const own = await server.call('GET', '/users/me/application', undefined, { token });
  expect(own.body.application.state).toBe('reviewing');
  expect((await review(id, { state: 'rejected', notify: false })).status).toBe(200);
  expect(await server.mails()).toEqual([]);
  expect(await profileOf(email)).toBeUndefined();
  expect(await decisionsOf(email)).toEqual([{ field: 'application', from: 'En revisión', to: 'Rechazada' }]);
});

test('a decision can be corrected and the profile follows; nothing makes an application new again', async () => {
  const id = await sent();
  await review(id, { state: 'accepted' });
  expect((await review(id, { state: 'rejected' })).body.state).toBe('rejected');
  expect(await profileOf(email)).toBeUndefined();
  expect((await server.mails()).map(({ subject }) => subject)).toEqual([
    'Aceptamos tu postulación',
    'Revisamos tu postulación',
  ]);
  const back = await review(id, { state: 'new' });
  expect([back.status, back.body.errors]).toEqual([
    422,
    [{ field: 'state', message: 'Una postulación no puede pasar a ese estado' }],
  ]);
});

test('a refused application does not reopen while its person has another one open', async () => {
  const id = await sent();
  await review(id, { state: 'rejected' });
  await sent();
  const answer = await review(id, { state: 'shortlisted' });
  expect([answer.status, answer.body.code]).toEqual([409, 'APPLICATION_OPEN']);
  expect((await read(id)).state).toBe('rejected');
  expect((await review(id, { state: 'accepted' })).status).toBe(200);
});

test('accepted and refused at the same moment from two desks: one wins, the other is told what is there, one mail goes', async () => {
  const id = await sent();
  const { updatedAt } = await read(id);
  const decide = (state: string, as: string) =>
    server.call(
      'PATCH',
      `/applications/${id}`,
      { state, note: state, notify: true, updatedAt },
      { token: as },
    );
  const answers = await Promise.all([decide('accepted', admin), decide('rejected', other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const won = answers.find(({ status }) => status === 200)?.body;
  const lost = answers.find(({ status }) => status === 409)?.body;
  expect([lost.code, lost.current]).toEqual(['STALE', won]);
  expect(await server.mails()).toHaveLength(1);
  expect(await historyOf(id)).toHaveLength(1);
  expect((await profileOf(email)) !== undefined).toBe(won.state === 'accepted');
});

test('a note alone changes no state, and stays text whatever it contains', async () => {
  const id = await sent();
  await review(id, { state: 'accepted' });
  await server.mails();
  const note = '<img src=x onerror=alert(1)>\n**no**';
  expect((await review(id, { note })).body.note).toBe(note);
  expect(await server.mails()).toEqual([]);
  const long = await review(id, { note: 'x'.repeat(2001) });
  expect([long.status, long.body.errors[0].field]).toEqual([422, 'note']);
});

test('a refused application is deleted 12 months after the refusal, whatever was noted since', async () => {
  const id = await sent(1);
  await review(id, { state: 'rejected' });
  const refused = server.now();
  server.wait(100 * DAY);
  admin = await server.tokenFor('admin@correo.cl');
  await review(id, { note: 'Volver a oír' });
  await purge(server.db, new Date(refused.getTime() + 364 * DAY));
  expect(await server.db.selectFrom('applications').select('id').where('id', '=', id).execute()).toHaveLength(
    1,
  );
  await purge(server.db, new Date(refused.getTime() + 366 * DAY));
  expect(await server.db.selectFrom('applications').select('id').where('id', '=', id).execute()).toEqual([]);
  const told = await server.db.selectFrom('audit').select('id').where('entity_id', '=', id).execute();
  expect(told).toEqual([]);
});

/** What a player gets when it opens the link to a reel. */
async function play(link: string, range?: string) {
  const response = await server.app.request(link.replace('http://portal.test', ''), {
    headers: range === undefined ? {} : { range },
  });
  const bytes = (await response.arrayBuffer()).byteLength;
  return {
    status: response.status,
    bytes,
    part: response.headers.get('content-range'),
    type: response.headers.get('content-type'),
  };
}

const linkTo = async (id: string, n = 1) =>
  (await server.call('POST', `/applications/${id}/reels/${n}/link`, undefined, { token: admin })).body.url;

test('a player that asks for all the rest gets one stretch, from wherever it asks: bytes that nobody hears are not read', async () => {
  const size = 3_000_000;
  const id = await sent(1, sampleMp4(size));
  const url = await linkTo(id);
  const start = await play(url, 'bytes=0-');
  expect(start).toEqual({ status: 206, bytes: 131_072, part: `bytes 0-131071/${size}`, type: 'video/mp4' });
  // A player also asks for the end of a file whose list of tracks is there. Both parts together stay below 300 kB.
  const end = await play(url, `bytes=${size - 40_000}-`);
  expect([end.bytes, start.bytes + end.bytes < 300_000]).toEqual([40_000, true]);
  const middle = await play(url, 'bytes=1500000-');
  expect([middle.bytes, middle.part]).toEqual([131_072, `bytes 1500000-1631071/${size}`]);
  // A request with an end gets exactly that part; a request without a range gets the whole file.
  expect((await play(url, 'bytes=0-999999')).bytes).toBe(1_000_000);
  expect((await play(url)).bytes).toBe(size);
  expect((await play(url, `bytes=${size}-`)).status).toBe(416);
});

test('a link to a reel ends after a minute, and at once when its person erases everything', async () => {
  const id = await sent(1);
  const url = await linkTo(id);
  expect((await play(url, 'bytes=0-')).status).toBe(206);
  server.wait(61_000);
  const late = await server.call('GET', url.replace('/api', ''));
  expect([late.status, late.body.message]).toEqual([404, 'El enlace ya no vale. Vuelve a abrir el video.']);
  const fresh = await linkTo(id);
  const { id: person } = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await eraseAccount(server.db, person, server.now(), ERASURE.parts);
  expect((await play(fresh, 'bytes=0-')).status).toBe(404);
  const gone = await server.call('POST', `/applications/${id}/reels/1/link`, undefined, { token: admin });
  expect([gone.status, gone.body.message]).toEqual([
    404,
    'Esta postulación ya no existe: puede que la persona haya borrado sus datos.',
  ]);
});
