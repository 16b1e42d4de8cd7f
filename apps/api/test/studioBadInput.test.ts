import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

/** Expects a refusal in Spanish that says what is wrong. */
function expectRefusal({ status, body }: { status: number; body: unknown }) {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body).toMatchObject({ message: expect.stringMatching(/\p{L}/u) });
  expect(JSON.stringify(body)).not.toMatch(/invalid |required|expected|unrecognized|too big/i);
}

const chapter = { number: 7, title: 'Siete', duration: '', dueDate: '' };
const bigNumber = '9'.repeat(30);

describe.each(['/projects', '/experiences', '/people'])('the list %s', (path) => {
  test.each([
    'sort=nada',
    'sort=-',
    'page=1000000000',
    'page=0',
    'page=-1',
    'page=1.5',
    `page=${bigNumber}`,
    'size=101',
    'size=',
    `search=${'a'.repeat(10_000)}`,
    'search=a%00b',
    'nada=1',
    'statusId=x',
    `statusId=${bigNumber}`,
  ])('refuses ?%.40s in Spanish', async (query) => {
    expectRefusal(await admin('GET', `${path}?${query}`));
  });

  test.each(['%25', '_', '%25%25%25', '\\', "'", '"', '()', '%F0%9F%8E%A7', '%E2%80%8B'])(
    'takes a search for %s as text',
    async (search) => {
      expect((await admin('GET', `${path}?search=${search}`)).status).toBe(200);
    },
  );
});

test.each(['0', '-1', '1.5', 'x', '999999999', bigNumber, '%00', "1'--"])(
  'a project %s does not exist, whatever one asks of it',
  async (id) => {
    for (const path of ['', '/chapters', '/characters', '/matrix', '/matrix/csv'])
      expectRefusal(await admin('GET', `/projects/${id}${path}`));
    expectRefusal(await admin('POST', `/projects/${id}/chapters`, { ...chapter, statusId: 6 }));
    expectRefusal(await admin('DELETE', `/projects/${id}`));
  },
);

describe.each([2 ** 31, 2 ** 53, 1e300])('a number that no column can hold, %s,', (id) => {
  const updatedAt = '2026-11-20T12:00:00.000Z';
  test.each([
    ['the approval of a boleta', 'POST', '/boletas/approvals', { boletas: [{ id, updatedAt }] }],
    ['the edit of a cast', 'PATCH', '/cast', { edits: [{ id, updatedAt, loopsPlanned: 3 }] }],
    ['loops in the edit of a cast', 'PATCH', '/cast', { edits: [{ id: 1, updatedAt, loopsPlanned: id }] }],
    ['the copy of a cast', 'POST', '/cast/copy', { from: id, shown: [] }],
  ])('is refused in %s', async (_, method, path, body) => {
    const { chapterId } = await studioCast(server);
    const of = path.startsWith('/cast') ? `/chapters/${chapterId}` : '';
    const refused = await admin(method, `${of}${path}`, body);
    expectRefusal(refused);
    expect(refused.status).toBe(422);
  });
});

test.each(['%00', 'a%00b', '%01', '7%0D%0A'])('nothing called %s has a history', async (id) => {
  for (const kind of ['person', 'boleta', 'project']) {
    const refused = await admin('GET', `/history/${kind}/${id}`);
    expectRefusal(refused);
    expect(refused.status).toBe(422);
  }
});

test('two people take one chapter number at the same moment: one gets it', async () => {
  const { projectId, statusId } = await studioCast(server);
  const post = () => admin('POST', `/projects/${projectId}/chapters`, { ...chapter, statusId });
  const both = await Promise.all([post(), post()]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  const refused = both.find(({ status }) => status === 422)?.body;
  expect(refused.errors).toEqual([
    { field: 'number', message: 'El proyecto ya tiene un capítulo con este número' },
  ]);
  const { chapters } = (await admin('GET', `/projects/${projectId}/chapters`)).body;
  expect(chapters).toHaveLength(3);
});

test('two people take one house number at the same moment: one gets it', async () => {
  const values = await projectValues(server, 'MISMO-1');
  const both = await Promise.all([admin('POST', '/projects', values), admin('POST', '/projects', values)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
});

test('a project with chapters and a character in use cannot be deleted, and the answer says why', async () => {
  const { projectId, malva } = await studioCast(server);
  for (const path of [`/projects/${projectId}`, `/characters/${malva}`]) {
    const refused = await admin('DELETE', path);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/antes de elimin/)]);
    expect((await admin('GET', `/projects/${projectId}/characters`)).body.characters).toHaveLength(3);
  }
});

test('nobody can edit a record that was just deleted', async () => {
  const { id } = await studioProject(server);
  const { body } = await admin('GET', `/projects/${id}`);
  const values = await projectValues(server, body.houseNumber);
  expect((await admin('DELETE', `/projects/${id}`)).status).toBe(204);
  const edited = await admin('PATCH', `/projects/${id}`, { ...values, updatedAt: body.updatedAt });
  expect([edited.status, edited.body.message]).toEqual([404, expect.stringMatching(/ya no existe/)]);
  const imported = await server.app.request(`/api/projects/${id}/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    body: 'Capítulo\n1\n',
  });
  expect(imported.status).toBe(404);
});

test('nobody can cast an inactive person', async () => {
  const { chapterId } = await studioCast(server);
  const { id: personId } = await server.createUser(`inactiva.${chapterId}@correo.cl`, { isActive: false });
  const refused = await admin('POST', `/chapters/${chapterId}/cast`, {
    name: 'Otra',
    characterType: 'ACTOR',
    personId,
    loopsPlanned: 5,
    loopsDone: 0,
  });
  expect(refused.body.errors).toEqual([
    { field: 'personId', message: 'Elige una persona con la cuenta activa' },
  ]);
  const above = await admin('POST', `/chapters/${chapterId}/cast`, {
    name: 'Otra',
    characterType: 'ACTOR',
    personId: '',
    loopsPlanned: 5,
    loopsDone: 6,
  });
  expect(above.body.errors).toEqual([
    { field: 'loopsDone', message: 'Los loops grabados no pueden superar los planificados' },
  ]);
  expect((await admin('GET', `/chapters/${chapterId}/cast`)).body.cast).toHaveLength(1);
});
