import type { Boleta, DocumentRow } from '@doblaje/contract';
import { lockedPdf } from '@doblaje/contract/fixtures';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eraseAccount } from '../src/people/erasure/erasure';
import { ERASURE } from '../src/server/registry';
import { messages } from './answered';
import { boletaPdf, boletaStudio, ownPdf, SAID } from './sampleBoletas';
import { BANK } from './sampleNominas';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof boletaStudio>>;
beforeAll(async () => {
  server = await testServer();
  studio = await boletaStudio(server);
});
// The next test counts the stored files: the sweeper must have removed the ones of this test by then.
afterEach(() => server.swept());
afterAll(() => server.close());
beforeEach(async () => {
  server.wait(1000);
  await server.mails();
});

const ana = (method: string, path: string, body?: unknown) => studio.as('ana')(method, path, body);
const documentOf = async (id: number) =>
  server.db.selectFrom('documents').selectAll().where('boleta_id', '=', id).executeTakeFirst();
const history = async (id: number) => (await studio.admin('GET', `/history/boleta/${id}`)).body.items;

test('a finished order with an amount waits for a boleta and mails its person; without an amount it does neither', async () => {
  const boleta = await studio.pending(125_000);
  expect(boleta).toMatchObject({ state: 'pending', orderAmount: 125_000, gross: null, documentId: null });
  const [mail, ...others] = (await server.mails()).filter(({ subject }) => /boleta/.test(subject ?? ''));
  expect(mail?.subject).toBe(`Ya puedes subir tu boleta: Orden de Actuación N.º ${boleta.orderNumber}`);
  expect(mail?.text).toContain(`http://portal.test/documents?boleta=${boleta.id}`);
  expect(mail?.text).not.toContain('125');
  expect(others).toEqual([]);
  expect(await history(boleta.id)).toMatchObject([{ action: 'create' }]);
  expect(await studio.pending(null)).toBeUndefined();
});

test('a boleta dated before its order shows as different to both and is never approved with others; none predates the studio', async () => {
  for (const issuedOn of ['0001-01-01', '1990-03-05', '1999-12-31'])
    expect(messages(await studio.upload(await studio.pending(), { issuedOn, folio: '7001' }))).toEqual({
      issuedOn: 'La fecha es anterior al 01-01-2000: revisa el año',
    });
  const boleta = await studio.sent({ issuedOn: '2026-11-19' });
  expect(boleta).toMatchObject({ differs: true, orderDay: '2026-11-20', issuedOn: '2026-11-19' });
  const { body } = await studio.admin('POST', '/boletas/approvals', {
    boletas: [{ id: boleta.id, updatedAt: boleta.updatedAt }],
  });
  expect(body).toMatchObject({ approved: 0, leftOut: [{ why: 'Tiene diferencias: ábrela y decide' }] });
  expect(await studio.sent({ issuedOn: '2026-11-20' })).toMatchObject({ differs: false });
});

test('a boleta that is sent becomes its person’s document, with the title and state of the boleta', async () => {
  const boleta = await studio.pending();
  const { status, body } = await studio.upload(boleta, { folio: '61' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ state: 'inReview', folio: 61, gross: 180_000, retention: 27_450, net: 152_550 },
    ...{ expectedRetention: 27_450, differs: false, withheldBy: 'studio' },
  });
  const title = boletaTitle(boleta.orderNumber);
  const read = async () => (await ana('GET', `/documents/${body.documentId}`)).body;
  expect(await read()).toMatchObject({
    ...{ kind: 'boleta', title, state: 'inReview', date: '2026-11-20', unread: false },
    ...{ fileName: 'boleta-58.pdf', size: ownPdf(boleta.id, '61').length },
  });
  expect((await ana('GET', `/documents/${body.documentId}/file`)).status).toBe(200);
  server.wait(1000);
  await studio.move(body, 'approve');
  expect(await read()).toMatchObject({ state: 'approved', title });
  expect(await history(boleta.id)).toMatchObject([
    { changes: [{ field: 'state', from: 'En revisión', to: 'Aprobada' }] },
    { action: 'update' },
    { action: 'create' },
  ]);
});

test('amounts other than the expected ones are marked, not refused', async () => {
  const other = await studio.sent({ gross: '200000', retention: '30500', net: '169500' });
  expect(other).toMatchObject({ state: 'inReview', differs: true });
  expect(await studio.sent({ retention: '27000', net: '153000' })).toMatchObject({ differs: true });
  expect(await studio.sent({ retention: '27451', net: '152549' })).toMatchObject({ differs: false });
  const own = await studio.sent({ withheldBy: 'person', retention: '0', net: '180000' });
  expect(own).toMatchObject({ differs: false, expectedRetention: 0 });
});

