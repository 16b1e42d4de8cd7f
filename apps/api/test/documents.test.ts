import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SECOND } from '../src/ground/time/time';
import { fileDocument } from './sampleFiles';
import { PASSWORD, testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let owner: string;
let other: string;
let admin: string;
let contract: Awaited<ReturnType<typeof fileDocument>>;
const titles = ['Órdenes del faro', 'Guion 8', 'Guion 10', '100 % marea'];

beforeAll(async () => {
  server = await testServer();
  const { id } = await server.createUser('duena@correo.cl');
  const somebody = await server.createUser('otra@correo.cl');
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  contract = await fileDocument(server, id, { title: 'Contrato ñandú "2026"' });
  for (const [index, title] of titles.entries()) {
    await fileDocument(server, id, {
      title,
      date: `2026-10-0${index + 1}`,
      project: index ? 'Marea baja' : null,
    });
  }
  await fileDocument(server, somebody.id, { title: 'De otra persona' });
  [owner, other, admin] = [
    await server.tokenFor('duena@correo.cl'),
    await server.tokenFor('otra@correo.cl'),
    await server.tokenFor('admin@correo.cl'),
  ];
});
// The next test counts the stored files: the sweeper must have removed the ones of this test by then.
afterEach(() => server.swept());
afterAll(() => server.close());

const read = (path: string, token = owner) => server.call('GET', path, undefined, { token });
const list = async (query = '', token = owner) => (await read(`/documents${query}`, token)).body;
const titlesOf = async (query: string) =>
  (await list(query)).items.map(({ title }: { title: string }) => title);
const fetchFile = async (
  headers: Record<string, string> = {},
  { token = owner, id = contract.id, method = 'GET' } = {},
) => {
  const response = await server.app.request(`/api/documents/${id}/file`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
};

test('the list holds one’s own documents, newest first', async () => {
  const page = await list();
  expect(page).toMatchObject({ total: 5, page: 1, size: 10, unread: 5 });
  expect(page.items[0]).toEqual({
    id: contract.id,
    kind: 'contract',
    title: 'Contrato ñandú "2026"',
    project: null,
    state: null,
    date: '2026-11-01',
    fileName: 'Contrato ñandú "2026".pdf',
    size: contract.bytes.length,
    unread: true,
    orderId: null,
    toUpload: null,
    updatedAt: '2026-11-20T12:00:00.000Z',
  });
  expect((await list('', other)).items).toMatchObject([{ title: 'De otra persona' }]);
  expect((await list('', admin)).items).toEqual([]);
});

test('the list is searched by words without case or accents, filtered, sorted as people do, and paged', async () => {
  expect(await titlesOf('?search=ORDENES')).toEqual(['Órdenes del faro']);
  expect(await titlesOf('?search=marea&sort=title')).toEqual(['100 % marea', 'Guion 8', 'Guion 10']);
  expect(await titlesOf(`?search=${encodeURIComponent('baja \t  GUIÓN')}&sort=-title`)).toEqual([
    'Guion 10',
    'Guion 8',
  ]);
  expect(await titlesOf('?search=%25')).toEqual(['100 % marea']);
  expect(await titlesOf('?search=_')).toEqual([]);
  expect(await titlesOf('?sort=date&size=2&page=2')).toEqual(['Guion 10', '100 % marea']);
  expect(await titlesOf('?project=Marea%20baja&sort=title')).toEqual(['100 % marea', 'Guion 8', 'Guion 10']);
  // The filter takes a whole project name, not words to search for.
  expect(await titlesOf('?project=marea')).toEqual([]);
  expect(await titlesOf('?kind=boleta')).toEqual([]);
  expect((await list('?kind=contract')).total).toBe(5);
  expect((await list('?state=paid')).total).toBe(0);
  for (const query of [
    'kind=nada',
    'state=draft',
    'project=',
    `project=${'a'.repeat(301)}`,
    'sort=key',
    'size=0',
  ]) {
    expect((await read(`/documents?${query}`)).status).toBe(422);
  }
});

test('the projects to filter by are those of one’s own documents, once each; ADMIN may ask for a person’s', async () => {
  const { id } = await server.createUser('proyectos@correo.cl');
  for (const project of ['Ñandú', 'marea alta', 'Marea baja', 'Marea baja', 'Zorro', null])
    await fileDocument(server, id, { title: 'Guion', project });
  const token = await server.tokenFor('proyectos@correo.cl');
  const projects = ['marea alta', 'Marea baja', 'Ñandú', 'Zorro'];
  expect((await read('/documents/projects', token)).body).toEqual({ projects });
  expect((await read(`/documents/projects?personId=${id}`, admin)).body).toEqual({ projects });
  expect((await read(`/documents/projects?personId=${id}`, other)).body).toEqual({ projects: [] });
  expect((await read('/documents/projects?personId=..', admin)).body).toMatchObject({
    errors: [{ field: 'personId' }],
  });
});

test('the list says how many of the documents found are unread, however few the page shows', async () => {
  const { id } = await server.createUser('lectora@correo.cl');
  const first = await fileDocument(server, id, { title: 'Guion uno', kind: 'script' });
  await fileDocument(server, id, { title: 'Guion dos', kind: 'script' });
  await fileDocument(server, id, { title: 'Boleta', kind: 'boleta' });
  const token = await server.tokenFor('lectora@correo.cl');
  expect(await list('?size=1', token)).toMatchObject({ total: 3, unread: 3 });
  await fetchFile({}, { token, id: first.id });
  expect((await list('?size=1', token)).unread).toBe(2);
  expect(await list('?search=guion&page=9', token)).toMatchObject({ total: 2, unread: 1 });
  expect((await list('?kind=boleta', token)).unread).toBe(1);
});

test('kinds and states are sorted by their words, not by their codes', async () => {
  const { id } = await server.createUser('estados@correo.cl');
  for (const state of ['paid', 'finished', 'inReview', null] as const) {
    await fileDocument(server, id, { title: state ?? 'sin estado', kind: 'boleta', state });
  }
  await fileDocument(server, id, { title: 'orden', kind: 'work-order', state: 'issued' });
  const token = await server.tokenFor('estados@correo.cl');
  const sorted = async (sort: string) =>
    (await list(`?sort=${sort}`, token)).items.map(({ title }: { title: string }) => title);
  // Sorted by En revisión, Pagada, Por responder, Terminada. By code, 'finished' would come first.
  expect(await sorted('state')).toEqual(['sin estado', 'inReview', 'paid', 'orden', 'finished']);
  expect((await sorted('-kind'))[0]).toBe('orden');
});

test('the file comes whole, with the headers that a viewer needs to ask for parts', async () => {
  const { status, headers, bytes } = await fetchFile();
  expect(status).toBe(200);
  expect(bytes).toEqual(contract.bytes);
  expect(Object.fromEntries(headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'no-store',
    'content-type': 'application/pdf',
    'content-length': String(contract.bytes.length),
    'content-disposition':
      'inline; filename="Contrato nandu _2026_.pdf"; filename*=UTF-8\'\'Contrato%20%C3%B1and%C3%BA%20%222026%22.pdf',
    'x-content-type-options': 'nosniff',
  });
  const head = await fetchFile({}, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), head.bytes.length]).toEqual([
    200,
    String(contract.bytes.length),
    0,
  ]);
});

