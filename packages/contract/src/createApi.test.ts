import { expect, test, vi } from 'vitest';
import { createApi } from './createApi';
import { FIXTURE_PASSWORD, fixtureApi, people, tokenOf } from './fixtures';
import { API_MESSAGES, Problem } from './http/problem';

const api = createApi({ ...fixtureApi(), checkResponses: true });

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  api.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const login = (body: unknown, headers?: Record<string, string>) => post('/users/auth/login', body, headers);
const wellFormed = { email: people.antonia.email, password: FIXTURE_PASSWORD };

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

test('a right login answers token, role and user', async () => {
  const answer = await login(wellFormed);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    accessToken: tokenOf(people.antonia),
    role: 'USER',
    userId: people.antonia.id,
    user: { email: people.antonia.email, first_name: 'Antonia', last_name: 'Millaquén Rojas', rol: 'USER' },
  });
});

test.each([
  ['malformed JSON', '{"email":', 400],
  ['empty body', '', 400],
  ['a null body', 'null', 422],
  ['a list', '[]', 422],
  ['wrong types', { email: 7, password: {} }, 422],
  ['missing fields', {}, 422],
  ['unknown fields', { ...wellFormed, admin: true }, 422],
  ['a NUL in the address', { ...wellFormed, email: 'a\u0000@b.cl' }, 422],
  ['a password of 129 characters', { ...wellFormed, password: 'ñ'.repeat(129) }, 422],
  ['a prototype key', '{"email":"a@b.cl","password":"x","__proto__":{"a":1}}', 422],
  ['a body of 1 MB', { ...wellFormed, password: 'x'.repeat(1_000_000) }, 413],
])('%s is refused in Spanish', async (_, body, status) => {
  const answer = await login(body);
  expect(answer.status).toBe(status);
  const refusal = await answer.json();
  expect(refusal.message).toMatch(/datos enviados|contraseña/i);
  expect(JSON.stringify(refusal)).not.toMatch(/invalid|required|expected|unrecognized/i);
});

test('a refusal names every wrong field, unknown ones too', async () => {
  const answer = await login({ email: 7, admin: true });
  expect(await answer.json()).toEqual({
    message: 'Revisa los datos enviados.',
    errors: [
      { field: 'email', message: 'Debe ser un texto' },
      { field: 'password', message: 'Este campo es requerido' },
      { field: 'admin', message: 'Campo desconocido' },
    ],
  });
});

test('forms follow the rules of their screens', async () => {
  const answer = await post('/users/auth/register', {
    first_name: '',
    last_name: 'Pérez\r\nBcc: x@y.cl',
    email: 'nada',
    password: '1234567',
    passwordConfirmation: '12345678',
  });
  expect(answer.status).toBe(422);
  const { errors } = await answer.json();
  expect(errors.map(({ field }: { field: string }) => field)).toEqual(
    expect.arrayContaining(['first_name', 'last_name', 'email', 'password', 'passwordConfirmation']),
  );
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
  'a body of type %s is 415',
  async (type) => {
    const answer = await login(wellFormed, { 'content-type': type });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toEqual({ message: 'Los datos deben enviarse como JSON.' });
  },
);

test.each([
  ['no header', {}, 'No token provided'],
  ['another scheme', { authorization: 'Basic eDp5' }, 'No token provided'],
  ['an empty bearer', { authorization: 'Bearer ' }, 'No token provided'],
  ['a garbage token', { authorization: 'Bearer %%%' }, 'Invalid token'],
])('%s is 401', async (_, headers, message) => {
  const answer = await api.request('/users/me', { headers });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ message });
});

test('unknown paths are 404, wrong methods 405 with Allow, both JSON', async () => {
  const unknown = await api.request('/nada');
  expect([unknown.status, await unknown.json()]).toEqual([404, { message: 'No encontramos lo que buscas.' }]);
  const wrong = await api.request('/users/auth/login');
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await wrong.json()).toEqual({ message: 'Esta acción no está disponible aquí.' });
});

test('an unexpected error is reported to the server and hidden from the caller', async () => {
  const onUnexpected = vi.fn();
  const broken = createApi({
    ...fixtureApi({
      me: () => {
        throw new Error('relation "users" does not exist');
      },
    }),
    checkResponses: true,
    onUnexpected,
  });
  const answer = await broken.request('/users/me', bearer(tokenOf(people.antonia)));
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ message: 'Algo salió mal. Inténtalo de nuevo.' });
  expect(onUnexpected).toHaveBeenCalledOnce();
});

test('a Problem carries code and Retry-After', async () => {
  const limited = createApi({
    ...fixtureApi({
      login: () => {
        throw new Problem(429, 'Demasiados intentos.', { retryAfter: 29.2, code: 'LINK_INVALID' });
      },
    }),
    checkResponses: true,
  });
  const answer = await limited.request('/users/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wellFormed),
  });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await answer.json()).toEqual({ message: 'Demasiados intentos.', code: 'LINK_INVALID' });
});

test('the API can be served under a base path', async () => {
  const based = createApi({ ...fixtureApi(), basePath: '/api' });
  expect((await based.request('/api/health')).status).toBe(200);
  expect((await based.request('/health')).status).toBe(404);
  expect((await based.request('/apix/health')).status).toBe(404);
  expect((await based.request('/api/users/auth/login')).status).toBe(405);
});

test('a failure of the server ends with a code of its request; a refusal does not', async () => {
  const failing = createApi({
    ...fixtureApi({
      health: () => {
        throw new Error('a secret');
      },
      ready: () => {
        throw new Problem(503, API_MESSAGES.unavailable, { retryAfter: 5 });
      },
    }),
    requestId: () => '1a2b3c4d-8c11-4d3a-9e55-000000000001',
  });
  const answered = async (path: string) => (await (await failing.request(path)).json()).message;
  expect(await answered('/health')).toBe(`${API_MESSAGES.unexpected} Código: 1a2b3c4d`);
  const unready = await failing.request('/ready');
  expect(unready.headers.get('retry-after')).toBe('5');
  expect(await unready.json()).toEqual({ message: `${API_MESSAGES.unavailable} Código: 1a2b3c4d` });
  expect(await answered('/users/me')).toBe(API_MESSAGES.noToken);
  expect(await answered('/nada')).toBe(API_MESSAGES.notFound);
});
