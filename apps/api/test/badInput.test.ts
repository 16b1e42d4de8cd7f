import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, testServer, tokenIn } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let token: string;
beforeAll(async () => {
  server = await testServer();
  await server.createUser('antonia@correo.cl');
  token = await server.tokenFor('antonia@correo.cl');
});
afterAll(() => server.close());

const LOGIN = '/users/auth/login';
const REGISTER = '/users/auth/register';
const ACTIVATE = '/users/auth/activate';
const RESEND = '/users/auth/resend-activation';
const RECOVER = '/users/send-mail/resetpassword';
const CHANGE = '/users/change-password';

const login = { email: 'antonia@correo.cl', password: PASSWORD };
const person = {
  first_name: 'Ñusta',
  last_name: 'Ibáñez',
  email: 'nueva@correo.cl',
  password: PASSWORD,
  passwordConfirmation: PASSWORD,
};
const withPassword = (password: string) => ({ ...person, password, passwordConfirmation: password });
const linkOf = (password: string) => ({ password, passwordConfirmation: password, token: 'A'.repeat(43) });

const BODIES: [name: string, path: string, body: unknown, status: number, field?: string][] = [
  ['malformed JSON', LOGIN, '{"email": ', 400],
  ['JSON with something after it', LOGIN, `${JSON.stringify(login)}x`, 400],
  ['no body', LOGIN, '', 400],
  ['null', LOGIN, 'null', 422],
  ['a list', LOGIN, [login], 422],
  ['a number', LOGIN, 7, 422],
  ['wrong types', LOGIN, { email: ['a'], password: { $ne: null } }, 422, 'email'],
  ['an unknown field', LOGIN, { ...login, role: 'ADMIN' }, 422, 'role'],
  ['a password of 129 characters', LOGIN, { ...login, password: 'a'.repeat(129) }, 422, 'password'],
  ['an address of 300 characters', LOGIN, { ...login, email: `${'a'.repeat(295)}@b.cl` }, 422, 'email'],
  ['a NUL', LOGIN, { ...login, email: 'antonia@correo.cl\u0000' }, 422, 'email'],
  ['half a character', LOGIN, '{"email":"\\ud800@b.cl","password":"x"}', 422, 'email'],
  ['SQL', LOGIN, { email: "' or 1=1; drop table users; --", password: "' or '1'='1" }, 422],
  ['deep nesting', LOGIN, '['.repeat(30_000) + ']'.repeat(30_000), 422],
  ['1 MB', LOGIN, { ...login, password: 'a'.repeat(1_000_000) }, 413],
  ['1 MB', REGISTER, { ...person, first_name: 'a'.repeat(1_000_000) }, 413],
  ['7 characters', REGISTER, withPassword('1ñ🎧4567'), 422, 'password'],
  ['129 characters', REGISTER, withPassword(`${PASSWORD}${'ñ'.repeat(109)}`), 422, 'password'],
  ['a common password', REGISTER, withPassword('contraseña'), 422, 'password'],
  ['another confirmation', REGISTER, { ...person, passwordConfirmation: 'x' }, 422, 'passwordConfirmation'],
  ['an address of 300 characters', REGISTER, { ...person, email: `${'a'.repeat(295)}@b.cl` }, 422, 'email'],
  ['a word that a dot ends', REGISTER, { ...person, email: 'ana.@x.cl' }, 422, 'email'],
  ['two dots in an address', REGISTER, { ...person, email: 'a..b@x.cl' }, 422, 'email'],
  ['a host that a hyphen begins', REGISTER, { ...person, email: 'a@-x.cl' }, 422, 'email'],
  ['two addresses', REGISTER, { ...person, email: 'a@b.cl,c@d.cl' }, 422, 'email'],
  ['an address with a name', REGISTER, { ...person, email: 'Ana <a@b.cl>' }, 422, 'email'],
  ['a header in the address', REGISTER, { ...person, email: 'a@b.cl\r\nBcc: c@d.cl' }, 422, 'email'],
  ['an address of nothing to see', REGISTER, { ...person, email: '\u3164@\u3164.cl' }, 422, 'email'],
  ['an address with something unseen', REGISTER, { ...person, email: 'a\u034f@b.cl' }, 422, 'email'],
  ['a name of fillers', REGISTER, { ...person, first_name: '\u3164\u034f' }, 422, 'first_name'],
  ['a header in the name', REGISTER, { ...person, first_name: 'Ana\r\nBcc: c@d.cl' }, 422, 'first_name'],
  ['a line separator in the name', REGISTER, { ...person, last_name: 'Ana\u2028B' }, 422, 'last_name'],
  ['a name turned round', REGISTER, { ...person, first_name: '\u202eanA' }, 422, 'first_name'],
  ['a name of nothing to see', REGISTER, { ...person, last_name: '\u200b' }, 422, 'last_name'],
  ['a name of 101 characters', REGISTER, { ...person, first_name: 'a'.repeat(101) }, 422, 'first_name'],
  ['a blank name', REGISTER, { ...person, last_name: '   ' }, 422, 'last_name'],
  ['a role', REGISTER, { ...person, role: 'ADMIN' }, 422, 'role'],
  ['a number as token', ACTIVATE, { token: 7 }, 422, 'token'],
  ['an empty token', ACTIVATE, { token: '' }, 422, 'token'],
  ['a token with a NUL', ACTIVATE, { token: 'a\u0000b' }, 422, 'token'],
  ['a token of 100,000 characters', ACTIVATE, { token: 'a'.repeat(100_000) }, 413],
  ['a foreign token', ACTIVATE, { token: 'A'.repeat(43) }, 422],
  ['no address', RESEND, { email: 'nada' }, 422, 'email'],
  ['no address', RECOVER, { email: 'nada' }, 422, 'email'],
  ['a header in the address', RECOVER, { email: 'a@b.cl\nBcc: c@d.cl' }, 422, 'email'],
  ['7 characters', CHANGE, linkOf('1234567'), 422, 'password'],
  ['129 characters', CHANGE, linkOf(`${PASSWORD}${'ñ'.repeat(109)}`), 422, 'password'],
  ['a common password', CHANGE, linkOf('contraseña'), 422, 'password'],
  ['a foreign token', CHANGE, linkOf(PASSWORD), 422],
];