test.each([
  ['bytes=0-7', 0, 8],
  ['bytes=100-', 100, undefined],
  ['bytes=-10', -10, undefined],
  ['bytes=0-999999999', 0, undefined],
] as const)('%s is answered with that part', async (range, start, end) => {
  const { status, headers, bytes } = await fetchFile({ range, 'accept-encoding': 'gzip' });
  const expected = contract.bytes.slice(start, end);
  const first = start < 0 ? contract.bytes.length + start : start;
  expect(status).toBe(206);
  expect(bytes).toEqual(expected);
  expect(headers.get('content-length')).toBe(String(expected.length));
  expect(headers.get('content-range')).toBe(
    `bytes ${first}-${first + expected.length - 1}/${contract.bytes.length}`,
  );
});

test('a part beyond the end is 416 with the size; an invalid range is ignored', async () => {
  const beyond = await fetchFile({ range: `bytes=${contract.bytes.length}-` });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
    416,
    `bytes */${contract.bytes.length}`,
  ]);
  expect(JSON.parse(new TextDecoder().decode(beyond.bytes))).toEqual({
    message: 'El archivo no tiene la parte pedida.',
  });
  for (const range of ['bytes=9-3', 'bytes=0-1,3-4', 'lines=1-2']) {
    expect((await fetchFile({ range })).status).toBe(200);
  }
  expect((await fetchFile({ range: 'bytes=0-1', 'if-range': '"otro"' })).status).toBe(200);
});

