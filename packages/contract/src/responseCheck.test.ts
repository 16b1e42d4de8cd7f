import { expect, test, vi } from 'vitest';
import { createApi, type Handlers } from './createApi';
import { fixtureApi, people, profileOf, tokenOf } from './fixtures';

/** GET /users/me with an answer that does not fit the handler's type, like the rows of a wrong database query. */
async function meAnswering(me: unknown, checkResponses = true) {
  const onUnexpected = vi.fn();
  const api = createApi({ ...fixtureApi({ me: me as Handlers['me'] }), checkResponses, onUnexpected });
  const headers = { authorization: `Bearer ${tokenOf(people.antonia)}` };
  const answer = await api.request('/users/me', { headers });
  return { status: answer.status, body: await answer.text(), onUnexpected };
}

test.each([
  ['a wrong type', () => Response.json({ rut: 12 })],
  ['a field too many', () => Response.json({ rut: null, password_hash: 'secret' })],
  ['a field too few', () => Response.json({})],
  ['a status that is not stated', () => Response.json({ rut: null }, { status: 201 })],
  ['a body that is not JSON', () => new Response('hola')],
  ['a refusal of another shape', () => Response.json({ error: 'no' }, { status: 422 })],
])('%s breaks the contract', async (_, me) => {
  const { status, body, onUnexpected } = await meAnswering(me);
  expect(status).toBe(500);
  expect(body).toContain('GET /users/me');
  expect(onUnexpected.mock.calls[0]?.[0]).toMatchObject({ name: 'ContractViolation' });
});

test('an answer that keeps the contract passes', async () => {
  expect(await meAnswering(() => Response.json({ rut: null }))).toMatchObject({
    status: 200,
    body: '{"rut":null}',
  });
});

test('in production answers are not parsed a second time', async () => {
  expect(await meAnswering(() => Response.json({ rut: 12 }), false)).toMatchObject({ status: 200 });
});

test('the current version in the answer to a stale edit is checked by the schema of its own route', async () => {
  const answering = async (current: unknown) => {
    const updateProfile = (() =>
      Response.json({ message: 'Cambió', code: 'STALE', current }, { status: 409 })) as unknown;
    const api = createApi({
      ...fixtureApi({ updateProfile: updateProfile as Handlers['updateProfile'] }),
      checkResponses: true,
    });
    const { bank } = profileOf(people.baltazar);
    const answer = await api.request('/users/me/profile', {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${tokenOf(people.baltazar)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ section: 'bank', ...bank }),
    });
    return answer.status;
  };
  expect(await answering(profileOf(people.baltazar))).toBe(409);
  expect(await answering({ email: 'alguien@correo.cl' })).toBe(500);
});
