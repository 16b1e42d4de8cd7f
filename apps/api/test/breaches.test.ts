import { afterAll, beforeAll, expect, test } from 'vitest';
import { paperText } from './paperText';
import { studioForNotice } from './samplePrivacy';
import { adminOf } from './sampleStudio';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let token: string;
let ana: { id: string };
let inactive: { id: string };
const admin = (...request: [method: string, path: string, body?: unknown]) =>
  adminOf(server, () => token)(...request);
// The server's day is 20 November 2026.
const STOLEN = {
  ...{ title: 'Robo de un computador', what: 'Lo robaron de la oficina.\nEstaba sin clave.' },
  ...{ since: '2026-11-10', foundOn: '2026-11-11', dataKinds: ['bank'], peopleKinds: ['talent'] },
  ...{ hasChildren: false, effects: 'Alguien puede conocer sus cuentas.', measures: 'Cerramos sesiones.' },
  agencyOn: '',
};
beforeAll(async () => {
  server = await testServer();
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  ana = await server.createUser('ana@correo.cl');
  inactive = await server.createUser('pia@correo.cl');
  await server.createUser('nadie@correo.cl', { isActive: false });
  token = await server.tokenFor('admin@correo.cl');
  await studioForNotice(server);
});
afterAll(() => server.close());

const read = async () => (await admin('GET', '/breaches')).body.items;
const mail = async (values: object = {}) => {
  server.wait(1000);
  const [{ id, updatedAt }] = await read();
  const text = 'Robaron un computador con tus datos.\n\nCambia tu clave del banco.';
  return admin('POST', `/breaches/${id}/mails`, {
    ...{ updatedAt, text, audience: 'untold', personIds: [] },
    ...values,
  });
};

test('a breach is written down, completed and kept in the order in which they were found', async () => {
  const added = await admin('POST', '/breaches', STOLEN);
  expect([added.status, added.body.peopleCount, added.body.mails]).toEqual([201, null, []]);
  await admin('POST', '/breaches', {
    ...STOLEN,
    title: 'Anterior',
    since: '2026-01-01',
    foundOn: '2026-01-02',
  });
  expect((await read()).map(({ title }: { title: string }) => title)).toEqual([
    'Robo de un computador',
    'Anterior',
  ]);
  server.wait(1000);
  const path = `/breaches/${added.body.id}`;
  const change = { ...STOLEN, peopleCount: 40, agencyOn: '2026-11-12', updatedAt: added.body.updatedAt };
  const saved = await admin('PATCH', path, change);
  expect([saved.status, saved.body.peopleCount, saved.body.agencyOn]).toEqual([200, 40, '2026-11-12']);
  // Two coordinators had it open: the second sees what the first one saved.
  const stale = await admin('PATCH', path, { ...change, peopleCount: 50 });
  expect([stale.status, stale.body.current.peopleCount]).toEqual([409, 40]);
  const { items } = (await admin('GET', `/history/breach/${added.body.id}`)).body;
  expect(items[0].changes).toEqual([
    { field: 'peopleCount', from: null, to: 40 },
    { field: 'agencyOn', from: '', to: '2026-11-12' },
  ]);
});

test('days that are still to come, and days out of their order, are refused by field', async () => {
  const errorsOf = async (values: object) => {
    const { status, body } = await admin('POST', '/breaches', { ...STOLEN, ...values });
    return [status, body.errors.map(({ field }: { field: string }) => field)];
  };
  expect(await errorsOf({ foundOn: '2026-11-21' })).toEqual([422, ['foundOn']]);
  expect(await errorsOf({ foundOn: '2026-11-09' })).toEqual([422, ['foundOn']]);
  expect(await errorsOf({ agencyOn: '2026-11-10' })).toEqual([422, ['agencyOn']]);
  expect(
    (await admin('PATCH', '/breaches/999', { ...STOLEN, updatedAt: '2026-11-20T12:00:00.000Z' })).status,
  ).toBe(404);
});

test('the mail goes once to each activated account, in the words that ADMIN chose', async () => {
  await server.db
    .updateTable('users')
    .set({ deactivated_at: server.now() })
    .where('id', '=', inactive.id)
    .execute();
  await server.mails();
  const first = await mail({ audience: 'chosen', personIds: [ana.id, ana.id] });
  expect([first.status, first.body.mails.map(({ people }: { people: number }) => people)]).toEqual([
    200,
    [1],
  ]);
  const [told, ...others] = await server.mails();
  expect([told?.to?.[0]?.address, told?.subject, others]).toEqual([
    'ana@correo.cl',
    'Aviso de Estudio de Doblaje sobre tus datos personales',
    [],
  ]);
  expect(told?.text).toContain('Cambia tu clave del banco.');
  expect(told?.text).toContain('escribe a datos@andino.cl');
  expect(told?.text).toContain('http://portal.test/privacy');

  const second = await mail();
  expect(second.body.mails.map(({ people }: { people: number }) => people)).toEqual([1, 2]);
  // An inactive person's data are in the portal, too.
  expect((await server.mails()).map(({ to }) => to?.[0]?.address).sort()).toEqual([
    'admin@correo.cl',
    'pia@correo.cl',
  ]);
  expect((await mail()).body.errors).toEqual([
    { field: 'audience', message: 'Ya se escribió a todas las personas con cuenta' },
  ]);
});

test('two who write at the same moment send one mail', async () => {
  await server.mails();
  const [{ updatedAt }] = await read();
  const looked = { audience: 'all', updatedAt };
  const both = await Promise.all([mail(looked), mail(looked)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await server.mails()).toHaveLength(3);
});

test('somebody without an account is not written to', async () => {
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nobody'])
    expect((await mail({ audience: 'chosen', personIds: [ana.id, id] })).body.errors).toEqual([
      {
        field: 'personIds',
        message: 'Alguna de estas personas ya no tiene una cuenta: elígelas de nuevo',
      },
    ]);
  expect(await server.mails()).toEqual([]);
});

test('an erased person is no longer named, but the number of people stays', async () => {
  const before = (await read())[0].mails;
  await server.db.deleteFrom('sessions').where('user_id', '=', ana.id).execute();
  await server.db.deleteFrom('users').where('id', '=', ana.id).execute();
  expect((await read())[0].mails).toEqual(before);
});

test('the notice to the Agency says what art. 14 sexies asks for', async () => {
  const [{ id }] = await read();
  const ask = async (of: number) =>
    server.app.request(`/api/breaches/${of}/notice`, { headers: { authorization: `Bearer ${token}` } });
  const answer = await ask(id);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="vulneracion-${id}.pdf"`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(bytes).toEqual(new Uint8Array(await (await ask(id)).arrayBuffer()));
  const text = await paperText(bytes);
  for (const part of [
    'A la Agencia de Protección de Datos Personales',
    'Estudio Andino SpA',
    'Rosa Rojas',
    '10-11-2026',
    '11-11-2026',
    'Bancarios: banco, cuenta y titular',
    'Cuántas personas 40',
    'Estaba sin clave.',
    'Alguien puede conocer sus cuentas.',
    'Cerramos sesiones.',
    '20-11-2026, a 1 persona; 20-11-2026, a 2 personas; 20-11-2026, a 3 personas',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('[símbolo]');
  expect((await ask(999)).status).toBe(404);
});
