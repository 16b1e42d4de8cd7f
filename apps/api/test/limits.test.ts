import { Context } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientAddress } from '../src/ground/limits/clientAddress';
import { LIMITS } from '../src/ground/limits/limits';
import { HOUR, MINUTE } from '../src/ground/time/time';
import { PASSWORD, testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  // With one trusted proxy in front, the tests can come from several addresses.
  server = await testServer({ limits: true, env: { TRUST_PROXY: '1' } });
  await server.createUser('antonia@correo.cl');
});
afterAll(() => server.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const login = (address: string, email: string, password: string) =>
  server.call('POST', '/users/auth/login', { email, password }, from(address));

test('1,000 requests from one address: refused after the allowed ones, with the time to wait', async () => {
  const statuses = new Map<number, number>();
  for (let index = 0; index < 1000; index++) {
    const { status, headers, body } = await server.call(
      'POST',
      '/users/auth/activate',
      { token: `t${index}` },
      from('198.51.100.1'),
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 429) {
      expect(Number(headers.get('retry-after'))).toBe(HOUR / 1000);
      expect(body).toEqual({ message: 'Demasiados intentos. Inténtalo de nuevo en 60 minutos.' });
    }
  }
  const allowed = LIMITS.activate.address.attempts;
  expect(Object.fromEntries(statuses)).toEqual({ 422: allowed, 429: 1000 - allowed });
  const other = await server.call('POST', '/users/auth/activate', { token: 't' }, from('198.51.100.2'));
  expect(other.status).toBe(422);
  server.wait(HOUR);
  const later = await server.call('POST', '/users/auth/activate', { token: 't' }, from('198.51.100.1'));
  expect(later.status).toBe(422);
});

test.each(['antonia@correo.cl', 'nadie@correo.cl'])(
  'guessing the password of %s from one address is stopped, known or not; a log-in from elsewhere still works',
  async (email) => {
    for (let index = 0; index < 10; index++) {
      expect((await login('203.0.113.1', email, 'no es esta')).status).toBe(422);
    }
    const eleventh = await login('203.0.113.1', email, PASSWORD);
    expect(eleventh.status).toBe(429);
    expect(Number(eleventh.headers.get('retry-after'))).toBe((15 * MINUTE) / 1000);
    expect(eleventh.body.message).toBe('Demasiados intentos. Inténtalo de nuevo en 15 minutos.');
    const isKnown = email === 'antonia@correo.cl';
    expect((await login('203.0.113.2', email, PASSWORD)).status).toBe(isKnown ? 200 : 422);
    server.wait(15 * MINUTE);
    expect((await login('203.0.113.1', email, 'no es esta')).status).toBe(422);
  },
);

test('a log-in clears the failures of the account', async () => {
  server.wait(HOUR);
  for (let round = 0; round < 3; round++) {
    for (let index = 0; index < 8; index++)
      await login(`192.0.2.${index}`, 'antonia@correo.cl', 'no es esta');
    expect((await login('192.0.2.9', 'antonia@correo.cl', PASSWORD)).status).toBe(200);
  }
});

test('one address cannot be flooded with mail', async () => {
  const email = 'antonia@correo.cl';
  const recover = (address: string) =>
    server.call('POST', '/users/send-mail/resetpassword', { email }, from(address));
  for (let index = 0; index < 5; index++) expect((await recover(`192.0.2.${index}`)).status).toBe(202);
  expect((await recover('192.0.2.77')).status).toBe(429);
  expect(await server.mails()).toHaveLength(5);
});

test('too many requests for one account do not lock out other accounts at the same address', async () => {
  const recover = (email: string) =>
    server.call('POST', '/users/send-mail/resetpassword', { email }, from('198.51.100.40'));
  const { address, account } = LIMITS.recover;
  const allowed = account?.attempts ?? 0;
  for (let index = 0; index < 30; index++) {
    expect((await recover('insistente@correo.cl')).status).toBe(index < allowed ? 202 : 429);
  }
  for (let index = 0; index < address.attempts - allowed; index++) {
    expect((await recover(`colega${index}@correo.cl`)).status).toBe(202);
  }
  expect((await recover('una-mas@correo.cl')).status).toBe(429);
});

test('the wait is as long as announced, however often one tries meanwhile', async () => {
  const recover = () =>
    server.call(
      'POST',
      '/users/send-mail/resetpassword',
      { email: 'apurada@correo.cl' },
      from('198.51.100.41'),
    );
  for (let index = 0; index < 5; index++) expect((await recover()).status).toBe(202);
  server.wait(HOUR - 61_000);
  const early = await recover();
  expect([early.status, early.headers.get('retry-after')]).toEqual([429, '61']);
  expect(early.body.message).toBe('Demasiados intentos. Inténtalo de nuevo en 2 minutos.');
  server.wait(31_000);
  expect((await recover()).body.message).toBe('Demasiados intentos. Inténtalo de nuevo en 1 minuto.');
  server.wait(30_000);
  expect((await recover()).status).toBe(202);
});

test('the table of counters does not say who tried', async () => {
  const rows = JSON.stringify(await server.db.selectFrom('limits').selectAll().execute());
  expect(rows).toContain('login:account:');
  expect(rows).not.toMatch(/correo\.cl|192\.0\.2/);
});

const asked = (forwarded: string | undefined, socket: string) =>
  new Context(
    new Request('http://api.test', { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }),
    {
      env: { incoming: { socket: { remoteAddress: socket, remotePort: 1, remoteFamily: 'IPv4' } } },
    },
  );

test.each([
  ['without a proxy the header is a stranger’s word', '1.2.3.4', '10.0.0.1', 0, '10.0.0.1'],
  ['one proxy: the last entry', '6.6.6.6, 1.2.3.4', '10.0.0.1', 1, '1.2.3.4'],
  ['two proxies: the last but one', '6.6.6.6, 1.2.3.4, 10.0.0.2', '10.0.0.1', 2, '1.2.3.4'],
  ['too few entries: the socket', '1.2.3.4', '10.0.0.1', 2, '10.0.0.1'],
  ['no header: the socket', undefined, '10.0.0.1', 1, '10.0.0.1'],
  ['garbage: the socket', 'unknown', '10.0.0.1', 1, '10.0.0.1'],
  ['IPv4 in IPv6', undefined, '::ffff:10.0.0.1', 0, '10.0.0.1'],
  ['IPv6 counts by network', undefined, '2001:db8:0:7:1:2:3:4', 0, '2001:db8:0:7::/64'],
  ['a shortened IPv6', undefined, '2001:0db8::1', 0, '2001:db8:0:0::/64'],
  ['the loopback', undefined, '::1', 0, '0:0:0:0::/64'],
])('%s', (_, forwarded, socket, proxies, expected) => {
  expect(clientAddress(asked(forwarded, socket), proxies)).toBe(expected);
});

test('a session left open cannot be used to guess its password', async () => {
  server.wait(HOUR);
  const token = (await login('192.0.2.1', 'antonia@correo.cl', PASSWORD)).body.accessToken;
  const guess = (address: string) =>
    server.call('DELETE', '/users/me', { password: 'no es esta' }, { ...from(address), token });
  for (let index = 0; index < 10; index++) expect((await guess(`203.0.113.${index}`)).status).toBe(422);
  expect((await guess('203.0.113.50')).status).toBe(429);
});
