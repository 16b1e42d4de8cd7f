import { connect } from 'node:net';
import { sampleMp4 } from '@doblaje/contract/fixtures';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY } from '../src/ground/time/time';
import { type Listening, listen } from '../src/server/listen';
import { purge } from '../src/server/purge';
import { ANSWERS, sendReel } from './sampleFiles';
import { PASSWORD, testServer } from './testServer';
import { unpackedExport } from './unpackedExport';

const LARGEST = 10_485_760;

let server: Awaited<ReturnType<typeof testServer>>;
let listening: Listening;
let token: string;
let admin: string;
let number = 0;
beforeAll(async () => {
  server = await testServer();
  listening = await listen(server.app, '127.0.0.1', 0);
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
});
// Each test has a candidate of its own: a person can have only one open application.
beforeEach(async () => {
  number++;
  await server.createUser(`candidata${number}@correo.cl`);
  token = await server.tokenFor(`candidata${number}@correo.cl`);
  admin = await server.tokenFor('admin@correo.cl');
});
// The next test counts the stored files: the sweeper must have removed the ones of this test by then.
afterEach(() => server.swept());
afterAll(async () => {
  await listening.close();
  await server.close();
});

const begin = (changes: object = {}, as = token) =>
  server.call('POST', '/applications', { ...ANSWERS, ...changes }, { token: as });
const begun = async (): Promise<string> => (await begin()).body.id;
const submit = (id: string, reels: number) =>
  server.call('POST', `/applications/${id}/submit`, { reels }, { token });
const list = async (query = '') =>
  (await server.call('GET', `/applications${query}`, undefined, { token: admin })).body;
const put = (id: string, n: number | string, reel = {}) =>
  sendReel(server, token, `/applications/${id}/reels/${n}`, reel);
const reelsOf = (id: string) =>
  server.db.selectFrom('reels').selectAll().where('application_id', '=', id).orderBy('n').execute();

test('an application is seen by ADMIN only once it is whole', async () => {
  const before = (await list()).total;
  const { status, body } = await begin();
  expect([status, body]).toEqual([201, { id: expect.any(String), reels: [] }]);
  const { id } = body;
  expect((await put(id, 1, { name: 'Ñandú 🎧.mp4' })).body).toEqual({ n: 1, name: 'Ñandú 🎧.mp4', size: 64 });
  const early = await submit(id, 2);
  expect([early.status, early.body.message]).toEqual([409, 'Falta subir 1 video.']);
  expect((await list()).total).toBe(before);

  await put(id, 2);
  expect((await submit(id, 2)).body).toEqual({ id, state: 'new', submittedAt: '2026-11-20T12:00:00.000Z' });
  const found = await list(`?search=CANDIDATA${number}@`);
  expect(found).toMatchObject({ total: 1, page: 1, size: 10 });
  expect(found.items[0]).toMatchObject({
    id,
    applicant: { first_name: 'Antonia', email: `candidata${number}@correo.cl` },
    applicant_to: 'Actor',
    country: 'CL',
    age: 29,
    vocal_tone: 'Tono medio',
    state: 'new',
    reels: [
      { n: 1, name: 'Ñandú 🎧.mp4', size: 64 },
      { n: 2, name: 'reel.mp4', size: 64 },
    ],
  });
});

test('submitting twice is no error, and nothing can be added afterwards', async () => {
  const id = await begun();
  const first = await submit(id, 0);
  expect((await submit(id, 0)).body).toEqual(first.body);
  expect((await put(id, 1)).status).toBe(409);
  const again = await begin();
  expect([again.status, again.body.code]).toEqual([409, 'APPLICATION_OPEN']);
});

test('sent again before submitting, it is the same draft with the new answers and the earlier reels', async () => {
  const id = await begun();
  await put(id, 1);
  const again = await begin({ phone: '22290' });
  expect([again.status, again.body]).toEqual([
    201,
    { id, reels: [{ n: 1, name: 'reel.mp4', size: 64, digest: null }] },
  ]);
  const rows = await server.db.selectFrom('applications').selectAll().where('id', '=', id).execute();
  expect(rows).toMatchObject([{ phone: '22290', rut: '12345678', experiences: ANSWERS.experiences }]);
});