test('a boleta dated up to three months ahead has the rate of its own date', async () => {
  const next = { issuedOn: '2027-01-05', retention: '28800', net: '151200' };
  expect(await studio.sent(next)).toMatchObject({ differs: false, expectedRetention: 28_800 });
  expect(await studio.sent({ issuedOn: '2027-02-20' })).toMatchObject({ differs: true });
});

test.each([
  ['no amount', { gross: '0' }, { gross: 'El monto debe ser mayor que $0' }],
  ['a negative one', { gross: '-180000' }, { gross: 'El monto debe ser mayor que $0' }],
  ['a billion', { gross: '1000000000000' }, { gross: 'El monto es demasiado alto' }],
  ['decimals', { gross: '1.000,50' }, { gross: 'Ingresa un monto en pesos, sin decimales' }],
  ['a sum that is none', { net: '152551' }, { net: 'El líquido es el bruto menos la retención: $152.550' }],
  ['more withheld than there is', { retention: '180001' }, { retention: expect.stringContaining('mayor') }],
  ['31 February', { issuedOn: '2026-02-31' }, { issuedOn: 'Ingresa una fecha válida' }],
  [
    'more than three months ahead',
    { issuedOn: '2027-02-21' },
    { issuedOn: expect.stringContaining('20-02-2027') },
  ],
  ['no folio', { folio: '' }, { folio: 'El número de la boleta es requerido' }],
  ['a folio of 30 digits', { folio: '4'.repeat(30) }, { folio: expect.stringContaining('como máximo 9') }],
  ['letters in it', { folio: '58-A' }, { folio: 'Ingresa el número de la boleta, solo dígitos' }],
  ['nobody who withholds', { withheldBy: '' }, { withheldBy: 'Indica quién paga la retención al SII' }],
])('%s is refused beside its field, and nothing is written', async (_, said, errors) => {
  const boleta = await studio.pending();
  const answer = await studio.upload(boleta, { folio: '4001', ...said });
  expect(answer.status).toBe(422);
  expect(messages(answer)).toMatchObject(errors);
  expect(await studio.read(boleta.id)).toMatchObject({ state: 'pending', updatedAt: boleta.updatedAt });
});

test('a page called PDF, an encrypted, a cut off and a too large one (5 MB and a byte) are refused, and nothing is stored', async () => {
  const boleta = await studio.pending();
  const files = server.storedFiles();
  const refused = async (bytes: Uint8Array<ArrayBuffer>) => {
    const answer = await studio.upload(boleta, { folio: '4002' }, { bytes, name: 'b.pdf' });
    return [answer.status, messages(answer).file];
  };
  const page = new TextEncoder().encode('<!doctype html><title>Boleta</title>');
  expect(await refused(page)).toEqual([422, 'b.pdf no es un archivo PDF']);
  expect(await refused(lockedPdf())).toEqual([
    422,
    expect.stringMatching(/^b\.pdf está protegido con contraseña/),
  ]);
  // The same rule as for contracts and scripts: a file of only the first line, or of half the bytes, is refused.
  for (const part of [new TextEncoder().encode('%PDF-1.7'), boletaPdf().slice(0, boletaPdf().length / 2)])
    expect(await refused(part)).toEqual([422, expect.stringMatching(/^b\.pdf está incompleto/)]);
  const long = new Uint8Array(5 * 1024 * 1024 + 1);
  long.set(boletaPdf());
  expect(await refused(long)).toEqual([422, 'b.pdf supera el máximo de 5 MB']);
  expect(await refused(new Uint8Array(6 * 1024 * 1024))).toEqual([413, 'La boleta supera el máximo de 5 MB']);
  expect(server.storedFiles()).toEqual(files);
  expect((await studio.upload(boleta, { folio: '4002' }, { bytes: long.slice(0, -1) })).status).toBe(200);
});

test('a body that is no form is refused with a message', async () => {
  const boleta = await studio.pending();
  const answer = await ana('POST', `/boletas/${boleta.id}/upload`, { folio: 1 });
  expect([answer.status, answer.body.message]).toEqual([400, 'No pudimos leer la solicitud.']);
});

