import { type Access, type CatalogueEntry, routes } from '@doblaje/contract';
import { ANSWER_COLUMNS_INITIAL } from '@doblaje/domain/bankAnswers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audited } from '../src/ground/history/audited';
import { changesOf } from '../src/ground/history/fields';
import { giveConsent } from '../src/people/consents/consents';
import { eraseAccount } from '../src/people/erasure/erasure';
import { ERASURE } from '../src/server/registry';
import type { SessionRouteAddress } from './routeAddress';
import { annulment, bteForm, waitingBoleta } from './sampleBoletas';
import { acceptedApplication, archivedPaper, fileDocument } from './sampleFiles';
import { approvedBoleta, BANK as BANK_DATA, preparedNomina } from './sampleNominas';
import { issuedOrder } from './sampleOrders';
import { ownTreatment, sampleBreach, sampleRequest, studioForNotice } from './samplePrivacy';
import { documentForm, sharedDocument } from './sampleSharedDocuments';
import { projectValues, studioCast, studioProject } from './sampleStudio';
import { VOICE, voiceConsent } from './sampleVoices';
import { shownNow } from './shownNow';
import { PASSWORD, testServer } from './testServer';
import { withoutReadings } from './withoutReadings';

/**
 * What each route leaves in the history when ADMIN calls it, decided here a second time: a new route of the contract does not
 * compile until somebody decides it. 'reads': the route changes nothing and adds no line, because it shows no personal data
 * (readings.test.ts). 'own': it changes only the caller's own session, password or application, which belongs in no other
 * person's history. No route that only ADMIN may call is 'own'.
 */
