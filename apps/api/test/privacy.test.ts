import { TREATMENT_INITIAL } from '@doblaje/domain/privacy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { after, DAY } from '../src/ground/time/time';
import { purge } from '../src/server/purge';
import { adminOf } from './sampleStudio';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let token: string;
const admin = (...request: [method: string, path: string, body?: unknown]) =>
  adminOf(server, () => token)(...request);
const personOf = async (email: string) => {
  const own = await server.tokenFor(email);
  return (method: string, path: string, body?: unknown) => server.call(method, path, body, { token: own });
};
beforeAll(async () => {
  server = await testServer();
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  await server.createUser('ana@correo.cl');
  token = await server.tokenFor('admin@correo.cl');
});
afterAll(() => server.close());

const personalData = async () => (await admin('GET', '/personal-data')).body;
const saveSettings = async (changes: object) => {
  server.wait(1000);
  return admin('PUT', '/personal-data/settings', { ...(await personalData()).settings, ...changes });
};
const publish = async (changes: object = {}) => {
  server.wait(1000);
  const { digest } = (await personalData()).draft;
  const values = { digest, isNewMeaning: true, summary: 'Un destinatario nuevo', ...changes };
  return admin('POST', '/privacy/versions', values);
};
const CASTING = {
  ...TREATMENT_INITIAL,
  ...{
    name: 'Créditos',
    purpose: 'Nombrar a quien actuó.',
    dataKinds: ['identity'],
    peopleKinds: ['talent'],
  },
  ...{ basis: 'contract', recipients: 'El cliente', keptMonths: 24, keptFrom: 'desde el estreno' },
};

test('there is no notice until everything that it has to say is there', async () => {
  expect((await server.call('GET', '/privacy')).status).toBe(404);
  const { draft, isPublished } = await personalData();
  expect(isPublished).toBe(false);
  expect(draft.missing).toEqual([
    'la razón social del estudio',
    'el RUT del estudio',
    'quién representa al estudio',
    'la dirección',
    'el correo para solicitudes',
  ]);
  const refused = await publish();
  expect([refused.status, refused.body.message]).toEqual([
    422,
    'Falta la razón social del estudio, el RUT del estudio, quién representa al estudio, la dirección y el correo para solicitudes.',
  ]);
});

test('what the notice says of the studio is saved once, and read again', async () => {
  const read = (await personalData()).settings;
  const values = { representative: 'Rosa Rojas', address: 'Av. Italia 1000', email: 'datos@andino.cl' };
  const saved = await saveSettings(values);
  expect([saved.status, saved.body]).toEqual([200, { ...read, ...values, updatedAt: saved.body.updatedAt }]);
  const stale = await saveSettings({ address: 'Otra', updatedAt: read.updatedAt });
  expect([stale.status, stale.body.current]).toEqual([409, saved.body]);
  expect((await saveSettings({ email: 'datos' })).body.errors).toEqual([
    { field: 'email', message: 'El correo electrónico es inválido' },
  ]);
});