test('a folio that the person used before is refused, even of an annulled boleta; a form sent twice is one boleta', async () => {
  const boleta = await studio.pending();
  const first = await studio.upload(boleta, { folio: '70' });
  const again = await studio.upload(boleta, { folio: '70' });
  expect([again.status, again.body]).toEqual([200, first.body]);
  const other = await studio.pending();
  const taken = { folio: 'Ya subiste una boleta con este número: revisa el número o elige otra' };
  expect(messages(await studio.upload(other, { folio: '70' }))).toEqual(taken);
  await studio.move(first.body, 'annul', { annulledOn: '2026-11-20', reason: 'Salió repetida' });
  expect(messages(await studio.upload(other, { folio: '70' }))).toEqual(taken);
  expect((await studio.upload(other, { folio: '71' })).status).toBe(200);
});

test('a rejection says why, by mail too; the person sends another file, and the earlier one is deleted', async () => {
  const sent = await studio.sent();
  expect(messages(await studio.move(sent, 'reject', { reason: '' }))).toEqual({
    reason: 'Escribe el motivo del rechazo',
  });
  await server.mails();
  const rejected = (await studio.move(sent, 'reject', { reason: 'El RUT es de otra empresa' })).body;
  expect(rejected).toMatchObject({ state: 'rejected', reason: 'El RUT es de otra empresa' });
  const [mail, ...others] = await server.mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Tu boleta fue rechazada: Orden de Actuación N.º ${sent.orderNumber}`);
  expect(mail?.text).toContain('«El RUT es de otra empresa»');
  expect(mail?.text).toContain(`http://portal.test/documents?boleta=${sent.id}`);
  expect((await ana('GET', '/boletas/own')).body.items[0]).toMatchObject({ id: sent.id });
  const listed = async () => (await ana('GET', '/documents?size=100')).body.items as DocumentRow[];
  expect((await listed()).find(({ id }) => id === sent.documentId)?.toUpload).toEqual({
    ...{ boletaId: sent.id, reason: 'El RUT es de otra empresa' },
  });
  const waits = await studio.pending();
  expect((await listed()).find(({ orderId }) => orderId === waits.orderId)?.toUpload).toEqual({
    ...{ boletaId: waits.id, reason: '' },
  });
  const old = await documentOf(sent.id);
  const bytes = boletaPdf('Otra boleta');
  const { status, body } = await studio.upload(rejected, { folio: '91' }, { bytes, name: 'otra.pdf' });
  expect([status, body.state, body.reason, body.documentId]).toEqual([200, 'inReview', '', sent.documentId]);
  expect((await listed()).find(({ id }) => id === sent.documentId)?.toUpload).toBeNull();
  const now = await documentOf(sent.id);
  expect(now?.file_name).toBe('otra.pdf');
  expect(now?.key).not.toBe(old?.key);
  const files = () => server.storedFiles();
  await expect.poll(files).not.toContain(old?.key);
  expect(files()).toContain(now?.key);
});

test('a boleta annulled at the SII is kept with its file, and its order waits for another', async () => {
  const sent = await studio.sent();
  await studio.move(sent, 'approve');
  const approved = await studio.read(sent.id);
  const annulment = { annulledOn: '2026-11-20', reason: 'Se emitió con otra glosa' };
  const future = await studio.move(approved, 'annul', { ...annulment, annulledOn: '2027-01-01' });
  expect(messages(future)).toEqual({ on: 'La fecha no puede ser futura' });
  await server.mails();
  const { body } = await studio.move(approved, 'annul', annulment);
  const [mail] = await server.mails();
  expect(mail?.subject).toBe(`Necesitamos otra boleta: Orden de Actuación N.º ${sent.orderNumber}`);
  expect(mail?.text).toContain(`La boleta N.º ${sent.folio} `);
  expect(body).toMatchObject({
    ...{ state: 'pending', folio: null, gross: null, documentId: null, withheldBy: '', issuedOn: '' },
    annulled: [{ folio: sent.folio, gross: 180_000, ...annulment, documentId: sent.documentId }],
  });
  expect((await ana('GET', `/documents/${sent.documentId}`)).body).toMatchObject({
    ...{ kind: 'boleta', state: 'voided', title: boletaTitle(sent.orderNumber) },
  });
  const { status, body: next } = await studio.upload(body, { folio: '2222' });
  expect([status, next.annulled.length, next.documentId !== sent.documentId]).toEqual([200, 1, true]);
  // The document of the annulled boleta stays voided.
  expect((await ana('GET', `/documents/${sent.documentId}`)).body.state).toBe('voided');
});

