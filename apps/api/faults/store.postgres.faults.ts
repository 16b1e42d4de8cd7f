import { afterAll, beforeAll, expect, test } from 'vitest';
import { s3Blobs } from '../src/ground/blobs/s3Blobs';
import { startObjectStore } from '../src/ground/blobs/storeOfTests';
import { crashStudio, judge, logIn, seedPeople, tell } from '../test/crashes';
import { documentLine, filedDocuments } from '../test/crashUploads';
import { bundleServer, removeBundle } from '../test/serverProcess';
import { besideUsual, secondsUntil, timesOf } from './beside';

beforeAll(bundleServer);
afterAll(removeBundle);

const FAULTS = ['frozen', 'slow', 'broken', 'wrong checksums'] as const;
const S3 = { S3_BUCKET: 'doblaje', S3_REGION: 'us-east-1' };
const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

test('a store that is frozen, slow, broken or finds wrong checksums delays nothing else, and uploads go on once it is well', async () => {
  const store = await startObjectStore();
  const env = { ...S3, ...CREDENTIALS, S3_ENDPOINT: store.endpoint };
  const studio = await crashStudio({ ...env, DEMO: '1', RATE_LIMITS: 'off' });
  const [first = ''] = await studio.inDatabase((db) => seedPeople(db, 1));
  const admin = await studio.start('admin@correo.cl');
  const person = await logIn(admin, 'p0@correo.cl');
  const documents = documentLine(first);
  for (let index = 0; index < 5; index++) expect(await documents.next(admin)).toBe(201);
  const [{ id }] = (await (await person.get('/documents')).json()).items;
  const readFile = async () => {
    const answer = await person.get(`/documents/${id}/file`);
    await answer.arrayBuffer();
    return answer.status;
  };
  const isWell = async () =>
    (await readFile()) === 200 && (await documents.next(admin)) === 201 && (await admin.get('/ready')).ok;
  expect(await isWell()).toBe(true);

  const asked = {
    session: () => person.get('/users/auth/session'),
    documents: () => person.get('/documents'),
    people: () => admin.get('/people?search=a'),
    profile: () => person.get('/users/me/profile'),
  };
  const usual = await timesOf(asked);
  for (const fault of FAULTS) {
    store.setFault(fault);
    const needing = Promise.all(
      Array.from({ length: 6 }, (_, index) => (index % 2 === 0 ? readFile() : documents.next(admin))),
    );
    const times = await timesOf(asked);
    const statuses = await needing;
    // What needs the store is told to come again, or waits for its answer.
    expect([200, 201, 503]).toEqual(expect.arrayContaining([...new Set(statuses)]));
    store.setFault(undefined);
    const seconds = await secondsUntil(isWell);
    const answers = `files answered ${[...new Set(statuses)].sort().join(', ')}`;
    tell(`store ${fault}`, `${answers}; ${besideUsual(times, usual)}; well again after ${seconds} s`);
    for (const status of await documents.again(admin)) expect(status).toBe(201);
  }
  admin.run.process.kill('SIGTERM');
  expect(await admin.run.exited).toBe(0);

  Object.assign(process.env, CREDENTIALS);
  const blobs = s3Blobs({ bucket: S3.S3_BUCKET, region: S3.S3_REGION, endpoint: store.endpoint });
  const { indexes, broken } = await studio.inDatabase((db) => filedDocuments(db, blobs));
  const keys = () => [...store.objects.keys()].map((path) => path.split('/').at(-1) ?? '');
  const { orphans, missing } = await studio.leftAfterSweep({ blobs, keys });
  const { lost, doubled } = documents.judged(indexes);
  judge('store at fault', `${FAULTS.length} faults, ${documents.acknowledged.size} uploads acknowledged`, {
    lost: lost + missing + broken,
    doubled,
    orphans,
  });
  store.close();
  await studio.remove();
});
