import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appointAdmin, renewAccess } from '../src/people/accounts/appoint';
import { PASSWORD, testServer, tokenIn } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`truncate users cascade`.execute(server.db);
  await server.mails();
});

const EMAIL = 'rocio@estudio.cl';
const NOBODYS_HASH = 'none';

const appoint = (byHand = false, email = EMAIL) =>
  appointAdmin(server.db, { email, first_name: 'Rocío', last_name: 'Ñancupil' }, NOBODYS_HASH, {
    ...{ byHand, now: server.now() },
  });
const renew = (byHand = false, email = EMAIL) => renewAccess(server.db, email, { byHand, now: server.now() });

const choose = (token: string, password = 'otra frase bien larga') =>
  server.call('POST', '/users/change-password', { token, password, passwordConfirmation: password });

const tokenOfPath = (path: string | null) => (path ?? '').split('/').at(-1) ?? '';

async function historyOf(email: string, token: string) {
  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return (await server.call('GET', `/history/person/${id}`, undefined, { token })).body.items;
}

test('a new account chooses its password by the mailed link, and administers; the history names nobody', async () => {
  expect(await appoint()).toEqual({ outcome: 'invited', path: null });
  const [mail] = await server.mails();
  expect(mail?.to?.[0]?.address).toBe(EMAIL);
  expect((await choose(tokenIn(mail, 'change-password'))).status).toBe(200);
  const { body } = await server.logIn(EMAIL, 'otra frase bien larga');
  expect(body.role).toBe('ADMIN');
  const [line] = (await historyOf(EMAIL, body.accessToken)).slice(-1);
  expect(line).toMatchObject({ action: 'create', actor: null });
  expect(line.changes).toContainEqual({ field: 'console' });
});

test('a link by hand opens the account once, and sends no mail', async () => {
  const { path } = await appoint(true);
  expect(await server.mails()).toEqual([]);
  expect((await choose(tokenOfPath(path))).status).toBe(200);
  expect((await choose(tokenOfPath(path), 'una tercera frase larga')).status).toBe(422);
});

test('somebody with an account keeps the password and administers from now on', async () => {
  await server.createUser(EMAIL);
  expect(await appoint()).toEqual({ outcome: 'appointed', path: null });
  expect(await server.mails()).toEqual([]);
  expect((await server.logIn(EMAIL)).body.role).toBe('ADMIN');
});

test('an account that was registered and not activated is opened only by the link', async () => {
  await server.createUser(EMAIL, { isActive: false });
  const { outcome, path } = await appoint(true);
  expect(outcome).toBe('invited');
  expect((await server.logIn(EMAIL)).status).toBe(422);
  await choose(tokenOfPath(path));
  expect((await server.logIn(EMAIL, 'otra frase bien larga')).body.role).toBe('ADMIN');
});

test('renewed access ends every session and asks for another password', async () => {
  await server.createUser(EMAIL, { role: 'ADMIN' });
  const token = await server.tokenFor(EMAIL);
  expect((await renew()).outcome).toBe('renewed');
  expect((await server.call('GET', '/users/me', undefined, { token })).status).toBe(401);
  const [mail] = await server.mails();
  expect((await choose(tokenIn(mail, 'change-password'))).status).toBe(200);
  expect((await server.logIn(EMAIL, PASSWORD)).status).toBe(422);
  const { body } = await server.logIn(EMAIL, 'otra frase bien larga');
  expect((await historyOf(EMAIL, body.accessToken))[0].changes).toContainEqual({ field: 'access_renewed' });
});

test('talent, an unknown address and an inactive account get no access', async () => {
  await server.createUser('talento@correo.cl');
  await expect(renew(true, 'talento@correo.cl')).rejects.toThrow('no es de Administración');
  await expect(renew(true, 'nadie@correo.cl')).rejects.toThrow('No hay ninguna cuenta');
  await server.createUser(EMAIL, { role: 'ADMIN' });
  await sql`update users set deactivated_at = ${server.now()} where email = ${EMAIL}`.execute(server.db);
  await expect(renew(true)).rejects.toThrow('desactivada');
  await expect(appoint(true)).rejects.toThrow('desactivada');
});
