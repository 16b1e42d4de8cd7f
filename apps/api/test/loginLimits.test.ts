import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LIMITS } from '../src/ground/limits/limits';
import { DAY, HOUR } from '../src/ground/time/time';
import { purge } from '../src/server/purge';
import { PASSWORD, testServer, tokenIn } from './testServer';

/** Smaller limits than the server's, because every attempt hashes a password. */
const LOGIN = {
  address: { attempts: 8, within: HOUR / 6 },
  pair: { attempts: 3, within: HOUR / 4 },
  account: { attempts: 7, within: HOUR },
  browser: { attempts: 3, within: HOUR / 4 },
};

const OWNER = 'antonia@correo.cl';
const OTHER = 'fermin@correo.cl';
const NEW = 'la que vale desde ahora';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({
    limits: { ...LIMITS, login: LOGIN },
    env: { TRUST_PROXY: '1', PUBLIC_URL: 'https://portal.test', AUTH_URL: '/base/api' },
  });
});
beforeEach(async () => {
  await server.db.deleteFrom('limits').execute();
  await server.db.deleteFrom('users').execute();
  await server.createUser(OWNER);
  await server.createUser(OTHER);
});
afterAll(() => server.close());

const sent = (address: string, cookie?: string) => ({
  headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
});
const login = (address: string, password: string, { email = OWNER, cookie = '' } = {}) =>
  server.call('POST', '/users/auth/login', { email, password }, sent(address, cookie));
const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? '';

/** Tries wrong passwords from one address after another until the account is closed to new ones. @returns how many were checked */
async function guessFromEverywhere(email = OWNER): Promise<number> {
  let looked = 0;
  for (let address = 0; looked <= LOGIN.account.attempts; address++) {
    for (let n = 0; n < LOGIN.pair.attempts - 1; n++) {
      const { status } = await login(`203.0.113.${address}`, 'no es esta', { email });
      if (status === 429) return looked;
      looked++;
    }
  }
  return looked;
}

test('a browser that has logged in before stays in, while others who guess from everywhere are slowed', async () => {
  const first = await login('192.0.2.1', PASSWORD);
  expect(first.headers.get('set-cookie')).toMatch(
    /^known-browser=[\w-]{43}; Max-Age=7776000; Path=\/base\/api\/users; HttpOnly; Secure; SameSite=Strict$/,
  );
  const cookie = cookieOf(first);
  expect(await guessFromEverywhere()).toBe(LOGIN.account.attempts);
  expect((await login('198.51.100.1', PASSWORD)).status).toBe(429);
  expect((await login('198.51.100.1', PASSWORD, { cookie })).status).toBe(200);
  // Even its own address, full of failures, does not lock the known browser out.
  for (let n = 0; n < 8; n++) await login('192.0.2.1', 'no', { email: `p${n}@correo.cl` });
  expect((await login('192.0.2.1', PASSWORD, { cookie, email: OTHER })).status).toBe(429);
  expect((await login('192.0.2.1', PASSWORD, { cookie })).status).toBe(200);
  const stored = await server.db.selectFrom('known_browsers').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(cookie.split('=')[1]);
});

test('a known browser cannot guess passwords: neither its own account’s nor anybody else’s', async () => {
  const cookie = cookieOf(await login('192.0.2.1', PASSWORD));
  const statuses: number[] = [];
  for (let n = 0; n < 5; n++) statuses.push((await login(`192.0.2.${n}`, 'no es esta', { cookie })).status);
  expect(statuses).toEqual([422, 422, 422, 429, 429]);
  await guessFromEverywhere(OTHER);
  expect((await login('198.51.100.7', PASSWORD, { cookie, email: OTHER })).status).toBe(429);
  const made = `known-browser=${'A'.repeat(43)}`;
  expect(cookieOf(await login('198.51.100.8', PASSWORD, { cookie: made }))).not.toBe(made);
});

