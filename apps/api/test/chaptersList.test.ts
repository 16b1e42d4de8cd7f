import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../src/ground/time/time';
import { studioCast } from './sampleStudio';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let admin: string;
beforeAll(async () => {
  server = await testServer();
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  admin = await server.tokenFor('admin@correo.cl');
});
afterAll(() => server.close());

const chile = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' });
const day = (ahead: number) => chile.format(new Date(Date.now() + ahead * DAY));

interface Row {
  projectTitle: string;
  number: number;
  dueDate: string;
}

/** The chapters that a query finds, as 'Marea baja 1'. */
async function found(query = ''): Promise<string[]> {
  const { status, body } = await server.call('GET', `/chapters${query}`, undefined, { token: admin });
  expect(status).toBe(200);
  return body.items.map(({ projectTitle, number }: Row) => `${projectTitle} ${number}`);
}

test('the chapters of all projects are listed by due day, those without one last, those of one day always in the same order', async () => {
  const marea = await studioCast(server, { title: 'Marea baja' });
  const faro = await studioCast(server, { title: 'El faro' });
  const due = (chapter: number, due_date: string | null) =>
    server.db.updateTable('chapters').set({ due_date }).where('id', '=', chapter).execute();
  await due(faro.chapterId, day(-1));
  await due(faro.otherChapterId, day(9));
  await due(marea.otherChapterId, day(0));
  expect(await found()).toEqual(['El faro 1', 'Marea baja 2', 'El faro 2', 'Marea baja 1']);
  await due(marea.chapterId, day(9));
  const upward = ['El faro 1', 'Marea baja 2', 'Marea baja 1', 'El faro 2'];
  expect(await found()).toEqual(upward);
  expect(await found('?sort=-dueDate')).toEqual(upward.toReversed());

  // A chapter due today is not late; one due within seven days is due soon.
  expect(await found('?due=late')).toEqual(['El faro 1']);
  expect(await found('?due=soon')).toEqual(['El faro 1', 'Marea baja 2']);
  expect(await found('?due=open')).toEqual(upward);
  expect(await found('?search=faro')).toEqual(['El faro 1', 'El faro 2']);
  // The search matches words of the chapter and of its project together.
  await server.db
    .updateTable('chapters')
    .set({ title: 'La boya' })
    .where('id', '=', marea.otherChapterId)
    .execute();
  expect(await found('?search=marea%20boya')).toEqual(['Marea baja 2']);
});

test('a chapter has its project, its loops and the state of both; deleted chapters are left out', async () => {
  const { otherChapterId } = await studioCast(server, { title: 'Golondrinas' });
  const { body } = await server.call('GET', '/chapters?search=golondrinas&sort=-updatedAt', undefined, {
    token: admin,
  });
  const row = body.items.find(({ id }: { id: number }) => id === otherChapterId);
  expect(row).toMatchObject({ projectTitle: 'Golondrinas', number: 2, loopsPlanned: 20, loopsDone: 0 });
  expect(row.statusStage).not.toBe('');
  expect(row.projectStage).not.toBe('');
  await server.call('DELETE', `/chapters/${otherChapterId}`, undefined, { token: admin });
  expect(await found('?search=golondrinas')).toEqual(['Golondrinas 1']);
});
