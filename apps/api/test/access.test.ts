import { type Access, routes } from '@doblaje/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveConsent } from '../src/people/consents/consents';
import type { RouteAddress } from './routeAddress';
import { waitingBoleta } from './sampleBoletas';
import { ANSWERS, acceptedApplication, archivedPaper, fileDocument } from './sampleFiles';
import { approvedBoleta, preparedNomina } from './sampleNominas';
import { issuedOrder } from './sampleOrders';
import { publishedNotice, sampleBreach, sampleRequest } from './samplePrivacy';
import { sharedDocument } from './sampleSharedDocuments';
import { studioCast } from './sampleStudio';
import { voiceConsent } from './sampleVoices';
import { testServer } from './testServer';

const EVERYBODY: Access = 'public';
const ANY_SESSION: Access = ['ADMIN', 'USER'];

/**
 * Who may call what, decided here a second time. A new route of the contract does not compile until somebody decides its access;
 * a route whose access changes by mistake fails this test.
 */
const DECIDED: Readonly<Record<RouteAddress, Access>> = {
  'GET /health': EVERYBODY,
  'GET /ready': EVERYBODY,
  'POST /users/auth/login': EVERYBODY,
  'POST /users/auth/register': EVERYBODY,
  'POST /users/auth/activate': EVERYBODY,
  'POST /users/auth/resend-activation': EVERYBODY,
  'POST /users/send-mail/resetpassword': EVERYBODY,
  'POST /users/change-password': EVERYBODY,
  'POST /users/auth/confirm-email': EVERYBODY,
  'POST /users/auth/stop-email': EVERYBODY,
  'POST /users/auth/logout': ANY_SESSION,
  'GET /users/auth/session': ANY_SESSION,
  'GET /users/me': ANY_SESSION,
  'GET /users/me/pending': ANY_SESSION,
  'GET /users/me/payments': ANY_SESSION,
  'GET /users/me/certificate': ANY_SESSION,
  'GET /users/me/profile': ANY_SESSION,
  'PATCH /users/me/profile': ANY_SESSION,
  'PUT /users/me/password': ANY_SESSION,
  'PUT /users/me/email': ANY_SESSION,
  'POST /users/me/email/resend': ANY_SESSION,
  'DELETE /users/me/email': ANY_SESSION,
  'GET /users/auth/sessions': ANY_SESSION,
  'DELETE /users/auth/sessions': ANY_SESSION,
  'DELETE /users/auth/sessions/{id}': ANY_SESSION,
  'GET /users/me/consents': ANY_SESSION,
  'PUT /users/me/consents/{id}/withdrawal': ANY_SESSION,
  'POST /users/me/voice-consents': ANY_SESSION,
  'POST /users/{id}/voice-consents': ['ADMIN'],
  'PUT /users/{id}/voice-consents/{consentId}/withdrawal': ['ADMIN'],
  'GET /users/me/export': ANY_SESSION,
  'POST /users/me/export/link': ANY_SESSION,
  'GET /users/me/erasure': ANY_SESSION,
  'DELETE /users/me': ANY_SESSION,
  'GET /users/me/application': ANY_SESSION,
  'POST /applications': ANY_SESSION,
  'GET /applications': ['ADMIN'],
  'GET /applications/csv': ['ADMIN'],
  'GET /applications/{id}': ['ADMIN'],
  'PATCH /applications/{id}': ['ADMIN'],
  'POST /applications/{id}/reels/{n}/link': ['ADMIN'],
  'PUT /applications/{id}/reels/{n}': ANY_SESSION,
  'GET /applications/{id}/reels': ANY_SESSION,
  'POST /applications/{id}/submit': ANY_SESSION,
  'GET /documents': ANY_SESSION,
  'GET /documents/projects': ANY_SESSION,
  'GET /documents/{id}': ANY_SESSION,
  'GET /documents/{id}/file': ANY_SESSION,
  'POST /documents/{id}/link': ANY_SESSION,
  'GET /files': EVERYBODY,
  'GET /history/{entity}/{id}': ['ADMIN'],
  'GET /privacy': EVERYBODY,
  'GET /privacy/versions/{version}': EVERYBODY,
  'POST /privacy/versions': ['ADMIN'],
  'GET /users/me/privacy-notice': ANY_SESSION,
  'PUT /users/me/privacy-notice': ANY_SESSION,
  'GET /personal-data': ['ADMIN'],
  'PUT /personal-data/settings': ['ADMIN'],
  'POST /personal-data/treatments': ['ADMIN'],
  'PATCH /personal-data/treatments/{id}': ['ADMIN'],
  'DELETE /personal-data/treatments/{id}': ['ADMIN'],
  'GET /breaches': ['ADMIN'],
  'POST /breaches': ['ADMIN'],
  'PATCH /breaches/{id}': ['ADMIN'],
  'GET /breaches/{id}/notice': ['ADMIN'],
  'POST /breaches/{id}/mails': ['ADMIN'],
  'GET /bin': ['ADMIN'],
  'GET /catalogues': ['ADMIN'],
  'GET /banks': ANY_SESSION,
  'POST /catalogues/entries': ['ADMIN'],
  'PATCH /catalogues/entries/{id}': ['ADMIN'],
  'PUT /catalogues/{kind}/order': ['ADMIN'],
  'PUT /catalogues/rates/{year}': ['ADMIN'],
  'PUT /catalogues/boleta-notice': ['ADMIN'],
  'PUT /catalogues/studio': ['ADMIN'],
  'POST /catalogues/holidays': ['ADMIN'],
  'PATCH /catalogues/holidays/{id}': ['ADMIN'],
  'DELETE /catalogues/holidays/{id}': ['ADMIN'],
  'POST /catalogues/banks': ['ADMIN'],
  'PATCH /catalogues/banks/{id}': ['ADMIN'],
  'POST /catalogues/charge-accounts': ['ADMIN'],
  'PATCH /catalogues/charge-accounts/{id}': ['ADMIN'],
  'DELETE /catalogues/charge-accounts/{id}': ['ADMIN'],
  'GET /projects': ['ADMIN'],
  'GET /projects/csv': ['ADMIN'],
  'POST /projects': ['ADMIN'],
  'GET /projects/{id}': ['ADMIN'],
  'PATCH /projects/{id}': ['ADMIN'],
  'DELETE /projects/{id}': ['ADMIN'],
  'POST /projects/{id}/restore': ['ADMIN'],
  'GET /projects/{id}/next-season': ['ADMIN'],
  'POST /projects/{id}/next-season': ['ADMIN'],
  'GET /projects/{id}/chapters': ['ADMIN'],
  'POST /projects/{id}/chapters': ['ADMIN'],
  'POST /projects/{id}/chapters/several': ['ADMIN'],
  'GET /chapters': ['ADMIN'],
  'PATCH /chapters/{id}': ['ADMIN'],
  'DELETE /chapters/{id}': ['ADMIN'],
  'POST /chapters/{id}/restore': ['ADMIN'],
  'GET /projects/{id}/characters': ['ADMIN'],
  'POST /projects/{id}/characters': ['ADMIN'],
  'PATCH /characters/{id}': ['ADMIN'],
  'DELETE /characters/{id}': ['ADMIN'],
  'POST /characters/{id}/restore': ['ADMIN'],
  'GET /chapters/{id}/cast': ['ADMIN'],
  'POST /chapters/{id}/cast': ['ADMIN'],
  'PATCH /chapters/{id}/cast': ['ADMIN'],
  'POST /chapters/{id}/cast/copy': ['ADMIN'],
  'DELETE /appearances/{id}': ['ADMIN'],
  'GET /projects/{id}/matrix': ['ADMIN'],
  'GET /projects/{id}/matrix/csv': ['ADMIN'],
  'GET /work-orders': ['ADMIN'],
  'GET /work-orders/csv': ['ADMIN'],
  'POST /work-orders': ['ADMIN'],
  'GET /work-orders/{id}': ANY_SESSION,
  'PATCH /work-orders/{id}': ['ADMIN'],
  'DELETE /work-orders/{id}': ['ADMIN'],
  'POST /work-orders/{id}/restore': ['ADMIN'],
  'POST /work-orders/{id}/issue': ['ADMIN'],
  'POST /work-orders/{id}/answer': ANY_SESSION,
  'POST /work-orders/{id}/finish': ['ADMIN'],
  'POST /work-orders/finishes': ['ADMIN'],
  'POST /work-orders/{id}/void': ['ADMIN'],
  'POST /work-orders/{id}/replace': ['ADMIN'],
  'GET /chapters/{id}/work-orders': ['ADMIN'],
  'POST /chapters/{id}/work-orders': ['ADMIN'],
  'GET /boletas': ['ADMIN'],
  'GET /boletas/csv': ['ADMIN'],
  'GET /boletas/totals': ['ADMIN'],
  'GET /boletas/own': ANY_SESSION,
  'POST /boletas/{id}/reopen': ['ADMIN'],
  'POST /boletas/approvals': ['ADMIN'],
  'POST /boletas/approvals/undo': ['ADMIN'],
  'GET /boletas/{id}': ANY_SESSION,
  'POST /boletas/{id}/upload': ANY_SESSION,
  'GET /users/{id}/awaited-boletas': ['ADMIN'],
  'POST /boletas/{id}/bte': ['ADMIN'],
  'POST /boletas/{id}/approve': ['ADMIN'],
  'POST /boletas/{id}/reject': ['ADMIN'],
  'POST /boletas/{id}/regularize': ['ADMIN'],
  'POST /boletas/{id}/unregularize': ['ADMIN'],
  'POST /boletas/{id}/sii': ['ADMIN'],
  'GET /nominas': ['ADMIN'],
  'GET /nominas/payable': ['ADMIN'],
  'GET /nominas/month': ['ADMIN'],
  'GET /nominas/month/csv': ['ADMIN'],
  'POST /nominas': ['ADMIN'],
  'GET /months/close': ['ADMIN'],
  'GET /months/xlsx': ['ADMIN'],
  'POST /months/close': ['ADMIN'],
  'POST /months/reopen': ['ADMIN'],
  'POST /months/reminders': ['ADMIN'],
  'GET /nominas/{id}': ['ADMIN'],
  'GET /nominas/{id}/bank-file': ['ADMIN'],
  'GET /nominas/{id}/bank-check': ['ADMIN'],
  'POST /nominas/{id}/answer/check': ['ADMIN'],
  'POST /nominas/{id}/answer': ['ADMIN'],
  'GET /nominas/{id}/answer/columns': ['ADMIN'],
  'PUT /nominas/{id}/answer/columns': ['ADMIN'],
  'GET /nominas/{id}/bank-file/{account}': ['ADMIN'],
  'POST /nominas/{id}/remove': ['ADMIN'],
  'POST /nominas/{id}/pay': ['ADMIN'],
  'POST /nominas/{id}/void': ['ADMIN'],
  'POST /users/{id}/bank-data-request': ['ADMIN'],
  'GET /sii-sheets': ['ADMIN'],
  'GET /years/close': ['ADMIN'],
  'GET /users/{id}/certificate': ['ADMIN'],
  'POST /sii-sheets': ['ADMIN'],
  'POST /sii-sheets/asks': ['ADMIN'],
  'GET /shared-documents': ['ADMIN'],
  'GET /shared-documents/csv': ['ADMIN'],
  'POST /shared-documents': ['ADMIN'],
  'GET /shared-documents/{id}': ['ADMIN'],
  'DELETE /shared-documents/{id}': ['ADMIN'],
  'POST /shared-documents/{id}/restore': ['ADMIN'],
  'DELETE /shared-documents/{id}/people/{personId}': ['ADMIN'],
  'POST /shared-documents/{id}/people/{personId}/restore': ['ADMIN'],
  'GET /chapters/{id}/people': ['ADMIN'],
  'GET /people': ['ADMIN'],
  'POST /users/{id}/demos/{n}/link': ['ADMIN'],
  'GET /users/{id}': ['ADMIN'],
  'PATCH /users/{id}': ['ADMIN'],
  'PUT /users/{id}/email': ['ADMIN'],
  'POST /users/{id}/email/resend': ['ADMIN'],
  'DELETE /users/{id}/email': ['ADMIN'],
  'POST /users/{id}/account-number': ['ADMIN'],
  'GET /users/{id}/vocal-profile': ['ADMIN'],
  'PUT /users/{id}/vocal-profile': ['ADMIN'],
  'POST /projects/{id}/import/preview': ['ADMIN'],
  'POST /projects/{id}/import/errors': ['ADMIN'],
  'POST /projects/{id}/import': ['ADMIN'],
  'GET /import/sample': ['ADMIN'],
  'GET /experiences': ANY_SESSION,
  'GET /experiences/statuses': ANY_SESSION,
  'GET /experiences/{id}': ANY_SESSION,
  'GET /archive': ['ADMIN'],
  'GET /archive/csv': ['ADMIN'],
  'GET /archive/{id}/file': ['ADMIN'],
  'POST /archive/{id}/link': ['ADMIN'],
  'GET /users': ['ADMIN'],
  'GET /users/csv': ['ADMIN'],
  'GET /mails/undelivered': ['ADMIN'],
  'POST /mails/undelivered/{id}/resend': ['ADMIN'],
  'POST /users/states/preview': ['ADMIN'],
  'POST /users/states': ['ADMIN'],
  'POST /users/states/undo': ['ADMIN'],
  'PUT /users/{id}/role': ['ADMIN'],
  'DELETE /users/{id}/sessions': ['ADMIN'],
  'POST /users/{id}/activation': ['ADMIN'],
  'POST /users/invitations': ['ADMIN'],
  'DELETE /users/{id}/invitation': ['ADMIN'],
  'GET /data-readings': ['ADMIN'],
  'GET /data-readings/csv': ['ADMIN'],
  'POST /privacy/requests': EVERYBODY,
  'POST /privacy/requests/confirmation': EVERYBODY,
  'GET /users/me/data-requests': ANY_SESSION,
  'POST /users/me/data-requests': ANY_SESSION,
  'GET /data-requests': ['ADMIN'],
  'GET /data-requests/csv': ['ADMIN'],
  'GET /data-requests/{id}': ['ADMIN'],
  'POST /data-requests/{id}/extension': ['ADMIN'],
  'POST /data-requests/{id}/answer': ['ADMIN'],
  'POST /data-requests/{id}/block-end': ['ADMIN'],
};

