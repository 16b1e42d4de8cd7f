import { toIssueShown, type WorkOrder } from '@doblaje/contract';
import { voiceUseText } from '@doblaje/domain/voices';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY } from '../src/ground/time/time';
import { paperText } from './paperText';
import { orderStudio } from './sampleOrders';
import { sharedDocument } from './sampleSharedDocuments';
import { studioProject } from './sampleStudio';
import { VOICE } from './sampleVoices';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof orderStudio>>;
let contractId: number;
beforeAll(async () => {
  server = await testServer();
  studio = await orderStudio(server);
});
const noContracts = async () => {
  await server.db.deleteFrom('documents').where('shared_document_id', 'is not', null).execute();
  await server.db.deleteFrom('shared_documents').execute();
};
beforeEach(async () => {
  await server.db.deleteFrom('consents').execute();
  await server.db.deleteFrom('mails').execute();
  await noContracts();
  contractId = await sharedDocument(server, [studio.ana.id]);
});
afterAll(() => server.close());

const record = (said: object = {}, who: 'ana' | 'bea' = 'ana') =>
  studio.as('admin')('POST', `/users/${studio[who].id}/voice-consents`, { ...VOICE, contractId, ...said });
const withdraw = (id: string, who: 'ana' | 'bea' = 'ana') =>
  studio.as('admin')('PUT', `/users/${studio[who].id}/voice-consents/${id}/withdrawal`);
const own = async () => (await studio.as('ana')('GET', '/users/me/consents')).body.consents;
const historyOf = async () =>
  (await studio.as('admin')('GET', `/history/person/${studio.ana.id}`)).body.items.flatMap(
    ({ changes }: { changes: { field: string }[] }) =>
      changes.filter(({ field }) => field === 'voice_consent'),
  );
const said = (uses: WorkOrder['voices'] | null) => uses?.map(voiceUseText);
const NOTHING = ['Sí: es lo que encarga esta orden', 'No', 'No', 'No'];
const CLONE = 'Sí, en todos los proyectos. Territorio: Chile. Desde el 01-01-2026 hasta el 31-12-2027';
const paperOf = async (order: WorkOrder) => {
  const { body } = await studio.as('admin')('POST', `/documents/${order.documentId}/link`);
  return paperText(new Uint8Array(await (await server.app.request(body.url)).arrayBuffer()));
};

test('what ADMIN records stands in the one ledger, for the person too, who is told', async () => {
  const { status, body } = await record();
  const given = {
    ...{ id: expect.any(String), purpose: 'voice', version: 1, givenAt: server.now().toISOString() },
    ...{ givenFrom: '', withdrawnAt: null, isReplaced: false },
    statement:
      'Autorizo que el estudio genere con inteligencia artificial una voz que suena como la mía. Para todos los proyectos. Territorio: Chile. Desde el 01-01-2026 hasta el 31-12-2027.',
    voice: {
      ...{ scope: 'clone', projectId: 0, projectTitle: '', territory: 'Chile' },
      ...{ from: '2026-01-01', until: '2027-12-31', contractTitle: 'Contrato' },
    },
  };
  expect([status, body]).toEqual([201, { consents: [given] }]);
  expect(await own()).toEqual([given]);
  const person = (await studio.as('admin')('GET', `/users/${studio.ana.id}`)).body;
  expect([person.consents, person.contracts]).toEqual([
    [given],
    [{ id: contractId, title: 'Contrato', projectTitle: '', endsOn: '' }],
  ]);
  const name = 'Voz: Clonación de voz, todos los proyectos';
  expect((await historyOf())[0]).toEqual({ field: 'voice_consent', from: null, to: name });
  const [mail] = await server.mails();
  expect([mail?.to?.[0]?.address, mail?.text]).toEqual([
    'ana@correo.cl',
    expect.stringContaining(`la autorización «${name}»`),
  ]);
});