test('another person gets 404 for everything about it; ADMIN sees it without counting as its reader', async () => {
  const guessed = '00000000-0000-0000-0000-000000000000';
  for (const path of ['', '/file']) {
    const answer = await read(`/documents/${contract.id}${path}`, other);
    expect([answer.status, answer.body]).toEqual([404, { message: 'No encontramos lo que buscas.' }]);
    expect((await read(`/documents/${guessed}${path}`, other)).body).toEqual(answer.body);
  }
  const fresh = await fileDocument(server, (await server.createUser('tercera@correo.cl')).id);
  const third = await server.tokenFor('tercera@correo.cl');
  expect((await fetchFile({}, { token: admin, id: fresh.id })).status).toBe(200);
  expect((await read(`/documents/${fresh.id}`, third)).body.unread).toBe(true);
});

test('opening a file marks it as read, and the menu’s dot disappears with the last unread one', async () => {
  const fresh = await fileDocument(server, (await server.createUser('cuarta@correo.cl')).id);
  const token = await server.tokenFor('cuarta@correo.cl');
  const dot = async () => (await read('/users/auth/session', token)).body.alerts.documents;
  expect(await dot()).toBe(true);
  await fetchFile({ range: 'bytes=99999999-' }, { token, id: fresh.id });
  expect(await dot()).toBe(true);
  await fetchFile({}, { token, id: fresh.id });
  expect(await dot()).toBe(false);
  expect((await read(`/documents/${fresh.id}`, token)).body.unread).toBe(false);
});

test.each(['1', '..%2f..%2fetc%2fpasswd', '%2e%2e', "' or 1=1 --", 'a'.repeat(5000)])(
  'a document called %s is 404',
  async (id) => {
    for (const path of ['', '/file']) {
      expect((await read(`/documents/${id.includes("'") ? encodeURIComponent(id) : id}${path}`)).status).toBe(
        404,
      );
    }
  },
);

const link = async (token = owner, id = contract.id) =>
  (await server.call('POST', `/documents/${id}/link`, undefined, { token })).body;
const follow = (url: string) => server.app.request(url);

test('a link opens the file without a header, for 60 seconds', async () => {
  const token = await server.tokenFor('duena@correo.cl');
  const { url, expiresAt } = await link(token);
  expect(url).toMatch(/^\/api\/files\?link=[\w-]{43}$/);
  expect(Date.parse(expiresAt) - server.now().getTime()).toBe(60 * SECOND);
  const answer = await follow(url);
  expect(answer.status).toBe(200);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(contract.bytes);
  const part = await server.app.request(url, { headers: { range: 'bytes=0-3' } });
  expect([part.status, await part.text()]).toEqual([206, '%PDF']);
  server.wait(59 * SECOND);
  expect((await follow(url)).status).toBe(200);
  server.wait(SECOND);
  const late = await follow(url);
  expect([late.status, await late.json()]).toEqual([
    404,
    { message: 'El enlace ya no vale. Vuelve a abrir el documento.' },
  ]);
});

test('a link ends with its session, is made only for what its person may see, and is not stored as it is', async () => {
  const token = await server.tokenFor('duena@correo.cl');
  const { url } = await link(token);
  const stored = JSON.stringify(await server.db.selectFrom('download_links').selectAll().execute());
  expect(stored).not.toContain(new URL(url, 'http://a').searchParams.get('link'));
  await server.call('POST', '/users/auth/logout', undefined, { token });
  expect((await link(other)).message).toBe('No encontramos lo que buscas.');
  for (const address of [url, '/api/files?link=nada']) {
    const gone = await follow(address);
    expect([gone.status, await gone.json()]).toEqual([
      404,
      { message: 'El enlace ya no vale. Vuelve a pedirlo en la página en que estaba.' },
    ]);
  }
});

test('a file that is missing in the store is 404, not an error of the server', async () => {
  const fresh = await fileDocument(server, (await server.createUser('quinta@correo.cl')).id);
  const { key } = await server.db
    .selectFrom('documents')
    .select('key')
    .where('id', '=', fresh.id)
    .executeTakeFirstOrThrow();
  await server.blobs.remove(key);
  const token = await server.tokenFor('quinta@correo.cl');
  expect((await fetchFile({}, { token, id: fresh.id })).status).toBe(404);
});

test('erasing the account deletes the documents and their files', async () => {
  const files = server.storedFiles();
  await fileDocument(server, (await server.createUser('sexta@correo.cl')).id, { title: 'Último' });
  const token = await server.tokenFor('sexta@correo.cl');
  await server.call('DELETE', '/users/me', { password: PASSWORD }, { token });
  await server.swept();
  expect(server.storedFiles().sort()).toEqual(files.sort());
});
