import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptedApplication, fileDocument } from './sampleFiles';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let token: string;
let ana: { id: string };
beforeAll(async () => {
  server = await testServer();
  const admin = await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  ana = await server.createUser('ana@correo.cl');
  const named = (id: string, first_name: string, last_name: string) =>
    server.db.updateTable('users').set({ first_name, last_name }).where('id', '=', id).execute();
  await named(admin.id, 'Fermín', 'Arancibia');
  await named(ana.id, 'Ana', 'Núñez');
  token = await server.tokenFor('admin@correo.cl');
  const application = await acceptedApplication(server, 'ana@correo.cl', {}, [{}]);
  const { id: document } = await fileDocument(server, ana.id, { title: 'Contrato de Ana' });
  for (const path of [`/users/${ana.id}`, `/applications/${application}`, '/users/csv'])
    await server.app.request(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  server.wait(1000);
  await server.app.request(`/api/documents/${document}/file`, {
    headers: { authorization: `Bearer ${token}` },
  });
});
afterAll(() => server.close());

const read = async (query = '') => {
  const { status, body } = await server.call('GET', `/data-readings?${query}`, undefined, { token });
  expect(status).toBe(200);
  return body;
};
const whatsOf = async (query?: string): Promise<string[]> =>
  (await read(query)).items.map(({ what }: { what: string }) => what);

test('each reading comes once, with who read it and whose data it was', async () => {
  const { items, total } = await read();
  expect(total).toBe(4);
  expect(items[0]).toMatchObject({
    ...{ what: 'document', title: 'Contrato de Ana', actor: { name: 'Fermín Arancibia' } },
    person: { id: ana.id, name: 'Ana Núñez' },
  });
  expect((await whatsOf()).toSorted()).toEqual(['answers', 'csv', 'document', 'sheet']);
  expect(items.find(({ what }: { what: string }) => what === 'csv')).toMatchObject({
    ...{ title: 'Usuarios', person: null },
  });
});

test('it is found by whose data it was, by who read it, and by what it was', async () => {
  expect((await whatsOf('search=nunez')).toSorted()).toEqual(['answers', 'document', 'sheet']);
  expect(await whatsOf('search=fermin')).toHaveLength(4);
  expect(await whatsOf('search=fermin+nunez')).toHaveLength(3);
  expect(await whatsOf('search=nadie')).toEqual([]);
  expect(await whatsOf('kind=list')).toEqual(['csv']);
  expect(await whatsOf('kind=file')).toEqual(['document']);
  expect((await whatsOf('kind=sheet')).toSorted()).toEqual(['answers', 'sheet']);
  expect(await whatsOf('kind=bank')).toEqual([]);
  expect((await whatsOf('sort=at')).at(-1)).toBe('document');
});

test('an account number that was looked at is told, and never its digits', async () => {
  await server.db
    .updateTable('users')
    .set({ bank: '012', account_type: 'vista', account_number: '998877665' })
    .where('id', '=', ana.id)
    .execute();
  await server.call('POST', `/users/${ana.id}/account-number`, undefined, { token });
  const { items } = await read('kind=bank');
  expect(items).toHaveLength(1);
  expect(JSON.stringify(items)).not.toContain('998877665');
});

test('the CSV has the rows that are found', async () => {
  const answer = await server.app.request('/api/data-readings/csv?kind=file', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect((await answer.text()).split('\r\n')).toEqual([
    'Cuándo;Quién leyó;Qué;De quién',
    expect.stringMatching(/;Fermín Arancibia;Documento: Contrato de Ana;Ana Núñez$/),
    '',
  ]);
});
