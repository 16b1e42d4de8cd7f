import {
  membersShown,
  type SharedDocument,
  type SharedDocumentRow,
  type UploadedDocument,
} from '@doblaje/contract';
import { lockedPdf } from '@doblaje/contract/fixtures';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { purgeBin } from '../src/ground/bin/bin';
import { after, DAY } from '../src/ground/time/time';
import { eraseAccount } from '../src/people/erasure/erasure';
import { DELETABLE, ERASURE } from '../src/server/registry';
import { messages } from './answered';
import { orderStudio } from './sampleOrders';
import { documentPdf, type Said, sendDocument, sharedDocument } from './sampleSharedDocuments';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof orderStudio>>;
beforeAll(async () => {
  server = await testServer();
  studio = await orderStudio(server);
  const name = (id: string, first_name: string, last_name: string) =>
    server.db.updateTable('users').set({ first_name, last_name }).where('id', '=', id).execute();
  await name(studio.ana.id, 'Ana', 'Ruz');
  await name(studio.bea.id, 'Bea', 'Ñuñez');
});
// The next test counts the stored files: the sweeper must have removed the ones of this test by then.
afterEach(() => server.swept());
afterAll(() => server.close());
beforeEach(() => server.wait(1000));

const admin = (method: string, path: string, body?: unknown) => studio.as('admin')(method, path, body);
const as =
  (who: 'ana' | 'bea') =>
  (path: string, method = 'GET') =>
    studio.as(who)(method, path);
const send = (said?: Said, file?: Parameters<typeof sendDocument>[3], key?: string) =>
  sendDocument(server, studio.tokens.admin, said, file, key);
const both = () => ({ personIds: `${studio.ana.id},${studio.bea.id}` });
const uploaded = async (said: Said = both()): Promise<SharedDocument> => {
  const { status, body } = await send(said);
  expect(status).toBe(201);
  return (body as UploadedDocument).document;
};
const ownOf = (who: 'ana' | 'bea', { people }: SharedDocument) =>
  people.find(({ personId }) => personId === studio[who].id)?.documentId ?? '';
const read = async (id: number) => (await admin('GET', `/shared-documents/${id}`)).body as SharedDocument;
const history = async (id: number) => (await admin('GET', `/history/shared-document/${id}`)).body.items;
const cast = () => ({
  recipients: 'cast',
  projectId: String(studio.projectId),
  chapterId: String(studio.otherChapterId),
});
const setActive = (id: string, isActive: boolean) =>
  server.db
    .updateTable('users')
    .set({ deactivated_at: isActive ? null : server.now() })
    .where('id', '=', id)
    .execute();

test('each person gets a mail that leads to their document; the mail of one withdrawn before leads nowhere', async () => {
  await server.mails();
  const document = await uploaded({ ...both(), title: 'Guion del faro' });
  const mails = await server.mails();
  expect(mails.map(({ to }) => to?.[0]?.address).toSorted()).toEqual(['ana@correo.cl', 'bea@correo.cl']);
  for (const [who, mail] of [
    ['ana', mails.find(({ to }) => to?.[0]?.address === 'ana@correo.cl')],
    ['bea', mails.find(({ to }) => to?.[0]?.address === 'bea@correo.cl')],
  ] as const) {
    expect(mail?.subject).toContain('Guion del faro');
    expect(mail?.text).toContain(`/documents?documento=${ownOf(who, document)}`);
  }
  const { id } = await uploaded({ ...both(), title: 'Otro guion' });
  await admin('DELETE', `/shared-documents/${id}`);
  expect(await server.mails()).toEqual([]);
});

