import { ONBOARDING_PERSONAL_INITIAL } from '@doblaje/domain/forms/onboardingPersonal';
import { ONBOARDING_SINGING_INITIAL } from '@doblaje/domain/forms/onboardingSinging';
import { ONBOARDING_VOICE_INITIAL } from '@doblaje/domain/forms/onboardingVoice';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import {
  ApiError,
  type ApplicationAnswers,
  createClient,
  NETWORK_MESSAGE,
  type Profile,
  send,
  sendEdit,
  UNREADABLE_MESSAGE,
} from './client';
import { createApi } from './createApi';
import { FIXTURE_PASSWORD, fixtureApi, people, tokenOf } from './fixtures';
import { API_MESSAGES, Problem } from './http/problem';

/** A client whose requests go straight into the API, or into `answer`. */
function clientFor(options: { token?: string | null; answer?: typeof fetch } = {}) {
  const api = createApi({ ...fixtureApi(), basePath: '/api', checkResponses: true });
  const onError = vi.fn();
  const requests: Request[] = [];
  const client = createClient({
    apiUrl: 'http://catalogue.test/api',
    authUrl: 'http://auth.test/api',
    getToken: () => options.token ?? null,
    onError,
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return options.answer ? options.answer(input, init) : api.fetch(new Request(input, init));
    },
  });
  return { client, onError, requests };
}

const credentials = { email: people.antonia.email, password: FIXTURE_PASSWORD };

test('send is typed by the contract and returns the parsed body', async () => {
  const { client } = clientFor();
  const answer = await send(client.auth.users.auth.login.$post({ json: credentials }));
  expectTypeOf(answer.accessToken).toEqualTypeOf<string>();
  expectTypeOf(answer.role).toEqualTypeOf<'ADMIN' | 'USER'>();
  expectTypeOf(answer.user.first_name).toEqualTypeOf<string>();
  // @ts-expect-error a field the contract does not have
  expect(answer.token).toBeUndefined();
  expect(answer.accessToken).toBe(tokenOf(people.antonia));
});

test('an edit that another edit overtook is an outcome, typed by the 409 of its route', async () => {
  const { client, onError } = clientFor({ token: tokenOf(people.baltazar) });
  const { bank } = await send(client.catalogue.users.me.profile.$get());
  const save = (account_number: string) =>
    sendEdit(
      client.catalogue.users.me.profile.$patch({ json: { section: 'bank', ...bank, account_number } }),
    );
  const first = await save('1114441700');
  if (first.isStale) throw new Error('nobody wrote in between');
  expectTypeOf(first.saved).toEqualTypeOf<Profile>();
  const second = await save('2224441700');
  if (!second.isStale) throw new Error('it was written since');
  expectTypeOf(second.current).toEqualTypeOf<Profile>();
  expect(second).toEqual({
    ...{ isStale: true, message: API_MESSAGES.stale, current: first.saved },
    changes: [],
  });
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ status: 409 }), expect.anything());
  // All other refusals still reject.
  await expect(save('uno')).rejects.toMatchObject({ status: 422 });
});

test('a stale edit rejects where the caller does not ask for its outcome, and any other conflict always rejects', async () => {
  const { client } = clientFor({ token: tokenOf(people.baltazar) });
  const { bank } = await send(client.catalogue.users.me.profile.$get());
  const json = { section: 'bank' as const, ...bank, updatedAt: '2020-01-01T00:00:00.000Z' };
  const save = (to: typeof client) => to.catalogue.users.me.profile.$patch({ json });
  const stale = { status: 409, code: 'STALE', message: API_MESSAGES.stale };
  await expect(send(save(client))).rejects.toMatchObject(stale);
  const busy = clientFor({
    answer: async () => Response.json({ message: 'Ya no', code: 'NOT_POSSIBLE' }, { status: 409 }),
  });
  await expect(sendEdit(save(busy.client))).rejects.toMatchObject({ status: 409, code: 'NOT_POSSIBLE' });
});

test('a typo in a path or in a payload does not compile', () => {
  const { client } = clientFor();
  // @ts-expect-error the path is users.auth.login
  expectTypeOf(client.auth.users.auth.logn).not.toBeAny();
  type Login = Parameters<typeof client.auth.users.auth.login.$post>[0];
  expectTypeOf<{ json: { mail: string; password: string } }>().not.toExtend<Login>();
  expectTypeOf<{ json: { email: string; password: string } }>().toExtend<Login>();
});

test('a call without a body resolves to undefined', async () => {
  const { client } = clientFor({ token: tokenOf(people.antonia) });
  const answer = await send(client.auth.users.auth.logout.$post());
  expectTypeOf(answer).toEqualTypeOf<undefined>();
  expect(answer).toBeUndefined();
});

test('every request says JSON, goes to its base, and carries the token when there is one', async () => {
  const { client, requests } = clientFor({ token: tokenOf(people.baltazar) });
  const { rut } = await send(client.catalogue.users.me.$get());
  await send(client.auth.users.auth.session.$get());
  expect(rut).toBe(people.baltazar.rut);
  expect(requests.map(({ url }) => url)).toEqual([
    'http://catalogue.test/api/users/me',
    'http://auth.test/api/users/auth/session',
  ]);
  for (const { headers } of requests) {
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('authorization')).toBe(`Bearer ${tokenOf(people.baltazar)}`);
  }
  const without = clientFor();
  await send(without.client.catalogue.health.$get());
  expect(without.requests[0]?.headers.has('authorization')).toBe(false);
});