test('many first requests at the same moment make one draft', async () => {
  const answers = await Promise.all([begin(), begin(), begin(), begin()]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
});

const own = async (as = token) =>
  (await server.call('GET', '/users/me/application', undefined, { token: as })).body.application;

test('a candidate sees only the state of their own application: no shortlist, and no content of a draft', async () => {
  expect(await own()).toBeNull();
  const id = await begun();
  expect(await own()).toEqual({ id, state: 'draft', submittedAt: null });
  await submit(id, 0);
  const sent = { id, state: 'reviewing', submittedAt: '2026-11-20T12:00:00.000Z' };
  expect(await own()).toEqual(sent);
  const become = (state: 'shortlisted' | 'accepted' | 'rejected') =>
    server.db.updateTable('applications').set({ state }).where('id', '=', id).execute();
  await become('shortlisted');
  expect(await own()).toEqual(sent);
  await become('rejected');
  expect(await own()).toEqual({ ...sent, state: 'rejected' });
  // After a new start the answer is the open application, not the rejected one.
  const second = await begun();
  expect(await own()).toMatchObject({ id: second, state: 'draft' });
  expect(await own(admin)).toBeNull();
});

test('one mail confirms the application, however often it is submitted, and has none of the answers', async () => {
  await server.mails();
  const id = await begun();
  await put(id, 1);
  expect(await server.mails()).toEqual([]);
  await Promise.all([submit(id, 1), submit(id, 1)]);
  const mails = await server.mails();
  expect(mails.map(({ subject, to }) => [subject, to?.[0]?.address])).toEqual([
    ['Recibimos tu postulación', `candidata${number}@correo.cl`],
  ]);
  expect(mails[0]?.text).toContain('http://portal.test/home');
  expect(`${mails[0]?.text}${mails[0]?.html}`).not.toMatch(/12345678|5550|Araucarias|Actor|reel\.mp4|Rojas/);
});

test('after a refusal or an acceptance the candidate can apply again', async () => {
  const id = await begun();
  await submit(id, 0);
  await server.db.updateTable('applications').set({ state: 'rejected' }).where('id', '=', id).execute();
  expect((await begin()).status).toBe(201);
});

test('a reel sent again replaces the earlier one, submitting drops a surplus one, and their files go too', async () => {
  const id = await begun();
  const before = server.storedFiles().length;
  await put(id, 1);
  await put(id, 1, { bytes: sampleMp4(100), name: 'mejor.mp4' });
  await put(id, 2);
  expect((await reelsOf(id)).map(({ n, name, size }) => [n, name, size])).toEqual([
    [1, 'mejor.mp4', 100],
    [2, 'reel.mp4', 64],
  ]);
  await server.swept();
  expect(server.storedFiles()).toHaveLength(before + 2);
  await submit(id, 1);
  await server.swept();
  expect(server.storedFiles()).toHaveLength(before + 1);
  expect((await reelsOf(id)).map(({ n }) => n)).toEqual([1]);
});

test('exactly 10 485 760 bytes are taken', async () => {
  const id = await begun();
  expect((await put(id, 3, { bytes: sampleMp4(LARGEST) })).body).toMatchObject({ n: 3, size: LARGEST });
  await submit(id, 0);
});

const text = new TextEncoder().encode('Esto no es un video, por mucho que se llame así.');

test.each([
  ['a text called .mp4', 1, { bytes: text, name: 'truco.mp4' }, 422, 'truco.mp4 no es un archivo MP4'],
  ['an empty file', 1, { bytes: new Uint8Array(0), name: 'nada.mp4' }, 422, 'nada.mp4 está vacío'],
  [
    'one byte too many',
    1,
    { bytes: sampleMp4(LARGEST + 1), name: 'a.mp4' },
    413,
    'a.mp4 supera el máximo de 10 MB',
  ],
  ['another extension', 1, { name: 'reel.mov' }, 422, 'reel.mov no es un archivo MP4'],
  [
    'more bytes than announced',
    1,
    { length: '32' },
    400,
    'El archivo no llegó completo. Inténtalo de nuevo.',
  ],
  [
    'fewer bytes than announced',
    1,
    { length: '65' },
    400,
    'El archivo no llegó completo. Inténtalo de nuevo.',
  ],
  ['no length', 1, { length: '' }, 411, 'No pudimos recibir el archivo: falta su tamaño.'],
  ['a length that is none', 1, { length: '-1' }, 411, 'No pudimos recibir el archivo: falta su tamaño.'],
])('%s is refused and leaves nothing', async (_, n, reel, status, message) => {
  const id = await begun();
  const files = server.storedFiles();
  const answer = await put(id, n, reel);
  expect([answer.status, answer.body.message]).toEqual([status, message]);
  expect(await reelsOf(id)).toEqual([]);
  await server.swept();
  expect(server.storedFiles()).toEqual(files);
  expect(await server.db.selectFrom('discarded_blobs').selectAll().execute()).toEqual([]);
});

test('an upload that is larger than allowed but claims a smaller length is cut off', async () => {
  const small = await testServer({ env: { REEL_MAX_BYTES: '1000' } });
  await small.createUser('a@correo.cl');
  const own = await small.tokenFor('a@correo.cl');
  const { id } = (await small.call('POST', '/applications', ANSWERS, { token: own })).body;
  const reel = { bytes: sampleMp4(5000), length: '900' };
  const answer = await sendReel(small, own, `/applications/${id}/reels/1`, reel);
  expect(answer.status).toBe(413);
  await small.swept();
  expect(small.storedFiles()).toEqual([]);
  await small.close();
});

test.each([
  ['a fourth reel', '4', 'reel.mp4', 'n'],
  ['reel 0', '0', 'reel.mp4', 'n'],
  ['a number that is none', '1e0', 'reel.mp4', 'n'],
  ['a name of 300 characters with / and emoji', '1', `${'🎧/'.repeat(150)}.mp4`, 'name'],
  ['a path as name', '1', '../../etc/passwd.mp4', 'name'],
  ['a NUL in the name', '1', 'a\u0000.mp4', 'name'],
  ['no name', '1', '', 'name'],
  ['a name turned round', '1', 'demo\u202e4pm.exe.mp4', 'name'],
  ['a name of nothing to see', '1', '\u3164.mp4', 'name'],
])('%s is refused on its field', async (_, n, name, field) => {
  const { status, body } = await put(await begun(), n, { name });
  expect(status).toBe(422);
  expect(body.errors.map((error: { field: string }) => error.field)).toContain(field);
});

test.each(['1', '..%2f..%2fetc%2fpasswd', '00000000-0000-0000-0000-000000000000', "' or 1=1 --"])(
  'an application called %s is 404',
  async (id) => {
    expect((await put(encodeURIComponent(id), 1)).status).toBe(404);
    expect((await submit(encodeURIComponent(id), 0)).status).toBe(404);
  },
);

test.each([
  ['no consent', { consent: false }, 'consent'],
  ['no country', { country: '' }, 'country'],
  ['a RUT with check digit', { rut: '12.345.678-5' }, 'rut'],
  ['a telephone number without digits', { phone: 'no tengo' }, 'phone'],
  ['no document abroad', { country: 'AR' }, 'passport'],
  ['an address of nothing to see', { address: '\u3164\u034f' }, 'address'],
  ['an age with decimals', { age: 20.5 }, 'age'],
  ['an age as text', { age: '20' }, 'age'],
  [
    'half a row of experience',
    { experiences: [{ project: 'Marea baja', character: ' ' }] },
    'experiences.0.character',
  ],
  ['fifty-one rows', { experiences: Array(51).fill({ project: 'a', character: 'b' }) }, 'experiences'],
  ['a text of 2,001 characters', { singing_detail: 'ñ'.repeat(2001) }, 'singing_detail'],
  ['a state', { state: 'accepted' }, 'state'],
])('%s is refused on its field and makes no draft', async (_, changes, field) => {
  const { status, body } = await begin(changes);
  expect(status).toBe(422);
  expect(body.errors.map((error: { field: string }) => error.field)).toContain(field);
  const rows = await server.db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select('applications.id')
    .where('users.email', '=', `candidata${number}@correo.cl`)
    .execute();
  expect(rows).toEqual([]);
});

test('the consent is on record, empty rows are not, and markup stays text', async () => {
  const singing_detail = '<script>alert(1)</script>\ny coro';
  await begin({ singing_detail, experiences: [...ANSWERS.experiences, { project: ' ', character: '' }] });
  const body = JSON.parse((await unpackedExport(server, token)).get('mis-datos.json') ?? '');
  expect(body.consents).toMatchObject([
    { purpose: 'application', statement: expect.stringContaining('postulación'), withdrawn_at: null },
    { purpose: 'reels', statement: expect.stringContaining('videos'), withdrawn_at: null },
  ]);
  expect(body.applications).toMatchObject([
    { state: 'draft', submittedAt: null, answers: { singing_detail, experiences: ANSWERS.experiences } },
  ]);
});

test('an upload that breaks off leaves nothing, and the file can be sent again', async () => {
  const id = await begun();
  const files = server.storedFiles();
  const head = [
    `PUT /api/applications/${id}/reels/1?name=a.mp4 HTTP/1.1`,
    'Host: 127.0.0.1',
    `Authorization: Bearer ${token}`,
    'Content-Type: video/mp4',
    'Content-Length: 5000000',
    '',
    '',
  ].join('\r\n');
  const socket = connect(listening.port, '127.0.0.1');
  socket.on('error', () => {});
  await new Promise<void>((sent) =>
    socket.write(Buffer.concat([Buffer.from(head), sampleMp4(1_000_000)]), () => sent()),
  );
  await expect.poll(() => server.storedFiles().length).toBe(files.length + 1);
  socket.destroy();
  await expect.poll(() => server.storedFiles()).toEqual(files);
  await expect.poll(() => server.db.selectFrom('discarded_blobs').selectAll().execute()).toEqual([]);
  expect(await reelsOf(id)).toEqual([]);
  expect((await put(id, 1)).status).toBe(200);
});

test('a file that is too large gets its answer over HTTP too', async () => {
  const id = await begun();
  const answer = await fetch(`http://127.0.0.1:${listening.port}/api/applications/${id}/reels/1?name=a.mp4`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'video/mp4' },
    body: sampleMp4(LARGEST + 1),
  });
  expect([answer.status, (await answer.json()).message]).toEqual([413, 'a.mp4 supera el máximo de 10 MB']);
});