const ALL = Object.values(routes).map((route) => ({
  name: `${route.method.toUpperCase()} ${route.path}` as RouteAddress,
  method: route.method.toUpperCase(),
  path: route.path,
}));

/** Routes about data of one person. Everybody else gets 404, except ADMIN where the entry says so. */
const OWNED: Readonly<Record<string, 'ADMIN too' | 'nobody else' | 'ADMIN alone'>> = {
  'DELETE /users/auth/sessions/{id}': 'nobody else',
  'PUT /applications/{id}/reels/{n}': 'nobody else',
  'GET /applications/{id}/reels': 'nobody else',
  'POST /applications/{id}/submit': 'nobody else',
  'GET /applications/{id}': 'ADMIN alone',
  'PATCH /applications/{id}': 'ADMIN alone',
  'POST /applications/{id}/reels/{n}/link': 'ADMIN alone',
  'GET /documents/{id}': 'ADMIN too',
  'GET /documents/{id}/file': 'ADMIN too',
  'POST /documents/{id}/link': 'ADMIN too',
  'GET /history/{entity}/{id}': 'ADMIN alone',
  'PATCH /catalogues/entries/{id}': 'ADMIN alone',
  'PATCH /personal-data/treatments/{id}': 'ADMIN alone',
  'DELETE /personal-data/treatments/{id}': 'ADMIN alone',
  'PATCH /breaches/{id}': 'ADMIN alone',
  'GET /breaches/{id}/notice': 'ADMIN alone',
  'POST /breaches/{id}/mails': 'ADMIN alone',
  'GET /data-requests/{id}': 'ADMIN alone',
  'POST /data-requests/{id}/extension': 'ADMIN alone',
  'POST /data-requests/{id}/answer': 'ADMIN alone',
  'POST /data-requests/{id}/block-end': 'ADMIN alone',
  'PATCH /catalogues/holidays/{id}': 'ADMIN alone',
  'DELETE /catalogues/holidays/{id}': 'ADMIN alone',
  'PATCH /catalogues/banks/{id}': 'ADMIN alone',
  'PATCH /catalogues/charge-accounts/{id}': 'ADMIN alone',
  'DELETE /catalogues/charge-accounts/{id}': 'ADMIN alone',
  'GET /projects/{id}': 'ADMIN alone',
  'PATCH /projects/{id}': 'ADMIN alone',
  'DELETE /projects/{id}': 'ADMIN alone',
  'POST /projects/{id}/restore': 'ADMIN alone',
  'GET /projects/{id}/next-season': 'ADMIN alone',
  'POST /projects/{id}/next-season': 'ADMIN alone',
  'GET /projects/{id}/chapters': 'ADMIN alone',
  'POST /projects/{id}/chapters': 'ADMIN alone',
  'POST /projects/{id}/chapters/several': 'ADMIN alone',
  'PATCH /chapters/{id}': 'ADMIN alone',
  'DELETE /chapters/{id}': 'ADMIN alone',
  'POST /chapters/{id}/restore': 'ADMIN alone',
  'GET /projects/{id}/characters': 'ADMIN alone',
  'POST /projects/{id}/characters': 'ADMIN alone',
  'PATCH /characters/{id}': 'ADMIN alone',
  'DELETE /characters/{id}': 'ADMIN alone',
  'POST /characters/{id}/restore': 'ADMIN alone',
  'GET /chapters/{id}/cast': 'ADMIN alone',
  'GET /chapters/{id}/work-orders': 'ADMIN alone',
  'POST /chapters/{id}/cast': 'ADMIN alone',
  'PATCH /chapters/{id}/cast': 'ADMIN alone',
  'POST /chapters/{id}/cast/copy': 'ADMIN alone',
  'DELETE /appearances/{id}': 'ADMIN alone',
  'GET /projects/{id}/matrix': 'ADMIN alone',
  'GET /projects/{id}/matrix/csv': 'ADMIN alone',
  'GET /work-orders/{id}': 'ADMIN too',
  'PATCH /work-orders/{id}': 'ADMIN alone',
  'DELETE /work-orders/{id}': 'ADMIN alone',
  'POST /work-orders/{id}/restore': 'ADMIN alone',
  'POST /work-orders/{id}/issue': 'ADMIN alone',
  'POST /work-orders/{id}/answer': 'nobody else',
  'PUT /users/me/consents/{id}/withdrawal': 'nobody else',
  'POST /users/{id}/voice-consents': 'ADMIN alone',
  'PUT /users/{id}/voice-consents/{consentId}/withdrawal': 'ADMIN alone',
  'POST /work-orders/{id}/finish': 'ADMIN alone',
  'POST /work-orders/{id}/void': 'ADMIN alone',
  'POST /work-orders/{id}/replace': 'ADMIN alone',
  'POST /chapters/{id}/work-orders': 'ADMIN alone',
  'GET /boletas/{id}': 'ADMIN too',
  'POST /boletas/{id}/upload': 'nobody else',
  'GET /users/{id}/awaited-boletas': 'ADMIN alone',
  'POST /boletas/{id}/bte': 'ADMIN alone',
  'POST /boletas/{id}/approve': 'ADMIN alone',
  'POST /boletas/{id}/reject': 'ADMIN alone',
  'POST /boletas/{id}/reopen': 'ADMIN alone',
  'POST /boletas/{id}/regularize': 'ADMIN alone',
  'POST /boletas/{id}/unregularize': 'ADMIN alone',
  'POST /boletas/{id}/sii': 'ADMIN alone',
  'GET /nominas/{id}': 'ADMIN alone',
  'GET /nominas/{id}/bank-file': 'ADMIN alone',
  'GET /nominas/{id}/bank-check': 'ADMIN alone',
  'POST /nominas/{id}/answer/check': 'ADMIN alone',
  'POST /nominas/{id}/answer': 'ADMIN alone',
  'GET /nominas/{id}/answer/columns': 'ADMIN alone',
  'PUT /nominas/{id}/answer/columns': 'ADMIN alone',
  'GET /nominas/{id}/bank-file/{account}': 'ADMIN alone',
  'POST /nominas/{id}/remove': 'ADMIN alone',
  'POST /nominas/{id}/pay': 'ADMIN alone',
  'POST /nominas/{id}/void': 'ADMIN alone',
  'POST /users/{id}/bank-data-request': 'ADMIN alone',
  'GET /shared-documents/{id}': 'ADMIN alone',
  'DELETE /shared-documents/{id}': 'ADMIN alone',
  'POST /shared-documents/{id}/restore': 'ADMIN alone',
  'DELETE /shared-documents/{id}/people/{personId}': 'ADMIN alone',
  'POST /shared-documents/{id}/people/{personId}/restore': 'ADMIN alone',
  'GET /chapters/{id}/people': 'ADMIN alone',
  'GET /experiences/{id}': 'ADMIN too',
  'POST /users/{id}/demos/{n}/link': 'ADMIN alone',
  'POST /mails/undelivered/{id}/resend': 'ADMIN alone',
  'GET /users/{id}': 'ADMIN alone',
  'PATCH /users/{id}': 'ADMIN alone',
  'PUT /users/{id}/email': 'ADMIN alone',
  'POST /users/{id}/email/resend': 'ADMIN alone',
  'DELETE /users/{id}/email': 'ADMIN alone',
  'POST /users/{id}/account-number': 'ADMIN alone',
  'GET /users/{id}/vocal-profile': 'ADMIN alone',
  'PUT /users/{id}/vocal-profile': 'ADMIN alone',
  'GET /users/{id}/certificate': 'ADMIN alone',
  'POST /projects/{id}/import/preview': 'ADMIN alone',
  'POST /projects/{id}/import/errors': 'ADMIN alone',
  'POST /projects/{id}/import': 'ADMIN alone',
  'GET /archive/{id}/file': 'ADMIN alone',
  'POST /archive/{id}/link': 'ADMIN alone',
  'PUT /users/{id}/role': 'ADMIN alone',
  'DELETE /users/{id}/sessions': 'ADMIN alone',
  'POST /users/{id}/activation': 'ADMIN alone',
  'DELETE /users/{id}/invitation': 'ADMIN alone',
};

