import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sampleMp4 } from '@doblaje/contract/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CrashApi, crashes, crashStudio, judge, killDuring, logIn, seedPeople } from './crashes';
import { documentLine, filedDocuments } from './crashUploads';
import { ANSWERS } from './sampleFiles';
import { bundleServer, removeBundle } from './serverProcess';

beforeAll(bundleServer);
afterAll(removeBundle);

const ROUNDS = crashes(2);
const REEL_BYTES = 2_500_000;

/** A reel of its own for each round, and the digest that the portal names it by. */
function reelOf(round: number) {
  const bytes = sampleMp4(REEL_BYTES);
  for (let at = 300; at < REEL_BYTES; at++) bytes[at] = (at * 31 + round) % 256;
  return { bytes, digest: createHash('sha256').update(bytes).digest('hex') };
}

/** Sends the bytes in small parts, as a line does that is slower than the server. */
async function* slowly(bytes: Uint8Array<ArrayBuffer>) {
  for (let at = 0; at < bytes.length; at += 65_536) {
    yield bytes.subarray(at, at + 65_536);
    await setTimeout(4);
  }
}

/** Sends what the server does not hold yet of the round's reel. */
async function sendReel({ api, headers, get, send }: CrashApi, round: number): Promise<number> {
  const { bytes, digest } = reelOf(round);
  const { id } = await (await send('POST', '/applications', ANSWERS)).json();
  const asked = `digest=${digest}&size=${REEL_BYTES}`;
  const { received } = await (await get(`/applications/${id}/reels?${asked}`)).json();
  const path = `/applications/${id}/reels/1?name=reel-${round}.mp4&${asked}&offset=${received}`;
  const rest = bytes.subarray(received);
  const answer = await fetch(`${api}${path}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'video/mp4', 'content-length': String(rest.length) },
    body: slowly(rest),
    duplex: 'half',
  } as object);
  return answer.status;
}

test('killed while files are uploaded: an acknowledged one is whole, one sent again is there once, no file is left over', async () => {
  const studio = await crashStudio({ DEMO: '1', RATE_LIMITS: 'off' });
  const [first = ''] = await studio.inDatabase((db) => seedPeople(db, ROUNDS));
  const documents = documentLine(first);
  const digests = new Set<string | null>();
  let lost = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const admin = await studio.start('admin@correo.cl');
    const applicant = await logIn(admin, `p${round}@correo.cl`);
    // Whoever was cut off sends a document again with its key.
    for (const status of await documents.again(admin)) expect(status).toBe(201);
    const uploadOn = async () => {
      for (;;) expect(await documents.next(admin)).toBe(201);
    };
    const reel = sendReel(applicant, round).then((status) => {
      expect(status).toBe(200);
      digests.add(reelOf(round).digest);
    });
    const before = documents.acknowledged.size;
    const moment = async () => {
      while (documents.acknowledged.size < before + 2) await setTimeout(1);
      // In every other round a reel is whole before.
      if (round % 2 === 1) await reel;
      await setTimeout((round * 23) % 200);
    };
    await killDuring(admin.run, [uploadOn(), uploadOn(), reel], moment());
    const { filed, reels } = await studio.inDatabase(async (db) => ({
      filed: await filedDocuments(db),
      reels: await db.selectFrom('reels').select('digest').execute(),
    }));
    lost += documents.judged(filed.indexes).lost;
    lost += [...digests].filter((digest) => !reels.some((reel) => reel.digest === digest)).length;
  }

  expect(digests.size).toBeGreaterThan(0);
  // A reel goes on where it broke off.
  const admin = await studio.start('admin@correo.cl');
  for (const status of await documents.again(admin)) expect(status).toBe(201);
  for (let round = 0; round < ROUNDS; round++)
    expect(await sendReel(await logIn(admin, `p${round}@correo.cl`), round)).toBe(200);
  admin.run.process.kill('SIGTERM');
  expect(await admin.run.exited).toBe(0);

  const { indexes, broken } = await studio.inDatabase((db) => filedDocuments(db, studio.blobs));
  expect([indexes.length, broken]).toEqual([documents.sent(), 0]);
  // The demo's reels have no digest.
  const reels = await studio.inDatabase((db) =>
    db.selectFrom('reels').select(['key', 'digest']).where('digest', 'is not', null).execute(),
  );
  expect(reels).toHaveLength(ROUNDS);
  for (const { key, digest } of reels) {
    const stored = Buffer.from(await new Response(await studio.blobs.read(key)).arrayBuffer());
    expect(createHash('sha256').update(stored).digest('hex')).toBe(digest);
  }
  const { orphans, missing } = await studio.leftAfterSweep();
  const counted = `${documents.acknowledged.size} documents and ${digests.size} reels acknowledged`;
  judge('kill -9 in uploads', `${ROUNDS} times, ${counted}`, {
    lost: lost + missing,
    doubled: documents.judged(indexes).doubled,
    orphans,
  });
  await studio.remove();
});