test('a move that is not in the table is refused, and a move on a boleta that somebody else moved meanwhile is stale', async () => {
  const pending = await studio.pending();
  expect(await studio.move(pending, 'approve')).toMatchObject({
    status: 409,
    body: { code: 'NOT_POSSIBLE' },
  });
  const sent = await studio.sent();
  expect(await studio.upload(sent, { folio: '3333' })).toMatchObject({
    status: 409,
    body: { code: 'NOT_POSSIBLE' },
  });
  server.wait(1000);
  await studio.move(sent, 'approve');
  const late = await studio.move(sent, 'reject', { reason: 'Tarde' });
  expect(late).toMatchObject({ status: 409, body: { code: 'STALE', current: { state: 'approved' } } });
});

test('when fifty approve and reject at the same moment, one succeeds, with one line of history and at most one mail', async () => {
  const sent = await studio.sent();
  await server.mails();
  const tries = Array.from({ length: 50 }, (_, index) =>
    studio.move(sent, index % 2 ? 'reject' : 'approve', index % 2 ? { reason: 'No coincide' } : {}),
  );
  const done = (await Promise.all(tries)).map(({ status }) => status);
  expect(done.filter((status) => status === 200)).toHaveLength(1);
  expect(done.filter((status) => status === 409)).toHaveLength(49);
  const { state } = await studio.read(sent.id);
  expect(await server.mails()).toHaveLength(state === 'rejected' ? 1 : 0);
  expect(await history(sent.id)).toHaveLength(3);
});

test('fifty uploads of one boleta at the same moment are one: one document, one line, no surplus file', async () => {
  const boleta = await studio.pending();
  const done = await Promise.all(Array.from({ length: 50 }, () => studio.upload(boleta, { folio: '500' })));
  expect(done.map(({ status }) => status)).toEqual(Array(50).fill(200));
  const papers = await server.db
    .selectFrom('documents')
    .selectAll()
    .where('boleta_id', '=', boleta.id)
    .execute();
  expect(papers).toHaveLength(1);
  expect(await history(boleta.id)).toHaveLength(2);
  const waiting = await server.db
    .selectFrom('discarded_blobs')
    .select('key')
    .where('due_at', '>', server.now())
    .execute();
  expect(waiting).toEqual([]);
});

test('several are approved together, and those that differ are named and left out; if one has changed, none is approved', async () => {
  const [one, two, differing, changed] = [
    await studio.sent(),
    await studio.sent(),
    await studio.sent({ gross: '170000', retention: '25925', net: '144075' }),
    await studio.sent(),
  ];
  server.wait(1000);
  await studio.move(changed, 'reject', { reason: 'Falta la glosa' });
  const seen = [one, two, differing, changed].map(({ id, updatedAt }) => ({ id, updatedAt }));
  const refused = await studio.as('admin')('POST', '/boletas/approvals', { boletas: seen });
  expect(refused.status).toBe(409);
  expect(refused.body.errors).toEqual([
    {
      field: '',
      message: expect.stringMatching(/^Boleta orden N.º .*, Antonia .*: ahora está rechazada\.$/),
    },
  ]);
  expect((await studio.read(one.id)).state).toBe('inReview');
  const boletas = seen.slice(0, 3);
  const ask = () => studio.as('admin')('POST', '/boletas/approvals', { boletas }, 'una-clave-de-veinte');
  const { status, body } = await ask();
  expect(status).toBe(201);
  expect(body).toEqual({
    approved: 2,
    boletas: [one, two].map(({ id }) => ({ id, updatedAt: expect.any(String) })),
    leftOut: [expect.objectContaining({ id: differing.id, why: 'Tiene diferencias: ábrela y decide' })],
  });
  expect((await ask()).body).toEqual(body);
  expect((await studio.read(one.id)).state).toBe('approved');
  expect((await studio.read(differing.id)).state).toBe('inReview');
});