test('a refusal rejects with its status, message and fields', async () => {
  const { client } = clientFor();
  const refusal = send(client.auth.users.auth.login.$post({ json: { email: '', password: 'x' } }));
  await expect(refusal).rejects.toMatchObject({
    name: 'ApiError',
    status: 422,
    message: 'Revisa los datos enviados.',
    errors: [{ field: 'email', message: 'El correo electrónico es requerido' }],
  });
});

test('a limit rejects with the seconds to wait', async () => {
  const api = createApi(
    fixtureApi({
      login: () => {
        throw new Problem(429, 'Demasiados intentos.', { retryAfter: 30 });
      },
    }),
  );
  const { client } = clientFor({
    answer: async (input, init) => api.fetch(new Request(String(input).replace('/api', ''), init)),
  });
  await expect(send(client.auth.users.auth.login.$post({ json: credentials }))).rejects.toMatchObject({
    status: 429,
    retryAfter: 30,
  });
});

test('onError gets the token that the request was sent with, even when another one is stored by then', async () => {
  let token = 'old';
  let answerNow = () => {};
  const waiting = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  const onError = vi.fn();
  const client = createClient({
    apiUrl: 'http://api.test',
    authUrl: 'http://api.test',
    getToken: () => token,
    onError,
    fetch: async () => {
      await waiting;
      return Response.json({ message: 'Invalid token' }, { status: 401 });
    },
  });
  const call = send(client.catalogue.users.me.$get());
  token = 'new';
  answerNow();
  await expect(call).rejects.toMatchObject({ status: 401, message: 'Invalid token' });
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(ApiError), { token: 'old' });
});

test('a failed connection has status 0 and a message for people', async () => {
  const { client, onError } = clientFor({
    answer: async () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await expect(send(client.catalogue.health.$get())).rejects.toMatchObject({
    status: 0,
    message: NETWORK_MESSAGE,
  });
  expect(onError).toHaveBeenCalledOnce();
});

test('an aborted request stays an AbortError and is not reported as a failure', async () => {
  const { client, onError } = clientFor({
    answer: async () => {
      throw new DOMException('aborted', 'AbortError');
    },
  });
  await expect(send(client.catalogue.health.$get())).rejects.toMatchObject({ name: 'AbortError' });
  expect(onError).not.toHaveBeenCalled();
});

test.each(['<html>502 Bad Gateway</html>', '', 'null', '{"message":7,"errors":"x","code":3}'])(
  'the refusal body %j becomes a neutral Spanish message',
  async (body) => {
    const { client } = clientFor({ answer: async () => new Response(body, { status: 502 }) });
    await expect(send(client.catalogue.health.$get())).rejects.toMatchObject({
      status: 502,
      message: UNREADABLE_MESSAGE,
      errors: [],
      code: undefined,
    });
  },
);

test('a success that is not JSON rejects instead of returning nonsense', async () => {
  const { client } = clientFor({ answer: async () => new Response('<html>') });
  await expect(send(client.catalogue.health.$get())).rejects.toBeInstanceOf(ApiError);
});

describe('a call that creates something', () => {
  const ANSWERS: ApplicationAnswers = {
    ...ONBOARDING_PERSONAL_INITIAL,
    ...ONBOARDING_VOICE_INITIAL,
    ...ONBOARDING_SINGING_INITIAL,
    consent: true,
  };

  /** A client that gets these answers one after the other, and the keys of its requests. */
  function sending(...outcomes: (Response | Error)[]) {
    const { client, requests } = clientFor({
      token: 'any',
      answer: async () => {
        const outcome = outcomes.shift() ?? Response.json({ reels: [] }, { status: 201 });
        if (outcome instanceof Error) throw outcome;
        return outcome;
      },
    });
    const create = (phone: string) =>
      send(client.catalogue.applications.$post({ json: { ...ANSWERS, phone } }));
    const keys = () => requests.map(({ headers }) => headers.get('idempotency-key'));
    return { client, create, keys };
  }
  const refused = (status: number) => Response.json({ message: 'No' }, { status });
  const cut = () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.error(new TypeError('network error')),
      }),
      { status: 201 },
    );

  test('carries a key of its own; the next call, even with the same content, carries another', async () => {
    const { create, keys, client } = sending();
    await create('1');
    await create('1');
    await create('2');
    await client.catalogue.documents[':id'].$get({ param: { id: '1' } });
    const [first, second, third, none] = keys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(none).toBeNull();
  });

  test.each([
    ['no answer came', new TypeError('fetch failed'), 0],
    ['the answer broke off', cut(), 0],
    ['it was aborted', new DOMException('Aborted', 'AbortError'), undefined],
    ['a proxy gave up', refused(504), 504],
    ['the session had ended', refused(401), 401],
    ['it came too often', refused(429), 429],
  ])('is sent again with the same key when %s', async (_, outcome, status) => {
    const { create, keys } = sending(outcome);
    await expect(create('1')).rejects.toMatchObject(status === undefined ? {} : { status });
    await create('1');
    const [first, again] = keys();
    expect(again).toBe(first);
    await create('1');
    expect(keys()[2]).not.toBe(first);
  });

  test('whose answer was lost gets another key once the client has forgotten it', async () => {
    const { create, keys, client } = sending(new TypeError('fetch failed'));
    await expect(create('1')).rejects.toMatchObject({ status: 0 });
    client.forgetCalls();
    await create('1');
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  test('that was refused gets another key the next time', async () => {
    const { create, keys } = sending(refused(409));
    await expect(create('1')).rejects.toMatchObject({ status: 409 });
    await create('1');
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  test('made twice at the same moment has one key', async () => {
    const { create, keys } = sending();
    await Promise.all([create('1'), create('1')]);
    expect(keys()[1]).toBe(keys()[0]);
  });
});
