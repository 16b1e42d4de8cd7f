import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createClient, send } from './client';
import { FIXTURE_PASSWORD, fixtureApi, people } from './fixtures';
import { Problem } from './http/problem';
import { serveApi } from './msw';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createClient({
  apiUrl: 'http://portal.test/api',
  authUrl: 'http://portal.test/api',
  getToken: () => null,
});
const login = (password: string) =>
  send(client.auth.users.auth.login.$post({ json: { email: people.antonia.email, password } }));

test('the client reaches the fixtures through MSW, even their refusals', async () => {
  server.use(...serveApi(fixtureApi()));
  expect((await login(FIXTURE_PASSWORD)).role).toBe('USER');
  await expect(login('otra')).rejects.toMatchObject({
    status: 422,
    message: 'Correo o contraseña incorrectos',
  });
});

test('a handler can be replaced', async () => {
  const login429 = () => {
    throw new Problem(429, 'Demasiados intentos.', { retryAfter: 60 });
  };
  server.use(...serveApi(fixtureApi({ login: login429 })));
  await expect(login(FIXTURE_PASSWORD)).rejects.toMatchObject({ status: 429, retryAfter: 60 });
});

test('the base is a path on any origin or one whole address, and other requests pass through', async () => {
  const somebodyElse = http.all('*', () => new HttpResponse('otro'));
  const answerOf = async (address: string) => (await fetch(address)).text();

  server.use(...serveApi(fixtureApi(), { base: 'http://auth.test/v1' }), somebodyElse);
  expect(await answerOf('http://auth.test/v1/health')).toBe('{"status":"ok"}');
  expect(await answerOf('http://auth.test/v2/health')).toBe('otro');
  expect(await answerOf('http://elsewhere.test/v1/health')).toBe('otro');

  server.resetHandlers();
  server.use(...serveApi(fixtureApi()), somebodyElse);
  expect(await answerOf('http://elsewhere.test/api/health')).toBe('{"status":"ok"}');
  expect(await answerOf('http://elsewhere.test/src/api/health')).toBe('otro');
});
