import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { sampleMp4 } from '@doblaje/contract/fixtures';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY } from '../src/ground/time/time';
import { PIECE_BYTES } from '../src/ground/uploads/pieces';
import { eraseApplications } from '../src/people/applications/erase';
import { heldBytes } from '../src/people/applications/reelPieces';
import { type Listening, listen } from '../src/server/listen';
import { purge } from '../src/server/purge';
import { ANSWERS } from './sampleFiles';
import { PASSWORD, testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let listening: Listening;
let token: string;
let id: string;
let before: string[];
let number = 0;
beforeAll(async () => {
  server = await testServer();
  listening = await listen(server.app, '127.0.0.1', 0);
});
beforeEach(async () => {
  number++;
  await server.createUser(`candidata${number}@correo.cl`);
  token = await server.tokenFor(`candidata${number}@correo.cl`);
  id = (await server.call('POST', '/applications', ANSWERS, { token })).body.id;
  await server.swept();
  before = server.storedFiles();
});
afterAll(async () => {
  await listening.close();
  await server.close();
});

/** A video whose bytes depend on the test's number, so that no two tests share one. */
function video(size: number, seed = number) {
  const bytes = sampleMp4(size);
  for (let at = 300; at < size; at++) bytes[at] = (at * 31 + seed) % 256;
  return { bytes, size, digest: createHash('sha256').update(bytes).digest('hex') };
}
type Video = ReturnType<typeof video>;

const headers = () => ({ authorization: `Bearer ${token}`, 'content-type': 'video/mp4' });
const pathOf = ({ digest, size }: Video, offset: number, n = 1, name = 'reel.mp4') =>
  `/api/applications/${id}/reels/${n}?name=${name}&digest=${digest}&size=${size}&offset=${offset}`;

async function put(file: Video, offset = 0, { n = 1, name = 'reel.mp4', end = file.size } = {}) {
  const body = file.bytes.slice(offset, end);
  const response = await server.app.request(pathOf(file, offset, n, name), {
    method: 'PUT',
    headers: { ...headers(), 'content-length': String(file.size - offset) },
    body,
  });
  return { status: response.status, body: await response.json() };
}

/** Sends the first bytes over a real connection; the caller then breaks it. */
async function putAndBreak(file: Video, offset: number, end: number) {
  const socket = connect(listening.port, '127.0.0.1');
  socket.on('error', () => {});
  const head = Object.entries({
    ...headers(),
    host: '127.0.0.1',
    'content-length': String(file.size - offset),
  }).map(([name, value]) => `${name}: ${value}`);
  const start = `PUT ${pathOf(file, offset)} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`;
  await new Promise<void>((sent) =>
    socket.write(Buffer.concat([Buffer.from(start), file.bytes.slice(offset, end)]), () => sent()),
  );
  return { break: () => socket.destroy() };
}

const received = async ({ digest, size }: Video, as = token): Promise<number> =>
  (
    await server.call('GET', `/applications/${id}/reels?digest=${digest}&size=${size}`, undefined, {
      token: as,
    })
  ).body.received;
const stored = async () => {
  const { key } = await server.db
    .selectFrom('reels')
    .select('key')
    .where('application_id', '=', id)
    .executeTakeFirstOrThrow();
  return Buffer.from(await new Response(await server.blobs.read(key)).arrayBuffer());
};
const added = async () => {
  await server.swept();
  return server.storedFiles().length - before.length;
};

test('the bytes that arrived before the connection broke are kept, and the rest completes the file', async () => {
  const file = video(3 * PIECE_BYTES);
  expect(await received(file)).toBe(0);
  const connection = await putAndBreak(file, 0, 2 * PIECE_BYTES + 4321);
  await expect.poll(() => received(file)).toBe(2 * PIECE_BYTES);
  connection.break();
  await expect.poll(() => received(file)).toBe(2 * PIECE_BYTES + 4321);
  // An incomplete reel does not count: the application cannot be sent with it.
  expect((await server.call('POST', `/applications/${id}/submit`, { reels: 1 }, { token })).status).toBe(409);
  expect((await put(file, 2 * PIECE_BYTES + 4321)).body).toEqual({ n: 1, name: 'reel.mp4', size: file.size });
  expect((await stored()).equals(Buffer.from(file.bytes))).toBe(true);
  expect(await added()).toBe(1);
});

test('if all bytes are held and only the answer was lost, nothing is sent again, whatever the place', async () => {
  const file = video(PIECE_BYTES + 10);
  await put(file);
  expect(await received(file)).toBe(file.size);
  const again = await put(file, file.size, { n: 2, name: 'otro.mp4' });
  expect([again.status, again.body]).toEqual([200, { n: 2, name: 'otro.mp4', size: file.size }]);
  const draft = await server.call('POST', '/applications', ANSWERS, { token });
  const { size, digest } = file;
  expect(draft.body.reels).toEqual([
    { n: 1, name: 'reel.mp4', size, digest },
    { n: 2, name: 'otro.mp4', size, digest },
  ]);
  expect((await stored()).equals(Buffer.from(file.bytes))).toBe(true);
  expect(await added()).toBe(1);
});

test('the same video chosen twice, under two names, is sent once and stored twice; both go with the application', async () => {
  const file = video(PIECE_BYTES + 10);
  await put(file, 0, { n: 1, name: 'narracion.mp4' });
  await put(file, file.size, { n: 2, name: 'copia.mp4' });
  const sent = await server.call('POST', `/applications/${id}/submit`, { reels: 2 }, { token });
  expect([sent.status, await added()]).toEqual([200, 1]);
  const reels = await server.db.selectFrom('reels').select('name').where('application_id', '=', id).execute();
  expect(reels.map(({ name }) => name).sort()).toEqual(['copia.mp4', 'narracion.mp4']);
  await eraseApplications(server.db, [id], server.now());
  expect(await added()).toBe(0);
});

test('two tabs with the same file at once: one reel, each byte once', async () => {
  const file = video(4 * PIECE_BYTES + 5);
  const answers = await Promise.all([put(file), put(file), put(file, 0, { n: 2 })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await stored()).equals(Buffer.from(file.bytes))).toBe(true);
  expect(await added()).toBe(1);
  expect(await server.db.selectFrom('reel_pieces').selectAll().execute()).toEqual([]);
});

test('the held bytes are reported correctly while another request makes a reel of them', async () => {
  const file = video(2 * PIECE_BYTES);
  const connection = await putAndBreak(file, 0, PIECE_BYTES + 10);
  await expect.poll(() => received(file)).toBe(PIECE_BYTES);
  connection.break();
  await expect.poll(() => received(file)).toBe(PIECE_BYTES + 10);
  let isDone = false;
  const db = server.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isDone) {
        isDone = true;
        expect((await put(file, PIECE_BYTES + 10)).status).toBe(200);
      }
      return result;
    },
  });
  const { digest, size } = file;
  expect(await heldBytes(db, { applicationId: id, digest, size })).toBe(size);
});

