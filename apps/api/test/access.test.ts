import { type Access, routes } from '@doblaje/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from './testServer';

const EVERYBODY: Access = 'public';
const ANY_SESSION: Access = ['ADMIN', 'USER'];

/**
 * Who may call what, decided here a second time: a route added to the contract fails this test until somebody has
 * thought about it, and one whose access is changed by mistake fails it too.
 */
const DECIDED: Readonly<Record<string, Access>> = {
  'GET /health': EVERYBODY,
  'POST /users/auth/login': EVERYBODY,
  'POST /users/auth/register': EVERYBODY,
  'POST /users/auth/activate': EVERYBODY,
  'POST /users/auth/resend-activation': EVERYBODY,
  'POST /users/send-mail/resetpassword': EVERYBODY,
  'POST /users/change-password': EVERYBODY,
  'POST /users/auth/logout': ANY_SESSION,
  'GET /users/auth/session': ANY_SESSION,
  'GET /users/me': ANY_SESSION,
  'GET /users/me/profile': ANY_SESSION,
  'PATCH /users/me/profile': ANY_SESSION,
  'PUT /users/me/password': ANY_SESSION,
  'DELETE /users/auth/sessions': ANY_SESSION,
  'GET /users/me/export': ANY_SESSION,
  'DELETE /users/me': ANY_SESSION,
};

const ALL = Object.values(routes).map((route) => ({
  name: `${route.method.toUpperCase()} ${route.path}`,
  method: route.method.toUpperCase(),
  path: route.path.replace(/\{[^}]+\}/g, '1'),
}));

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
  await server.createUser('user@correo.cl');
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
});
afterAll(() => server.close());

test('every route of the contract is decided, and nothing else is', () => {
  expect(ALL.map(({ name }) => name).sort()).toEqual(Object.keys(DECIDED).sort());
});

test.each(ALL)('$name', async ({ name, method, path }) => {
  const access = DECIDED[name] ?? [];
  const answerTo = async (token?: string) => {
    const body = method === 'GET' ? undefined : {};
    const { status, body: answer } = await server.call(
      method,
      path,
      body,
      token === undefined ? {} : { token },
    );
    return { status, message: answer?.message };
  };

  const stranger = await answerTo();
  if (access === 'public') expect([401, 403, 404, 405]).not.toContain(stranger.status);
  else expect(stranger).toEqual({ status: 401, message: 'No token provided' });

  for (const role of ['USER', 'ADMIN'] as const) {
    const { status } = await answerTo(await server.tokenFor(`${role.toLowerCase()}@correo.cl`));
    const isAllowed = access === 'public' || access.includes(role);
    if (isAllowed) expect([401, 403, 404, 405]).not.toContain(status);
    else expect(status).toBe(403);
    expect(status).toBeLessThan(500);
  }
});
