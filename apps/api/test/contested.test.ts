import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../src/ground/time/time';
import { testServer, tokenIn } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const OWNERS = 'la frase de su dueña';
const INTRUDERS = 'la frase del intruso';
const CHOSEN = 'la que eligió al final';

let count = 0;
const someone = () => `disputada${count++}@correo.cl`;

type Server = typeof server;
const on = (where: () => Server) => ({
  register: (email: string, password: string) =>
    where().call('POST', '/users/auth/register', {
      first_name: 'Rayén',
      last_name: 'Ovalle',
      email,
      password,
      passwordConfirmation: password,
    }),
  resend: (email: string) => where().call('POST', '/users/auth/resend-activation', { email }),
  recover: (email: string) => where().call('POST', '/users/send-mail/resetpassword', { email }),
  activate: (token: string) => where().call('POST', '/users/auth/activate', { token }),
  choose: (token: string, password: string) =>
    where().call('POST', '/users/change-password', { token, password, passwordConfirmation: password }),
});
const { register, resend, recover, activate, choose } = on(() => server);

/** The mails that are due, without the notices of a changed password. */
async function mails(from: Server = server) {
  return (await from.mails()).filter(({ subject }) => subject !== 'Tu contraseña cambió');
}

/** The passwords that open the account. */
async function whoComesIn(email: string): Promise<string[]> {
  const passwords = [OWNERS, INTRUDERS, CHOSEN];
  const answers = await Promise.all(passwords.map((password) => server.logIn(email, password)));
  return passwords.filter((_, index) => answers[index]?.status === 200);
}

describe('an address registered a second time before it was activated', () => {
  test('the newest mail lets its reader choose the password, which ends everything else', async () => {
    const email = someone();
    await register(email, OWNERS);
    const [first] = await mails();
    expect(await register(email, INTRUDERS)).toMatchObject({ status: 202, body: {} });
    const [second] = await mails();
    expect(second?.subject).toBe('Elige tu contraseña para activar tu cuenta');
    expect(second?.text).not.toContain('/auth/activate/');
    expect(second?.text).toContain('usa este y no aquel');
    expect((await choose(tokenIn(second, 'change-password'), CHOSEN)).status).toBe(200);
    expect(await whoComesIn(email)).toEqual([CHOSEN]);
    expect((await choose(tokenIn(second, 'change-password'), INTRUDERS)).status).toBe(422);
    await activate(tokenIn(first, 'activate'));
    expect(await whoComesIn(email)).toEqual([CHOSEN]);
  });

  test('the first mail still activates the password of its registration, and no other', async () => {
    const email = someone();
    await register(email, OWNERS);
    const [first] = await mails();
    await register(email, INTRUDERS);
    await mails();
    expect((await activate(tokenIn(first, 'activate'))).status).toBe(200);
    expect(await whoComesIn(email)).toEqual([OWNERS]);
  });

  test('both before the first mail is written: each mail is about its own registration', async () => {
    const email = someone();
    await register(email, OWNERS);
    await register(email, INTRUDERS);
    const [first, second] = await mails();
    expect((await activate(tokenIn(first, 'activate'))).status).toBe(200);
    expect(await whoComesIn(email)).toEqual([OWNERS]);
    expect((await choose(tokenIn(second, 'change-password'), CHOSEN)).status).toBe(200);
    expect(await whoComesIn(email)).toEqual([CHOSEN]);
  });

  test('a link asked for again before the second registration activates the first', async () => {
    const email = someone();
    await register(email, OWNERS);
    await mails();
    await resend(email);
    await register(email, INTRUDERS);
    const [again] = await mails();
    await activate(tokenIn(again, 'activate'));
    expect(await whoComesIn(email)).toEqual([OWNERS]);
  });

  test('a link asked for after it lets its reader choose: the intruder may have been the first', async () => {
    const email = someone();
    await register(email, INTRUDERS);
    await register(email, OWNERS);
    await mails();
    await resend(email);
    const [again] = await mails();
    expect(again?.text).not.toContain('/auth/activate/');
    await choose(tokenIn(again, 'change-password'), CHOSEN);
    expect(await whoComesIn(email)).toEqual([CHOSEN]);
  });

  test('its link lasts as long as an activation link: 48 hours, as registering says', async () => {
    const email = someone();
    await register(email, OWNERS);
    await register(email, INTRUDERS);
    const token = tokenIn((await mails())[1], 'change-password');
    server.wait(48 * HOUR - MINUTE);
    expect((await choose(token, CHOSEN)).status).toBe(200);
    await register(someone(), OWNERS);
    await register(`disputada${count - 1}@correo.cl`, INTRUDERS);
    const late = tokenIn((await mails()).at(-1), 'change-password');
    server.wait(48 * HOUR + MINUTE);
    expect((await choose(late, CHOSEN)).status).toBe(422);
  });

  test('once the account is active, the mail only says that there is one', async () => {
    const email = someone();
    await register(email, OWNERS);
    const [first] = await mails();
    await register(email, INTRUDERS);
    await activate(tokenIn(first, 'activate'));
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Ya tienes una cuenta']);
  });
});

