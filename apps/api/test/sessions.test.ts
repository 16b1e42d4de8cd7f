import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../src/ground/time/time';
import { PASSWORD, testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
  await server.createUser('antonia@correo.cl');
  await server.createUser('fermin@correo.cl', { role: 'ADMIN' });
  await server.createUser('rut@correo.cl', { rut: '12.345.678-5' });
  await server.createUser('nueva@correo.cl', { isActive: false });
});
afterAll(() => server.close());

const session = (token: string) => server.call('GET', '/users/auth/session', undefined, { token });

test('logging in answers who the person is, and the token opens the session', async () => {
  const { status, body } = await server.logIn('antonia@correo.cl');
  expect(status).toBe(200);
  const user = {
    email: 'antonia@correo.cl',
    first_name: 'Antonia',
    last_name: 'Millaquén Rojas',
    rol: 'USER',
  };
  const { id: userId } = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'antonia@correo.cl')
    .executeTakeFirstOrThrow();
  expect(body).toEqual({ accessToken: expect.stringMatching(/^[\w-]{43}$/), role: 'USER', userId, user });
  expect((await session(body.accessToken)).body).toMatchObject({
    role: 'USER',
    userId,
    user,
    alerts: { home: true },
  });
});

test('the address is compared without case or blanks around it', async () => {
  expect((await server.logIn('  ANTONIA@Correo.CL ')).status).toBe(200);
});

test('the home alert is there while a USER has no valid RUT, and never for ADMIN', async () => {
  const alertOf = async (email: string) => (await session(await server.tokenFor(email))).body.alerts.home;
  expect(await alertOf('antonia@correo.cl')).toBe(true);
  expect(await alertOf('rut@correo.cl')).toBe(false);
  expect(await alertOf('fermin@correo.cl')).toBe(false);
});

test('one’s own RUT and data sheet', async () => {
  const token = await server.tokenFor('rut@correo.cl');
  const read = async (path: string) => (await server.call('GET', path, undefined, { token })).body;
  expect(await read('/users/me')).toEqual({ rut: '12.345.678-5' });
  expect(await read('/users/me/profile')).toMatchObject({ email: 'rut@correo.cl', rut: '12.345.678-5' });
});

test('a wrong password and an unknown address get the same answer', async () => {
  const wrong = await server.logIn('antonia@correo.cl', 'otra cosa');
  const unknown = await server.logIn('nadie@correo.cl');
  expect([wrong.status, wrong.body]).toEqual([422, { message: 'Correo o contraseña incorrectos' }]);
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
});

test('a person who registers an address and logs in with the same password does not learn whether it had an account', async () => {
  const password = 'frase de quien prueba';
  const register = (email: string) =>
    server.call('POST', '/users/auth/register', {
      first_name: 'Ana',
      last_name: 'Ruz',
      email,
      password,
      passwordConfirmation: password,
    });
  for (const email of ['antonia@correo.cl', 'nueva@correo.cl', 'nadie@correo.cl']) {
    await register(email);
    const { status, body } = await server.logIn(email, password);
    expect([status, body]).toEqual([422, { message: 'Correo o contraseña incorrectos' }]);
  }
  expect((await server.logIn('nueva@correo.cl', PASSWORD)).body).toEqual({
    message: 'Correo o contraseña incorrectos',
  });
});

test('logging out ends that session and no other', async () => {
  const [one, other] = [
    await server.tokenFor('antonia@correo.cl'),
    await server.tokenFor('antonia@correo.cl'),
  ];
  expect((await server.call('POST', '/users/auth/logout', undefined, { token: one })).status).toBe(204);
  expect(await session(one)).toMatchObject({ status: 401, body: { message: 'Invalid token' } });
  expect((await session(other)).status).toBe(200);
});

test('a session ends after 12 hours without use', async () => {
  const token = await server.tokenFor('antonia@correo.cl');
  server.wait(12 * HOUR - MINUTE);
  expect((await session(token)).status).toBe(200);
  server.wait(12 * HOUR - MINUTE);
  expect((await session(token)).status).toBe(200);
  server.wait(12 * HOUR + MINUTE);
  expect(await session(token)).toMatchObject({ status: 401, body: { message: 'Invalid token' } });
});

