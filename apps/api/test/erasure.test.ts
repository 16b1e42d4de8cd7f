import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DAY } from '../src/ground/time/time';
import { purge } from '../src/server/purge';
import { ANSWERS, fileDocument, sendReel } from './sampleFiles';
import { PASSWORD, testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let own: string;
let admin: string;
beforeAll(async () => {
  server = await testServer();
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  const { id } = await server.createUser('antonia@correo.cl', { rut: '12.345.678-5' });
  await server.createUser('otra@correo.cl');
  own = await server.tokenFor('antonia@correo.cl');
  admin = await server.tokenFor('admin@correo.cl');
  const order = (title: string, state: 'issued' | 'accepted' | 'rejected' | 'finished', date?: string) =>
    fileDocument(server, id, {
      title,
      kind: 'work-order',
      state,
      project: 'Marea baja',
      ...(date && { date }),
    });
  const boleta = (title: string, state: 'approved' | 'paid', date?: string) =>
    fileDocument(server, id, { title, kind: 'boleta', state, ...(date && { date }) });
  await order('Orden emitida', 'issued', '2026-11-10');
  await order('Orden aceptada', 'accepted', '2026-11-09');
  await order('Orden rechazada', 'rejected');
  await order('Orden terminada', 'finished', '2025-03-05');
  await boleta('Boleta 118', 'approved');
  await boleta('Boleta 60', 'paid', '2025-06-30');
  await boleta('Boleta de otro tiempo', 'paid', '2019-12-31');
  await fileDocument(server, id, { title: 'Contrato' });
  await fileDocument(server, id, { title: 'Guion', kind: 'script' });
  const { body } = await server.call('POST', '/applications', ANSWERS, { token: own });
  await sendReel(server, own, `/applications/${body.id}/reels/1`);
});
// The next test counts the stored files: the sweeper must have removed the ones of this test by then.
afterEach(() => server.swept());
afterAll(() => server.close());

const get = (path: string, token: string) => server.call('GET', path, undefined, { token });
const archive = async (query = '') => (await get(`/archive${query}`, admin)).body;

test('before: open orders and unpaid boletas by name, and what the law keeps', async () => {
  const { body } = await get('/users/me/erasure', own);
  expect(body.openOrders.total).toBe(2);
  expect(body.openOrders.items).toMatchObject([
    { title: 'Orden emitida', project: 'Marea baja', state: 'issued', date: '2026-11-10' },
    { title: 'Orden aceptada' },
  ]);
  expect(body.unpaidBoletas).toMatchObject({ total: 1, items: [{ title: 'Boleta 118' }] });
  expect(body.kept).toEqual({ workOrders: 2, boletas: 2, until: '2032-12-31' });
});

test('after: the archive has name, RUT and paper, for ADMIN alone; everything else is gone', async () => {
  const before = server.storedFiles().length;
  expect(before).toBe(10);
  await server.call('DELETE', '/users/me', { password: PASSWORD }, { token: own });
  await server.swept();

  const { items, total } = await archive();
  expect(total).toBe(4);
  expect(items[0]).toEqual({
    id: expect.any(String),
    kind: 'work-order',
    title: 'Orden aceptada',
    name: 'Antonia Millaquén Rojas',
    rut: '12.345.678-5',
    ...{
      amount: null,
      folio: null,
      orderNumbers: [],
      retention: null,
      net: null,
      paidOn: '',
      nominaId: null,
    },
    date: '2026-11-09',
    keepUntil: '2032-12-31',
    fileName: 'Orden aceptada.pdf',
    size: expect.any(Number),
  });
  expect(items.map(({ title }: { title: string }) => title).slice(1)).toEqual([
    'Boleta 118',
    'Boleta 60',
    'Orden terminada',
  ]);
  // Only the files of the four archived papers are left.
  expect(server.storedFiles()).toHaveLength(4);

  const tables = ['users', 'documents', 'applications', 'reels', 'consents', 'download_links'] as const;
  const left = await Promise.all(tables.map((table) => server.db.selectFrom(table).selectAll().execute()));
  expect(JSON.stringify([...left, await server.db.selectFrom('mails').selectAll().execute()])).not.toMatch(
    /antonia@|12\.345\.678-5|Marea baja/,
  );
  expect(JSON.stringify(await server.db.selectFrom('archived_papers').selectAll().execute())).not.toMatch(
    /antonia@|Marea baja/,
  );
});

test('the archive is searched, filtered and read by ADMIN; others are refused, even with a link', async () => {
  expect((await archive('?search=rojas 12.345')).total).toBe(4);
  expect((await archive('?kind=boleta&sort=title')).items).toMatchObject([
    { title: 'Boleta 60' },
    { title: 'Boleta 118' },
  ]);
  const { id, size } = (await archive('?search=boleta 118')).items[0];
  const file = await server.app.request(`/api/archive/${id}/file`, {
    headers: { authorization: `Bearer ${admin}` },
  });
  expect((await file.arrayBuffer()).byteLength).toBe(size);
  const { url } = (await server.call('POST', `/archive/${id}/link`, undefined, { token: admin })).body;
  const linked = await server.app.request(url);
  expect(linked.headers.get('content-disposition')).toContain('attachment; filename="Boleta 118.pdf"');
  await linked.arrayBuffer();
  await server.db.updateTable('users').set({ role: 'USER' }).where('email', '=', 'admin@correo.cl').execute();
  const refused = await server.app.request(url);
  expect([refused.status, await refused.json()]).toEqual([
    404,
    { message: 'El enlace ya no vale. Vuelve a descargar el papel.' },
  ]);
  await server.db
    .updateTable('users')
    .set({ role: 'ADMIN' })
    .where('email', '=', 'admin@correo.cl')
    .execute();
  expect((await get('/archive/../../etc/file', admin)).status).toBe(404);
});

test('a person who registers again starts anew: the archive leads to no account', async () => {
  await server.createUser('antonia@correo.cl', { rut: '12.345.678-5' });
  const token = await server.tokenFor('antonia@correo.cl');
  expect((await get('/documents', token)).body.total).toBe(0);
  expect((await get('/users/me/erasure', token)).body.kept.until).toBeNull();
});

test('a paper is deleted with its file when its years are over', async () => {
  const titlesAfter = async (moment: string) => {
    await purge(server.db, new Date(moment));
    const papers = await server.db.selectFrom('archived_papers').select('title').orderBy('title').execute();
    return papers.map(({ title }) => title);
  };
  expect(await titlesAfter('2031-12-31T12:00:00Z')).toHaveLength(4);
  expect(await titlesAfter('2032-01-02T12:00:00Z')).toEqual(['Boleta 118', 'Orden aceptada']);
  expect(await titlesAfter('2033-01-02T12:00:00Z')).toEqual([]);
  server.wait(8 * 365 * DAY);
  await server.swept();
  expect(server.storedFiles()).toEqual([]);
});
