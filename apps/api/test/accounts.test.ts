import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../src/ground/time/time';
import { PASSWORD, testServer, tokenIn } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

let count = 0;
const someone = () => `persona${count++}@correo.cl`;

const register = (email: string, over: Record<string, string> = {}) =>
  server.call('POST', '/users/auth/register', {
    first_name: 'Ñusta',
    last_name: 'Ibáñez',
    email,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    ...over,
  });
const activate = (token: string) => server.call('POST', '/users/auth/activate', { token });
const recover = (email: string) => server.call('POST', '/users/send-mail/resetpassword', { email });
const resend = (email: string) => server.call('POST', '/users/auth/resend-activation', { email });
const change = (token: string, password: string) =>
  server.call('POST', '/users/change-password', { token, password, passwordConfirmation: password });

const DEAD_LINK = {
  status: 422,
  body: { message: 'El enlace ya no es válido. Pide uno nuevo.', code: 'LINK_INVALID' },
};

/** The mails that are due, without the notices of a changed password. */
async function letters() {
  return (await server.mails()).filter(({ subject }) => subject !== 'Tu contraseña cambió');
}

async function registered(email: string): Promise<string> {
  await register(email);
  return tokenIn((await letters())[0], 'activate');
}

async function active(): Promise<string> {
  const email = someone();
  await activate(await registered(email));
  return email;
}

test('register, activate by the link of the mail, log in', async () => {
  const email = someone();
  expect(await register(email)).toMatchObject({ status: 202, body: {} });
  const [mail, ...others] = await letters();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Activa tu cuenta', to: [{ address: email }] });
  expect(mail?.text).toContain('Hola, Ñusta:');
  expect(mail?.html).toContain(`http://portal.test/auth/activate/${tokenIn(mail, 'activate')}`);
  expect((await server.logIn(email)).status).toBe(422);
  expect(await activate(tokenIn(mail, 'activate'))).toMatchObject({ status: 200, body: {} });
  expect(await server.logIn(email)).toMatchObject({ status: 200, body: { role: 'USER' } });
});

test('activating twice is no error', async () => {
  const token = await registered(someone());
  expect((await activate(token)).status).toBe(200);
  expect((await activate(token)).status).toBe(200);
  server.wait(72 * HOUR);
  expect((await activate(token)).status).toBe(200);
});

test('an activation link is valid for 48 hours, and a person can ask for another', async () => {
  const email = someone();
  const token = await registered(email);
  server.wait(48 * HOUR + MINUTE);
  expect(await activate(token)).toMatchObject(DEAD_LINK);
  expect(await resend(email)).toMatchObject({ status: 202, body: {} });
  expect((await activate(tokenIn((await letters())[0], 'activate'))).status).toBe(200);
});

test('registering an active address changes nothing, answers the same and tells its owner', async () => {
  const email = await active();
  expect(
    await register(email, {
      first_name: 'Otra',
      password: 'otra frase larga',
      passwordConfirmation: 'otra frase larga',
    }),
  ).toMatchObject({
    status: 202,
    body: {},
  });
  const [mail] = await letters();
  expect(mail?.subject).toBe('Ya tienes una cuenta');
  expect(mail?.text).not.toContain('/auth/activate/');
  expect((await server.logIn(email, 'otra frase larga')).status).toBe(422);
  expect((await server.logIn(email)).body.user.first_name).toBe('Ñusta');
});

test('resending answers nobody anything; an active owner gets a mail that there is nothing to do', async () => {
  expect(await resend(someone())).toMatchObject({ status: 202, body: {} });
  expect(await letters()).toEqual([]);
  await resend(await active());
  expect((await letters()).map(({ subject }) => subject)).toEqual(['Ya tienes una cuenta']);
});

