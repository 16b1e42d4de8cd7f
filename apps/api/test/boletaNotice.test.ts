import { expect, test } from 'vitest';
import { testServer } from './testServer';

test('the boleta notice always shows until ADMIN sets its first and last day, which are days in Chile', async () => {
  const server = await testServer();
  await server.createUser('fermin@estudio.cl', { role: 'ADMIN' });
  await server.createUser('antonia@correo.cl');
  const admin = { token: await server.tokenFor('fermin@estudio.cl') };
  const user = { token: await server.tokenFor('antonia@correo.cl') };
  const isShown = async () =>
    (await server.call('GET', '/users/auth/session', undefined, user)).body.isBoletaNoticeOn;
  const days = async () => (await server.call('GET', '/catalogues', undefined, admin)).body.boletaNotice;
  const save = (changes: object) => server.call('PUT', '/catalogues/boleta-notice', changes, admin);

  expect(await days()).toMatchObject({ from: '', until: '' });
  expect(await isShown()).toBe(true);
  // The clock says 20 November 2026, 9:00 in Chile.
  const read = await days();
  expect((await save({ ...read, from: '2026-11-21', until: '' })).status).toBe(200);
  expect(await isShown()).toBe(false);
  const stale = await save({ ...read, from: '', until: '' });
  expect([stale.status, stale.body.current.from]).toEqual([409, '2026-11-21']);
  expect((await save({ ...(await days()), from: '2026-11-01', until: '2026-11-20' })).status).toBe(200);
  expect(await isShown()).toBe(true);
  const wrong = await save({ ...(await days()), from: '2026-11-02', until: '2026-11-01' });
  expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'until']);
  await server.close();
});
