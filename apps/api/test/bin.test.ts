import { afterAll, beforeAll, expect, test } from 'vitest';
import { purgeBin } from '../src/ground/bin/bin';
import { after, DAY } from '../src/ground/time/time';
import { DELETABLE } from '../src/server/registry';
import { orderStudio } from './sampleOrders';
import { sendDocument } from './sampleSharedDocuments';
import { studioProject } from './sampleStudio';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof orderStudio>>;
beforeAll(async () => {
  server = await testServer();
  studio = await orderStudio(server);
});
afterAll(() => server.close());

const bin = async () => (await studio.as('admin')('GET', '/bin')).body.items;

test('the bin shows what was deleted, by whom and until when, and each kind is restored by its own request', async () => {
  expect(await bin()).toEqual([]);
  const project = await studioProject(server, { title: 'La ronda' });
  const draft = await studio.draft();
  const script = (
    await sendDocument(server, studio.tokens.admin, { personIds: studio.ana.id, title: 'Guion del faro' })
  ).body.document;
  const deleted = [
    [`/projects/${project.id}`, { kind: 'project', name: 'La ronda, temporada 2', project: '' }],
    [
      `/chapters/${studio.chapterId}`,
      { kind: 'chapter', name: '1 · Capítulo 1', project: 'La bahía de los relojes, temporada 2' },
    ],
    [`/characters/${studio.idle}`, { kind: 'character', name: 'Sin capítulo' }],
    [`/work-orders/${draft.id}`, { kind: 'work-order', name: 'Orden de Actuación, Antonia Millaquén Rojas' }],
    [`/shared-documents/${script.id}`, { kind: 'shared-document', name: 'Guion del faro', project: '' }],
  ] as const;
  for (const [path, told] of deleted) {
    expect((await studio.as('admin')('DELETE', path)).status).toBe(204);
    const [item, another] = await bin();
    expect(another).toBeUndefined();
    expect(item).toMatchObject(told);
    expect(item.goneOn).toBe(
      after(new Date(item.deletedAt), 30 * DAY)
        .toISOString()
        .slice(0, 10),
    );
    // A character has no history of its own: it belongs to the project's.
    if (item.kind !== 'character') expect(item.deletedBy).toMatch(/\S+ \S+/);
    expect((await studio.as('admin')('POST', `${path}/restore`)).status).toBe(200);
    expect(await bin()).toEqual([]);
  }
  expect((await studio.as('ana')('GET', '/bin')).status).toBe(403);
});

test('the bin lists the latest first and nothing that was deleted for good', async () => {
  const [first, second] = [await studio.draft(), await studio.draft()];
  await studio.as('admin')('DELETE', `/work-orders/${first.id}`);
  await server.db
    .updateTable('work_orders')
    .set({ deleted_at: after(server.now(), -DAY) })
    .where('id', '=', first.id)
    .execute();
  await studio.as('admin')('DELETE', `/work-orders/${second.id}`);
  expect((await bin()).map(({ id }: { id: number }) => id)).toEqual([second.id, first.id]);
  await purgeBin(server.db, after(server.now(), 29.5 * DAY), DELETABLE);
  expect((await bin()).map(({ id }: { id: number }) => id)).toEqual([second.id]);
});