test('the person withdraws it in their account, ADMIN for them; the mail names which', async () => {
  for (const by of ['ana', 'admin'] as const) {
    server.wait(1000);
    const [{ id }] = (await record()).body.consents;
    await server.mails();
    const done = await (by === 'ana'
      ? studio.as('ana')('PUT', `/users/me/consents/${id}/withdrawal`)
      : withdraw(id));
    expect([done.status, done.body.consents[0].withdrawnAt]).toEqual([200, server.now().toISOString()]);
    // Repeating it is no error, and tells nobody again.
    expect((await withdraw(id)).status).toBe(200);
    const mails = await server.mails();
    expect(mails.map(({ subject }) => subject)).toEqual(['Se retiró una autorización']);
    expect(mails[0]?.text).toContain('la autorización «Voz: Clonación de voz, todos los proyectos».');
    expect(mails[0]?.text).not.toContain('se borró');
    expect((await historyOf())[0]).toMatchObject({ field: 'voice_consent', to: null });
  }
});

test('other limits for the same use replace it, the same ones change nothing', async () => {
  await record();
  server.wait(1000);
  expect((await record()).body.consents).toHaveLength(1);
  const { consents } = (await record({ territory: 'Todo el mundo', endsOn: '' })).body;
  expect(consents).toMatchObject([
    { voice: { territory: 'Todo el mundo', until: '' }, withdrawnAt: null },
    { voice: { territory: 'Chile' }, isReplaced: true },
  ]);
  // Another use or project stands beside it.
  const more = await record({ reach: 'project', projectId: studio.projectId });
  expect(more.body.consents.filter((of: { withdrawnAt: unknown }) => of.withdrawnAt === null)).toHaveLength(
    2,
  );
});

test.each([
  [{ territory: ' ' }, 'territory', 'Escribe dónde vale: un país, o todo el mundo'],
  [{ endsOn: '2025-12-31' }, 'endsOn', 'Debe ser el día de inicio o uno posterior'],
  [{ startsOn: '' }, 'startsOn', 'La fecha de inicio es requerida'],
  [{ scope: '' }, 'scope', 'Elige qué autoriza'],
  [{ contractId: 0 }, 'contractId', 'Elige el contrato donde la persona lo autorizó'],
  [{ contractId: 999_999 }, 'contractId', 'Elige una opción de la lista'],
  [{ reach: 'project', projectId: 0 }, 'projectId', 'Elige el proyecto'],
  [{ reach: 'project', projectId: 999_999 }, 'projectId', 'Elige una opción de la lista'],
])('%j is refused', async (values, field, message) => {
  const { status, body } = await record(values);
  expect([status, body.errors]).toEqual([422, [{ field, message }]]);
  expect(await own()).toEqual([]);
});

const give = (said: object = {}) =>
  studio.as('ana')('POST', '/users/me/voice-consents', { ...VOICE, ...said });
const bornOn = (birth_date: string | null) =>
  server.db.updateTable('users').set({ birth_date }).where('id', '=', studio.ana.id).execute();

test('the person gives it in their account, and is told; the order says it, and they withdraw it as one of paper', async () => {
  await bornOn('1994-08-14');
  const { status, body } = await give();
  expect(status).toBe(201);
  expect(body.consents).toEqual([
    expect.objectContaining({
      ...{ purpose: 'voice', version: 1, givenFrom: expect.stringMatching(/./), withdrawnAt: null },
      statement: expect.stringContaining('Para todos los proyectos. Territorio: Chile.'),
    }),
  ]);
  const [mail] = await server.mails();
  expect([mail?.subject, mail?.text]).toEqual([
    'Autorizaste un uso de tu voz',
    expect.stringContaining('la autorización «Voz: Clonación de voz, todos los proyectos» en tu cuenta'),
  ]);
  expect((await historyOf())[0]).toMatchObject({ field: 'voice_consent', from: null });
  const draft = await studio.draft();
  expect(said(draft.voices)?.[3]).toBe(CLONE);
  // The same again changes nothing and tells nobody; other limits replace it, whoever wrote the former.
  server.wait(1000);
  expect((await give()).body.consents).toHaveLength(1);
  expect(await server.mails()).toEqual([]);
  await record({ territory: 'Perú' });
  expect((await give({ territory: 'Todo el mundo' })).body.consents).toMatchObject([
    { voice: { territory: 'Todo el mundo', contractTitle: '' }, withdrawnAt: null },
    { voice: { territory: 'Perú' }, isReplaced: true },
    { voice: { territory: 'Chile' }, isReplaced: true },
  ]);
  const [{ id }] = await own();
  expect((await studio.as('ana')('PUT', `/users/me/consents/${id}/withdrawal`)).status).toBe(200);
  expect(said((await studio.draft()).voices)).toEqual(NOTHING);
});