test('for several people it is one file, and one unread document for each, which only that person sees', async () => {
  const files = server.storedFiles().length;
  const document = await uploaded({
    ...both(),
    title: '  Guion Ñandú  ',
    projectId: String(studio.projectId),
  });
  expect(document).toMatchObject({
    ...{ kind: 'script', title: 'Guion Ñandú', projectId: studio.projectId, fileName: 'guion-2.pdf' },
    ...{ peopleCount: 2, seenCount: 0, isForCast: false, size: documentPdf().length },
    people: [
      { name: 'Ana Ruz', seenAt: null },
      { name: 'Bea Ñuñez', seenAt: null },
    ],
  });
  expect(server.storedFiles()).toHaveLength(files + 1);
  const own = (await as('ana')(`/documents/${ownOf('ana', document)}`)).body;
  expect(own).toMatchObject({
    ...{ kind: 'script', title: 'Guion Ñandú', project: 'La bahía de los relojes, temporada 2', state: null },
    ...{ unread: true, date: '2026-11-20' },
  });
  expect((await as('ana')(`/documents/${ownOf('bea', document)}`)).status).toBe(404);
  expect((await as('ana')('/users/auth/session')).body.alerts.documents).toBe(true);
  expect(await history(document.id)).toMatchObject([
    { action: 'create', changes: expect.arrayContaining([{ field: 'person', from: null, to: 'Ana Ruz' }]) },
  ]);
});

test('ADMIN sees who opened it and when first; when ADMIN looks at it, it counts as opened by nobody', async () => {
  const document = await uploaded();
  expect((await admin('GET', `/documents/${ownOf('ana', document)}/file`)).status).toBe(200);
  expect((await read(document.id)).seenCount).toBe(0);
  await as('ana')(`/documents/${ownOf('ana', document)}/file`);
  const at = server.now().toISOString();
  server.wait(60_000);
  await as('ana')(`/documents/${ownOf('ana', document)}/file`);
  expect(await read(document.id)).toMatchObject({
    ...{ peopleCount: 2, seenCount: 1 },
    people: [{ seenAt: at }, { seenAt: null }],
  });
});

test('for a cast it goes to the people who voice it then; people without an active account are named and left out', async () => {
  const chapter = `/chapters/${studio.otherChapterId}/people`;
  expect((await admin('GET', chapter)).body.items).toEqual([
    { personId: studio.ana.id, name: 'Ana Ruz', isActive: true },
    { personId: studio.bea.id, name: 'Bea Ñuñez', isActive: true },
  ]);
  expect(await uploaded(cast())).toMatchObject({ isForCast: true, peopleCount: 2, chapterNumber: 2 });
  await setActive(studio.bea.id, false);
  const { body } = await send(cast());
  expect(body).toMatchObject({
    document: { peopleCount: 1, people: [{ name: 'Ana Ruz' }] },
    leftOut: [{ personId: studio.bea.id, name: 'Bea Ñuñez' }],
  });
  expect((await admin('GET', chapter)).body.items[1]).toMatchObject({ name: 'Bea Ñuñez', isActive: false });
  const chosen = await send(both());
  expect([chosen.status, messages(chosen)]).toEqual([
    422,
    { personIds: 'Sin la cuenta activa: Bea Ñuñez. Elige a otras personas' },
  ]);
  await setActive(studio.ana.id, false);
  expect(messages(await send(cast()))).toEqual({
    chapterId: 'Nadie del elenco de este capítulo tiene la cuenta activa',
  });
  await setActive(studio.ana.id, true);
  await setActive(studio.bea.id, true);
});

const NOBODY = '0198a4d2-0000-7000-8000-0000000000ff';

test.each([
  ['no kind', { kind: '' }, { kind: 'Elige el tipo de documento' }],
  ['another kind', { kind: 'boleta' }, { kind: 'Elige el tipo de documento' }],
  ['no title', { title: '  ' }, { title: 'El título es requerido' }],
  ['a title of a book', { title: 'x'.repeat(201) }, { title: 'Debe tener como máximo 200 caracteres' }],
  ['a line break in it', { title: 'a\u0000b' }, { title: 'Contiene caracteres que no se permiten' }],
  ['nobody', { personIds: '' }, { personIds: 'Elige al menos una persona' }],
  ['no ids', { personIds: "1 or 1=1,'" }, { personIds: 'Elige personas de la lista' }],
  [
    'somebody who is gone',
    { personIds: NOBODY },
    { personIds: 'Sin la cuenta activa: alguien que ya no está. Elige a otras personas' },
  ],
  [
    'a project that is none',
    { projectId: '999999' },
    { projectId: 'Elige un proyecto que exista: este se eliminó' },
  ],
  ['a project in words', { projectId: '1.5' }, { projectId: 'Elige una opción de la lista' }],
  [
    'a chapter of another project',
    { chapterId: '1' },
    { chapterId: 'Elige un capítulo que exista: este se eliminó' },
  ],
  ['no chapter of a cast', { recipients: 'cast' }, { chapterId: 'Elige el capítulo del elenco' }],
])('%s is refused beside its field, and no file stays', async (_, said, errors) => {
  await server.swept();
  const files = server.storedFiles();
  const answer = await send({ ...both(), ...said });
  expect(answer.status).toBe(422);
  expect(messages(answer)).toMatchObject(errors);
  await server.swept();
  expect(server.storedFiles()).toEqual(files);
});