test('the notice is what its treatments say, and older versions stay readable', async () => {
  const { studio } = (await admin('GET', '/catalogues')).body;
  await admin('PUT', '/catalogues/studio', { ...studio, name: 'Estudio Andino SpA', rut: '760070750' });
  const first = await publish({ isNewMeaning: false, summary: '' });
  expect([first.status, first.body.isPublished]).toEqual([200, true]);
  const added = await admin('POST', '/personal-data/treatments', CASTING);
  expect([added.status, added.body.isOfPortal]).toEqual([201, false]);
  expect((await personalData()).isPublished).toBe(false);
  expect(JSON.stringify((await server.call('GET', '/privacy')).body)).not.toContain('Créditos');

  const second = await publish();
  expect(second.body.versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  const now = (await server.call('GET', '/privacy')).body;
  expect([now.version, JSON.stringify(now.sections).includes('24 meses desde el estreno')]).toEqual([
    2,
    true,
  ]);
  const before = (await server.call('GET', '/privacy/versions/1')).body;
  expect([before.version, JSON.stringify(before.sections).includes('Créditos')]).toEqual([1, false]);
  expect((await server.call('GET', '/privacy/versions/3')).status).toBe(404);
});

test('only the text that was looked at is published, and only once', async () => {
  const { digest } = (await personalData()).draft;
  expect((await publish()).status).toBe(409);
  await saveSettings({ address: 'Av. Italia 2000' });
  const other = await admin('POST', '/privacy/versions', { digest, isNewMeaning: false, summary: '' });
  expect([other.status, other.body.code]).toEqual([409, 'STALE']);
  const both = await Promise.all([publish(), publish()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { versions } = await personalData();
  expect(versions).toHaveLength(3);
});

test('a change of meaning is told to people who were there before, until they have seen it', async () => {
  const ana = await personOf('ana@correo.cl');
  const told = { version: 3, summary: 'Un destinatario nuevo' };
  expect((await ana('GET', '/users/me/privacy-notice')).body).toEqual(told);
  // An older version was seen: the latest is still new.
  await ana('PUT', '/users/me/privacy-notice', { version: 1 });
  expect((await ana('GET', '/users/me/privacy-notice')).body).toEqual(told);
  expect((await ana('PUT', '/users/me/privacy-notice', { version: 99 })).status).toBe(204);
  expect((await ana('GET', '/users/me/privacy-notice')).body).toEqual(told);
  await ana('PUT', '/users/me/privacy-notice', { version: 3 });
  expect((await ana('GET', '/users/me/privacy-notice')).body.version).toBeNull();
  await ana('PUT', '/users/me/privacy-notice', { version: 1 });
  expect((await ana('GET', '/users/me/privacy-notice')).body.version).toBeNull();

  await saveSettings({ address: 'Av. Italia 3000' });
  await publish({ isNewMeaning: false, summary: '' });
  expect((await ana('GET', '/users/me/privacy-notice')).body.version).toBeNull();
  server.wait(1000);
  await server.createUser('nueva@correo.cl');
  const nueva = await personOf('nueva@correo.cl');
  expect((await nueva('GET', '/users/me/privacy-notice')).body.version).toBeNull();
});

test('a treatment has a name of its own, and one that the portal names stays', async () => {
  const twice = await admin('POST', '/personal-data/treatments', CASTING);
  expect(twice.body.errors).toEqual([{ field: 'name', message: 'Ya hay un tratamiento con este nombre' }]);
  const { treatments } = await personalData();
  const own = treatments.find(({ name }: { name: string }) => name === 'Créditos');
  const account = treatments[0];
  const refused = await admin('DELETE', `/personal-data/treatments/${account.id}`);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'El portal trata datos para esto: este tratamiento se puede editar, pero no quitar.',
  ]);
  const { id, isOfPortal: _, ...values } = own;
  const renamed = await admin('PATCH', `/personal-data/treatments/${id}`, { ...values, name: account.name });
  expect(renamed.body.errors).toEqual(twice.body.errors);
  expect((await admin('DELETE', `/personal-data/treatments/${id}`)).status).toBe(204);
  expect((await admin('DELETE', `/personal-data/treatments/${id}`)).status).toBe(204);
  expect((await admin('PATCH', `/personal-data/treatments/${id}`, values)).status).toBe(404);
});

test('a treatment cannot promise less time than the portal keeps its data', async () => {
  const { treatments } = await personalData();
  const {
    id,
    isOfPortal: _,
    ...values
  } = treatments.find(({ name }: { name: string }) => name === 'Postulaciones');
  server.wait(1000);
  const refused = await admin('PATCH', `/personal-data/treatments/${id}`, { ...values, keptMonths: 6 });
  expect(refused.body.errors).toEqual([
    {
      field: 'keptMonths',
      message: 'El portal borra «Postulaciones rechazadas» después: 365 días desde que se rechazan',
    },
  ]);
  const saved = await admin('PATCH', `/personal-data/treatments/${id}`, { ...values, keptMonths: 18 });
  expect([saved.status, saved.body.keptMonths]).toEqual([200, 18]);
});

test('what the portal removes by itself tells how many it removed, and when', async () => {
  const kept = async (id: string) =>
    (await personalData()).kept.find((part: { id: string }) => part.id === id);
  expect(await kept('browsers')).toMatchObject({ lastRun: null, removed: 0, lastRemoval: null });
  const { id: user_id } = await server.createUser('vieja@correo.cl');
  await server.db
    .insertInto('known_browsers')
    .values({ user_id, token_hash: 'x', last_used_at: after(server.now(), -90 * DAY) })
    .execute();
  const first = server.now();
  await purge(server.db, first);
  const removed = { removed: 1, lastRun: first.toISOString(), lastRemoval: first.toISOString() };
  expect(await kept('browsers')).toMatchObject({ after: '90 días desde su último uso', ...removed });
  server.wait(1000);
  await purge(server.db, server.now());
  expect(await kept('browsers')).toMatchObject({
    ...{ removed: 0, lastRun: server.now().toISOString(), lastRemoval: first.toISOString() },
  });
});