test('two people on one browser are both known there', async () => {
  const cookie = cookieOf(await login('192.0.2.1', PASSWORD));
  expect(cookieOf(await login('192.0.2.1', PASSWORD, { email: OTHER, cookie }))).toBe(cookie);
  await guessFromEverywhere();
  for (const email of [OWNER, OTHER]) {
    expect((await login('198.51.100.1', PASSWORD, { email, cookie })).status).toBe(200);
  }
});

async function reset(cookie?: string) {
  await server.call('POST', '/users/send-mail/resetpassword', { email: OWNER }, sent('192.0.2.9'));
  const mails = (await server.mails()).filter(({ text }) => text?.includes('/auth/change-password/'));
  const token = tokenIn(mails.at(-1), 'change-password');
  const body = { token, password: NEW, passwordConfirmation: NEW };
  return server.call('POST', '/users/change-password', body, sent('192.0.2.9', cookie));
}

test('a password chosen by the link of a mail clears the failures, and its browser is known from then on', async () => {
  for (let n = 0; n < 4; n++) await login('192.0.2.9', 'no es esta');
  await guessFromEverywhere();
  expect((await login('192.0.2.9', PASSWORD)).status).toBe(429);
  const stolen = cookieOf(await login('192.0.2.50', PASSWORD, { email: OTHER }));
  const changed = await reset(stolen);
  expect((await login('192.0.2.9', NEW)).status).toBe(200);
  await guessFromEverywhere();
  expect((await login('198.51.100.1', NEW)).status).toBe(429);
  expect((await login('198.51.100.1', NEW, { cookie: cookieOf(changed) })).status).toBe(200);
});

test('a browser is forgotten when the password changes, after 90 days, and with the account', async () => {
  const browsers = async () => (await server.db.selectFrom('known_browsers').selectAll().execute()).length;
  const [one, other] = [await login('192.0.2.1', PASSWORD), await login('192.0.2.2', PASSWORD)];
  expect(await browsers()).toBe(2);
  const change = { currentPassword: PASSWORD, password: NEW, passwordConfirmation: NEW };
  const token = one.body.accessToken;
  await server.call('PUT', '/users/me/password', change, { token, headers: { cookie: cookieOf(one) } });
  expect(await browsers()).toBe(1);
  await guessFromEverywhere();
  expect((await login('198.51.100.1', NEW, { cookie: cookieOf(other) })).status).toBe(429);
  expect((await login('198.51.100.1', NEW, { cookie: cookieOf(one) })).status).toBe(200);
  await reset();
  expect(await browsers()).toBe(1);
  server.wait(91 * DAY);
  await purge(server.db, server.now());
  expect(await browsers()).toBe(0);
  const last = await login('192.0.2.1', NEW);
  await server.call('DELETE', '/users/me', { password: NEW }, { token: last.body.accessToken });
  expect(await browsers()).toBe(0);
});

test('right log-ins use up no tries, one after the other or at once', async () => {
  for (let n = 0; n < 2; n++) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => login('192.0.2.1', PASSWORD)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  }
  const counted = await server.db.selectFrom('limits').select('key').where('count', '>', 0).execute();
  expect(counted).toEqual([]);
  // The hour runs from the first failure, not from an earlier successful log-in.
  server.wait(HOUR / 2);
  await guessFromEverywhere();
  const refused = await login('198.51.100.1', 'no es esta');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(HOUR / 1000)]);
});

test('right log-ins use up no tries beside failures from the same address, until these reach the limit', async () => {
  for (let n = 0; n < 7; n++) await login('192.0.2.1', 'no', { email: `p${n}@correo.cl` });
  for (let n = 0; n < 3; n++) expect((await login('192.0.2.1', PASSWORD)).status).toBe(200);
  expect((await login('192.0.2.1', 'no es esta')).status).toBe(422);
  expect((await login('192.0.2.1', PASSWORD)).status).toBe(429);
});

test('of twenty guesses at once only three are checked', async () => {
  for (let round = 0; round < 2; round++) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => login(`192.0.2.${round}`, 'no es esta')),
    );
    const looked = answers.filter(({ status }) => status === 422);
    const refused = answers.filter(({ status }) => status === 429);
    expect([looked.length, refused.length]).toEqual([3, 17]);
  }
});
