import type { CatalogueEntry } from '@doblaje/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminOf, projectValues } from './sampleStudio';
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

const catalogues = async () => (await admin('GET', '/catalogues')).body;
const add = async (kind: string, label: string, stage = '') => {
  server.wait(1000);
  return admin('POST', '/catalogues/entries', { kind, label, stage });
};
const change = ({ id, kind, label, stage, isArchived, updatedAt }: CatalogueEntry, changes: object) =>
  admin('PATCH', `/catalogues/entries/${id}`, { kind, label, stage, isArchived, updatedAt, ...changes });

test('statuses and rates exist from the start, clients and signals are added by the studio', async () => {
  const { projectStatus, chapterStatus, client, signal, rates } = await catalogues();
  const labels = (entries: CatalogueEntry[]) => entries.map(({ label }) => label);
  expect(labels(projectStatus)).toEqual([
    'En preparación',
    'En producción',
    'En pausa',
    'Entregado',
    'Cancelado',
  ]);
  expect(labels(chapterStatus)).toEqual(['Por grabar', 'En grabación', 'En mezcla', 'Listo']);
  expect([client, signal]).toEqual([[], []]);
  expect(rates.map(({ year, rate }: { year: number; rate: number }) => [year, rate])).toEqual([
    [2028, 17],
    [2027, 16],
    [2026, 15.25],
    [2025, 14.5],
  ]);
});

test('a choice is added at the end, one per name, and a status says how far along it is', async () => {
  const first = await add('signal', 'Canal Andino 7');
  expect([first.status, first.body.position]).toEqual([201, 1]);
  expect((await add('signal', 'Faro TV')).body.position).toBe(2);
  const refused = async (kind: string, label: string) => (await add(kind, label)).body.errors;
  expect(await refused('signal', 'CANAL andino 7')).toEqual([
    { field: 'label', message: 'Ya hay una opción con este nombre' },
  ]);
  // Two catalogues may have an entry of the same name.
  expect((await add('client', 'Faro TV')).status).toBe(201);
  expect(await refused('chapterStatus', 'En revisión')).toEqual([
    { field: 'stage', message: 'Elige qué significa' },
  ]);
  expect(await refused('nada', 'x')).toEqual([{ field: 'kind', message: 'Elige un catálogo' }]);
});

test('a renamed choice is renamed wherever it is used; an archived one stays there and can no longer be chosen', async () => {
  const entry = (await add('client', 'Nube Austral')).body;
  const values = { ...(await projectValues(server, 'NA-1')), clientsId: entry.id };
  const { body: project } = await admin('POST', '/projects', values);
  const renamed = (await change(entry, { label: 'Nube del Sur' })).body;
  expect((await admin('GET', `/projects/${project.id}`)).body.clientLabel).toBe('Nube del Sur');
  expect((await change(entry, { label: 'Otra' })).body).toMatchObject({ code: 'STALE', current: renamed });
  const archived = (await change(renamed, { isArchived: true })).body;
  expect((await admin('POST', '/projects', { ...values, houseNumber: 'NA-2' })).body.errors).toEqual([
    { field: 'clientsId', message: 'Elige una opción de la lista' },
  ]);
  const kept = await admin('PATCH', `/projects/${project.id}`, {
    ...values,
    season: '5',
    updatedAt: project.updatedAt,
  });
  expect([kept.status, kept.body.clientLabel]).toEqual([200, 'Nube del Sur']);
  expect((await add('client', 'NUBE DEL SUR')).body.errors[0].message).toContain('recupérala');
  expect((await change(archived, { isArchived: false })).body.isArchived).toBe(false);
  const { items } = (await admin('GET', `/history/catalogue-entry/${entry.id}`)).body;
  expect(items.map(({ changes }: { changes: unknown[] }) => changes)).toEqual([
    [{ field: 'isArchived', from: true, to: false }],
    [{ field: 'isArchived', from: false, to: true }],
    [{ field: 'label', from: 'Nube Austral', to: 'Nube del Sur' }],
    expect.arrayContaining([{ field: 'label', from: null, to: 'Nube Austral' }]),
  ]);
});

test('only a request that knows the current order can change it', async () => {
  const { chapterStatus } = await catalogues();
  const from = chapterStatus.map(({ id }: CatalogueEntry) => id);
  const to = from.toReversed();
  const ordered = await admin('PUT', '/catalogues/chapterStatus/order', { from, to });
  expect(ordered.body.map(({ label }: CatalogueEntry) => label)).toEqual([
    'Listo',
    'En mezcla',
    'En grabación',
    'Por grabar',
  ]);
  const stale = await admin('PUT', '/catalogues/chapterStatus/order', { from, to });
  expect([stale.status, stale.body.current]).toEqual([409, ordered.body]);
  expect((await admin('PUT', '/catalogues/chapterStatus/order', { from: to, to: [1] })).status).toBe(422);
});

test('the last status of a kind cannot be archived', async () => {
  const { chapterStatus } = await catalogues();
  const answers = [];
  for (const entry of chapterStatus) answers.push(await change(entry, { isArchived: true }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 422]);
  expect(answers.at(-1)?.body.message).toContain('último estado');
});

test('a rate is written for its year, only by a request that knows the current rate', async () => {
  const { rates } = await catalogues();
  const put = (year: number, body: object) => admin('PUT', `/catalogues/rates/${year}`, body);
  const saved = await put(2026, { rate: 15.5, updatedAt: rates[2].updatedAt });
  expect([saved.status, saved.body.rate]).toEqual([200, 15.5]);
  expect((await put(2026, { rate: 1, updatedAt: null })).body).toMatchObject({
    code: 'STALE',
    current: saved.body,
  });
  expect((await put(2029, { rate: 17, updatedAt: rates[2].updatedAt })).status).toBe(404);
  expect((await put(2029, { rate: 17, updatedAt: null })).status).toBe(200);
  expect((await put(2029, { rate: 17.255, updatedAt: null })).body.errors[0].field).toBe('rate');
  expect((await put(29, { rate: 17, updatedAt: null })).status).toBe(422);
});

test('two people at once: one adds, both reorder, and nothing breaks', async () => {
  const both = await Promise.all([add('signal', 'Poniente'), add('signal', 'poniente')]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  const from = (await catalogues()).signal.map(({ id }: CatalogueEntry) => id);
  const [a, b, c] = from;
  const orders = await Promise.all([
    admin('PUT', '/catalogues/signal/order', { from, to: [b, a, c] }),
    admin('PUT', '/catalogues/signal/order', { from, to: [c, b, a] }),
  ]);
  expect(orders.map(({ status }) => status).sort()).toEqual([200, 409]);
});
