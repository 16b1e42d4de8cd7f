import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { ANSWERS, fileDocument, sendReel } from './sampleFiles';
import { PASSWORD, testServer } from './testServer';
import { urlOf, waitingIn } from './testStorage';

type Server = Awaited<ReturnType<typeof testServer>>;
type Send = () => Promise<{ status: number; body: { message?: string } | undefined }>;

const ROUNDS = 6;
const NEW_PASSWORD = 'otra frase bien larga';
const PERSONAL = {
  section: 'personal',
  first_name: 'Antonia',
  last_name: 'Millaquén Rojas',
  country: 'CL',
  rut: '12.345.678-5',
  gender: 'Femenino',
  birth_date: '1991-11-02',
  phone: '+56 9 5550 0177',
  address: 'Av. Las Araucarias 2210, Valdivia',
  community: 'Other',
  disability: '',
  sensitive_consent: true,
};

let server: Server;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Makes a person with a draft, a reel and a document, and prepares requests that are not sent yet. */
async function personOn(server: Server, email: string) {
  const { id: userId } = await server.createUser(email);
  const { id: documentId } = await fileDocument(server, userId);
  const token = await server.tokenFor(email);
  const call =
    (method: string, path: string, body?: unknown): Send =>
    () =>
      server.call(method, path, body, { token });
  const { id } = (await server.call('POST', '/applications', ANSWERS, { token })).body;
  await sendReel(server, token, `/applications/${id}/reels/1`);
  const { updatedAt } = (await server.call('GET', '/users/me/profile', undefined, { token })).body.personal;
  const passwords = {
    currentPassword: PASSWORD,
    password: NEW_PASSWORD,
    passwordConfirmation: NEW_PASSWORD,
  };
  const requests: Record<string, Send> = {
    'the session': call('GET', '/users/auth/session'),
    'the RUT': call('GET', '/users/me'),
    'the export': call('GET', '/users/me/export'),
    'the documents': call('GET', '/documents'),
    'a link': call('POST', `/documents/${documentId}/link`),
    'a draft': call('POST', '/applications', ANSWERS),
    'a new reel': () => sendReel(server, token, `/applications/${id}/reels/2`),
    'the reel again': () => sendReel(server, token, `/applications/${id}/reels/1`),
    'the end of sending': call('POST', `/applications/${id}/submit`, { reels: 1 }),
    'the data sheet': call('PATCH', '/users/me/profile', { ...PERSONAL, updatedAt }),
    'the other sessions': call('DELETE', '/users/auth/sessions'),
    'a log-in': () => server.logIn(email),
    'a new password': call('PUT', '/users/me/password', passwords),
    'erasing again': call('DELETE', '/users/me', { password: PASSWORD }),
  };
  return { userId, token, erase: call('DELETE', '/users/me', { password: PASSWORD }), requests };
}

/** Sends after a delay. */
const later = (milliseconds: number, send: Send) =>
  new Promise<Awaited<ReturnType<Send>>>((resolve) => setTimeout(() => resolve(send()), milliseconds));

test('erasing at the same time as every other request of the person: each gets its answer, nothing stays', async () => {
  const failures: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const email = `persona${round}@correo.cl`;
    const { userId, erase, requests } = await personOn(server, email);
    // Each round spreads the requests differently. Erasing starts with a hash, so it takes a while to begin.
    const sent = Object.entries({ ...requests, erase }).map(async ([name, send], index) => {
      const { status, body } = await later(((index * 7 + round * 3) % 8) * 8, send);
      if (status >= 500) failures.push(`${name}: ${status} ${body?.message}`);
    });
    await Promise.all(sent);
    // When the password change came first, erasing failed: erase with the new password.
    const left = await server.db.selectFrom('users').select('id').where('id', '=', userId).execute();
    if (left.length > 0) {
      const token = (await server.logIn(email, NEW_PASSWORD)).body.accessToken;
      await server.call('DELETE', '/users/me', { password: NEW_PASSWORD }, { token });
    }
  }
  expect(failures).toEqual([]);
  for (const table of ['users', 'applications', 'reels', 'documents', 'consents', 'sessions'] as const) {
    expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  await server.swept();
  expect(server.storedFiles()).toEqual([]);
});

// The embedded database has one connection, so no request waits inside it.
if (inject('database').kind === 'postgres') {
  test('a request that waits while the account is erased is told that the session is over, or finds nothing', async () => {
    const eraser = new Client({ connectionString: urlOf(server.storage) });
    await eraser.connect();
    onTestFinished(() => eraser.end());

    const statuses: Record<string, number> = {};
    for (const name of ['a link', 'a draft', 'a new reel', 'the end of sending', 'the data sheet']) {
      const { userId, requests } = await personOn(server, `espera${Object.keys(statuses).length}@correo.cl`);
      await eraser.query('begin');
      await eraser.query('delete from users where id = $1', [userId]);
      const answer = requests[name]?.();
      await vi.waitFor(async () => expect(await waitingIn(server.storage)).toBe(1), 15_000);
      await eraser.query('commit');
      statuses[name] = (await answer)?.status ?? 0;
    }
    expect(statuses).toEqual({
      'a link': 401,
      'a draft': 401,
      'a new reel': 404,
      'the end of sending': 401,
      'the data sheet': 401,
    });
  });
}
