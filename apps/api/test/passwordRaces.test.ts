import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../src/people/passwords/passwords';
import { PASSWORD, testServer, tokenIn } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const NEW = 'la que vale desde ahora';
const ROUNDS = 3;

/** Makes a person whose password takes as long to check as in production, because the races depend on it. */
const createUser = async (email: string) =>
  server.createUser(email, { passwordHash: await hashPassword(PASSWORD) });

const session = (token: string) => server.call('GET', '/users/auth/session', undefined, { token });
const change = (token: string, password: string) =>
  server.call('POST', '/users/change-password', { token, password, passwordConfirmation: password });
const changeOwn = (token: string, currentPassword: string, password: string) =>
  server.call(
    'PUT',
    '/users/me/password',
    { currentPassword, password, passwordConfirmation: password },
    { token },
  );

async function resetTokenOf(email: string): Promise<string> {
  await server.mails();
  await server.call('POST', '/users/send-mail/resetpassword', { email });
  return tokenIn((await server.mails())[0], 'change-password');
}

/** Sends log-ins with the old password at intervals, so that the change happens while the server checks some of them. */
function logInsAround(email: string) {
  return Array.from({ length: 12 }, async (_, index) => {
    await new Promise((resolve) => setTimeout(resolve, index * 6));
    return server.logIn(email, PASSWORD);
  });
}

test('a log-in under way with the old password does not survive a reset', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const email = `reset${round}@correo.cl`;
    await createUser(email);
    const token = await resetTokenOf(email);
    const [changed, ...logins] = await Promise.all([change(token, NEW), ...logInsAround(email)]);
    expect(changed?.status).toBe(200);
    for (const { status, body } of logins) {
      if (status === 200) expect((await session(body.accessToken)).status).toBe(401);
      else expect([status, body]).toEqual([422, { message: 'Correo o contraseña incorrectos' }]);
    }
  }
});

test('nor one’s own change of password: only the session that made it stays open', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const email = `propia${round}@correo.cl`;
    await createUser(email);
    const own = await server.tokenFor(email);
    const [changed, ...logins] = await Promise.all([changeOwn(own, PASSWORD, NEW), ...logInsAround(email)]);
    expect(changed?.status).toBe(204);
    for (const { status, body } of logins) {
      if (status === 200) expect((await session(body.accessToken)).status).toBe(401);
    }
    expect((await session(own)).status).toBe(200);
  }
});

test('a change made with the old password does not overwrite a reset', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const email = `ambas${round}@correo.cl`;
    await createUser(email);
    const stolen = await server.tokenFor(email);
    const token = await resetTokenOf(email);
    const [reset] = await Promise.all([
      change(token, NEW),
      changeOwn(stolen, PASSWORD, 'la de quien robó la sesión'),
    ]);
    // Either the reset came last, or the other change made its link invalid; the owner can then ask for a new link.
    const owner = (await server.logIn(email, NEW)).status;
    expect([reset.status, owner]).toEqual(reset.status === 200 ? [200, 200] : [422, 422]);
  }
});

test('one’s own change of password is told by mail', async () => {
  const email = 'avisada@correo.cl';
  await createUser(email);
  await server.mails();
  await changeOwn(await server.tokenFor(email), PASSWORD, NEW);
  const [told, ...others] = await server.mails();
  expect(others).toEqual([]);
  expect(told).toMatchObject({ subject: 'Tu contraseña cambió', to: [{ address: email }] });
});

test('several links of one account at once: one succeeds, and none waits for another for ever', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const email = `varios${round}@correo.cl`;
    await createUser(email);
    await server.mails();
    for (let n = 0; n < 4; n++) await server.call('POST', '/users/send-mail/resetpassword', { email });
    const tokens = (await server.mails()).map((mail) => tokenIn(mail, 'change-password'));
    const answers = await Promise.all(tokens.map((token, n) => change(token, `clave larga número ${n}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  }
});
