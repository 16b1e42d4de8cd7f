import { afterAll, beforeAll, expect, test } from 'vitest';
import { oldDatabase } from './oldDatabase';
import { adminOf, projectValues, studioCast, studioProject } from './sampleStudio';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let token: string;
const admin = (...request: [method: string, path: string, body?: unknown]) =>
  adminOf(server, () => token)(...request);
beforeAll(async () => {
  server = await testServer();
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  token = await server.tokenFor('admin@correo.cl');
});
afterAll(() => server.close());

const character = (name: string) => ({
  name,
  characterType: 'ACTOR',
  personId: '',
  loopsPlanned: 0,
  loopsDone: 0,
});

test('characters are told apart by ñ and accents, not by capitals or how a letter is composed', async () => {
  const { id } = await studioProject(server);
  const add = async (name: string) =>
    (await admin('POST', `/projects/${id}/characters`, { name, characterType: 'ACTOR', personId: '' }))
      .status;
  for (const name of ['Papá', 'Papa', 'Niño', 'Nino']) expect([name, await add(name)]).toEqual([name, 201]);
  for (const name of ['PAPÁ', 'Papa\u0301', 'NIÑO', 'Nin\u0303o'])
    expect([name, await add(name)]).toEqual([name, 422]);
});

test('a chapter gets the character that was typed, not one that a search would find', async () => {
  const { chapterId } = await studioCast(server);
  for (const name of ['Niño', 'Nino'])
    expect((await admin('POST', `/chapters/${chapterId}/cast`, character(name))).status).toBe(201);
  const { cast } = (await admin('GET', `/chapters/${chapterId}/cast`)).body;
  expect(cast.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['Niño', 'Nino', 'Inspectora Malva']),
  );
});

test('words of a catalogue and house numbers are told apart in the same way', async () => {
  const entry = (label: string) =>
    admin('POST', '/catalogues/entries', { kind: 'client', label }).then(({ status }) => status);
  expect([await entry('Peña'), await entry('Pena'), await entry('PEÑA')]).toEqual([201, 201, 422]);
  const values = await projectValues(server, 'Ñ-1');
  const project = (houseNumber: string) =>
    admin('POST', '/projects', { ...values, houseNumber }).then(({ status }) => status);
  expect([await project('Ñ-1'), await project('N-1'), await project('ñ–1')]).toEqual([201, 201, 422]);
});

test('names of an earlier release are kept, and told apart from then on', async () => {
  const { db, update, close } = await oldDatabase('2026-11-28-replaced-orders');
  try {
    const at = new Date();
    const client = await db
      .insertInto('catalogue_entries')
      .values([
        { kind: 'client', label: 'Peña  Blanca', stage: '', position: 1, updated_at: at },
        { kind: 'client', label: 'Peña Blanca', stage: '', position: 2, updated_at: at },
      ])
      .returning('id')
      .executeTakeFirstOrThrow();
    await expect(
      db
        .insertInto('catalogue_entries')
        .values({ kind: 'client', label: 'Pena Blanca', stage: '', position: 3, updated_at: at })
        .execute(),
    ).rejects.toThrow();
    await update();
    await db
      .insertInto('catalogue_entries')
      .values({ kind: 'client', label: 'Pena Blanca', stage: '', position: 3, updated_at: at })
      .execute();
    const { label } = await db
      .selectFrom('catalogue_entries')
      .select('label')
      .where('id', '=', client.id)
      .executeTakeFirstOrThrow();
    expect(label).toBe('Peña  Blanca');
  } finally {
    await close();
  }
});
