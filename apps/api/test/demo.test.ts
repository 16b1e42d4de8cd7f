import { readFile } from 'node:fs/promises';
import type { Boleta, Nomina, NominaRow, PayableBoleta } from '@doblaje/contract';
import { dayInChile, monthInChile } from '@doblaje/domain/days';
import { DOCUMENT_STATES } from '@doblaje/domain/options/documentStates';
import { annulmentWay } from '@doblaje/domain/siiStates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemoAccounts, DEMO_PASSWORD, DEMO_TALENT } from '../src/demo/demoAccounts';
import { DEMO_ARTIST } from '../src/demo/demoArtist';
import { createDemoBoletas } from '../src/demo/demoBoletas';
import { createDemoDocuments } from '../src/demo/demoDocuments';
import { createDemoOrders } from '../src/demo/demoOrders';
import { createDemoSharedDocuments } from '../src/demo/demoSharedDocuments';
import { createDemoSiiSheet } from '../src/demo/demoSiiSheet';
import { createDemoStudio } from '../src/demo/demoStudio';
import { createDemoStudioOrders } from '../src/demo/demoStudioOrders';
import { createDemoVoices } from '../src/demo/demoVoices';
import { DAY } from '../src/ground/time/time';
import { testServer } from './testServer';

const scan = await readFile(new URL('../assets/demo-scan.jpg', import.meta.url));

let server: Awaited<ReturnType<typeof testServer>>;
let token: string;
beforeAll(async () => {
  server = await testServer();
  // The second round stands for a second start, which must add nothing.
  for (const now of [server.now(), server.now()]) {
    await createDemoAccounts(server.db, now);
    await createDemoStudio(server.db, now);
    await createDemoVoices(server.db, now);
    await createDemoDocuments(server.db, server.blobs, { now, scan });
    const papers = { blobs: server.blobs, brand: 'Estudio de Doblaje', wakeSweeper: () => undefined };
    await createDemoOrders(server.db, papers, now);
    await createDemoSharedDocuments(server.db, server.blobs, now);
    const making = { db: server.db, blobs: server.blobs, brand: 'Estudio', now: () => now };
    await createDemoStudioOrders(making);
    await createDemoBoletas(making);
  }
  token = (await server.logIn(DEMO_ARTIST, DEMO_PASSWORD)).body.accessToken;
});
afterAll(() => server.close());

const read = async (path: string) => (await server.call('GET', path, undefined, { token })).body;

test('one demo person has a complete sheet, with consent for what is sensitive', async () => {
  const sheet = await read('/users/me/profile');
  expect(sheet.completeness).toEqual({ percent: 100, known: 12, of: 12, missing: [] });
  expect(sheet.personal).toMatchObject({ community: 'Indigenous', sensitive_consent: true });
});