const LEAVES: Readonly<Record<SessionRouteAddress, 'reads' | 'own' | { action: string; entity?: string }>> = {
  'POST /users/auth/logout': 'own',
  'GET /users/auth/session': 'reads',
  'GET /users/auth/sessions': 'reads',
  'DELETE /users/auth/sessions': 'own',
  'DELETE /users/auth/sessions/{id}': 'own',
  'GET /users/me': 'reads',
  'GET /users/me/pending': 'reads',
  'GET /users/me/payments': 'reads',
  'GET /users/me/certificate': 'reads',
  'GET /users/me/profile': 'reads',
  'PATCH /users/me/profile': { action: 'update', entity: 'person' },
  'PUT /users/me/password': 'own',
  'PUT /users/me/email': { action: 'update', entity: 'person' },
  'POST /users/me/email/resend': { action: 'update', entity: 'person' },
  'DELETE /users/me/email': { action: 'update', entity: 'person' },
  'GET /users/me/consents': 'reads',
  'PUT /users/me/consents/{id}/withdrawal': { action: 'update', entity: 'person' },
  'POST /users/me/voice-consents': { action: 'update', entity: 'person' },
  'POST /users/{id}/voice-consents': { action: 'update', entity: 'person' },
  'PUT /users/{id}/voice-consents/{consentId}/withdrawal': { action: 'update', entity: 'person' },
  'GET /users/me/export': 'reads',
  'POST /users/me/export/link': 'own',
  'GET /users/me/erasure': 'reads',
  'DELETE /users/me': 'own',
  'GET /users/me/application': 'reads',
  'POST /applications': 'own',
  'GET /applications': 'reads',
  'GET /applications/csv': { action: 'read' },
  'GET /applications/{id}': { action: 'read' },
  'PATCH /applications/{id}': { action: 'update', entity: 'application' },
  'POST /applications/{id}/reels/{n}/link': { action: 'read' },
  'PUT /applications/{id}/reels/{n}': 'own',
  'GET /applications/{id}/reels': 'own',
  'POST /applications/{id}/submit': 'own',
  'GET /documents': 'reads',
  'GET /documents/projects': 'reads',
  'GET /documents/{id}': 'reads',
  'GET /documents/{id}/file': { action: 'read' },
  'POST /documents/{id}/link': { action: 'read' },
  'POST /privacy/versions': { action: 'create', entity: 'privacy' },
  'GET /users/me/privacy-notice': 'reads',
  'PUT /users/me/privacy-notice': 'own',
  'GET /personal-data': 'reads',
  'PUT /personal-data/settings': { action: 'update', entity: 'privacy' },
  'POST /personal-data/treatments': { action: 'create', entity: 'treatment' },
  'PATCH /personal-data/treatments/{id}': { action: 'update', entity: 'treatment' },
  'DELETE /personal-data/treatments/{id}': { action: 'delete', entity: 'treatment' },
  'GET /breaches': 'reads',
  'POST /breaches': { action: 'create', entity: 'breach' },
  'PATCH /breaches/{id}': { action: 'update', entity: 'breach' },
  'GET /breaches/{id}/notice': 'reads',
  'POST /breaches/{id}/mails': { action: 'update', entity: 'breach' },
  'GET /bin': 'reads',
  'GET /catalogues': 'reads',
  'GET /banks': 'reads',
  'POST /catalogues/entries': { action: 'create', entity: 'catalogue-entry' },
  'PATCH /catalogues/entries/{id}': { action: 'update', entity: 'catalogue-entry' },
  'PUT /catalogues/{kind}/order': { action: 'update', entity: 'catalogue-entry' },
  'PUT /catalogues/rates/{year}': { action: 'update', entity: 'retention-rate' },
  'PUT /catalogues/boleta-notice': { action: 'update', entity: 'boleta-notice' },
  'PUT /catalogues/studio': { action: 'update', entity: 'studio' },
  'POST /catalogues/holidays': { action: 'create', entity: 'holiday' },
  'PATCH /catalogues/holidays/{id}': { action: 'update', entity: 'holiday' },
  'DELETE /catalogues/holidays/{id}': { action: 'delete', entity: 'holiday' },
  'POST /catalogues/banks': { action: 'create', entity: 'bank' },
  'PATCH /catalogues/banks/{id}': { action: 'update', entity: 'bank' },
  'POST /catalogues/charge-accounts': { action: 'create', entity: 'charge-account' },
  'PATCH /catalogues/charge-accounts/{id}': { action: 'update', entity: 'charge-account' },
  'DELETE /catalogues/charge-accounts/{id}': { action: 'delete', entity: 'charge-account' },
  'GET /chapters': 'reads',
  'GET /projects': 'reads',
  'GET /projects/csv': 'reads',
  'POST /projects': { action: 'create', entity: 'project' },
  'GET /projects/{id}': 'reads',
  'PATCH /projects/{id}': { action: 'update', entity: 'project' },
  'POST /projects/{id}/next-season': { action: 'create', entity: 'project' },
  'GET /projects/{id}/chapters': 'reads',
  'POST /projects/{id}/chapters': { action: 'create', entity: 'chapter' },
  'POST /projects/{id}/chapters/several': { action: 'create', entity: 'chapter' },
  'PATCH /chapters/{id}': { action: 'update', entity: 'chapter' },
  'GET /projects/{id}/characters': 'reads',
  'POST /projects/{id}/characters': { action: 'update', entity: 'project' },
  'PATCH /characters/{id}': { action: 'update', entity: 'project' },
  'DELETE /characters/{id}': { action: 'update', entity: 'project' },
  'POST /characters/{id}/restore': { action: 'update', entity: 'project' },
  'GET /chapters/{id}/cast': 'reads',
  'GET /chapters/{id}/work-orders': 'reads',
  'GET /projects/{id}/next-season': 'reads',
  'POST /chapters/{id}/cast': { action: 'update' },
  'PATCH /chapters/{id}/cast': { action: 'update', entity: 'chapter' },
  'POST /chapters/{id}/cast/copy': { action: 'update', entity: 'chapter' },
  'DELETE /appearances/{id}': { action: 'update', entity: 'chapter' },
  'DELETE /chapters/{id}': { action: 'delete', entity: 'chapter' },
  'POST /chapters/{id}/restore': { action: 'restore', entity: 'chapter' },
  'GET /projects/{id}/matrix': 'reads',
  'GET /projects/{id}/matrix/csv': 'reads',
  'GET /work-orders': 'reads',
  'GET /work-orders/csv': { action: 'read' },
  'GET /work-orders/{id}': 'reads',
  'POST /work-orders': { action: 'create', entity: 'work-order' },
  'PATCH /work-orders/{id}': { action: 'update', entity: 'work-order' },
  'DELETE /work-orders/{id}': { action: 'delete', entity: 'work-order' },
  'POST /work-orders/{id}/restore': { action: 'restore', entity: 'work-order' },
  'POST /work-orders/{id}/issue': { action: 'update', entity: 'work-order' },
  'POST /work-orders/{id}/answer': { action: 'update', entity: 'work-order' },
  'POST /work-orders/{id}/finish': { action: 'update', entity: 'work-order' },
  'POST /work-orders/finishes': { action: 'update', entity: 'work-order' },
  'POST /work-orders/{id}/void': { action: 'update', entity: 'work-order' },
  'POST /work-orders/{id}/replace': { action: 'create', entity: 'work-order' },
  'POST /chapters/{id}/work-orders': { action: 'create', entity: 'work-order' },
  'GET /boletas': 'reads',
  'GET /boletas/csv': { action: 'read' },
  'GET /boletas/totals': 'reads',
  'GET /boletas/own': 'reads',
  'GET /boletas/{id}': 'reads',
  // Only its person uploads, and the history tells it: boletas.test.ts.
  'POST /boletas/{id}/upload': 'own',
  'GET /users/{id}/awaited-boletas': 'reads',
  'POST /boletas/{id}/bte': { action: 'update', entity: 'boleta' },
  'POST /boletas/{id}/approve': { action: 'update', entity: 'boleta' },
  'POST /boletas/{id}/reject': { action: 'update', entity: 'boleta' },
  'POST /boletas/{id}/regularize': { action: 'update', entity: 'boleta' },
  'POST /boletas/{id}/unregularize': { action: 'update', entity: 'boleta' },
  'POST /boletas/{id}/sii': { action: 'update', entity: 'boleta' },
  'POST /boletas/{id}/reopen': { action: 'update', entity: 'boleta' },
  'POST /boletas/approvals': { action: 'update', entity: 'boleta' },
  'POST /boletas/approvals/undo': { action: 'update', entity: 'boleta' },
  'GET /nominas': 'reads',
  'GET /nominas/payable': 'reads',
  'GET /nominas/month': 'reads',
  'GET /nominas/month/csv': { action: 'read' },
  'GET /months/close': 'reads',
  'GET /months/xlsx': { action: 'read' },
  'POST /months/close': { action: 'update' },
  'POST /months/reopen': { action: 'update' },
  'POST /months/reminders': { action: 'update' },
  'POST /nominas': { action: expect.stringMatching(/create|update/) },
  'GET /nominas/{id}': 'reads',
  'GET /nominas/{id}/bank-file': { action: 'read' },
  'GET /nominas/{id}/bank-check': 'reads',
  'POST /nominas/{id}/answer/check': 'reads',
  'POST /nominas/{id}/answer': { action: 'update' },
  'GET /nominas/{id}/answer/columns': 'reads',
  'PUT /nominas/{id}/answer/columns': { action: 'update', entity: 'nomina' },
  'GET /nominas/{id}/bank-file/{account}': { action: 'read' },
  'POST /nominas/{id}/remove': { action: 'update' },
  'POST /nominas/{id}/pay': { action: 'update' },
  'POST /nominas/{id}/void': { action: 'update' },
  'POST /users/{id}/bank-data-request': { action: 'update', entity: 'person' },
  'GET /sii-sheets': 'reads',
  'GET /years/close': 'reads',
  'GET /users/{id}/certificate': { action: 'read', entity: 'person' },
  'POST /sii-sheets': { action: 'create', entity: 'sii-sheet' },
  'POST /sii-sheets/asks': { action: 'update', entity: 'person' },
  'GET /shared-documents': 'reads',
  'GET /shared-documents/csv': { action: 'read' },
  'POST /shared-documents': { action: 'create', entity: 'shared-document' },
  'GET /shared-documents/{id}': 'reads',
  'DELETE /shared-documents/{id}/people/{personId}': { action: 'update', entity: 'shared-document' },
  'POST /shared-documents/{id}/people/{personId}/restore': { action: 'update', entity: 'shared-document' },
  'DELETE /shared-documents/{id}': { action: 'delete', entity: 'shared-document' },
  'POST /shared-documents/{id}/restore': { action: 'restore', entity: 'shared-document' },
  'GET /chapters/{id}/people': 'reads',
  'GET /people': 'reads',
  'POST /users/{id}/demos/{n}/link': { action: 'read' },
  'GET /users/{id}': { action: 'read' },
  'PATCH /users/{id}': { action: 'update', entity: 'person' },
  'PUT /users/{id}/email': { action: 'update', entity: 'person' },
  'POST /users/{id}/email/resend': { action: 'update', entity: 'person' },
  'DELETE /users/{id}/email': { action: 'update', entity: 'person' },
  'POST /users/{id}/account-number': { action: 'read', entity: 'person' },
  'GET /users/{id}/vocal-profile': { action: 'read' },
  'PUT /users/{id}/vocal-profile': { action: 'update', entity: 'person' },
  'POST /projects/{id}/import/preview': 'reads',
  'POST /projects/{id}/import/errors': 'reads',
  'POST /projects/{id}/import': { action: 'update' },
  'GET /import/sample': 'reads',
  'GET /experiences': 'reads',
  'GET /experiences/statuses': 'reads',
  'GET /experiences/{id}': 'reads',
  'DELETE /projects/{id}': { action: 'delete', entity: 'project' },
  'POST /projects/{id}/restore': { action: 'restore', entity: 'project' },
  'GET /archive': 'reads',
  'GET /archive/csv': { action: 'read' },
  'GET /archive/{id}/file': { action: 'read' },
  'POST /archive/{id}/link': { action: 'read' },
  'GET /history/{entity}/{id}': 'reads',
  'GET /users': 'reads',
  'GET /users/csv': { action: 'read' },
  'GET /mails/undelivered': 'reads',
  'POST /mails/undelivered/{id}/resend': { action: 'update', entity: 'person' },
  'POST /users/states/preview': 'reads',
  // Two lines: one for the person, one for all accounts.
  'POST /users/states': { action: 'update' },
  'POST /users/states/undo': { action: 'update' },
  'PUT /users/{id}/role': { action: 'update', entity: 'person' },
  'DELETE /users/{id}/sessions': { action: 'update', entity: 'person' },
  'POST /users/{id}/activation': { action: 'update', entity: 'person' },
  'DELETE /users/{id}/invitation': { action: 'update', entity: 'person' },
  'POST /users/invitations': { action: 'create', entity: 'person' },
  'GET /data-readings': 'reads',
  'GET /data-readings/csv': { action: 'read', entity: 'accounts' },
  'GET /users/me/data-requests': 'reads',
  'POST /users/me/data-requests': 'own',
  'GET /data-requests': 'reads',
  'GET /data-requests/csv': { action: 'read', entity: 'accounts' },
  'GET /data-requests/{id}': { action: 'read', entity: 'data-request' },
  'POST /data-requests/{id}/extension': { action: 'update', entity: 'data-request' },
  'POST /data-requests/{id}/answer': { action: 'update', entity: 'data-request' },
  'POST /data-requests/{id}/block-end': { action: 'update', entity: 'data-request' },
};