test('an approval is taken back with a reason, which its history keeps; not once the boleta is in a nómina', async () => {
  const approved = (await studio.move(await studio.sent(), 'approve')).body;
  await server.mails();
  server.wait(1000);
  expect(messages(await studio.move(approved, 'reopen', { reason: '' }))).toEqual({
    reason: 'Escribe por qué quitas la aprobación',
  });
  const back = await studio.move(approved, 'reopen', { reason: 'Aprobada por error' });
  expect(back.body).toMatchObject({ state: 'inReview', folio: approved.folio });
  const [line] = await history(approved.id);
  expect(line.changes).toEqual([
    { field: 'state', from: 'Aprobada', to: 'En revisión' },
    { field: 'reopenReason', from: null, to: 'Aprobada por error' },
  ]);
  expect((await studio.move(approved, 'reopen', { reason: 'Otra vez' })).body.code).toBe('STALE');
  expect((await studio.move(back.body, 'reopen', { reason: 'Otra vez' })).body.code).toBe('NOT_POSSIBLE');
  expect((await ana('POST', `/boletas/${approved.id}/reopen`, { reason: 'Mía' })).status).toBe(403);
  server.wait(1000);
  await server.db.updateTable('users').set(BANK).where('id', '=', studio.ana.id).execute();
  const again = (await studio.move(back.body, 'approve')).body;
  const boletas = [{ id: again.id, updatedAt: again.updatedAt }];
  expect((await studio.admin('POST', '/nominas', { boletas })).status).toBe(201);
  const held = await studio.move(await studio.read(again.id), 'reopen', { reason: 'Tarde' });
  expect(held.body).toMatchObject({ code: 'NOT_POSSIBLE', message: expect.stringContaining('en la Nómina') });
  expect(await server.mails()).toEqual([]);
});

test('approving several is undone as a whole, or not at all', async () => {
  const sent = [await studio.sent(), await studio.sent()];
  server.wait(1000);
  const { boletas } = (
    await studio.admin('POST', '/boletas/approvals', {
      boletas: sent.map(({ id, updatedAt }) => ({ id, updatedAt })),
    })
  ).body;
  server.wait(1000);
  const [first, second] = await Promise.all(sent.map(({ id }) => studio.read(id)));
  await studio.move(second as Boleta, 'annul', { annulledOn: '2026-11-20', reason: 'Salió repetida' });
  const refused = await studio.admin('POST', '/boletas/approvals/undo', { boletas });
  expect(refused.body.errors).toEqual([
    { field: '', message: expect.stringMatching(/^Boleta orden N.º .*: ahora está pendiente\.$/) },
  ]);
  expect((await studio.read(first?.id ?? 0)).state).toBe('approved');
  const undone = await studio.admin('POST', '/boletas/approvals/undo', { boletas: [boletas[0]] });
  expect(undone).toMatchObject({ status: 201, body: { undone: 1 } });
  expect((await studio.read(first?.id ?? 0)).state).toBe('inReview');
  expect(await history(first?.id ?? 0)).toMatchObject([
    { changes: [{ field: 'state' }, { to: 'Se deshizo la aprobación de varias boletas' }] },
    {},
    {},
    {},
  ]);
});

test('the list is searched, filtered and summed, and comes as CSV', async () => {
  await server.db.deleteFrom('documents').where('boleta_id', 'is not', null).execute();
  await server.db.deleteFrom('boletas').execute();
  const pending = await studio.pending(50_000);
  const sent = await studio.sent();
  const other = await studio.sent({ gross: '200000', retention: '30500', net: '169500' });
  const found = async (query: string) => {
    const { items } = (await studio.admin('GET', `/boletas?${query}`)).body;
    return items.map(({ id }: { id: number }) => id);
  };
  const sums = async (query: string) => (await studio.admin('GET', `/boletas/totals?${query}`)).body;
  expect(await found('sort=amount')).toEqual([pending.id, sent.id, other.id]);
  expect(await found('differences=with')).toEqual([other.id]);
  expect(await found('differences=without')).toEqual([sent.id]);
  expect(await found(`search=${sent.folio}`)).toEqual([sent.id]);
  expect(await found(`state=pending&personId=${studio.ana.id}&projectId=${pending.projectId}`)).toEqual([
    pending.id,
  ]);
  expect(await sums('')).toEqual({ gross: 380_000, retention: 57_950, net: 322_050, expected: 50_000 });
  expect(await sums('differences=with')).toEqual({
    gross: 200_000,
    retention: 30_500,
    net: 169_500,
    expected: 0,
  });
  expect(await sums('search=nadie')).toEqual({ gross: 0, retention: 0, net: 0, expected: 0 });
  const csv = await server.app.request('/api/boletas/csv?sort=amount', {
    headers: { authorization: `Bearer ${studio.tokens.admin}` },
  });
  const lines = (await csv.text()).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('Monto bruto de la orden;Bruto;Retención;Líquido');
  expect(lines[2]).toContain('180.000;180.000;27.450;152.550;El estudio;No');
});