test('at the same moment: whichever was first, only one password works, and never two', async () => {
  for (let round = 0; round < 4; round++) {
    const email = someone();
    await Promise.all([register(email, OWNERS), register(email, INTRUDERS), register(email, INTRUDERS)]);
    const sent = await mails();
    const activation = sent.find(({ text }) => text?.includes('/auth/activate/'));
    const choices = sent.filter(({ text }) => text?.includes('/auth/change-password/'));
    expect([sent.length, choices.length]).toEqual([3, 2]);
    const [one, other] = choices.map((mail) => tokenIn(mail, 'change-password'));
    const answers = await Promise.all([
      activate(tokenIn(activation, 'activate')),
      choose(one ?? '', CHOSEN),
      choose(other ?? '', CHOSEN),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(await whoComesIn(email)).toEqual([CHOSEN]);
  }
});

describe('the first administrator', () => {
  const CHIEF = 'jefa@correo.cl';
  let studio: Server;
  beforeAll(async () => {
    studio = await testServer({ env: { ADMIN_EMAIL: CHIEF } });
  });
  afterAll(() => studio.close());
  const { register, resend, recover, choose } = on(() => studio);
  const roleWith = async (password: string) => (await studio.logIn(CHIEF, password)).body.role;

  test('gets in with a password chosen by the link of a mail, from the first registration on', async () => {
    await register(CHIEF, INTRUDERS);
    const [first] = await mails(studio);
    expect(first?.text).not.toContain('/auth/activate/');
    await resend(CHIEF);
    const [again] = await mails(studio);
    expect(again?.text).not.toContain('/auth/activate/');
    expect(await roleWith(INTRUDERS)).toBeUndefined();
    await choose(tokenIn(again, 'change-password'), CHOSEN);
    expect(await roleWith(INTRUDERS)).toBeUndefined();
    expect(await roleWith(CHOSEN)).toBe('ADMIN');
  });

  test('also one who was active before, once a reset proves the address; but not beside another ADMIN', async () => {
    await studio.db.updateTable('users').set({ role: 'USER' }).execute();
    expect(await roleWith(CHOSEN)).toBe('USER');
    const reset = async () => {
      await mails(studio);
      await recover(CHIEF);
      await choose(tokenIn((await mails(studio))[0], 'change-password'), CHOSEN);
      return roleWith(CHOSEN);
    };
    const { id } = await studio.createUser('otra-jefa@correo.cl', { role: 'ADMIN' });
    expect(await reset()).toBe('USER');
    await studio.db.deleteFrom('users').where('id', '=', id).execute();
    expect(await reset()).toBe('ADMIN');
  });

  test('the same password chosen in a session is no proof of the address', async () => {
    await studio.db.updateTable('users').set({ role: 'USER' }).execute();
    const token = await studio.logIn(CHIEF, CHOSEN).then(({ body }) => body.accessToken);
    const body = { currentPassword: CHOSEN, password: OWNERS, passwordConfirmation: OWNERS };
    await studio.call('PUT', '/users/me/password', body, { token });
    expect(await roleWith(OWNERS)).toBe('USER');
  });
});

test('recovering an account that waits for its activation is another way in for the reader of the mail', async () => {
  const email = someone();
  await register(email, INTRUDERS);
  await mails();
  await recover(email);
  await choose(tokenIn((await mails())[0], 'change-password'), CHOSEN);
  expect(await whoComesIn(email)).toEqual([CHOSEN]);
});