test('for a project only where the person works or worked', async () => {
  await bornOn('1994-08-14');
  const { id: elsewhere } = await studioProject(server, { title: 'Marea ajena' });
  const toProject = (projectId: number) => give({ reach: 'project', projectId });
  expect((await toProject(elsewhere)).body.errors).toEqual([
    { field: 'projectId', message: 'Elige una opción de la lista' },
  ]);
  await studio.issued();
  const { voice } = (await studio.as('ana')('GET', '/users/me/consents')).body;
  expect(voice.projects.map(({ id }: { id: number }) => id)).toEqual([studio.projectId]);
  const { status, body } = await toProject(studio.projectId);
  expect([status, body.consents[0].voice.projectTitle]).toEqual([201, voice.projects[0].title]);
});

test.each([
  ['2008-11-21', /^Como tienes menos de 18 años, la firma en papel quien te representa/],
  [null, /^Escribe antes tu fecha de nacimiento/],
])('somebody born on %s gives none by themselves', async (birthDate, why) => {
  await bornOn(birthDate);
  const { status, body } = await give();
  expect([status, body.errors]).toEqual([422, [{ field: 'scope', message: expect.stringMatching(why) }]]);
  expect(await own()).toEqual([]);
  // What their representative signed is recorded from paper.
  expect((await record()).status).toBe(201);
});

test.each([['the consent first'], ['issue first']])(
  'a consent that is given while the order is being issued comes before or after it, whole (%s)',
  async (first) => {
    await bornOn('1994-08-14');
    for (let round = 0; round < 3; round++) {
      server.wait(1000);
      await server.db.deleteFrom('consents').execute();
      const draft = await studio.draft();
      const both = [() => give(), () => studio.move('admin', draft, 'issue')];
      if (first === 'issue first') both.reverse();
      const answers = await Promise.all(both.map((call) => call()));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
      const order = (await studio.as('admin')('GET', `/work-orders/${draft.id}`)).body;
      expect(await paperOf(order)).toContain(`Clonación de voz ${said(order.voicesIssued)?.[3]}`);
      expect(said(order.voices)?.[3]).toBe(CLONE);
    }
  },
);

test('only a contract of their own proves it, and only a live project is chosen', async () => {
  const refused = async (answer: ReturnType<typeof record>) => {
    const { status, body } = await answer;
    return [status, body.errors?.[0].field];
  };
  expect(await refused(record({}, 'bea'))).toEqual([422, 'contractId']);
  const script = await sharedDocument(server, [studio.ana.id], { kind: 'script' });
  expect(await refused(record({ contractId: script }))).toEqual([422, 'contractId']);
  const { id } = await studioProject(server);
  await server.db.updateTable('projects').set({ deleted_at: server.now() }).where('id', '=', id).execute();
  expect(await refused(record({ reach: 'project', projectId: id }))).toEqual([422, 'projectId']);
  const nobody = '00000000-0000-4000-8000-000000000000';
  for (const who of [nobody, 'x'])
    expect(
      (await studio.as('admin')('POST', `/users/${who}/voice-consents`, { ...VOICE, contractId })).status,
    ).toBe(404);
});

test('a withdrawal is of that person’s voice consents and nothing else', async () => {
  const [{ id }] = (await record()).body.consents;
  expect((await withdraw(id, 'bea')).status).toBe(404);
  await server.db
    .insertInto('consents')
    .values({ user_id: studio.ana.id, purpose: 'reels', statement: 'Autorizo.', given_at: server.now() })
    .execute();
  const reels = (await own()).find(({ purpose }: { purpose: string }) => purpose === 'reels');
  for (const other of [reels.id, 'x']) expect((await withdraw(other)).status).toBe(404);
  expect((await own()).filter((of: { withdrawnAt: unknown }) => of.withdrawnAt === null)).toHaveLength(2);
});