/** Bodies of routes that refuse a request without one. */
const BODIES: Readonly<Record<string, unknown>> = {
  'POST /applications/{id}/submit': { reels: 0 },
  // No person has this id, but that is known only once it was read: 422 stands for allowed.
  'POST /sii-sheets/asks': {},
  'POST /work-orders/{id}/answer': { answer: 'accept', note: '', updatedAt: '2026-11-20T12:00:00.000Z' },
};

/** Queries that these routes need. */
const QUERIES: Readonly<Record<string, string>> = {
  'PUT /applications/{id}/reels/{n}': '?name=a.mp4',
  'GET /nominas/month': '?month=2026-11',
  'GET /nominas/month/csv': '?month=2026-11',
  'GET /months/xlsx': '?month=2026-11',
  'GET /sii-sheets': '?month=2026-11&kind=bhe',
  'POST /nominas/{id}/answer/check': '?name=a.csv',
  'POST /nominas/{id}/answer': '?name=a.csv&paidOn=2026-11-20&seen=a&updatedAt=2026-11-20T12:00:00.000Z',
  'POST /sii-sheets': '?month=2026-11&kind=bhe&name=planilla.xls&shown=0',
  'GET /applications/{id}/reels': `?size=1&digest=${'0'.repeat(64)}`,
};