test('erasing the account deletes the files too', async () => {
  const files = server.storedFiles();
  const id = await begun();
  await put(id, 1);
  await put(id, 2);
  expect(server.storedFiles()).toHaveLength(files.length + 2);
  expect((await server.call('DELETE', '/users/me', { password: PASSWORD }, { token })).status).toBe(204);
  await server.swept();
  expect(server.storedFiles()).toEqual(files);
});

test('abandoned drafts are deleted after a week, refused applications after a year, with their files', async () => {
  const id = await begun();
  await put(id, 1);
  const isThere = async () =>
    (await server.db.selectFrom('applications').select('id').where('id', '=', id).execute()).length === 1;
  server.wait(6 * DAY);
  await purge(server.db, server.now());
  expect(await isThere()).toBe(true);
  const files = server.storedFiles();
  server.wait(DAY);
  await purge(server.db, server.now());
  expect(await isThere()).toBe(false);
  await server.swept();
  expect(server.storedFiles().length).toBeLessThan(files.length);
});

test('the list is searched without case or accents, filtered, sorted and paged', async () => {
  const people = [
    ['Ñusta', 'Álvarez', { age: 20, applicant_to: 'Traductor' }],
    ['Bruno', 'Barría', { age: 50 }],
    ['Camila', 'Cádiz', { age: 35, country: 'AR', passport: 'AB12345' }],
  ] as const;
  for (const [first_name, last_name, answers] of people) {
    const email = `${last_name.toLowerCase().replace(/\P{ASCII}/gu, '')}@lista.cl`;
    await server.createUser(email);
    await server.db.updateTable('users').set({ first_name, last_name }).where('email', '=', email).execute();
    const own = await server.tokenFor(email);
    const { id } = (await begin(answers, own)).body;
    await server.call('POST', `/applications/${id}/submit`, { reels: 0 }, { token: own });
  }
  const names = async (query: string) =>
    (await list(`?search=lista.cl&${query}`)).items.map(
      ({ applicant }: { applicant: { first_name: string } }) => applicant.first_name,
    );
  expect(await names('sort=name')).toEqual(['Ñusta', 'Bruno', 'Camila']);
  expect(await names('sort=-age')).toEqual(['Bruno', 'Camila', 'Ñusta']);
  expect(await names('sort=name&size=2&page=2')).toEqual(['Camila']);
  expect(await names('applicant_to=Traductor')).toEqual(['Ñusta']);
  expect(await names('country=AR&state=new')).toEqual(['Camila']);
  expect((await list('?search=NUSTA%20ALVAREZ')).total).toBe(1);
  expect((await list('?search=%25')).total).toBe(0);
  expect(await list('?search=lista.cl&page=99')).toMatchObject({ items: [], total: 3, page: 99 });
});

test.each([
  'page=0',
  'page=x',
  'size=101',
  'size=-1',
  'sort=password_hash',
  'state=draft',
  'nada=1',
  'search=%00',
])('the list refuses ?%s', async (query) => {
  const { status } = await server.call('GET', `/applications?${query}`, undefined, { token: admin });
  expect(status).toBe(422);
});