test('a consent for a project that is gone stays as it was given, and allows nothing elsewhere', async () => {
  const { id } = await studioProject(server, { title: 'Marea baja' });
  await record({ reach: 'project', projectId: id });
  await server.db.deleteFrom('projects').where('id', '=', id).execute();
  expect(await own()).toMatchObject([
    { voice: { projectId: id, projectTitle: 'Marea baja, temporada 2' }, withdrawnAt: null },
  ]);
  expect(said((await studio.draft()).voices)).toEqual(NOTHING);
});

test('an order says no, unless a consent says otherwise; its paper keeps what it said', async () => {
  const plain = await studio.issued();
  expect([said(plain.voices), said(plain.voicesIssued)]).toEqual([NOTHING, NOTHING]);
  expect(await paperOf(plain)).toContain(
    'Uso de la voz Doblaje Sí: es lo que encarga esta orden Retomas con IA No Entrenamiento de IA No Clonación de voz No',
  );
  const [{ id }] = (await record()).body.consents;
  const draft = await studio.draft();
  expect([said(draft.voices)?.[3], draft.voicesIssued]).toEqual([CLONE, null]);
  const { body: order } = await studio.move('admin', draft, 'issue');
  expect(await paperOf(order)).toContain(`Clonación de voz ${CLONE}`);
  const toIssue = (await studio.as('admin')('GET', `/chapters/${studio.otherChapterId}/work-orders`)).body;
  expect(toIssue.voices).toMatchObject([
    { personId: studio.ana.id, consents: [{ scope: 'clone', projectId: 0, territory: 'Chile' }] },
  ]);
  await withdraw(id);
  // Its person sees both before they accept.
  const seen = (await studio.as('ana')('GET', `/work-orders/${order.id}`)).body;
  expect([said(seen.voices), said(seen.voicesIssued)?.[3]]).toEqual([NOTHING, CLONE]);
});

test.each([['withdrawal first'], ['issue first']])(
  'a withdrawal while the order is being issued comes before or after it, whole (%s)',
  async (first) => {
    for (let round = 0; round < 3; round++) {
      server.wait(1000);
      const [{ id }] = (await record()).body.consents;
      const draft = await studio.draft();
      const both = [() => withdraw(id), () => studio.move('admin', draft, 'issue')];
      if (first === 'issue first') both.reverse();
      const answers = await Promise.all(both.map((call) => call()));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const order = (await studio.as('admin')('GET', `/work-orders/${draft.id}`)).body;
      // Whichever came first, the paper says what the order says.
      expect(await paperOf(order)).toContain(`Clonación de voz ${said(order.voicesIssued)?.[3]}`);
      expect(said(order.voices)).toEqual(NOTHING);
    }
  },
);

const ends = (id: number, endsOn: string) =>
  sql`update shared_documents set ends_on = ${endsOn} where id = ${id}`.execute(server.db);

test('an order is not issued while the contract is over, and is once there is a new one', async () => {
  await ends(contractId, '2026-10-31');
  const why = 'El contrato «Contrato» terminó el 31-10-2026. Sube el nuevo en Contratos y guiones';
  const draft = await studio.draft();
  const refused = await studio.move('admin', draft, 'issue');
  expect([refused.status, refused.body.errors]).toEqual([422, [{ field: 'personId', message: why }]]);

  const chapter = studio.otherChapterId;
  const cast = (await studio.as('admin')('GET', `/chapters/${chapter}/work-orders`)).body;
  const { typeId, startDate, dueDate, notes } = studio.values;
  const issueAll = () =>
    studio.as('admin')('POST', `/chapters/${chapter}/work-orders`, {
      ...{ typeId, startDate, dueDate, notes, shown: toIssueShown(cast) },
      orders: [studio.bea.id, studio.ana.id].map((personId) => ({ personId, amount: null, lines: [] })),
    });
  const all = await issueAll();
  expect([all.status, all.body.errors]).toEqual([422, [{ field: 'orders.1.personId', message: why }]]);

  await ends(await sharedDocument(server, [studio.ana.id], { title: 'Contrato nuevo' }), '2027-12-31');
  expect((await studio.move('admin', draft, 'issue')).status).toBe(200);
});