/** Ids of rows that belong to user@correo.cl. */
const ids = {
  documents: '',
  applications: '',
  archive: '',
  'users/auth/sessions': '',
  'users/me/consents': '',
  'catalogues/entries': '1',
  'personal-data/treatments': '1',
  breaches: '',
  'data-requests': '',
  projects: '',
  chapters: '',
  characters: '',
  appearances: '',
  experiences: '',
  'work-orders': '',
  boletas: '',
  nominas: '',
  'shared-documents': '',
  'mails/undelivered': '',
  users: '',
};

/** A voice consent of theirs. */
let voice = '';

/** An application of the same person that ADMIN may see: it is sent, while the one in `ids` is a draft. */
let sentApplication = '';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
  const owner = await server.createUser('user@correo.cl');
  await server.createUser('another@correo.cl');
  ids.users = owner.id;
  ids.documents = (await fileDocument(server, owner.id)).id;
  sentApplication = await acceptedApplication(server, 'user@correo.cl', {}, [{}]);
  ids.users = owner.id;
  const token = await server.tokenFor('user@correo.cl');
  ids.applications = (await server.call('POST', '/applications', ANSWERS, { token })).body.id;
  const sessions = await server.call('GET', '/users/auth/sessions', undefined, { token });
  ids['users/auth/sessions'] = sessions.body.items[0].id;
  // Other routes need the consents of the application.
  await giveConsent(server.db, 'profile-sensitive', { userId: owner.id, now: server.now() });
  const consent = await server.db
    .selectFrom('consents')
    .select('id')
    .where('purpose', '=', 'profile-sensitive')
    .executeTakeFirstOrThrow();
  ids['users/me/consents'] = consent.id;
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  ids.archive = await archivedPaper(server);
  await publishedNotice(server);
  ids.breaches = await sampleBreach(server);
  ids['data-requests'] = await sampleRequest(server, 'user@correo.cl');
  const studio = await studioCast(server);
  ids.projects = String(studio.projectId);
  ids.chapters = String(studio.chapterId);
  ids.characters = String(studio.idle);
  ids.appearances = String(studio.appearanceId);
  await server.db.updateTable('appearances').set({ person_id: owner.id }).execute();
  const own = await server.db.selectFrom('participations').select('id').executeTakeFirstOrThrow();
  ids.experiences = String(own.id);
  ids['work-orders'] = String(await issuedOrder(server, owner.id, studio.chapterId));
  ids['shared-documents'] = String(await sharedDocument(server, [owner.id]));
  voice = await voiceConsent(server, owner.id, { contractId: Number(ids['shared-documents']) });
  const refused = await server.db
    .insertInto('mails')
    .values({
      ...{ kind: 'order-issued', address: 'user@correo.cl', user_id: owner.id, failure: 'REFUSED 550' },
      ...{ created_at: server.now(), due_at: server.now(), done_at: server.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  ids['mails/undelivered'] = String(refused.id);
  ids.boletas = String(await waitingBoleta(server, owner.id, Number(ids['work-orders'])));
  ids.nominas = String(
    await preparedNomina(server, [await approvedBoleta(server, owner.id, studio.chapterId)]),
  );
});
afterAll(() => server.close());

test('every route to a single record says whose record it is', () => {
  const ofOne = ALL.filter(({ path }) => path.includes('{id}')).map(({ name }) => name);
  expect(ofOne.sort()).toEqual(Object.keys(OWNED).sort());
});

const addressOf = (path: string) =>
  path
    .replace(/^\/applications\/\{id\}(?=$|\/reels\/\{n\}\/link$)/, `/applications/${sentApplication}`)
    .replace('/{entity}/{id}', `/document/${ids.documents}`)
    .replace(/^\/([\w/-]+)\/\{id\}/, (_, kind) => `/${kind}/${ids[kind as keyof typeof ids]}`)
    .replace('{personId}', ids.users)
    .replace('{consentId}', voice)
    .replace('{n}', '1')
    .replace('{account}', '1')
    .replace('{kind}', 'client')
    .replace('{year}', '2026')
    .replace('{version}', '1');

test.each(ALL)('who may call $name', async ({ name, method, path }) => {
  const access = DECIDED[name];
  const answerTo = async (token?: string) => {
    const query = QUERIES[name] ?? '';
    const response = await server.app.request(`/api${addressOf(path)}${query}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(BODIES[name] ?? {}) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, message: isJson ? JSON.parse(text).message : undefined };
  };
  const asPerson = async (email: string) => answerTo(await server.tokenFor(email));

  const stranger = await answerTo();
  if (access === 'public') expect([401, 403, 404, 405]).not.toContain(stranger.status);
  else expect(stranger).toEqual({ status: 401, message: 'No token provided' });

  const owned = OWNED[name];
  // Other people come first: the owner's own call may use up the row.
  if (owned && owned !== 'ADMIN alone') {
    expect((await asPerson('another@correo.cl')).status).toBe(404);
    if (owned === 'nobody else') expect((await asPerson('admin@correo.cl')).status).toBe(404);
  }
  for (const role of ['USER', 'ADMIN'] as const) {
    if (role === 'ADMIN' && owned === 'nobody else') continue;
    const { status } = await asPerson(`${role.toLowerCase()}@correo.cl`);
    const isAllowed = access === 'public' || access.includes(role);
    if (isAllowed) expect([401, 403, 404, 405]).not.toContain(status);
    else expect(status).toBe(403);
    expect(status).toBeLessThan(500);
  }
});