test('a renamed project has its new name in boletas still awaited, not in those handed in', async () => {
  const waiting = await studio.pending();
  const sent = await studio.sent();
  await server.db
    .updateTable('projects')
    .set({ title: 'Marea alta' })
    .where('id', '=', sent.projectId)
    .execute();
  expect((await studio.read(waiting.id)).projectTitle).toBe('Marea alta, temporada 2');
  expect((await studio.read(sent.id)).projectTitle).toBe(sent.projectTitle);
  expect((await documentOf(sent.id))?.project).toBe(sent.projectTitle);
});

test('a person finds their boletas by the paper of the order or by the boleta’s own; nobody else finds any', async () => {
  const sent = await studio.sent();
  const { orderDocumentId, documentId } = await studio.read(sent.id);
  for (const id of [orderDocumentId, documentId])
    expect((await ana('GET', `/boletas/own?documentId=${id}`)).body.items).toMatchObject([{ id: sent.id }]);
  expect((await studio.as('bea')('GET', `/boletas/own?documentId=${documentId}`)).body.items).toEqual([]);
  expect((await ana('GET', '/boletas/own?documentId=x')).body.items).toEqual([]);
  for (const id of [sent.id, 2_000_000_000])
    expect(await studio.as('bea')('GET', `/boletas/${id}`)).toMatchObject({
      status: 404,
      body: { message: 'Esta boleta no está entre las tuyas: actualiza la página.' },
    });
  expect((await ana('GET', '/boletas/own')).body.rates).toContainEqual({ year: 2026, rate: 15.25 });
});

test('boletas to upload, rejected and to review each wait for the right person, with the menu’s dot', async () => {
  await server.db.deleteFrom('documents').execute();
  await server.db.deleteFrom('boletas').execute();
  const waits = async (who: 'ana' | 'admin') => (await studio.as(who)('GET', '/users/me/pending')).body.items;
  const dots = async (who: 'ana' | 'admin') =>
    (await studio.as(who)('GET', '/users/auth/session')).body.alerts;
  expect((await dots('admin')).projectsBackOffice).toBe(false);
  const boleta = await studio.pending();
  await server.db.updateTable('documents').set({ read_at: server.now() }).execute();
  expect(await waits('ana')).toMatchObject([
    { kind: 'boletasToUpload', count: 1, isExact: true, days: expect.any(Number) },
  ]);
  expect((await dots('ana')).documents).toBe(true);
  const sent = (await studio.upload(boleta, { folio: SAID.folio })).body;
  expect(await waits('ana')).toEqual([]);
  expect((await dots('ana')).documents).toBe(false);
  expect(await waits('admin')).toContainEqual({ kind: 'boletasToReview', count: 1, isExact: true });
  expect((await dots('admin')).projectsBackOffice).toBe(true);
  await studio.move(sent, 'reject', { reason: 'No coincide' });
  expect(await waits('ana')).toMatchObject([
    { kind: 'boletasRejected', count: 1, isExact: true, days: expect.any(Number) },
  ]);
  expect((await dots('ana')).documents).toBe(true);
  expect((await dots('admin')).projectsBackOffice).toBe(false);
});

test('a person who erases everything is told of boletas to come; of those sent the law keeps paper, folio and gross', async () => {
  const waiting = await studio.pending();
  const sent = await studio.sent({ folio: '808' });
  const gone = await studio.sent({ folio: '809' });
  await studio.move(gone, 'annul', { annulledOn: '2026-11-20', reason: 'Salió repetida' });
  const told = (await ana('GET', '/users/me/erasure')).body;
  expect(told.unpaidBoletas.items.map(({ title, state }: Record<string, string>) => [title, state])).toEqual(
    expect.arrayContaining([
      [boletaTitle(waiting.orderNumber), 'pending'],
      [boletaTitle(sent.orderNumber), 'inReview'],
    ]),
  );
  await eraseAccount(server.db, studio.ana.id, server.now(), ERASURE.parts);
  const papers = await server.db
    .selectFrom('archived_papers')
    .select(['kind', 'number', 'amount', 'state'])
    .where('number', 'in', ['808', '809'])
    .orderBy('number')
    .execute();
  expect(papers.map(({ amount, ...paper }) => ({ ...paper, amount: Number(amount) }))).toEqual([
    { kind: 'boleta', number: '808', amount: 180_000, state: 'inReview' },
    { kind: 'boleta', number: '809', amount: 180_000, state: 'voided' },
  ]);
  expect(await server.db.selectFrom('boletas').select('id').execute()).toEqual([]);
  expect(await history(sent.id)).toEqual([]);
});