test('a contract must hold on the day on which the work begins, for the project of the order', async () => {
  const issue = async (endsOn: string, projectId: number | null) => {
    await noContracts();
    await ends(await sharedDocument(server, [studio.ana.id], { projectId }), endsOn);
    return (await studio.move('admin', await studio.draft(), 'issue')).status;
  };
  const { startDate } = studio.values;
  expect(await issue(startDate, null)).toBe(200);
  expect(await issue('2026-11-22', studio.projectId)).toBe(422);
  expect(await issue('2026-11-22', (await studioProject(server)).id)).toBe(200);
});

test('contracts and voice consents that end within 30 days are pending, and the lists find them', async () => {
  const chile = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' });
  const day = (ahead: number) => chile.format(new Date(Date.now() + ahead * DAY));
  const pending = async () =>
    (await studio.as('admin')('GET', '/users/me/pending')).body.items.filter(({ kind }: { kind: string }) =>
      ['contractsEnding', 'voicesEnding'].includes(kind),
    );
  const found = async (path: string) => (await studio.as('admin')('GET', path)).body.items.length;
  const startsOn = '2020-01-01';
  for (const [ahead, count] of [
    [-1, 0],
    [0, 1],
    [30, 1],
    [31, 0],
  ] as const) {
    await ends(contractId, day(ahead));
    const [{ id }] = (await record({ startsOn, endsOn: day(ahead) })).body.consents;
    const kinds = ['contractsEnding', 'voicesEnding'].map((kind) => ({ kind, count: 1, isExact: true }));
    expect(await pending()).toEqual(count === 1 ? kinds : []);
    expect([await found('/shared-documents?ends=soon'), await found('/users?voice=soon')]).toEqual([
      count,
      count,
    ]);
    await withdraw(id);
    expect(await found('/users?voice=soon')).toBe(0);
  }
});

test.each([
  ["voice_territory = 'Todo el mundo'"],
  ["voice_scope = 'training'"],
  ['voice_project = 7'],
  ["voice_until = ''"],
  ['voice_from = voice_until'],
])('a voice consent stays as it was given: %s is refused', async (change) => {
  await record();
  const update = sql.raw(`update consents set ${change}`).execute(server.db);
  await expect(update).rejects.toThrow('a consent stays as it was given');
});

test('the contract may go, also after the consent has ended: the words stay', async () => {
  const [{ id }] = (await record()).body.consents;
  await withdraw(id);
  await record();
  await noContracts();
  expect(await own()).toMatchObject([{ voice: { contractTitle: '' } }, { voice: { contractTitle: '' } }]);
});

test('it is in the person’s own data, and goes with their account', async () => {
  const zoe = await server.createUser('zoe@correo.cl');
  const token = await server.tokenFor('zoe@correo.cl');
  contractId = await sharedDocument(server, [zoe.id]);
  await studio.as('admin')('POST', `/users/${zoe.id}/voice-consents`, { ...VOICE, contractId });
  const { readOwnData } = await import('../src/people/export/ownData');
  const { OWN_DATA } = await import('../src/server/registry');
  const { consents } = await readOwnData(server.db, zoe.id, server.now(), OWN_DATA);
  expect(consents).toMatchObject([
    { purpose: 'voice', statement: expect.stringContaining('Territorio: Chile') },
  ]);
  await server.db.deleteFrom('users').where('id', '=', zoe.id).execute();
  expect(await server.db.selectFrom('consents').selectAll().execute()).toEqual([]);
  expect((await server.call('GET', '/users/me/consents', undefined, { token })).status).toBe(401);
});