test('a cast other than the one shown gets nothing, and the changes are named', async () => {
  const shown = JSON.stringify(
    membersShown((await admin('GET', `/chapters/${studio.otherChapterId}/people`)).body.items),
  );
  const { count } = await server.db
    .selectFrom('shared_documents')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  await setActive(studio.bea.id, false);
  const answer = await sendDocument(server, studio.tokens.admin, { ...cast(), shown });
  expect([answer.status, answer.body.code]).toEqual([409, 'STALE']);
  expect(answer.body.errors).toEqual([
    { field: '', message: 'Bea Ñuñez: ahora sin la cuenta activa; antes lo recibe.' },
  ]);
  expect(answer.body.current.items).toHaveLength(2);
  const again = await server.db
    .selectFrom('shared_documents')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  expect(again.count).toBe(count);
  await setActive(studio.bea.id, true);
  expect((await sendDocument(server, studio.tokens.admin, { ...cast(), shown: 'x' })).status).toBe(422);
  expect((await sendDocument(server, studio.tokens.admin, { ...cast(), shown })).status).toBe(201);
});

test('a page called PDF, an encrypted one, one cut off and one of 10 MB and a byte are refused with a message', async () => {
  await server.swept();
  const files = server.storedFiles();
  const refused = async (bytes: Uint8Array<ArrayBuffer>) => {
    const answer = await send(both(), { bytes, name: 'g.pdf' });
    return [answer.status, messages(answer).file];
  };
  expect(await refused(new TextEncoder().encode('<!doctype html><title>Guion</title>'))).toEqual([
    422,
    'g.pdf no es un archivo PDF',
  ]);
  expect(await refused(lockedPdf())).toEqual([
    422,
    'g.pdf está protegido con contraseña: sube una copia sin contraseña',
  ]);
  expect(await refused(documentPdf().slice(0, documentPdf().length / 2))).toEqual([
    422,
    expect.stringContaining('le falta el final'),
  ]);
  expect(await refused(longPdf(10 * 1024 * 1024 + 1))).toEqual([422, 'g.pdf supera el máximo de 10 MB']);
  expect(await refused(new Uint8Array(11 * 1024 * 1024))).toEqual([
    413,
    'El documento supera el máximo de 10 MB',
  ]);
  await server.swept();
  expect(server.storedFiles()).toEqual(files);
  const whole = await send(both(), { bytes: longPdf(10 * 1024 * 1024), name: 'g.pdf' });
  expect([whole.status, whole.body.document.size]).toEqual([201, 10 * 1024 * 1024]);
});

/** A PDF of exactly `length` bytes, padded with spaces before its end. */
function longPdf(length: number): Uint8Array<ArrayBuffer> {
  const pdf = documentPdf();
  const bytes = new Uint8Array(length).fill(0x20);
  bytes.set(pdf.slice(0, -60));
  bytes.set(pdf.slice(-60), length - 60);
  return bytes;
}

test('a body that is no form is refused with a message', async () => {
  const { status, body } = await admin('POST', '/shared-documents', { title: 'Guion' });
  expect([status, body.message]).toEqual([400, 'No pudimos leer la solicitud.']);
});