test('a session ends 30 days after log-in however much it is used', async () => {
  const token = await server.tokenFor('antonia@correo.cl');
  for (let hours = 0; hours < 30 * 24 - 10; hours += 10) {
    server.wait(10 * HOUR);
    expect((await session(token)).status).toBe(200);
  }
  server.wait(10 * HOUR);
  expect((await session(token)).status).toBe(401);
});

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';

test('open sessions are listed with the name of each browser, and a session that is closed ends at once', async () => {
  await server.createUser('lista@correo.cl');
  const own = await server.tokenFor('lista@correo.cl');
  server.wait(MINUTE);
  const body = { email: 'lista@correo.cl', password: PASSWORD };
  const headers = { 'user-agent': FIREFOX };
  const other = (await server.call('POST', '/users/auth/login', body, { headers })).body.accessToken;
  const list = async (token = own, query = '') =>
    (await server.call('GET', `/users/auth/sessions${query}`, undefined, { token })).body;

  const { items, total } = await list();
  expect(total).toBe(2);
  expect(items).toMatchObject([
    { browser: 'Firefox en Windows', isCurrent: false },
    { browser: '', isCurrent: true },
  ]);
  expect(Date.parse(items[0].startedAt)).toBe(server.now().getTime());
  expect((await list(other)).items).toMatchObject([{ isCurrent: true }, { isCurrent: false }]);
  expect((await list(own, '?search=fire&sort=browser')).items).toHaveLength(1);

  const close = (id: string, token = own) =>
    server.call('DELETE', `/users/auth/sessions/${id}`, undefined, { token });
  const stranger = await server.tokenFor('antonia@correo.cl');
  expect((await close(items[0].id, stranger)).status).toBe(404);
  expect((await session(other)).status).toBe(200);
  expect((await close(items[0].id)).status).toBe(204);
  expect(await session(other)).toMatchObject({ status: 401, body: { message: 'Invalid token' } });
  expect((await close(items[0].id)).status).toBe(404);
  expect((await close('1')).status).toBe(404);
  expect((await list()).items).toMatchObject([{ isCurrent: true }]);
});

test('a session that has ended is not listed', async () => {
  await server.createUser('vieja@correo.cl');
  await server.tokenFor('vieja@correo.cl');
  server.wait(12 * HOUR);
  const token = await server.tokenFor('vieja@correo.cl');
  const { body } = await server.call('GET', '/users/auth/sessions', undefined, { token });
  expect(body).toMatchObject({ total: 1, items: [{ isCurrent: true }] });
});

test('no token is stored in plain text', async () => {
  const token = await server.tokenFor('antonia@correo.cl');
  const rows = await server.db.selectFrom('sessions').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('the purge keeps living sessions', async () => {
  const { purge } = await import('../src/server/purge');
  const token = await server.tokenFor('antonia@correo.cl');
  await purge(server.db, server.now());
  expect((await session(token)).status).toBe(200);
  server.wait(DAY);
  await purge(server.db, server.now());
  expect(await server.db.selectFrom('sessions').select('id').execute()).toEqual([]);
});

test('every answer to a session says how long it lasts unless it is used again, by the server’s clock', async () => {
  const token = await server.tokenFor('rut@correo.cl');
  const endsIn = async (path: string, of: string | null = token) => {
    const { headers } = await server.call('GET', path, undefined, of === null ? {} : { token: of });
    return headers.get('session-ends-in');
  };
  const whole = `${(12 * HOUR) / 1000}`;
  expect(await endsIn('/users/auth/session')).toBe(whole);
  // Within a minute the use is not written down, so the end stays.
  server.wait(20_000);
  expect(await endsIn('/users/me/profile')).toBe(`${(12 * HOUR) / 1000 - 20}`);
  server.wait(HOUR);
  expect(await endsIn('/users/me/profile')).toBe(whole);
  // A refusal within a session is an answer to it, too.
  expect(await endsIn('/projects/0')).toBe(whole);
  expect(await endsIn('/users/auth/session', 'unknown')).toBeNull();
  expect(await endsIn('/privacy')).toBeNull();
});