test('two files for the same place at once: one of them is kept, whole', async () => {
  const [one, other] = [video(PIECE_BYTES + 1, 1), video(PIECE_BYTES + 2, 2)];
  await Promise.all([put(one), put(other)]);
  const kept = await stored();
  expect([one, other].some(({ bytes }) => kept.equals(Buffer.from(bytes)))).toBe(true);
  expect(await added()).toBe(1);
});

test.each([
  ['from a byte before which some are missing', 5000, 9000, 409],
  ['one byte too many in all', 0, 10_485_761, 413],
  ['a whole size of nothing', 0, 0, 422],
])('%s is refused and leaves nothing', async (_, offset, size, status) => {
  const answer = await put({ ...video(9000), size }, offset, { end: Math.min(size, 9000) });
  expect(answer.status).toBe(status);
  expect(await added()).toBe(0);
});

test('a file that is no video is refused by its first bytes, while it is still being sent', async () => {
  const text = new TextEncoder().encode('Esto no es un video. '.repeat(2000));
  const file = { bytes: text, size: text.length, digest: createHash('sha256').update(text).digest('hex') };
  const answer = await put(file as Video, 0, { name: 'truco.mp4' });
  expect([answer.status, answer.body.message]).toEqual([422, 'truco.mp4 no es un archivo MP4']);
  expect(await added()).toBe(0);
});

test('bytes of another file after the first ones are noticed at the end, and nothing of the file stays', async () => {
  const file = video(2 * PIECE_BYTES);
  const connection = await putAndBreak(file, 0, PIECE_BYTES + 1000);
  await expect.poll(() => received(file)).toBe(PIECE_BYTES);
  connection.break();
  await expect.poll(() => received(file)).toBe(PIECE_BYTES + 1000);
  const changed = { ...file, bytes: video(2 * PIECE_BYTES, number + 7).bytes };
  const answer = await put(changed, PIECE_BYTES + 1000);
  expect([answer.status, answer.body.message]).toEqual([
    422,
    'reel.mp4 cambió mientras se enviaba. Quítalo y elígelo de nuevo.',
  ]);
  expect(await received(file)).toBe(0);
  expect(await added()).toBe(0);
});

test('fewer bytes than announced are kept, more are refused', async () => {
  const file = video(9000);
  expect((await put(file, 0, { end: 5000 })).status).toBe(400);
  expect(await received(file)).toBe(5000);
  const longer = { ...video(12_000), size: 11_000 };
  expect((await put(longer, 0, { end: 12_000 })).status).toBe(400);
  expect(await added()).toBeLessThanOrEqual(2);
});

test('with more broken files than places the oldest is dropped; submitting and erasing delete them all', async () => {
  const files = [1, 2, 3, 4].map((seed) => video(9000, seed));
  for (const file of files) {
    await put(file, 0, { end: 4000 });
    server.wait(1000);
  }
  expect(await Promise.all(files.map((file) => received(file)))).toEqual([0, 4000, 4000, 4000]);
  expect(await added()).toBe(3);
  await server.call('POST', `/applications/${id}/submit`, { reels: 0 }, { token });
  expect(await added()).toBe(0);

  await server.db.updateTable('applications').set({ state: 'rejected' }).where('id', '=', id).execute();
  id = (await server.call('POST', '/applications', ANSWERS, { token })).body.id;
  await put(files[0] as Video, 0, { end: 4000 });
  expect(await added()).toBe(1);
  expect((await server.call('DELETE', '/users/me', { password: PASSWORD }, { token })).status).toBe(204);
  expect(await added()).toBe(0);
});

test('an abandoned draft is deleted with its pieces', async () => {
  await put(video(9000), 0, { end: 4000 });
  expect(await added()).toBe(1);
  server.wait(8 * DAY);
  await purge(server.db, server.now());
  expect(await added()).toBeLessThanOrEqual(0);
});

test.each([
  ['no SHA-256', 'digest=x&size=5', 'digest'],
  ['no size', `digest=${'0'.repeat(64)}`, 'size'],
  ['a size below zero', `digest=${'0'.repeat(64)}&size=-1`, 'size'],
])('%s is refused on its field', async (_, query, field) => {
  const { status, body } = await server.call('GET', `/applications/${id}/reels?${query}`, undefined, {
    token,
  });
  expect([status, body.errors[0].field]).toEqual([422, field]);
});