test('sent twice with one key, even at once, it is filed once; the key of another document is refused', async () => {
  const key = 'one-and-the-same-document';
  const count = async () => (await admin('GET', '/shared-documents')).body.total;
  const before = await count();
  const answers = await Promise.all(
    // A browser makes another boundary each time.
    ['primera', 'segunda', 'tercera', 'frontera'].map((boundary) =>
      send({ ...both(), title: 'Una vez' }, { boundary }, key),
    ),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.document.id}`)).size).toBe(1);
  expect(await count()).toBe(before + 1);
  await server.swept();
  const files = server.storedFiles().length;
  const other = await send({ ...both(), title: 'Otra' }, {}, key);
  expect([other.status, other.body.code]).toEqual([422, 'KEY_REUSED']);
  await server.swept();
  expect(server.storedFiles()).toHaveLength(files);
});

test('withdrawn from one person it leaves their documents and links at once; given back, it is as it was', async () => {
  const document = await uploaded();
  const own = ownOf('ana', document);
  await as('ana')(`/documents/${own}/file`);
  const { url } = (await as('ana')(`/documents/${own}/link`, 'POST')).body;
  const path = `/shared-documents/${document.id}/people/${studio.ana.id}`;
  for (const _ of ['once', 'and again']) expect((await admin('DELETE', path)).status).toBe(204);
  expect((await as('ana')(`/documents/${own}`)).status).toBe(404);
  const linked = await server.call('GET', url.replace('/api', ''));
  expect([linked.status, linked.body.message]).toEqual([
    404,
    'El enlace ya no vale. Vuelve a abrir el documento.',
  ]);
  expect((await as('bea')(`/documents/${ownOf('bea', document)}`)).status).toBe(200);
  expect(await read(document.id)).toMatchObject({ peopleCount: 1, people: [{ name: 'Bea Ñuñez' }] });
  server.wait(1000);
  for (const _ of ['once', 'and again'])
    expect((await admin('POST', `${path}/restore`)).body).toMatchObject({ peopleCount: 2, seenCount: 1 });
  expect((await as('ana')(`/documents/${own}`)).body).toMatchObject({ id: own, unread: false });
  expect((await history(document.id)).map(({ action }: { action: string }) => action)).toEqual([
    'update',
    'update',
    'create',
  ]);
});

test('withdrawn from everybody it is in no list; restored, everybody who had it has it again', async () => {
  const document = await uploaded();
  const path = `/shared-documents/${document.id}`;
  await admin('DELETE', `${path}/people/${studio.bea.id}`);
  await admin('DELETE', path);
  expect((await admin('GET', path)).status).toBe(404);
  expect((await as('ana')(`/documents/${ownOf('ana', document)}`)).status).toBe(404);
  // After a withdrawal from everybody, one person alone cannot get it back.
  expect((await admin('POST', `${path}/people/${studio.bea.id}/restore`)).status).toBe(404);
  expect((await admin('POST', `${path}/restore`)).body.people).toMatchObject([{ name: 'Ana Ruz' }]);
  // Withdrawing from the last person withdraws the whole document.
  await admin('DELETE', `${path}/people/${studio.ana.id}`);
  expect((await admin('GET', path)).status).toBe(404);
  expect((await admin('POST', `${path}/people/${studio.ana.id}/restore`)).body.peopleCount).toBe(1);
  expect((await admin('DELETE', `${path}/people/${studio.admin.id}`)).status).toBe(404);
  expect((await admin('DELETE', '/shared-documents/999999')).status).toBe(404);
});

test('withdrawn while it is opened: one of the two comes first, and nothing is half done', async () => {
  for (let n = 0; n < 5; n++) {
    const document = await uploaded();
    const own = ownOf('ana', document);
    const [opened, withdrawn] = await Promise.all([
      as('ana')(`/documents/${own}/file`),
      admin('DELETE', `/shared-documents/${document.id}`),
      admin('DELETE', `/shared-documents/${document.id}/people/${studio.ana.id}`),
      as('bea')(`/documents/${ownOf('bea', document)}/file`),
    ]);
    expect([200, 404]).toContain(opened.status);
    expect(withdrawn.status).toBe(204);
    expect((await as('ana')(`/documents/${own}`)).status).toBe(404);
    const left = await server.db
      .selectFrom('documents')
      .select('id')
      .where('shared_document_id', '=', document.id)
      .execute();
    expect(left).toEqual([]);
  }
});

test('a renamed project has its new name in everybody’s documents', async () => {
  const { projectId } = studio;
  const document = await uploaded({ ...both(), projectId: String(projectId) });
  await server.db.updateTable('projects').set({ title: 'Marea alta' }).where('id', '=', projectId).execute();
  expect((await read(document.id)).projectTitle).toBe('Marea alta, temporada 2');
  expect((await as('bea')(`/documents/${ownOf('bea', document)}`)).body.project).toBe(
    'Marea alta, temporada 2',
  );
});

test('the list is searched by title, project and person, filtered and sorted, and comes as a CSV', async () => {
  const tide = await uploaded({ personIds: studio.bea.id, title: 'Marejada 10', kind: 'contract' });
  const nine = await uploaded({ ...both(), title: 'Marejada 9' });
  await as('ana')(`/documents/${ownOf('ana', nine)}/file`);
  const find = async (query: string): Promise<SharedDocumentRow[]> =>
    (await admin('GET', `/shared-documents?${query}`)).body.items;
  const titles = async (query: string) => (await find(query)).map(({ title }) => title);
  expect(await titles('search=marejada&sort=title')).toEqual(['Marejada 9', 'Marejada 10']);
  expect(await titles('search=marejada%20nunez')).toEqual(['Marejada 9', 'Marejada 10']);
  expect(await titles('search=marejada%20ruz')).toEqual(['Marejada 9']);
  expect(await titles('search=marejada&kind=contract')).toEqual(['Marejada 10']);
  expect(await titles('search=marejada&state=partly')).toEqual(['Marejada 9']);
  expect(await titles('search=marejada&state=unseen')).toEqual(['Marejada 10']);
  await as('bea')(`/documents/${ownOf('bea', nine)}/file`);
  expect(await titles('search=marejada&state=seen')).toEqual(['Marejada 9']);
  expect(await titles('search=marejada&state=partly')).toEqual([]);
  expect((await find(`projectId=${studio.projectId}`)).length).toBeGreaterThan(0);
  expect((await find('search=marejada&sort=-kind'))[0]).toMatchObject({
    id: nine.id,
    names: ['Ana Ruz', 'Bea Ñuñez'],
  });
  const csv = await server.app.request('/api/shared-documents/csv?search=marejada&sort=title', {
    headers: { authorization: `Bearer ${studio.tokens.admin}` },
  });
  const lines = (await csv.text()).split('\r\n');
  expect(lines[0]).toContain(
    'Documento;Tipo;Proyecto;Temporada;N.º interno;Capítulo;Personas;Lo tienen;Lo vieron',
  );
  expect(lines[1]).toContain('Marejada 9;Guion;;;;;Ana Ruz, Bea Ñuñez;2;2;guion-2.pdf');
  expect(lines[2]).toContain('Marejada 10;Contrato;;;;;Bea Ñuñez;1;0');
  expect(tide.people).toHaveLength(1);
});

// This test comes last: it waits a month, after which every session is over.
test('its file is deleted with the last holder: not when the 30 days begin, nor while one of two people remains', async () => {
  const gone = await server.createUser('ida@correo.cl');
  const id = await sharedDocument(server, [gone.id, studio.ana.id], { title: 'Contrato de Ida' });
  const alone = await sharedDocument(server, [gone.id], { title: 'Contrato solo de Ida' });
  const keyOf = async (of: number) =>
    (await server.db.selectFrom('shared_documents').select('key').where('id', '=', of).executeTakeFirst())
      ?.key ?? '';
  const [key, aloneKey] = [await keyOf(id), await keyOf(alone)];
  const stored = (of: string) => server.blobs.read(of).then((file) => file !== null);
  await eraseAccount(server.db, gone.id, server.now(), ERASURE.parts);
  await server.swept();
  expect([await stored(key), await stored(aloneKey)]).toEqual([true, false]);
  expect((await read(id)).people).toMatchObject([{ name: 'Ana Ruz' }]);
  expect(await keyOf(alone)).toBe('');

  await admin('DELETE', `/shared-documents/${id}`);
  await server.swept();
  expect(await stored(key)).toBe(true);
  await purgeBin(server.db, after(server.now(), 31 * DAY), DELETABLE);
  server.wait(31 * DAY);
  await server.swept();
  expect(await stored(key)).toBe(false);
  const token = await server.tokenFor('admin@correo.cl');
  const late = await server.call('POST', `/shared-documents/${id}/restore`, undefined, { token });
  expect([late.status, late.body.message]).toEqual([404, expect.stringContaining('más de 30 días')]);
});