test('the demo person has 60 documents: every kind, every state, one of them scanned', async () => {
  const { items, total } = await read('/documents?size=100');
  expect(total).toBe(60);
  const stateOf = new Set(
    items.map(({ kind, state }: { kind: string; state: string }) => `${kind} ${state}`),
  );
  const orders = ['issued', 'accepted', 'finished', 'rejected', 'voided'].map(
    (state) => `work-order ${state}`,
  );
  const boletas = ['pending', 'inReview', 'approved', 'paid', 'rejected'].map((state) => `boleta ${state}`);
  expect([...stateOf].sort()).toEqual([...orders, ...boletas, 'contract null', 'script null'].sort());
  expect(DOCUMENT_STATES.filter(({ value }) => !JSON.stringify([...stateOf]).includes(value))).toEqual([]);

  const scanned = items.find(({ title }: { title: string }) => title.includes('escaneado'));
  const file = await server.app.request(`/api/documents/${scanned.id}/file`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const pdf = Buffer.from(await file.arrayBuffer());
  // The PDF holds the scanned picture unchanged, and no font.
  expect(pdf.includes(scan)).toBe(true);
  expect(pdf.includes('/Font')).toBe(false);
});

test('two people allow something with their voice, one withdrew something, and their orders say it', async () => {
  const talent = (await server.logIn(DEMO_TALENT, DEMO_PASSWORD)).body.accessToken;
  const admin = (await server.logIn('admin@doblaje.test', DEMO_PASSWORD)).body.accessToken;
  const voicesOf = async (who: string, email: string) => {
    const ask = async (path: string, as = who) =>
      (await server.call('GET', path, undefined, { token: as })).body;
    const { items } = await ask('/documents?kind=work-order&state=issued');
    const { order } = await ask(`/documents/${items[0].id}`);
    const { consents } = await ask('/users/me/consents');
    const [{ id }] = (await ask(`/users?search=${email}`, admin)).items;
    const seen = (await ask(`/users/${id}`, admin)).consents;
    expect(seen).toEqual(consents);
    return {
      own: consents
        .filter(({ purpose }: { purpose: string }) => purpose === 'voice')
        .map(({ voice, withdrawnAt }: { voice: { scope: string }; withdrawnAt: string | null }) => [
          voice.scope,
          withdrawnAt === null,
        ]),
      printed: order.voicesIssued
        // Dubbing without a consent is what the order asks for: it names no day.
        .filter(({ from }: { from: string }) => from !== '')
        .map(({ scope }: { scope: string }) => scope),
    };
  };
  expect(await voicesOf(talent, DEMO_TALENT)).toEqual({
    own: [
      ['dubbing', true],
      ['training', false],
    ],
    printed: ['dubbing'],
  });
  expect(await voicesOf(token, DEMO_ARTIST)).toEqual({ own: [['aiRetakes', true]], printed: ['aiRetakes'] });
});

test('two orders wait for an answer, hers and the talent’s, with paper and mail, and can be answered', async () => {
  const talent = (await server.logIn(DEMO_TALENT, DEMO_PASSWORD)).body.accessToken;
  for (const [who, days] of [
    [token, 0],
    [talent, 2],
  ] as const) {
    const ask = async (method: string, path: string, body?: unknown) =>
      server.call(method, path, body, { token: who });
    const { items } = (await ask('GET', '/documents?kind=work-order&state=issued')).body;
    expect(items).toMatchObject([
      { title: expect.stringMatching(/^Orden de Actuación N\.º \d$/), unread: true },
    ]);
    const { order } = (await ask('GET', `/documents/${items[0].id}`)).body;
    const issued = new Date(server.now().getTime() - days * DAY).toISOString();
    expect(order).toMatchObject({ state: 'issued', issuedAt: issued, amount: 180_000 });
    expect(order.lines.length).toBeGreaterThan(0);
    const given = { answer: 'accept', note: '', updatedAt: order.updatedAt };
    expect((await ask('POST', `/work-orders/${order.id}/answer`, given)).body.state).toBe('accepted');
  }
  expect(await server.mails()).toHaveLength(2);
});

test('there is a studio to look at: 14 projects, 120 chapters in all stages, and people who cannot log in', async () => {
  const admin = (await server.logIn('admin@doblaje.test', DEMO_PASSWORD)).body.accessToken;
  const ask = async (path: string) => (await server.call('GET', path, undefined, { token: admin })).body;
  const { items } = await ask('/projects?size=100');
  const chapters = items.map(({ chapterCount }: { chapterCount: number }) => chapterCount);
  expect([items.length, chapters.reduce((sum: number, count: number) => sum + count, 0)]).toEqual([14, 120]);
  expect(new Set(items.map(({ statusLabel }: { statusLabel: string }) => statusLabel)).size).toBe(5);
  const bahia = items.find(({ houseNumber }: { houseNumber: string }) => houseNumber === 'BR-204');
  const { chapters: own } = await ask(`/projects/${bahia.id}/chapters`);
  const stages = new Set(own.map(({ statusLabel }: { statusLabel: string }) => statusLabel));
  expect([...stages].sort()).toEqual(['En grabación', 'En mezcla', 'Listo', 'Por grabar']);
  expect((await ask('/people?size=100')).total).toBe(29);
  expect((await server.logIn('elenco1@doblaje.test', DEMO_PASSWORD)).status).toBe(422);
  // The demo talent has something to see after a log-in.
  expect((await read('/experiences')).total).toBeGreaterThan(1);
});

test('one chapter has orders in every state and of every type, with their papers, for people who cannot log in', async () => {
  const admin = (await server.logIn('admin@doblaje.test', DEMO_PASSWORD)).body.accessToken;
  const ask = async (path: string) => (await server.call('GET', path, undefined, { token: admin })).body;
  const { items, total } = await ask('/work-orders?size=100');
  // This includes the orders that wait for a visitor's answer.
  expect(total).toBe(30);
  const kinds = (of: 'state' | 'typeId') =>
    new Set(items.map((order: Record<string, unknown>) => order[of])).size;
  expect([kinds('state'), kinds('typeId')]).toEqual([6, 7]);
  const issued = items.filter(({ number }: { number: number | null }) => number !== null);
  const papers = await Promise.all(
    issued.map(async ({ id }: { id: number }) => (await ask(`/work-orders/${id}`)).documentId),
  );
  expect(new Set(papers).size).toBe(29);
  expect(papers).not.toContain(null);
  // The database counts by its own clock's day, so the test gives no exact number.
  expect((await ask('/work-orders?waits=unanswered')).total).toBeGreaterThan(0);
});

test('contracts and scripts were opened by none, some or all of their people', async () => {
  const admin = (await server.logIn('admin@doblaje.test', DEMO_PASSWORD)).body.accessToken;
  const ask = async (path: string) => (await server.call('GET', path, undefined, { token: admin })).body;
  expect((await ask('/shared-documents')).total).toBe(5);
  for (const state of ['unseen', 'partly', 'seen'])
    expect((await ask(`/shared-documents?state=${state}`)).total).toBeGreaterThan(0);
});

test('there are boletas in every state and four nóminas, each with its PDF; one person cannot be paid', async () => {
  const admin = (await server.logIn('admin@doblaje.test', DEMO_PASSWORD)).body.accessToken;
  const call = (path: string) => server.call('GET', path, undefined, { token: admin });
  const ask = async (path: string) => (await call(path)).body;
  const { items } = await ask('/boletas?size=100');
  const states = items.map(({ state, differs }: Boleta) => `${state}${differs ? ', differs' : ''}`).sort();
  expect(states).toEqual([
    ...Array.from({ length: 7 }, () => 'approved'),
    ...['inReview', 'inReview'],
    ...['inReview', 'inReview', 'inReview, differs'],
    // One of a nómina that waits for the rest.
    ...['paid', 'paid', 'paid', 'paid', 'pending', 'rejected, differs'],
  ]);
  for (const { state, documentId } of items as Boleta[])
    expect(documentId === null).toBe(state === 'pending');

  const payable: { items: PayableBoleta[] } = await ask('/nominas/payable');
  expect(payable.items.map(({ lacks }) => lacks.length > 0).sort()).toEqual([false, false, true]);
  const nominas = (await ask('/nominas?sort=paidOn')).items as NominaRow[];
  expect(nominas.map(({ state, boletas }) => `${state} ${boletas}`)).toEqual([
    'prepared 2',
    'prepared 1',
    'prepared 2',
    'paid 3',
  ]);
  const whole: Nomina[] = await Promise.all(nominas.map(({ id }) => ask(`/nominas/${id}`)));
  expect(whole.flatMap(({ lines }) => lines.flatMap(({ lacks }) => lacks))).toEqual([]);
  // One is at the bank, and one was answered: a payment was made, one rejected, and one waits.
  expect(whole.map(({ downloads, rejected }) => [downloads.length, rejected.length])).toEqual([
    ...[
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  ]);
  expect(whole[2]?.lines.map(({ answer }) => answer).sort()).toEqual(['paid', 'waiting']);
  const lastMonth = new Date(server.now().getTime() - server.now().getUTCDate() * DAY).toISOString();
  const month = await ask(`/nominas/month?month=${lastMonth.slice(0, 7)}`);
  expect([month.boletas, month.people.length, month.projects.length]).toEqual([3, 3, 2]);
  // 'Mes' opens on it: the month before is closed. The nóminas that are not paid have boletas of this month.
  expect(await ask('/months/close')).toMatchObject({
    ...{ month: month.month, state: 'open', sums: { boletas: 3 }, prepared: { total: 0 } },
  });
  expect(await ask(`/months/close?month=${monthInChile(server.now())}`)).toMatchObject({
    ...{ prepared: { total: 3 }, withFile: { total: 2 }, answered: { total: 1 } },
  });
  const closed = await server.db
    .selectFrom('closed_months')
    .select(['month', 'state'])
    .orderBy('month')
    .execute();
  // The last is this month, in which the bank paid a part of the nómina that it answered.
  expect(closed.map(({ state }) => state)).toEqual(['closed', 'open', 'open']);
  // The history tells every step of the boleta, and what happened to it at the SII.
  for (const [atSii, steps] of [
    ['valid', 5],
    ['annulled', 6],
  ] as const) {
    const paid = items.find(({ state, siiState }: Boleta) => state === 'paid' && siiState === atSii);
    expect((await ask(`/history/boleta/${paid.id}`)).items).toHaveLength(steps);
  }
  const own = await server.db
    .selectFrom('boletas')
    .innerJoin('users', 'users.id', 'boletas.person_id')
    .select('email')
    .where('email', 'not like', 'elenco%')
    .execute();
  // Only the demo talent can log in and has boletas waiting; all others belong to people who cannot log in.
  expect([...new Set(own.map(({ email }) => email))]).toEqual([DEMO_TALENT]);
});

test('one boleta pays orders of two projects, and one was issued by the studio', async () => {
  const admin = (await server.logIn('admin@doblaje.test', DEMO_PASSWORD)).body.accessToken;
  const ask = async (path: string) => (await server.call('GET', path, undefined, { token: admin })).body;
  const { items } = (await ask('/boletas?size=100')) as { items: Boleta[] };
  const [several, ...others] = items.filter(({ orderNumbers }) => orderNumbers.length > 1);
  expect(others).toEqual([]);
  const { orders, gross, personId } = (await ask(`/boletas/${several?.id}`)) as Boleta;
  expect(new Set(orders.map(({ projectTitle }) => projectTitle)).size).toBe(2);
  expect(orders.reduce((sum, { part }) => sum + (part ?? 0), 0)).toBe(gross);
  // The other order's own boleta went into it.
  const theirs = await ask(`/users/${personId}/awaited-boletas`);
  expect(theirs.items).toEqual([]);
  expect(items.filter(({ kind }) => kind === 'BTE')).toMatchObject([
    { state: 'inReview', folio: 3, withheldBy: 'studio', differs: false },
  ]);
});

test('the PDFs of boletas are read whole; one says another amount than was sent', async () => {
  const admin = (await server.logIn('admin@doblaje.test', DEMO_PASSWORD)).body.accessToken;
  const ask = async (path: string) => (await server.call('GET', path, undefined, { token: admin })).body;
  const { items } = await ask('/boletas?size=100');
  // Nothing reads a BTE.
  const sent = items.filter(({ folio, kind }: Boleta) => folio !== null && kind === 'BHE');
  const read: Boleta[] = await Promise.all(sent.map(({ id }: Boleta) => ask(`/boletas/${id}`)));
  expect(new Set(read.map(({ reading }) => reading?.kind))).toEqual(new Set(['boleta']));
  const told = read.filter(({ reading }) => reading?.differences.length);
  expect(told.map(({ folio, reading }) => [folio, reading?.differences[0]])).toEqual([
    [301, 'El bruto del PDF es $160.000 y se indicó $175.000.'],
  ]);
});

test('the boletas that the talent finds lead on: one to send, one to send again, with the reason', async () => {
  const talent = (await server.logIn(DEMO_TALENT, DEMO_PASSWORD)).body.accessToken;
  const ask = async (path: string) => (await server.call('GET', path, undefined, { token: talent })).body;
  const { items } = await ask('/documents?size=100');
  // These open 'Subir boleta': the finished orders and the rejected boleta.
  const ways = items.filter(({ toUpload }: { toUpload: unknown }) => toUpload !== null);
  expect(ways.map(({ kind, state }: { kind: string; state: string }) => `${kind} ${state}`).sort()).toEqual([
    'boleta rejected',
    'work-order finished',
    'work-order finished',
  ]);
  const stuck = items.filter(({ kind, state }: { kind: string; state: string }) =>
    ['boleta pending', 'boleta rejected'].includes(`${kind} ${state}`),
  );
  expect(stuck).toHaveLength(1);
  const reasons = ways.map(({ toUpload }: { toUpload: { reason: string } }) => toUpload.reason);
  expect(reasons).toContainEqual(expect.stringContaining('90.000 brutos'));
});

test('every loop of a chapter that is ready has been voiced by somebody', async () => {
  const { silent } = await server.db
    .selectFrom('appearances')
    .innerJoin('chapters', 'chapters.id', 'appearances.chapter_id')
    .innerJoin('catalogue_entries as status', 'status.id', 'chapters.status_id')
    .select(({ fn }) => fn.countAll<number>().as('silent'))
    .where('status.label', '=', 'Listo')
    .where(({ eb, or }) => or([eb('person_id', 'is', null), eb('loops_done', '<', eb.ref('loops_planned'))]))
    .executeTakeFirstOrThrow();
  expect(Number(silent)).toBe(0);
});

test('a demo boleta whose annulment was asked for is of a month for which that is possible', async () => {
  const today = dayInChile(server.now());
  await createDemoSiiSheet(server.db, server.now());
  const lines = await server.db
    .selectFrom('sii_sheet_lines')
    .select(['issued_on as issuedOn', 'gross'])
    .where('state', '=', 'annulmentAsked')
    .execute();
  expect(lines.map(({ issuedOn, gross }) => annulmentWay({ issuedOn, gross: Number(gross) }, today))).toEqual(
    ['ask'],
  );
});
