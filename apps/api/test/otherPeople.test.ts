import { type Access, routes } from '@doblaje/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { ANSWERS } from './sampleFiles';
import { VOICE } from './sampleVoices';
import { type StudioOfTwo, studioOfTwo } from './studioOfTwo';
import { PASSWORD, testServer } from './testServer';
import { plain } from './textsOf';
import type { Whole } from './twoPeople';

type People = Pick<StudioOfTwo, 'own' | 'other'>;

/** A request to a route, and the status that it must get. */
interface Asked {
  status: number;
  path: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** What a route takes as its query. */
type Query = { shape: { sort?: z.ZodDefault<z.ZodEnum>; personId?: unknown } } | undefined;

/** A route that takes no id is asked as it is. A list is asked in every order, and for what one may know of either person. */
function plainly(path: string, query: Query, { own, other }: People): Asked[] {
  const { sort, personId } = query?.shape ?? {};
  const searches = [own, other].flatMap(({ word, rut, email, id }) =>
    [word, rut, email]
      .map((text) => `?search=${encodeURIComponent(text)}`)
      .concat(personId ? `?personId=${id}` : []),
  );
  const ofList = sort
    ? ['?size=100', ...sort.unwrap().options.map((order) => `?sort=${order}`), ...searches]
    : [];
  return ['', ...ofList].map((asked) => ({ status: 200, path: `${path}${asked}` }));
}

/** The same request twice: first for a row of the other person, which must answer 404, then for an own one. */
const ofEach = (
  of: (whole: Whole) => string,
  { own, other }: People,
  status = 200,
  body?: unknown,
): Asked[] => [
  { status: 404, path: of(other), body },
  { status, path: of(own), body },
];

const one = (status: number, path: string, body?: unknown): Asked[] => [{ status, path, body }];

const NEW_PASSWORD = 'otra frase bien larga';
const GUESSED = { password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD, token: 'x'.repeat(43) };

/**
 * The requests that a person without a role sends to each route open to them: for their own rows, for the other person's, and
 * with everything they may know about the other. A GET that takes no id is asked by itself (`plainly`); any other new route of the
 * contract fails the test until somebody decides its requests. The last entries end the session.
 */
const ASKS: Readonly<Record<string, (people: People) => Asked[] | Promise<Asked[]>>> = {
  'POST /users/auth/login': ({ other }) =>
    one(422, '/users/auth/login', { email: other.email, password: 'no es esta' }),
  'POST /users/auth/register': ({ other }) =>
    one(202, '/users/auth/register', {
      ...{ first_name: 'Ana', last_name: 'Ruz', email: other.email },
      ...{ password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD },
    }),
  'POST /users/auth/activate': () => one(422, '/users/auth/activate', { token: GUESSED.token }),
  'POST /users/auth/resend-activation': ({ other }) =>
    one(202, '/users/auth/resend-activation', { email: other.email }),
  'POST /users/send-mail/resetpassword': ({ other }) =>
    one(202, '/users/send-mail/resetpassword', { email: other.email }),
  'POST /users/change-password': () => one(422, '/users/change-password', GUESSED),
  'PATCH /users/me/profile': async ({ other }) => {
    const { personal, bank } = (await call('GET', { path: '/users/me/profile', status: 200 })).json;
    const { sensitive_consent: _, ...values } = personal;
    return [
      // The refusal of the other person's RUT must not say whose it is.
      ...one(422, '/users/me/profile', {
        ...values,
        section: 'personal',
        sensitive_consent: true,
        rut: other.rut,
      }),
      ...one(409, '/users/me/profile', { ...bank, section: 'bank', updatedAt: '2020-01-01T00:00:00.000Z' }),
      ...one(200, '/users/me/profile', { ...bank, section: 'bank' }),
    ];
  },
  'PUT /users/me/email': ({ own, other }) => [
    ...one(422, '/users/me/email', { email: other.email, currentPassword: 'no es esta', ...LONG_AGO }),
    ...one(409, '/users/me/email', { email: other.email, currentPassword: PASSWORD, ...LONG_AGO }),
    ...one(422, '/users/me/email', { email: own.email, currentPassword: PASSWORD, updatedAt: 'nunca' }),
  ],
  'POST /users/me/email/resend': async () => [
    ...one(409, '/users/me/email/resend', LONG_AGO),
    ...one(200, '/users/me/email/resend', await emailRead()),
  ],
  'DELETE /users/me/email': async () => [
    ...one(409, '/users/me/email', LONG_AGO),
    ...one(200, '/users/me/email', await emailRead()),
  ],
  'POST /users/auth/confirm-email': () => one(422, '/users/auth/confirm-email', { token: GUESSED.token }),
  'POST /users/auth/stop-email': () => one(422, '/users/auth/stop-email', { token: GUESSED.token }),
  'DELETE /users/auth/sessions/{id}': (people) =>
    ofEach(({ session }) => `/users/auth/sessions/${session}`, people, 204),
  // The server is ready once its mails are on their way.
  'GET /ready': async () => {
    await server.mails();
    return one(200, '/ready');
  },
  'POST /users/me/export/link': () => one(200, '/users/me/export/link'),
  'GET /documents/{id}': (people) => ofEach(({ document }) => `/documents/${document}`, people),
  'GET /documents/{id}/file': (people) => [
    ...ofEach(({ document }) => `/documents/${document}/file`, people),
    { status: 416, path: `/documents/${people.own.document}/file`, headers: { range: 'bytes=99999999-' } },
  ],
  'POST /documents/{id}/link': (people) => ofEach(({ document }) => `/documents/${document}/link`, people),
  'GET /files': async ({ own }) => {
    const linked = async (path: string) =>
      (await call('POST', { path, status: 200 })).json.url.replace('/api', '');
    return [
      ...one(200, await linked(`/documents/${own.document}/link`)),
      ...one(200, await linked('/users/me/export/link')),
      ...one(404, `/files?link=${GUESSED.token}`),
    ];
  },
  'GET /experiences/{id}': (people) => ofEach(({ experience }) => `/experiences/${experience}`, people),
  'GET /work-orders/{id}': (people) => ofEach(({ order }) => `/work-orders/${order}`, people),
  'POST /work-orders/{id}/answer': (people) =>
    // The order was answered long ago: an outdated request gets the present state.
    ofEach(({ order }) => `/work-orders/${order}/answer`, people, 409, {
      ...{ answer: 'accept', note: '', updatedAt: '2020-01-01T00:00:00.000Z' },
    }),
  'GET /boletas/{id}': (people) => ofEach(({ boleta }) => `/boletas/${boleta}`, people),
  'POST /boletas/{id}/upload': (people) =>
    // Without a form, an own boleta is refused as a bad request; the other's does not exist for this person.
    ofEach(({ boleta }) => `/boletas/${boleta}/upload`, people, 400, { folio: people.other.word }),
  'GET /applications/{id}/reels': (people) =>
    ofEach(({ draft }) => `/applications/${draft}/reels?size=1&digest=${'0'.repeat(64)}`, people),
  'PUT /applications/{id}/reels/{n}': ({ own, other }) =>
    [other.draft, other.application, own.draft].map((id) => ({
      status: id === own.draft ? 200 : 404,
      path: `/applications/${id}/reels/2?name=${own.word}.mp4`,
      body: own.reel,
    })),
  'POST /applications/{id}/submit': (people) =>
    ofEach(({ draft }) => `/applications/${draft}/submit`, people, 200, { reels: 2 }),
  'POST /applications': ({ other }) => [
    // A key that the other person has used is a separate key here.
    {
      status: 409,
      path: '/applications',
      body: ANSWERS,
      headers: { 'idempotency-key': `the-draft-of-${other.word}` },
    },
  ],
  'DELETE /users/auth/sessions': () => one(200, '/users/auth/sessions'),
  'PUT /users/me/consents/{id}/withdrawal': (people) =>
    ofEach(({ consent }) => `/users/me/consents/${consent}/withdrawal`, people),
  'POST /users/me/voice-consents': () => [
    ...one(201, '/users/me/voice-consents', VOICE),
    ...one(422, '/users/me/voice-consents', { ...VOICE, reach: 'project', projectId: 999_999 }),
  ],
  'PUT /users/me/privacy-notice': () => one(204, '/users/me/privacy-notice', { version: 1 }),
  'GET /privacy/versions/{version}': () => one(200, '/privacy/versions/1'),
  'POST /users/me/data-requests': () => one(201, '/users/me/data-requests', { kind: 'access', detail: '' }),
  'POST /privacy/requests': ({ other }) =>
    one(202, '/privacy/requests', { kind: 'access', name: 'Yo', email: other.email, detail: '' }),
  'POST /privacy/requests/confirmation': () =>
    one(422, '/privacy/requests/confirmation', { token: 'no-es-este' }),
  'PUT /users/me/password': () => [
    ...one(422, '/users/me/password', { ...PASSWORDS, currentPassword: 'no es esta' }),
    ...one(204, '/users/me/password', PASSWORDS),
  ],
  'POST /users/auth/logout': () => one(204, '/users/auth/logout'),
  'DELETE /users/me': () => one(204, '/users/me', { password: NEW_PASSWORD }),
};
const PASSWORDS = { currentPassword: PASSWORD, password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD };

const LONG_AGO = { updatedAt: '2020-01-01T00:00:00.000Z' };

/** When the own address was last written. */
const emailRead = async () => {
  const { emailChange } = (await call('GET', { path: '/users/me/profile', status: 200 })).json;
  return { updatedAt: emailChange.updatedAt };
};

/** These end the session: the person logs in again afterwards. */
const ENDS = ['PUT /users/me/password', 'POST /users/auth/logout'];

const ALL = Object.values(routes)
  .filter(({ access }) => access === 'public' || (access as Exclude<Access, 'public'>).includes('USER'))
  .map(({ method, path, request }) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    query: (request as { query?: Query } | undefined)?.query,
  }));