test('recover: a mail, a new password; the old password and every session end', async () => {
  const email = await active();
  const session = await server.tokenFor(email);
  expect(await recover(email)).toMatchObject({ status: 202, body: {} });
  const [mail] = await letters();
  expect(mail?.subject).toBe('Cambia tu contraseña');
  expect(await change(tokenIn(mail, 'change-password'), 'clave nueva y larga ñ🎙️')).toMatchObject({
    status: 200,
    body: {},
  });
  expect((await server.call('GET', '/users/me', undefined, { token: session })).body).toEqual({
    message: 'Invalid token',
  });
  expect((await server.logIn(email)).status).toBe(422);
  expect((await server.logIn(email, 'clave nueva y larga ñ🎙️')).status).toBe(200);
  const [told] = await server.mails();
  expect(told).toMatchObject({ subject: 'Tu contraseña cambió', to: [{ address: email }] });
  expect(told?.text).toMatch(/cambió el \d\d-11-2026 \d\d:\d\d \(hora de Chile\)/);
  expect(told?.text).toContain('http://portal.test/auth/recover-password');
});

test('a reset link works once, for 60 minutes, and ends the person’s other reset links', async () => {
  const email = await active();
  await recover(email);
  await recover(email);
  const [one, other] = (await letters()).map((mail) => tokenIn(mail, 'change-password'));
  expect((await change(one ?? '', 'clave nueva y larga')).status).toBe(200);
  expect(await change(one ?? '', 'otra clave más larga')).toMatchObject(DEAD_LINK);
  expect(await change(other ?? '', 'otra clave más larga')).toMatchObject(DEAD_LINK);
  await recover(email);
  const late = tokenIn((await letters())[0], 'change-password');
  server.wait(61 * MINUTE);
  expect(await change(late, 'otra clave más larga')).toMatchObject(DEAD_LINK);
  expect((await server.logIn(email, 'clave nueva y larga')).status).toBe(200);
});

test('two requests with one link: only one of them succeeds', async () => {
  const email = await active();
  await recover(email);
  const token = tokenIn((await letters())[0], 'change-password');
  const answers = await Promise.all([
    change(token, 'primera clave larga'),
    change(token, 'segunda clave larga'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('a reset link proves the address: it activates the account', async () => {
  const email = someone();
  await registered(email);
  await recover(email);
  await change(tokenIn((await letters())[0], 'change-password'), 'clave nueva y larga');
  expect((await server.logIn(email, 'clave nueva y larga')).status).toBe(200);
});

test('a link works only for its own purpose, and a made-up link for nothing', async () => {
  const activation = await registered(someone());
  expect(await change(activation, 'clave nueva y larga')).toMatchObject(DEAD_LINK);
  await recover(await active());
  expect(await activate(tokenIn((await letters())[0], 'change-password'))).toMatchObject(DEAD_LINK);
  expect(await activate('A'.repeat(43))).toMatchObject(DEAD_LINK);
  expect(await change('A'.repeat(43), 'clave nueva y larga')).toMatchObject(DEAD_LINK);
});

test('recovering an unknown address answers the same and mails nobody', async () => {
  expect(await recover(someone())).toMatchObject({ status: 202, body: {} });
  expect(await letters()).toEqual([]);
});

const LONGEST = Array.from({ length: 128 }, (_, index) => String.fromCodePoint(0x1f300 + index)).join('');

test('passwords are counted in characters and may be of any script', async () => {
  for (const password of ['ñandú🎧🎬🎤', 'с добрым утром', LONGEST]) {
    const email = someone();
    expect((await register(email, { password, passwordConfirmation: password })).status).toBe(202);
    await activate(tokenIn((await letters())[0], 'activate'));
    expect((await server.logIn(email, password)).status).toBe(200);
  }
});

test('a password is the same with composed and decomposed characters', async () => {
  const email = someone();
  const password = 'mañana será otro día'.normalize('NFD');
  await register(email, { password, passwordConfirmation: password });
  await activate(tokenIn((await letters())[0], 'activate'));
  expect((await server.logIn(email, password.normalize('NFC'))).status).toBe(200);
});

test('secrets of links and passwords are never stored as they are', async () => {
  const token = await registered(someone());
  const rows = JSON.stringify([
    await server.db.selectFrom('links').selectAll().execute(),
    await server.db.selectFrom('mails').selectAll().execute(),
    await server.db.selectFrom('users').selectAll().execute(),
  ]);
  expect(rows).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  expect(rows).not.toContain(token);
  expect(rows).not.toContain(PASSWORD);
});