const ALL = Object.values(routes)
  .map(({ method, path, access }) => ({
    name: `${method.toUpperCase()} ${path}` as SessionRouteAddress,
    method: method.toUpperCase(),
    path,
    access: access as Access,
  }))
  .filter(({ access }) => access !== 'public');

/** Tables that any request may change: last use of a session, counters, download links. */
const OF_NO_ACCOUNT = ['sessions', 'limits', 'download_links', 'audit', 'kysely_migration_lock'];

const BANK = {
  section: 'bank',
  bank: '012',
  account_type: 'vista',
  account_number: '0098765432',
  account_holder_name: 'Rosa Rojas',
  holder_rut: '12345678-5',
};

const CHARGE_ACCOUNT = { bank: '016', account: '00123456', agreement: '', template: 'bci' };

let server: Awaited<ReturnType<typeof testServer>>;
let admin: { id: string };
let person: { id: string };
let token: string;
const ids = {
  documents: '',
  archive: '',
  projects: '',
  'catalogues/entries': '1',
  'personal-data/treatments': '',
  breaches: '',
  'data-requests': '',
  'catalogues/holidays': '1',
  'catalogues/banks': '1',
  'catalogues/charge-accounts': '1',
  chapters: '',
  characters: '',
  appearances: '',
  experiences: '',
  users: '',
  applications: '',
  'work-orders': '',
  boletas: '',
  nominas: '',
  'shared-documents': '',
  'mails/undelivered': '',
  'users/me/consents': '',
};
let otherChapter = 0;
let emptyProject = '';
/** One order for each move. */
const orders: Record<string, string> = {};
/** One boleta in review for each move. */
const boletas: Record<string, string> = {};
/** One nómina of two boletas for each move. */
const nominas: Record<string, string> = {};
let payable = 0;
let other = '';
let unactivated = '';
let voice = '';
beforeAll(async () => {
  server = await testServer();
  admin = await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  person = await server.createUser('persona@correo.cl');
  other = (await server.createUser('otra@correo.cl')).id;
  unactivated = (await server.createUser('nueva@correo.cl', { isActive: false })).id;
  await server.db
    .updateTable('users')
    .set({ invited_at: server.now() })
    .where('id', '=', unactivated)
    .execute();
  ids.documents = (await fileDocument(server, person.id)).id;
  ids.archive = await archivedPaper(server);
  await studioForNotice(server);
  ids['personal-data/treatments'] = await ownTreatment(server);
  ids.breaches = await sampleBreach(server);
  ids['data-requests'] = await sampleRequest(server, 'eva@correo.cl');
  // A separate person: tests below compare the whole history of the others.
  ids.users = (await server.createUser('mirada@correo.cl')).id;
  ids.applications = await acceptedApplication(server, 'mirada@correo.cl', {}, [{}]);
  await server.db
    .updateTable('users')
    .set({ account_number: '0011223344' })
    .where('id', '=', ids.users)
    .execute();
  const studio = await studioCast(server);
  ids.projects = String(studio.projectId);
  ids.chapters = String(studio.chapterId);
  ids.characters = String(studio.idle);
  ids.appearances = String(studio.appearanceId);
  otherChapter = studio.otherChapterId;
  await server.db
    .updateTable('appearances')
    .set({ person_id: person.id })
    .where('chapter_id', '=', otherChapter)
    .execute();
  const own = await server.db.selectFrom('participations').select('id').executeTakeFirstOrThrow();
  ids.experiences = String(own.id);
  // A separate chapter: a chapter with issued orders cannot be deleted.
  const { chapterId: theirs } = await studioCast(server, { title: 'Marea baja' });
  const orderOf = async (who: string, state?: 'accepted' | 'rejected') =>
    String(await issuedOrder(server, who, theirs, state));
  orders.answer = await orderOf(admin.id);
  orders.finish = await orderOf(person.id, 'accepted');
  orders.finishes = await orderOf(person.id, 'accepted');
  orders.replace = await orderOf(person.id, 'rejected');
  orders.void = await orderOf(person.id);
  for (const [index, move] of ['read', 'approve', 'reject', 'sii', 'approvals'].entries()) {
    const order = Number(await orderOf(person.id, 'accepted'));
    boletas[move] = String(await waitingBoleta(server, person.id, order, 900 + index));
  }
  boletas.bte = String(await waitingBoleta(server, person.id, Number(await orderOf(person.id, 'accepted'))));
  for (const move of ['reopen', 'undo', 'regularize', 'paid', 'unregularize', 'settled'])
    boletas[move] = String(await approvedBoleta(server, person.id, theirs));
  await server.db
    .insertInto('regularizations')
    .values({
      ...{ boleta_id: Number(boletas.paid), person_id: person.id, annulled_on: '2026-11-20' },
      ...{ reason: 'Salió repetida', noted_at: server.now() },
    })
    .execute();
  await server.db
    .insertInto('regularizations')
    .values({
      ...{ boleta_id: Number(boletas.settled), person_id: person.id, annulled_on: '2026-11-20' },
      ...{ reason: 'Salió repetida', noted_at: server.now(), settled_at: server.now() },
      settled_by: Number(boletas.unregularize),
    })
    .execute();
  ids.boletas = boletas.read ?? '';
  await server.db.updateTable('users').set(BANK_DATA).where('id', '=', other).execute();
  for (const move of ['read', 'remove', 'pay', 'void', 'answer'])
    nominas[move] = String(
      await preparedNomina(server, [
        await approvedBoleta(server, other, theirs),
        await approvedBoleta(server, other, theirs),
      ]),
    );
  ids.nominas = nominas.read ?? '';
  payable = await approvedBoleta(server, other, theirs);
  const refused = await server.db
    .insertInto('mails')
    .values({
      ...{ kind: 'order-issued', address: 'mirada@correo.cl', user_id: ids.users, failure: 'REFUSED 550' },
      ...{ created_at: server.now(), due_at: server.now(), done_at: server.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  ids['mails/undelivered'] = String(refused.id);
  ids['shared-documents'] = String(await sharedDocument(server, [ids.users, person.id]));
  voice = await voiceConsent(server, ids.users, { contractId: Number(ids['shared-documents']) });
  await server.db
    .insertInto('documents')
    .values({
      ...{ user_id: person.id, work_order_id: Number(orders.void), kind: 'work-order', title: '', date: '' },
      ...{ file_name: 'Orden.pdf', size: 1, key: 'void', created_at: server.now(), updated_at: server.now() },
    })
    .execute();
  emptyProject = String((await studioProject(server)).id);
  await server.db
    .insertInto('charge_accounts')
    .values({ ...CHARGE_ACCOUNT, name: 'De cargo', updated_at: server.now() })
    .execute();
  token = await server.tokenFor('admin@correo.cl');
  await giveConsent(server.db, 'profile-sensitive', { userId: admin.id, now: server.now() });
  const consents = await server.call('GET', '/users/me/consents', undefined, { token });
  ids['users/me/consents'] = consents.body.consents[0].id;
  const draft = await server.call('POST', '/work-orders', orderValues(), { token });
  ids['work-orders'] = String(draft.body.id);
  await server.db.deleteFrom('audit').where('entity', '=', 'work-order').execute();
});
afterAll(() => server.close());

/** The id that a call needs. Deleting needs a project without chapters. */
const idFor = (name: string, kind: keyof typeof ids) => {
  if (name === 'POST /users/{id}/activation' || name === 'DELETE /users/{id}/invitation') return unactivated;
  const ofBoleta = boletas[/^POST \/boletas\/\{id\}\/(\w+)$/.exec(name)?.[1] ?? ''];
  if (ofBoleta !== undefined) return ofBoleta;
  const ofNomina = nominas[/^POST \/nominas\/\{id\}\/(\w+)/.exec(name)?.[1] ?? ''];
  if (ofNomina !== undefined) return ofNomina;
  const move = /^POST \/work-orders\/\{id\}\/(\w+)$/.exec(name)?.[1] ?? '';
  if (orders[move] !== undefined) return orders[move];
  if (/^(PUT .*\/role|DELETE \/users\/\{id\}\/sessions)$/.test(name)) return other;
  return /^(DELETE \/projects\/\{id\}|POST \/projects\/\{id\}\/restore)$/.test(name)
    ? emptyProject
    : ids[kind];
};

/** All rows of all tables, as text to compare. */
async function picture(): Promise<Record<string, string>> {
  const tables = await server.db.introspection.getTables();
  const all = tables.map(({ name }) => name).filter((name) => !OF_NO_ACCOUNT.includes(name));
  const seen = all.map(async (name) => {
    const { rows } = await sql<{ rows: string }>`
      select coalesce(string_agg(held::text, '|' order by held::text), '') as rows from ${sql.table(name)} as held
    `.execute(server.db);
    return [name, rows[0]?.rows ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(seen));
}

const lines = () =>
  server.db
    .selectFrom('audit')
    .select(['actor_id', 'action', 'entity', 'entity_id', 'changes'])
    .orderBy('id')
    .execute();

/** When the email address of the caller (or of the person) was last written. */
const ownEmail = async () => ({ updatedAt: (await sheetOf(token)).emailChange.updatedAt });
const emailOf = async () => ({ updatedAt: (await read(`/users/${ids.users}`)).emailChange.updatedAt });

/** The breach in the register, as it was written. */
const ownBreach = async () => {
  const { items } = await read('/breaches');
  const { id: _, mails: _sent, updatedAt, peopleCount, ...values } = items.at(-1);
  return { updatedAt, values: { ...values, ...(peopleCount !== null && { peopleCount }) } };
};

/** The treatment that ADMIN added. */
const ownOne = async () => {
  const { treatments } = await read('/personal-data');
  return treatments.find(({ id }: { id: number }) => String(id) === ids['personal-data/treatments']);
};
const ownValues = async () => {
  const { id: _, isOfPortal: _of, updatedAt: _at, ...values } = await ownOne();
  return values;
};

/** Bodies of calls that need one. */
const BODIES: Readonly<Record<string, () => Promise<unknown>>> = {
  'POST /users/me/voice-consents': async () => {
    await server.db
      .updateTable('users')
      .set({ birth_date: '1980-05-01' })
      .where('id', '=', admin.id)
      .execute();
    return VOICE;
  },
  'POST /users/{id}/voice-consents': async () => ({
    ...{ ...VOICE, scope: 'training', contractId: Number(ids['shared-documents']) },
  }),
  'PATCH /users/me/profile': async () => ({ ...BANK, updatedAt: (await sheetOf(token)).bank.updatedAt }),
  'PUT /users/me/email': async () => ({
    ...{ email: 'jefa.nueva@correo.cl', currentPassword: PASSWORD, ...(await ownEmail()) },
  }),
  'POST /users/me/email/resend': () => ownEmail(),
  'DELETE /users/me/email': () => ownEmail(),
  'PUT /users/{id}/email': async () => ({
    ...{ email: 'persona.nueva@correo.cl', reason: 'Lo pidió por teléfono', ...(await emailOf()) },
  }),
  'POST /users/{id}/email/resend': () => emailOf(),
  'DELETE /users/{id}/email': () => emailOf(),
  'PATCH /users/{id}': async () => {
    const { personal } = await read(`/users/${ids.users}`);
    const { community: _, disability: _d, sensitive_consent: _s, ...values } = personal;
    return { ...values, phone: '+56 9 5550 0133', reason: 'Lo pidió por teléfono' };
  },
  'PUT /users/{id}/vocal-profile': async () => {
    const { profile } = await read(`/users/${ids.users}/vocal-profile`);
    const { editedAt: _, ...values } = profile;
    return { ...values, vocal_tone: 'Tono grave' };
  },
  'POST /catalogues/entries': async () => ({ kind: 'signal', label: 'Faro TV' }),
  'PATCH /catalogues/entries/{id}': async () => {
    const [{ id: _, ...entry } = { id: 0 }] = await statuses();
    return { ...entry, label: 'Por empezar' };
  },
  'PUT /catalogues/{kind}/order': async () => {
    const [first = 0, second = 0, ...rest] = (await statuses()).map(({ id }) => id);
    return { from: [first, second, ...rest], to: [second, first, ...rest] };
  },
  'PUT /catalogues/boleta-notice': async () => {
    const { updatedAt } = (await read('/catalogues')).boletaNotice;
    return { from: '2026-03-01', until: '2026-05-01', updatedAt };
  },
  'PUT /catalogues/studio': async () => {
    const { updatedAt } = (await read('/catalogues')).studio;
    return { name: 'Estudio Andino SpA', rut: '76.007.075-0', f29DueDay: 20, updatedAt };
  },
  'POST /catalogues/banks': async () => ({
    ...{ code: '746', name: 'Banco nuevo', rut: '', isActive: true, mergedInto: '' },
  }),
  'PATCH /catalogues/banks/{id}': async () => {
    const { banks } = await read('/catalogues');
    const { id: _, ...values } = banks.find(({ id }: { id: number }) => id === 1);
    return { ...values, name: 'Chile' };
  },
  'POST /catalogues/charge-accounts': async () => ({ ...CHARGE_ACCOUNT, name: 'Otra' }),
  'PATCH /catalogues/charge-accounts/{id}': async () => {
    const { chargeAccounts } = await read('/catalogues');
    const { id: _, ...values } = chargeAccounts.find(({ id }: { id: number }) => id === 1);
    return { ...values, name: 'BCI, cuenta corriente' };
  },
  'POST /privacy/versions': async () => {
    const { draft } = await read('/personal-data');
    return { digest: draft.digest, isNewMeaning: true, summary: 'El primero' };
  },
  'PUT /personal-data/settings': async () => {
    const { settings } = await read('/personal-data');
    return { ...settings, address: 'Av. Italia 2000' };
  },
  'POST /personal-data/treatments': async () => ({ ...(await ownValues()), name: 'Otro' }),
  'PATCH /personal-data/treatments/{id}': async () => ({
    ...{ ...(await ownValues()), updatedAt: (await ownOne()).updatedAt, keptMonths: 12 },
  }),
  'POST /breaches': async () => (await ownBreach()).values,
  'PATCH /breaches/{id}': async () => {
    const { updatedAt, values } = await ownBreach();
    return { ...values, updatedAt, agencyOn: values.foundOn };
  },
  'POST /breaches/{id}/mails': async () => ({
    updatedAt: (await ownBreach()).updatedAt,
    text: 'Se perdió un guion con tu nombre.',
    ...{ audience: 'all', personIds: [] },
  }),
  'POST /users/me/data-requests': async () => ({ kind: 'access', detail: '' }),
  'POST /data-requests/{id}/extension': async () => ({
    updatedAt: (await read(`/data-requests/${ids['data-requests']}`)).updatedAt,
    reason: 'Hay que buscar en papeles antiguos.',
  }),
  'POST /data-requests/{id}/answer': async () => ({
    updatedAt: (await read(`/data-requests/${ids['data-requests']}`)).updatedAt,
    ...{ outcome: 'refused', reason: 'law', text: 'La ley obliga a guardar tus boletas.' },
  }),
  'POST /data-requests/{id}/block-end': async () => {
    // A request about the data of somebody who does nothing here.
    const { id: user_id } = await server.createUser('bloqueada@correo.cl');
    const request_id = Number(ids['data-requests']);
    await server.db.insertInto('data_blocks').values({ request_id, user_id, since: server.now() }).execute();
    const { updatedAt } = await read(`/data-requests/${ids['data-requests']}`);
    return { updatedAt, reason: 'La persona pidió que termine.' };
  },
  'POST /catalogues/holidays': async () => ({ day: '2027-07-15', name: 'Aniversario', kind: 'studio' }),
  'PATCH /catalogues/holidays/{id}': async () => {
    const { holidays } = await read('/catalogues');
    const { id: _, ...values } = holidays.find(({ id }: { id: number }) => id === 1);
    return { ...values, name: 'Primer día' };
  },
  'PUT /catalogues/rates/{year}': async () => {
    const { rates } = await read('/catalogues');
    return { rate: 15.5, updatedAt: rates.find(({ year }: { year: number }) => year === 2026).updatedAt };
  },
  'POST /projects': () => projectValues(server, 'NUEVO-1'),
  'POST /projects/{id}/next-season': async () => ({
    ...(await projectValues(server, 'NUEVO-2')),
    season: '9',
    shown: await shownNow(seeing).season(ids.projects),
  }),
  'POST /projects/{id}/chapters': async () => ({ ...CHAPTER, number: 7 }),
  'POST /projects/{id}/chapters/several': async () => ({
    ...{ from: 8, to: 9, dueDate: '', statusId: 6 },
    shown: await shownNow(seeing).chapters(ids.projects),
  }),
  'PATCH /chapters/{id}': async () => {
    const { updatedAt } = (await read(`/chapters/${ids.chapters}/cast`)).chapter;
    return { ...CHAPTER, number: 10, updatedAt };
  },
  'POST /projects/{id}/characters': async () => ({ name: 'Nueva', characterType: 'ACTOR', personId: '' }),
  'PATCH /characters/{id}': async () => {
    const { characters } = await read(`/projects/${ids.projects}/characters`);
    const { updatedAt } = characters.find(({ id }: { id: number }) => String(id) === ids.characters);
    return { name: 'Renombrada', characterType: 'ACTOR', personId: '', updatedAt };
  },
  'POST /chapters/{id}/cast': async () => ({
    name: 'Otra más',
    characterType: 'ACTOR',
    personId: '',
    loopsPlanned: 1,
    loopsDone: 0,
  }),
  'PATCH /chapters/{id}/cast': async () => {
    const { cast } = await read(`/chapters/${ids.chapters}/cast`);
    const { id, updatedAt } = cast.find((there: { id: number }) => String(there.id) === ids.appearances);
    return { edits: [{ id, updatedAt, loopsPlanned: 99 }] };
  },
  'POST /chapters/{id}/cast/copy': async () => ({
    from: otherChapter,
    shown: await shownNow(seeing).copy(ids.chapters, otherChapter),
  }),
  'POST /projects/{id}/import/preview': async () => 'Capítulo;Título\n2;Importado\n',
  'POST /projects/{id}/import/errors': async () => 'Capítulo;Título\n0;Importado\n',
  'POST /projects/{id}/import': async () => 'Capítulo;Título\n2;Importado\n',
  'POST /users/states/preview': async () => ({ ids: [other] }),
  'POST /users/states': async () => ({ active: false, ids: [other] }),
  'POST /users/states/undo': async () => {
    const { body } = await setState(true);
    return { undo: body.undo };
  },
  'PUT /users/{id}/role': async () => {
    const { updatedAt } = (await read('/users?search=otra')).items[0];
    return { role: 'ADMIN', updatedAt };
  },
  'DELETE /users/{id}/sessions': async () => {
    await setState(true);
    await server.tokenFor('otra@correo.cl');
  },
  'POST /users/invitations': async () => ({
    first_name: 'Elisa',
    last_name: 'Huenupi',
    email: 'elisa@correo.cl',
    role: 'USER',
  }),
  'PATCH /applications/{id}': async () => {
    const { updatedAt } = await read(`/applications/${ids.applications}`);
    return { state: 'accepted', note: 'Registro bajo', notify: false, updatedAt };
  },
  'POST /work-orders': async () => orderValues(),
  'PATCH /work-orders/{id}': async () => ({
    ...orderValues(),
    notes: 'Otra nota',
    ...(await readWith(ids['work-orders'])),
  }),
  'POST /work-orders/{id}/issue': async () => ({
    ...(await readWith(ids['work-orders'])),
    shown: await shownNow(seeing).draft(ids['work-orders']),
  }),
  'POST /work-orders/{id}/answer': async () => ({
    ...{ answer: 'accept', note: '' },
    ...(await readWith(orders.answer ?? '')),
  }),
  'POST /work-orders/{id}/finish': async () => ({
    ...{ lines: [], shown: [] },
    ...(await readWith(orders.finish ?? '')),
  }),
  'POST /work-orders/finishes': async () => ({
    orders: [{ id: Number(orders.finishes), lines: [], ...(await readWith(orders.finishes ?? '')) }],
    shown: [],
  }),
  'POST /work-orders/{id}/void': async () => ({
    reason: 'Cambió el guion',
    ...(await readWith(orders.void ?? '')),
  }),
  'POST /chapters/{id}/work-orders': async () => {
    const { chapterId: _, personId, amount, lines, ...shared } = orderValues();
    const shown = await shownNow(seeing).toIssue(ids.chapters);
    return { ...shared, orders: [{ personId, amount, lines }], shown };
  },
  'POST /boletas/{id}/approve': () => boletaReadWith('approve'),
  'POST /boletas/{id}/reject': async () => ({ reason: 'No coincide', ...(await boletaReadWith('reject')) }),
  'POST /boletas/{id}/sii': async () => ({ ...annulment(), ...(await boletaReadWith('sii')) }),
  'POST /boletas/{id}/regularize': async () => ({
    ...{ paidId: Number(boletas.paid), reason: 'Es la misma' },
    ...(await boletaReadWith('regularize')),
  }),
  'POST /boletas/{id}/unregularize': async () => ({
    ...{ paidId: Number(boletas.settled), reason: 'No era esa' },
    ...(await boletaReadWith('unregularize')),
  }),
  'POST /boletas/approvals': async () => ({
    boletas: [{ id: Number(boletas.approvals), ...(await boletaReadWith('approvals')) }],
  }),
  'POST /boletas/{id}/reopen': async () => ({
    reason: 'Aprobada por error',
    ...(await boletaReadWith('reopen')),
  }),
  'POST /boletas/approvals/undo': async () => ({
    boletas: [{ id: Number(boletas.undo), ...(await boletaReadWith('undo')) }],
  }),
  'POST /sii-sheets/asks': async () => {
    await server.db.updateTable('users').set({ rut: '12.345.678-5' }).where('id', '=', ids.users).execute();
    return { month: '2026-10', kind: 'bhe', personId: ids.users };
  },
  'POST /months/close': async () => ({ month: '2026-03', ...(await monthReadWith('2026-03')) }),
  'POST /months/reopen': async () => {
    await server.call('POST', '/months/close', { month: '2026-02', updatedAt: null }, { token });
    return { month: '2026-02', reason: 'Faltaba un pago', ...(await monthReadWith('2026-02')) };
  },
  'POST /months/reminders': async () => {
    await waitingBoleta(server, ids.users, await issuedOrder(server, ids.users, otherChapter, 'accepted'));
    return { month: '2026-11', personId: ids.users };
  },
  'POST /nominas': async () => ({
    boletas: [{ id: payable, updatedAt: (await read(`/boletas/${payable}`)).updatedAt }],
  }),
  'POST /nominas/{id}/remove': async () => {
    const { lines, updatedAt } = await read(`/nominas/${nominas.remove}`);
    return { boletaId: lines[0].boletaId, updatedAt };
  },
  'POST /nominas/{id}/pay': async () => ({
    paidOn: '2026-11-20',
    ...(await nominaReadWith('pay')),
  }),
  'POST /nominas/{id}/void': () => nominaReadWith('void'),
  'PUT /nominas/{id}/answer/columns': async () => ({ ...ANSWER_COLUMNS_INITIAL, updatedAt: null }),
  'PATCH /projects/{id}': async () => ({
    ...(await projectValues(server, 'OTRO-1')),
    updatedAt: (await read(`/projects/${ids.projects}`)).updatedAt,
  }),
};

/** Bodies sent as multipart forms, with their headers. */
type SentForm = { form: unknown; headers: Record<string, string> };
const FORMS: Readonly<Record<string, () => SentForm | Promise<SentForm>>> = {
  'POST /boletas/{id}/bte': async () => bteForm(await read(`/boletas/${boletas.bte}`), 180_000),
  'POST /shared-documents': () => documentForm({ personIds: person.id }),
  'POST /sii-sheets': () => ({ form: SHEET, headers: OCTETS }),
  'POST /nominas/{id}/answer/check': () => ({ form: ANSWER, headers: OCTETS }),
  'POST /nominas/{id}/answer': () => ({ form: ANSWER, headers: OCTETS }),
};

const OCTETS = { 'content-type': 'application/octet-stream' };

/** The answer to a nómina of two boletas of one person. */
const ANSWER = 'Rut;Monto;Estado\n12.345.678-5;305100;Pagado\n';

/** Queries that are known only once the nómina's file was downloaded. */
const QUERIES: Readonly<Record<string, () => Promise<string>>> = {
  'POST /nominas/{id}/answer/check': async () => {
    await seeing('GET', `/nominas/${nominas.answer}/bank-file`);
    return '?name=a.csv';
  },
  'POST /nominas/{id}/answer': async () => {
    const path = `/nominas/${nominas.answer}/answer/check?name=a.csv`;
    const { seen } = (await server.call('POST', path, ANSWER, { token, headers: OCTETS })).body;
    const { updatedAt } = await nominaReadWith('answer');
    return `?name=a.csv&paidOn=2026-11-20&seen=${seen}&updatedAt=${updatedAt}`;
  },
};

/** A sheet of a boleta of the person with this RUT that is not here. */
const SHEET = [
  'folio;fecha;estado;rut;brutos;retenido;pagado',
  '77;03/10/2026;N;12.345.678-5;100000;15250;84750',
].join('\n');

/** Complete values of an order for the person. */
const orderValues = () => ({
  ...{ chapterId: Number(ids.chapters), personId: person.id, typeId: 2, amount: null, notes: '', lines: [] },
  ...{ startDate: '2026-11-23', dueDate: '2026-11-30' },
});

const readWith = async (id: string) => ({ updatedAt: (await read(`/work-orders/${id}`)).updatedAt });

const boletaReadWith = async (move: string) => ({
  updatedAt: (await read(`/boletas/${boletas[move]}`)).updatedAt,
});

const nominaReadWith = async (move: string) => ({
  updatedAt: (await read(`/nominas/${nominas[move]}`)).updatedAt,
});

const monthReadWith = async (month: string) => ({
  updatedAt: (await read(`/months/close?month=${month}`)).updatedAt,
});

const setState = (active: boolean) =>
  server.call('POST', '/users/states', { active, ids: [other] }, { token });

const CHAPTER = { title: 'Otro título', duration: '', dueDate: '', statusId: 6 };

const seeing = (method: string, path: string) => server.call(method, path, undefined, { token });

const read = async (path: string) => (await server.call('GET', path, undefined, { token })).body;
const statuses = async (): Promise<CatalogueEntry[]> =>
  (await read('/catalogues')).projectStatus.map(({ position: _, ...entry }: CatalogueEntry) => entry);

async function sheetOf(who: string) {
  return (await server.call('GET', '/users/me/profile', undefined, { token: who })).body;
}

/** These only look at what is sent, but a GET cannot carry it. */
const LOOKS = [
  'POST /projects/{id}/import/preview',
  'POST /projects/{id}/import/errors',
  'POST /users/states/preview',
  'POST /nominas/{id}/answer/check',
];

test('no route of ADMIN alone counts as one’s own business', () => {
  const own = ALL.filter(({ name }) => LEAVES[name] === 'own');
  expect(own.filter(({ access }) => !access.includes('USER'))).toEqual([]);
  // A route that is not GET changes something: it must leave a line or be 'own'.
  expect(
    ALL.filter(({ name, method }) => method !== 'GET' && LEAVES[name] === 'reads' && !LOOKS.includes(name)),
  ).toEqual([]);
});

test.each(ALL.filter(({ name }) => LEAVES[name] !== 'own'))('$name', async ({ name, method, path }) => {
  const left = LEAVES[name];
  const address = path
    .replace(/^\/([\w/-]+)\/\{id\}/, (_, kind: keyof typeof ids) => `/${kind}/${idFor(name, kind)}`)
    .replace('{entity}/{id}', `document/${ids.documents}`)
    .replace('{personId}', ids.users)
    .replace('{consentId}', voice)
    .replace('{n}', '1')
    // Added above; the first one is deleted by now.
    .replace('{account}', '2')
    .replace('{kind}', 'projectStatus')
    .replace('{year}', '2026')
    .replace(/^\/(nominas\/month(\/csv)?|months\/xlsx)$/, '$&?month=2026-11')
    .replace(
      /^\/sii-sheets$/,
      `$&?month=2026-10&kind=bhe${name.startsWith('POST') ? '&name=a.csv&shown=0' : ''}`,
    );
  const query = (await QUERIES[name]?.()) ?? '';
  const { form, ...asked } = (await FORMS[name]?.()) ?? { form: await BODIES[name]?.() };
  // Let an hour pass: two readings within an hour make one line.
  if (typeof left === 'object' && left.action === 'read') server.wait(61 * 60 * 1000);
  const before = { rows: await picture(), lines: await lines() };
  const { status, body, held } = await server.call(method, `${address}${query}`, form, { token, ...asked });
  expect(status).toBeLessThan(300);
  // The answer matches the published document.
  expect(held).toBe(body === undefined ? undefined : name);
  const added = (await lines()).slice(before.lines.length);
  if (left === 'reads') {
    expect(added).toEqual([]);
    expect(await picture()).toEqual(before.rows);
  } else {
    expect(added).not.toEqual([]);
    // One line for each row that the call changed.
    for (const line of added) expect(line).toMatchObject({ ...(left as object), actor_id: admin.id });
  }
});

describe('a history', () => {
  const historyOf = async (entity: string, id: string, query = '') =>
    (await server.call('GET', `/history/${entity}/${id}${query}`, undefined, { token })).body;

  test('shows old and new values; of sensitive data and account numbers only that they changed', async () => {
    const own = await server.tokenFor('persona@correo.cl');
    const save = async (section: 'personal' | 'bank', fields: object) => {
      const sheet = (await sheetOf(own))[section];
      const { updatedAt, ...now } = sheet;
      const patch = { section, ...now, ...fields, updatedAt };
      expect((await server.call('PATCH', '/users/me/profile', patch, { token: own })).status).toBe(200);
      server.wait(1000);
    };
    const personal = {
      country: 'CL',
      rut: '7.654.321-6',
      gender: 'Femenino',
      birth_date: '1991-11-02',
      phone: '+56 9 5550 0177',
      address: 'Los Aromos 12, Valdivia',
      community: 'Indigenous',
      disability: 'none',
      sensitive_consent: true,
    };
    await save('personal', personal);
    await save('personal', { phone: '+56 9 5550 0188' });
    await save('personal', { community: '', disability: '', sensitive_consent: false });
    await save('bank', BANK);
    // Saving the same values changes nothing.
    await save('bank', {});

    const { items: all, next } = await historyOf('person', person.id, '?size=100');
    const items = withoutReadings(all);
    expect(items.map(({ actor }) => actor)).toEqual(
      Array(4).fill({ id: person.id, name: 'Antonia Millaquén Rojas' }),
    );
    const [bank, withdrawn, phone, first] = items.map(({ changes }) => changes);
    expect(first).toContainEqual({ field: 'sensitive_consent', from: false, to: true });
    expect(withdrawn).toContainEqual({ field: 'sensitive_consent', from: true, to: false });
    expect(phone).toEqual([{ field: 'phone', from: '+56 9 5550 0177', to: '+56 9 5550 0188' }]);
    expect(bank).toContainEqual({ field: 'bank', from: null, to: 'BancoEstado' });
    expect(bank).toContainEqual({ field: 'account_number' });
    expect(first).toContainEqual({ field: 'community' });
    expect(next).toBeNull();
    const stored = JSON.stringify(await lines());
    for (const secret of ['0098765432', 'Indigenous']) expect(stored).not.toContain(secret);
  });

  test('comes page by page, newest first', async () => {
    const whole = await historyOf('person', person.id, '?size=100');
    const first = await historyOf('person', person.id, '?size=2');
    expect(first).toEqual({ items: whole.items.slice(0, 2), next: whole.items[1].id });
    const second = await historyOf('person', person.id, `?size=100&before=${first.next}`);
    expect(second).toEqual({ items: whole.items.slice(2), next: null });
    expect(await historyOf('person', admin.id, '?size=1&before=1')).toEqual({ items: [], next: null });
  });

  test('has no line for a change that did not happen', async () => {
    const before = await lines();
    const held = () => server.db.selectFrom('documents').select('id').execute();
    const documents = await held();
    const fails = audited(server.db, { actor: admin.id, now: server.now() }, async (transaction) => {
      await transaction.deleteFrom('documents').execute();
      throw new Error('no');
    });
    await expect(fails).rejects.toThrow('no');
    expect(await lines()).toEqual(before);
    // A change is undone when its line cannot be written.
    const unwritten = audited(server.db, { actor: admin.id, now: server.now() }, async (transaction) => {
      await transaction.deleteFrom('documents').execute();
      return { value: 1, lines: [{ action: 'delete', entity: 'document', id: null as never }] };
    });
    await expect(unwritten).rejects.toThrow();
    expect(await held()).toEqual(documents);
  });

  test('shows no field that nobody has decided on', () => {
    expect(
      changesOf('person', { password_hash: 'a', phone: '1' }, { password_hash: 'b', phone: '1' }),
    ).toEqual([]);
  });

  test('is deleted with its person; what they did to others stays, without their name', async () => {
    await audited(server.db, { actor: person.id, now: server.now() }, async () => ({
      value: undefined,
      lines: [{ action: 'create', entity: 'document', id: 'another' }],
    }));
    await eraseAccount(server.db, person.id, server.now(), ERASURE.parts);
    expect(await historyOf('person', person.id)).toEqual({ items: [], next: null });
    expect(await historyOf('document', ids.documents)).toEqual({ items: [], next: null });
    const [line] = (await historyOf('document', 'another')).items;
    expect(line).toMatchObject({ action: 'create', actor: null });
  });
});