/** Those that `ASKS` need not name. */
const PLAIN = ALL.filter(
  ({ name, method, path }) => method === 'GET' && !path.includes('{') && !(name in ASKS),
);

let server: Awaited<ReturnType<typeof testServer>>;
let people: People;
let token: string;
let { rows, secret } = {} as Pick<StudioOfTwo, 'rows' | 'secret'>;
/** All answers so far. */
let heard = '';

beforeAll(async () => {
  server = await testServer();
  ({ rows, secret, ...people } = await studioOfTwo(server));
  token = await server.tokenFor(people.own.email);
  expect(token).toBeTypeOf('string');
});
afterAll(() => server.close());

async function call(method: string, { path, body, headers = {} }: Asked) {
  const isBytes = body instanceof Uint8Array;
  const response = await server.app.request(`/api${path}`, {
    method,
    headers: {
      'content-type': isBytes ? 'video/mp4' : 'application/json',
      authorization: `Bearer ${token}`,
      ...(isBytes && { 'content-length': String(body.length) }),
      ...headers,
    },
    ...(body !== undefined && { body: isBytes ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
  });
  const text = new TextDecoder().decode(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const named = [...response.headers].map(([name, value]) => `${name}: ${decodeURIComponent(value)}`);
  return {
    status: response.status,
    said: plain([...named, text].join('\n')),
    json: isJson ? JSON.parse(text) : undefined,
  };
}

/** Texts of other people in an answer, each with its place. */
const toldOfOthers = (said: string, allowed: readonly string[] = []) =>
  [...secret]
    .filter(([text]) => said.includes(text) && !allowed.includes(text))
    .map(([text, place]) => `${place}: ${text}`);

/** The list of banks names those of other people too, whoever has an account there. No other answer may. */
async function allowedIn(path: string): Promise<string[]> {
  if (path !== '/banks') return [];
  return (await server.db.selectFrom('banks').select('name').execute()).map(({ name }) => plain(name));
}

test('every route open to people who are not ADMIN is asked, and nothing else is', () => {
  const decided = [...Object.keys(ASKS), ...PLAIN.map(({ name }) => name)];
  expect(ALL.map(({ name }) => name).sort()).toEqual(decided.sort());
  const lists = PLAIN.filter(({ query }) => query?.shape.sort).map(({ name }) => name);
  expect(lists).toEqual(
    expect.arrayContaining(['GET /documents', 'GET /experiences', 'GET /users/auth/sessions']),
  );
});

/** Columns that are null for an active person without anything deleted, withdrawn, used up or failed. */
const EMPTY = [
  'changed_states.deactivated_at',
  'characters.deleted_at',
  'consents.withdrawn_at',
  // No mail leaves this server.
  'data_request_letters.delivered_at',
  'email_changes.ended_at',
  'links.email_change_id',
  'links.used_at',
  'mails.done_at',
  'mails.failure',
  // Written for a request that came through the listening server.
  'mails.request_id',
  'shared_document_people.withdrawn_at',
  'users.deactivated_at',
  'users.invitation_withdrawn_at',
  'work_orders.deleted_at',
];

test('the other people have a row in every table, and the person a value in every column', () => {
  const tables = [...rows.other.keys()].filter(
    (table) => ![rows.other, rows.admin].some((of) => of.get(table)?.length),
  );
  expect(tables).toEqual([]);
  const empty = [...rows.other].flatMap(([table, held]) =>
    Object.keys(held[0] ?? {})
      .filter((column) => held.every((row) => row[column] === null || row[column] === ''))
      .map((column) => `${table}.${column}`),
  );
  expect(empty.sort()).toEqual(EMPTY);
});

describe('no answer to a USER holds anything of another person', () => {
  const decided = Object.keys(ASKS).flatMap((name) => ALL.filter((route) => route.name === name));

  // The decided ones come last, because the last of them end the session.
  test.each([...PLAIN, ...decided])('$name', async ({ name, method, path, query }) => {
    for (const asked of (await ASKS[name]?.(people)) ?? plainly(path, query, people)) {
      const { status, said } = await call(method, asked);
      expect([asked.path, status]).toEqual([asked.path, asked.status]);
      expect(toldOfOthers(said, await allowedIn(asked.path)), asked.path).toEqual([]);
      heard += said;
    }
    if (ENDS.includes(name)) token = (await server.logIn(people.own.email, NEW_PASSWORD)).body.accessToken;
  });
});

test('the search for foreign data works: it finds all data of the person’s own, files too', () => {
  const { email, rut, word } = people.own;
  const things = [
    `Contrato ${word}`,
    `Proyecto ${word}`,
    `Personaje ${word}`,
    `video de ${word}`,
    `Canta ${word}`,
  ];
  for (const text of [email, rut, ...things]) expect(heard).toContain(plain(text));
});