test.each(BODIES)('%s to %s', async (_, path, body, status, field) => {
  const answer = await server.call('POST', path, body);
  expect(answer.status).toBe(status);
  expect(answer.body.message).toMatch(/\p{L}/u);
  expect(JSON.stringify(answer.body)).not.toMatch(/invalid |required|expected|unrecognized|token provided/i);
  if (field) expect(answer.body.errors).toContainEqual({ field, message: expect.stringMatching(/\p{L}/u) });
});

test('a field gets one error, however much is wrong with it', async () => {
  const tooLong = await server.call('POST', REGISTER, { ...person, first_name: 'a'.repeat(201) });
  expect(tooLong.body.errors).toEqual([
    { field: 'first_name', message: 'El nombre debe tener como máximo 100 caracteres' },
  ]);
  const both = await server.call('POST', REGISTER, { ...person, first_name: `${'a'.repeat(201)}\u0000` });
  expect(both.body.errors).toEqual([
    { field: 'first_name', message: 'Contiene caracteres que no se permiten' },
  ]);
});

test('refused requests leave nothing behind', async () => {
  expect(await server.db.selectFrom('users').select('email').execute()).toEqual([
    { email: 'antonia@correo.cl' },
  ]);
  expect(await server.mails()).toEqual([]);
});

test.each([
  ['no token', undefined, 'No token provided'],
  ['garbage', '☠', 'Invalid token'],
  ['a made-up token', 'A'.repeat(43), 'Invalid token'],
  ['a very long token', 'A'.repeat(8000), 'Invalid token'],
])('%s ends in 401', async (_, value, message) => {
  const headers: Record<string, string> =
    value === undefined ? {} : { authorization: `Bearer ${encodeURIComponent(value)}` };
  const answer = await server.call('GET', '/users/me', undefined, { headers });
  expect([answer.status, answer.body]).toEqual([401, { message }]);
});

test.each([
  ['GET', '/nada', 404],
  ['GET', '/', 404],
  ['GET', '/users/me/', 404],
  ['GET', '/documents/%ff', 404],
  // Only ADMIN may call this, so the id does not matter.
  ['GET', '/users/%ff', 403],
  ['GET', '/..%2f..%2fetc/passwd', 404],
  ['PUT', '/users/me', 405],
  ['GET', LOGIN, 405],
  ['OPTIONS', LOGIN, 405],
])('%s %s is refused as JSON', async (method, path, status) => {
  const answer = await server.call(method, path, undefined, { token });
  expect(answer.status).toBe(status);
  expect(answer.body.message).toMatch(/\p{L}/u);
});

test('a body that is not JSON is 415', async () => {
  const answer = await server.call('POST', LOGIN, 'email=a', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([answer.status, answer.body]).toEqual([415, { message: 'Los datos deben enviarse como JSON.' }]);
});

test('markup and addresses in a name stay out of the mail, and are plain data everywhere else', async () => {
  const first_name = '<img src=x onerror=alert(1)>';
  expect((await server.call('POST', REGISTER, { ...person, first_name })).status).toBe(202);
  const [mail] = await server.mails();
  expect(mail?.html).not.toContain('<img');
  expect(mail?.text).toContain('Hola:');
  await server.call('POST', ACTIVATE, { token: tokenIn(mail, 'activate') });
  expect((await server.logIn(person.email)).body.user.first_name).toBe(first_name);

  await server.call('POST', REGISTER, {
    ...person,
    email: 'otra@correo.cl',
    first_name: 'Gana en http://malo.cl',
  });
  expect((await server.mails())[0]?.text).not.toContain('malo.cl');
});
