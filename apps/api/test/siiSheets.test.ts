import type { SiiMatch, SiiSheetHeap } from '@doblaje/contract';
import { writeXlsx } from 'hucre/xlsx';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../src/ground/db/database';
import type { Schema } from '../src/ground/db/schema';
import { receiveSheet } from '../src/office/siiSheets/receive';
import { nominaStudio } from './sampleNominas';
import { testServer } from './testServer';
import { urlOf, waitingIn } from './testStorage';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof nominaStudio>>;
beforeAll(async () => {
  server = await testServer();
  studio = await nominaStudio(server);
  for (const [person, rut] of [
    [studio.ana, '12.345.678-5'],
    [studio.bea, '7.654.321-6'],
  ] as const)
    await server.db.updateTable('users').set({ rut }).where('id', '=', person.id).execute();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('sii_sheet_lines').execute();
  await server.db.deleteFrom('sii_sheets').execute();
});

const ANA = '12.345.678-5';
const BEA = '7.654.321-6';
const HEADER = [
  ...['N°', 'Fecha', 'Estado', 'Fecha Anulación', 'Rut', 'Nombre o Razón Social', 'Soc. Prof.'],
  ...['Brutos', 'Retenido', 'Pagado'],
];
type Cells = Partial<Record<'date' | 'state' | 'annulled' | 'rut' | 'gross' | 'retention' | 'net', string>>;
const row = (folio: number | string, cells: Cells = {}) => {
  const { date = '19/11/2026', state = 'N', annulled = '', rut = ANA } = cells;
  const { gross = '180.000', retention = '27.450', net = '152.550' } = cells;
  return [`${folio}`, date, state, annulled, rut, 'ANA MUÑOZ', 'NO', gross, retention, net];
};
const tr = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const page = (rows: string[][], above = 'Contribuyente 76.007.075-0, mes 11 del año 2026') =>
  new Uint8Array(
    Buffer.from(
      `<html><p>${above}</p><table>${[HEADER, ...rows].map(tr).join('\n')}</table></html>`,
      'latin1',
    ),
  );

async function send(bytes: Uint8Array | string, query: Record<string, string> = {}) {
  const asked = new URLSearchParams({ month: '2026-11', kind: 'bhe', name: 'p.xls', shown: '0', ...query });
  const { status, body } = await server.call('POST', `/sii-sheets?${asked}`, bytes, {
    token: studio.tokens.admin,
    headers: { 'content-type': 'application/octet-stream' },
  });
  return { status, body };
}
const match = async (query = ''): Promise<SiiMatch> =>
  (await studio.admin('GET', `/sii-sheets?month=2026-11&kind=bhe${query}`)).body;
const counts = ({ heaps }: SiiMatch) => Object.fromEntries(heaps.map(({ heap, count }) => [heap, count]));
const leftToDo = ({ heaps }: SiiMatch) => heaps.reduce((sum, { open }) => sum + open, 0);
const toldBy = ({ body }: { body: { errors?: { message: string }[] } }) =>
  body.errors?.map(({ message }) => message);
const folioOf = async (id: number) =>
  (await server.db.selectFrom('boletas').select('folio').where('id', '=', id).executeTakeFirstOrThrow())
    .folio;
const boleta = async (said?: { gross?: number; issuedOn?: string }) => {
  const id = await studio.approved(studio.ana, said);
  return { id, folio: Number(await folioOf(id)) };
};

test('a sheet of which rows are missing, or of a month that has not begun, is refused', async () => {
  const cut = await send(page([row(1), ['Totales', '', '', '', '', '', '', '360.000', '27.450', '152.550']]));
  expect([cut.status, toldBy(cut)]).toEqual([
    422,
    [expect.stringMatching(/Totales dice \$360\.000 y las filas suman \$180\.000/)],
  ]);
  const later = await send(page([], 'Contribuyente 76.007.075-0'), { month: '2027-03' });
  expect([later.status, toldBy(later)]).toEqual([422, [expect.stringMatching(/^marzo de 2027 todavía no/)]]);
});

test('an annulled boleta may have nothing withheld and nothing paid', async () => {
  const emptied = { state: 'S', annulled: '20/11/2026', retention: '0', net: '0' };
  const { status, body } = await send(page([row(1, emptied)]));
  expect([status, body.sheet?.annulled]).toEqual([200, 1]);
});

test('a month without a sheet has none', async () => {
  expect(await match()).toMatchObject({ sheet: null, changes: null, items: [], pages: 1 });
});

test('each boleta is in one of five heaps, with what to do', async () => {
  const same = await boleta();
  const other = await boleta({ gross: 200_000 });
  const annulled = await boleta();
  const asked = await boleta();
  const otherDay = await boleta({ issuedOn: '2026-10-31' });
  const alone = await boleta();
  const { status, body } = await send(
    page([
      ...[row(same.folio), row(other.folio), row(annulled.folio, { state: 'NULA', annulled: '20/11/2026' })],
      ...[row(asked.folio, { state: 'VCA' }), row(otherDay.folio), row(1), row(2, { rut: BEA })],
      row(3, { rut: '11.111.111-1' }),
      ['Totales', '', '', '', '', '', '', '1.260.000', '192.150', '1.067.850'],
    ]),
  );
  expect(status).toBe(200);
  expect(counts(body)).toEqual({ same: 2, differing: 1, onlyAtSii: 3, onlyHere: 1, annulled: 2 });
  expect(leftToDo(body)).toBe(7);
  expect(body.sheet).toMatchObject({ fileName: 'p.xls', boletas: 8, annulled: 1, gross: 7 * 180_000 });
  // The first heap with something to do.
  expect(body).toMatchObject({ heap: 'differing', page: 1, pages: 1 });
  expect(body.items).toMatchObject([
    {
      here: { id: other.id, personName: expect.any(String), state: 'approved', gross: 200_000 },
      atSii: { folio: other.folio, gross: 180_000 },
      differences: [
        'Bruto: $180.000 en el SII y $200.000 aquí',
        'Retención: $27.450 en el SII y $30.500 aquí',
        'Líquido: $152.550 en el SII y $169.500 aquí',
      ],
      advice: 'Está aprobada: quita la aprobación y compárala con su PDF.',
    },
  ]);
  const of = async (heap: SiiSheetHeap) => (await match(`&heap=${heap}`)).items;
  expect((await of('same')).map(({ differences, advice }) => [differences, advice])).toEqual([
    [
      ['Fecha: 19-11-2026 en el SII y 31-10-2026 aquí'],
      'Los montos coinciden y la fecha no: revisa la fecha en su PDF.',
    ],
    [[], 'Nada que hacer.'],
  ]);
  expect((await of('onlyAtSii')).map(({ person, advice }) => [person?.id, advice])).toEqual([
    [studio.ana.id, 'Pide el PDF a la persona.'],
    [studio.bea.id, 'Pide el PDF a la persona.'],
    [
      undefined,
      'Nadie del portal tiene este RUT: si el estudio no la conoce, obsérvala en el sitio del SII.',
    ],
  ]);
  expect((await of('onlyHere')).map(({ here, atSii }) => [here?.id, atSii])).toEqual([[alone.id, null]]);
  expect((await of('annulled')).map(({ here, advice, note }) => [here?.id, advice, note])).toEqual([
    ...[
      [
        annulled.id,
        expect.stringContaining('se desvincula de sus órdenes'),
        { move: 'annul', on: '2026-11-20' },
      ],
    ],
    ...[
      [
        asked.id,
        expect.stringContaining('confirma o rechaza en el sitio del SII hasta el 01-03-2027'),
        { move: 'askAnnulment', on: '' },
      ],
    ],
  ]);
  expect((await of('same')).every(({ note }) => note === null)).toBe(true);
  await server.db.deleteFrom('boletas').execute();
});

test('what the SII says is noted once, from the line that says it', async () => {
  const { id, folio } = await boleta();
  await send(page([row(folio, { state: 'NULA', annulled: '20/11/2026' })]));
  const line = async () => (await match('&heap=annulled')).items[0];
  expect(leftToDo(await match())).toBe(1);
  const note = (await line())?.note;
  expect(note).toEqual({ move: 'annul', on: '2026-11-20' });
  const { updatedAt } = (await studio.admin('GET', `/boletas/${id}`)).body;
  const noted = await studio.admin('POST', `/boletas/${id}/sii`, {
    ...{ ...note, reason: 'Salió con otro RUT.', updatedAt },
  });
  expect(noted.status).toBe(200);
  expect(await line()).toMatchObject({
    ...{ here: { id: null, state: 'annulled' }, note: null },
    advice: expect.stringMatching(/Aquí ya está anotada\.$/),
  });
  expect(leftToDo(await match())).toBe(0);
  await server.db.deleteFrom('boletas').where('id', '=', id).execute();
});

test('what the studio observed at the SII is told, noted once, and told before it is paid', async () => {
  const [plain, other] = [await boleta(), await boleta({ gross: 200_000 })];
  const [paid, rejected] = [await boleta(), await boleta()];
  await studio.pay(await studio.made([paid.id]));
  await server.db.updateTable('boletas').set({ state: 'rejected' }).where('id', '=', rejected.id).execute();
  const observed = { state: 'Observada' };
  const ours = [plain, other, paid, rejected].map(({ folio }) => row(folio, observed));
  const theirs = [row(1, observed), row(2, { ...observed, rut: '11.111.111-1' })];
  const first = await send(page([plain, other, paid, rejected].map(({ folio }) => row(folio))));
  const { status, body } = await send(page([...ours, ...theirs]), { shown: `${first.body.sheet?.id}` });
  expect(status).toBe(200);
  expect(body.changes).toMatchObject({ added: 2, changed: 4, gone: 0 });
  expect(body.changes?.lines[0]?.told).toEqual(['Estado: Vigente → Observada']);
  expect(counts(body)).toEqual({ same: 0, differing: 4, onlyAtSii: 2, onlyHere: 0, annulled: 0 });
  const inHeap = async (heap: SiiSheetHeap, of: { id: number }) =>
    (await match(`&heap=${heap}`)).items.find(({ here }) => here?.id === of.id);
  const state = 'Estado: Observada en el SII y Vigente aquí';
  const note = { move: 'observe', on: '' };
  const told = async (of: { id: number }) => {
    const { differences = [], advice, note: start } = (await inHeap('differing', of)) ?? {};
    return [differences[0], advice, start];
  };
  const noteIt = 'Anota que el estudio la observó.';
  expect(await told(plain)).toEqual([state, `${noteIt} Aclara por qué se observó antes de pagarla.`, note]);
  expect(await told(other)).toEqual([
    state,
    `${noteIt} Aclara por qué se observó antes de pagarla. Está aprobada: quita la aprobación y compárala con su PDF.`,
    note,
  ]);
  expect(await told(paid)).toEqual([state, `${noteIt} Ya se pagó: revisa si su retención se declara.`, note]);
  expect(await told(rejected)).toEqual([state, `${noteIt} Aquí ya está rechazada.`, note]);
  expect((await match('&heap=onlyAtSii')).items.map(({ advice }) => advice)).toEqual([
    'Está observada en el SII y aquí no hay ninguna. Si después de todo es de un trabajo del estudio, pide el PDF a la persona.',
    'Está observada en el SII y aquí no hay ninguna: nada que hacer.',
  ]);

  expect((await studio.payable()).map(({ id, atSii }) => [id, atSii?.state])).toEqual([
    [plain.id, 'observed'],
    [other.id, 'observed'],
  ]);
  expect((await studio.admin('GET', `/boletas/${other.id}`)).body.atSii).toMatchObject({
    ...{ state: 'observed', month: '2026-11' },
    differences: expect.arrayContaining(['Bruto: $180.000 en el SII y $200.000 aquí']),
  });

  const { updatedAt } = (await studio.admin('GET', `/boletas/${plain.id}`)).body;
  const noted = await studio.admin('POST', `/boletas/${plain.id}/sii`, {
    ...{ move: 'observe', on: '2026-11-20', reason: 'No la conocemos', updatedAt },
  });
  expect([noted.status, noted.body.siiState]).toEqual([200, 'observed']);
  const cautions = async () => (await studio.payable()).map(({ id, cautions: told }) => [id, told]);
  // The sheet says it already.
  expect(await cautions()).toEqual([
    [plain.id, []],
    [other.id, []],
  ]);
  await server.db.updateTable('sii_sheets').set({ is_current: false }).execute();
  expect(await cautions()).toEqual([
    [plain.id, ['El estudio la observó en el SII el 20-11-2026.']],
    [other.id, []],
  ]);
  await server.db
    .updateTable('sii_sheets')
    .set({ is_current: true })
    .where('id', '=', body.sheet?.id ?? 0)
    .execute();
  expect(await inHeap('same', plain)).toMatchObject({ advice: 'Nada que hacer.', note: null });
  await server.db.deleteFrom('nomina_lines').execute();
  await server.db.deleteFrom('boletas').execute();
});

test('what is observed at the SII and noted here as annulled, or about to be, is put right first', async () => {
  const [asked, paid] = [await boleta(), await boleta()];
  await studio.pay(await studio.made([paid.id]));
  const noted = { [asked.id]: 'annulmentAsked', [paid.id]: 'annulled' } as const;
  for (const [id, sii_state] of Object.entries(noted))
    await server.db.updateTable('boletas').set({ sii_state }).where('id', '=', Number(id)).execute();
  const { body } = await send(page([asked, paid].map(({ folio }) => row(folio, { state: 'O' }))));
  expect(counts(body)).toMatchObject({ same: 0, differing: 0, annulled: 2 });
  expect((body as SiiMatch).items.map(({ advice, note }) => [note, advice])).toEqual([
    [
      { move: '', on: '' },
      'Aquí se anotó que se pidió anularla y en el SII está observada: anota que el estudio rechazó la solicitud, o que se anotó por error. Después anota que la observó.',
    ],
    [
      { move: 'correct', on: '2026-11-20' },
      expect.stringMatching(/^Aquí se anotó como nula y en el SII está observada: si se anotó por error/),
    ],
  ]);
  await server.db.deleteFrom('nomina_lines').execute();
  await server.db.deleteFrom('boletas').execute();
});

test('what the sheet has as annulled goes into no nómina; what may be annulled is told there', async () => {
  const [nula, asked, valid, later] = [await boleta(), await boleta(), await boleta(), await boleta()];
  const before = await studio.made([later.id]);
  const sheet = page([
    row(nula.folio, { state: 'NULA', annulled: '20/11/2026' }),
    ...[row(asked.folio, { state: 'VCA' }), row(valid.folio)],
    row(later.folio, { state: 'NULA', annulled: '20/11/2026' }),
  ]);
  const first = (await send(sheet)).body.sheet;
  const told = async () =>
    Object.fromEntries((await studio.payable()).map(({ id, atSii }) => [id, atSii?.state ?? null]));
  expect(await told()).toEqual({ [nula.id]: 'annulled', [asked.id]: 'annulmentAsked', [valid.id]: null });
  expect((await studio.read(before.id)).lines[0]?.atSii).toEqual({
    ...{ state: 'annulled', month: '2026-11', differences: [] },
  });
  // A BTE's sheet says nothing of a BHE.
  await server.db.updateTable('sii_sheets').set({ kind: 'bte' }).execute();
  expect(await told()).toEqual({ [nula.id]: null, [asked.id]: null, [valid.id]: null });
  await server.db.updateTable('sii_sheets').set({ kind: 'bhe' }).execute();

  const { nomina, leftOut } = await studio.make([nula.id, asked.id, valid.id]);
  expect(nomina?.lines.map(({ boletaId, atSii }) => [boletaId, atSii?.state])).toEqual([
    [asked.id, 'annulmentAsked'],
    [valid.id, undefined],
  ]);
  expect(leftOut).toMatchObject([
    { id: nula.id, why: 'Nula en el SII según la planilla de noviembre de 2026' },
  ]);
  expect((await studio.make([nula.id])).nomina).toBeNull();

  // A later sheet says otherwise.
  await send(page([row(nula.folio)]), { shown: `${first.id}` });
  expect(await told()).toEqual({ [nula.id]: null });
  expect((await studio.make([nula.id])).nomina?.boletas).toBe(1);
  await server.db.deleteFrom('boletas').execute();
});

test('a boleta with other amounts at the SII says so before it is paid, and may go into a nómina', async () => {
  const [same, other] = [await boleta(), await boleta({ gross: 200_000 })];
  await send(page([row(same.folio), row(other.folio)]));
  const differences = [
    ...['Bruto: $180.000 en el SII y $200.000 aquí', 'Retención: $27.450 en el SII y $30.500 aquí'],
    'Líquido: $152.550 en el SII y $169.500 aquí',
  ];
  const said = { state: 'differing', month: '2026-11', differences };
  const told = (await studio.payable()).map(({ id, atSii }) => [id, atSii]);
  expect(Object.fromEntries(told)).toEqual({ [same.id]: null, [other.id]: said });
  const { nomina } = await studio.make([same.id, other.id]);
  expect(nomina?.lines.map(({ boletaId, atSii }) => [boletaId, atSii])).toEqual([
    [same.id, null],
    [other.id, said],
  ]);
  await server.db.deleteFrom('boletas').execute();
});

test('what the SII has otherwise, or is noted as observed, is not approved together with others', async () => {
  // As their orders have them.
  const issued = { issuedOn: '2026-11-20' };
  const [same, other, observed] = [await boleta(issued), await boleta(issued), await boleta(issued)];
  await server.db.updateTable('boletas').set({ state: 'inReview', expected_retention: 27_450 }).execute();
  await server.db
    .updateTable('boletas')
    .set({ sii_state: 'observed', sii_on: '2026-11-20' })
    .where('id', '=', observed.id)
    .execute();
  const more = { gross: '200.000', retention: '30.500', net: '169.500' };
  await send(page([row(same.folio), row(other.folio, more), row(observed.folio)]));
  const boletas = await Promise.all(
    [same, other, observed].map(async ({ id }) => {
      const { updatedAt } = (await studio.admin('GET', `/boletas/${id}`)).body;
      return { id, updatedAt };
    }),
  );
  const { body } = await studio.admin('POST', '/boletas/approvals', { boletas });
  expect(body.boletas.map(({ id }: { id: number }) => id)).toEqual([same.id]);
  const why = 'Mira qué dice el SII: ábrela y decide';
  expect(body.leftOut).toMatchObject([
    { id: other.id, why },
    { id: observed.id, why },
  ]);
  await server.db.deleteFrom('boletas').execute();
});

test('what the bank has paid, or waits to pay, is not to be taken out of its nómina', async () => {
  const { id, folio } = await boleta({ gross: 200_000 });
  const nomina = await studio.made([id]);
  await send(page([row(folio)]));
  const advice = async () => (await match('&heap=differing')).items[0]?.advice;
  expect(await advice()).toMatch(/^Está en una nómina preparada: quítala de ella/);
  await server.call('GET', `/nominas/${nomina.id}/bank-file`, undefined, { token: studio.tokens.admin });
  expect(await advice()).toMatch(/si el banco aún no lo tiene, quítala de ella/);
  const answers = async (answer: 'paid' | 'waiting') => {
    await server.db.updateTable('nomina_transfers').set({ answer }).execute();
    return advice();
  };
  expect(await answers('waiting')).toMatch(/^Su nómina está en el banco, que espera que la cobren/);
  expect(await answers('paid')).toMatch(/^El banco ya pagó/);
  await server.db.deleteFrom('boletas').execute();
});

test('what is annulled and under way at the bank stays in its nómina, and that is what is advised', async () => {
  const [first, other] = [await boleta(), await boleta()];
  const nomina = await studio.made([first.id, other.id]);
  await send(page([row(first.folio, { state: 'NULA', annulled: '20/11/2026' }), row(other.folio)]));
  const line = async () => (await match('&heap=annulled')).items[0];
  const advice = async () => (await line())?.advice;
  const read = async () => (await studio.admin('GET', `/boletas/${first.id}`)).body;
  const note = async () =>
    studio.admin('POST', `/boletas/${first.id}/sii`, {
      ...{ move: 'annul', on: '2026-11-20', reason: 'Salió dos veces.', updatedAt: (await read()).updatedAt },
    });
  expect(await advice()).toMatch(/La boleta sale de su nómina y .* esperan otra\.$/);
  expect((await read()).nomina).toEqual({ id: nomina.id, state: 'prepared', bank: null });
  await server.call('GET', `/nominas/${nomina.id}/bank-file`, undefined, { token: studio.tokens.admin });
  expect(await advice()).toMatch(/si el banco lo tiene, pídele que no la pague\.$/);
  for (const [answer, why] of [
    ['waiting', /Su nómina está en el banco, .* aún no se anota como nula/],
    ['paid', /El banco ya la pagó: .* aún no se anota como nula/],
  ] as const) {
    await server.db.updateTable('nomina_transfers').set({ answer }).execute();
    expect(await line()).toMatchObject({ advice: expect.stringMatching(why), note: null });
    expect((await read()).nomina.bank).toBe(answer);
    const refused = await note();
    expect([refused.status, refused.body.code]).toEqual([409, 'NOT_POSSIBLE']);
    expect(refused.body.message).toMatch(why);
  }
  // Handed out and not answered: it leaves.
  await server.db.updateTable('nomina_transfers').set({ answer: null }).execute();
  expect((await read()).nomina.bank).toBe('handedOut');
  expect((await note()).body).toMatchObject({ state: 'pending', nomina: null });
  expect((await studio.read(nomina.id)).lines.map(({ boletaId }) => boletaId)).toEqual([other.id]);
  await server.db.deleteFrom('nomina_lines').execute();
  await server.db.deleteFrom('boletas').execute();
});

test('what is noted here as annulled and in force at the SII is told, with the note that puts it right', async () => {
  const [gone, asked, paid] = [await boleta(), await boleta(), await boleta()];
  const note = async (id: number, said: object) => {
    const { updatedAt } = (await studio.admin('GET', `/boletas/${id}`)).body;
    return studio.admin('POST', `/boletas/${id}/sii`, { reason: 'Lo dijo la persona', updatedAt, ...said });
  };
  const annul = { move: 'annul', on: '2026-11-20' };
  await studio.pay(await studio.made([paid.id]));
  for (const { id } of [gone, paid]) expect((await note(id, annul)).status).toBe(200);
  await server.db
    .updateTable('boletas')
    .set({ sii_state: 'annulmentAsked' })
    .where('id', '=', asked.id)
    .execute();
  const { body } = await send(page([gone, asked, paid].map(({ folio }) => row(folio))));
  expect(counts(body)).toEqual({ same: 0, differing: 0, onlyAtSii: 0, onlyHere: 0, annulled: 3 });
  const lines = async () =>
    (await match('&heap=annulled')).items.toSorted(
      (one, other) => (one.atSii?.folio ?? 0) - (other.atSii?.folio ?? 0),
    );
  expect((await lines()).map(({ note: start, advice }) => [start, advice])).toEqual([
    ...[
      [
        null,
        expect.stringMatching(/Eso no se deshace aquí: .* la persona la anula sola hasta el 10-12-2026\.$/),
      ],
    ],
    ...[[{ move: '', on: '' }, expect.stringContaining('anota que el estudio rechazó la solicitud')]],
    ...[
      [
        { move: 'correct', on: '2026-11-20' },
        expect.stringContaining('corrígelo y ya no queda por regularizar'),
      ],
    ],
  ]);
  const corrected = await note(paid.id, { move: 'correct', on: '2026-11-20' });
  expect(corrected.body).toMatchObject({ state: 'paid', siiState: 'valid', regularization: null });
  expect((await note(asked.id, { move: 'correct', on: '2026-11-20' })).body.siiState).toBe('valid');
  expect(counts(await match())).toMatchObject({ same: 2, annulled: 1 });
  // What a later boleta has settled is not taken back.
  expect((await note(paid.id, annul)).body.regularization).toMatchObject({ isSettled: false });
  await server.db.updateTable('regularizations').set({ settled_at: server.now() }).execute();
  const refused = await note(paid.id, { move: 'correct', on: '2026-11-20' });
  expect([refused.status, refused.body.code]).toEqual([409, 'NOT_POSSIBLE']);
  expect((await studio.admin('GET', `/boletas/${paid.id}`)).body.siiState).toBe('annulled');
  await server.db.deleteFrom('nomina_lines').execute();
  await server.db.deleteFrom('boletas').execute();
});

test('a paid boleta that is annulled is told as such, with its RUT, whether the sheet has it or not', async () => {
  const [there, absent] = [await boleta(), await boleta()];
  await studio.pay(await studio.made([there.id, absent.id]));
  const note = async (id: number) => {
    const { updatedAt } = (await studio.admin('GET', `/boletas/${id}`)).body;
    return studio.admin('POST', `/boletas/${id}/sii`, {
      ...{ move: 'annul', on: '2026-11-20', reason: 'Salió repetida', updatedAt },
    });
  };
  const annulled = { state: 'NULA', annulled: '20/11/2026' };
  await send(page([row(there.folio, annulled)]));
  const [unnoted] = (await match('&heap=annulled')).items;
  expect(unnoted?.advice).toBe(
    'La boleta está nula en el SII. Se pagó una boleta anulada: queda por regularizar con la próxima boleta de la persona.',
  );
  for (const { id } of [there, absent]) await note(id);
  const here = { rut: ANA, state: 'paid', siiState: 'annulled' };
  const [noted] = (await match('&heap=annulled')).items;
  expect(noted).toMatchObject({ here, advice: expect.stringContaining('se pagó: está por regularizar') });
  expect(noted?.advice).not.toContain('si no se ha pagado');
  const [alone] = (await match('&heap=onlyHere')).items;
  expect(alone).toMatchObject({ here, advice: expect.stringContaining('regularízala') });
  await server.db.updateTable('regularizations').set({ settled_at: server.now() }).execute();
  const told = async (heap: string) => (await match(`&heap=${heap}`)).items[0]?.advice;
  expect(await told('annulled')).toContain('otra boleta ya la regularizó');
  expect(await told('onlyHere')).toContain('Ya está regularizada');
  await server.db.deleteFrom('nomina_lines').execute();
  await server.db.deleteFrom('boletas').execute();
});

test('what needs nothing is counted, and comes after what has another date or was refused', async () => {
  const [first, second, third] = [await boleta(), await boleta(), await boleta()];
  const otherDay = await boleta({ issuedOn: '2026-10-31' });
  const refused = await boleta();
  await server.db.updateTable('boletas').set({ state: 'rejected' }).where('id', '=', refused.id).execute();
  const rows = [first, second, otherDay, refused, third].map(({ folio }) => row(folio));
  const { body } = await send(page(rows));
  expect(counts(body)).toEqual({ same: 5, differing: 0, onlyAtSii: 0, onlyHere: 0, annulled: 0 });
  expect(body.heaps[0]).toEqual({ heap: 'same', count: 5, open: 0, gross: 5 * 180_000 });
  expect(body.items.map(({ here }: SiiMatch['items'][number]) => here?.id)).toEqual(
    [otherDay, refused, first, second, third].map(({ id }) => id),
  );

  const more: Awaited<ReturnType<typeof boleta>>[] = [];
  for (let index = 0; index < 50; index++) more.push(await boleta());
  await send(page([...rows, ...more.map(({ folio }) => row(folio))]), { shown: `${body.sheet.id}` });
  const ids = async (number: number) =>
    (await match(`&heap=same&page=${number}`)).items.map(({ here }) => here?.id);
  const all = [otherDay, refused, first, second, third, ...more].map(({ id }) => id);
  expect([await ids(1), await ids(2)]).toEqual([all.slice(0, 50), all.slice(50)]);
  await server.db.deleteFrom('boletas').execute();
});

test('the same file again changes nothing; a later one replaces it and tells what changed', async () => {
  const first = (await send(page([row(1), row(2), row(3)]))).body;
  const again = await send(page([row(1), row(2), row(3)]), { shown: '0', name: 'otro.xls' });
  expect([again.status, again.body.sheet]).toEqual([200, first.sheet]);
  expect(first.changes).toBeNull();

  server.wait(60_000);
  const later = page([row(1, { state: 'S', annulled: '20/11/2026' }), row(2), row(4)]);
  const { status, body } = await send(later, { shown: `${first.sheet.id}` });
  expect(status).toBe(200);
  expect(body.changes).toMatchObject({
    ...{ since: first.sheet.uploadedAt, added: 1, changed: 1, gone: 1 },
    lines: [
      { change: 'changed', folio: 1, told: ['Estado: Vigente → Nula'] },
      { change: 'added', folio: 4 },
      { change: 'gone', folio: 3 },
    ],
  });
  expect(body.sheet.gross).toBe(2 * 180_000);
  // What the first one said stays.
  const kept = await server.db.selectFrom('sii_sheet_lines').select('folio').execute();
  expect(kept).toHaveLength(6);
});

test('a sheet that somebody else uploaded meanwhile is not replaced unseen', async () => {
  const first = (await send(page([row(1)]))).body;
  const stale = await send(page([row(2)]));
  expect([stale.status, stale.body.code, stale.body.current.sheet]).toEqual([409, 'STALE', first.sheet]);
});

describe('two sheets of one month at the same moment', () => {
  /** A database that waits for a lock as long as it takes: on a busy machine two files are read long after each other. */
  function patientDatabase(): Database {
    if (server.storage.kind !== 'postgres') return server.db;
    const pool = new Pool({ connectionString: urlOf(server.storage), max: 3 });
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    onTestFinished(() => db.destroy());
    return db;
  }

  /** Keeps both at once: on PostgreSQL neither goes on before both have come as far as they can. */
  async function bothAtOnce(folios: readonly number[], shown: number) {
    const db = patientDatabase();
    const { id: actor } = await server.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'ADMIN')
      .executeTakeFirstOrThrow();
    const keep = () =>
      folios.map((folio) =>
        receiveSheet(
          db,
          { actor, now: server.now() },
          {
            ...{ month: '2026-11', kind: 'bhe', name: 'p.xls', studioRut: '' },
            shown,
            bytes: page([row(folio)]),
          },
        ),
      );
    if (server.storage.kind !== 'postgres') return Promise.all(keep());
    return db
      .transaction()
      .execute(async (holder) => {
        await holder.selectFrom('sii_sheets').select('id').forUpdate().execute();
        const kept = keep();
        await vi.waitFor(async () => expect(await waitingIn(server.storage)).toBe(2), 60_000);
        return { kept };
      })
      .then(({ kept }) => Promise.all(kept));
  }

  test.each([
    ['of two files one is kept, and the other one is told of it', [3, 4], [false, true]],
    ['the same file twice is kept once', [3, 3], [false, false]],
  ])('%s', async (_, folios, stale) => {
    const first = (await send(page([row(1)]))).body.sheet;
    const both = await bothAtOnce(folios, first.id);
    expect(both.map(({ isStale }) => isStale).sort()).toEqual(stale);
    const { sheet } = await match();
    for (const one of both) expect((one.isStale ? one.current : one.saved).sheet).toEqual(sheet);
    expect(await server.db.selectFrom('sii_sheets').select('id').execute()).toHaveLength(2);
  });

  test('the first ones of a month too', async () => {
    const both = await Promise.all(['3', '4'].map((folio) => send(page([row(folio)]))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test('an empty sheet is one: what is here is not at the SII', async () => {
  const { id } = await boleta();
  const { status, body } = await send(page([]));
  expect([status, body.sheet.boletas, counts(body).onlyHere]).toEqual([200, 0, 1]);
  await server.db.deleteFrom('boletas').where('id', '=', id).execute();
});

test('a sheet without boletas does not replace one that has some', async () => {
  const first = (await send(page([row(1), row(2)]))).body;
  const emptied = await send(page([]), { shown: `${first.sheet.id}` });
  expect([emptied.status, toldBy(emptied)]).toEqual([
    422,
    [expect.stringMatching(/^La planilla no tiene boletas y la anterior de este mes tiene 2 boletas, que/)],
  ]);
  expect((await match()).sheet).toEqual(first.sheet);
});

test('a request for annulment with other amounts tells them', async () => {
  const { id, folio } = await boleta({ gross: 200_000 });
  await send(page([row(folio, { state: 'VCA' })]));
  const { items } = await match('&heap=annulled');
  expect(items.map(({ differences }) => differences[0])).toEqual([
    'Bruto: $180.000 en el SII y $200.000 aquí',
  ]);
  await server.db.deleteFrom('boletas').where('id', '=', id).execute();
});

test('pages of fifty; a page beyond the last is the last', async () => {
  const rows = Array.from({ length: 101 }, (_, index) => row(index + 1));
  expect((await send(page(rows))).body).toMatchObject({ heap: 'onlyAtSii', page: 1, pages: 3 });
  const last = await match('&heap=onlyAtSii&page=9');
  expect([last.page, last.items.map(({ atSii }) => atSii?.folio)]).toEqual([3, [101]]);
});

describe('a sheet with faults is refused whole', () => {
  test.each([
    [
      'of another month',
      page([row(1, { date: '03/10/2026' })]),
      ['Esta planilla es de octubre de 2026, no de noviembre de 2026: súbela en su mes'],
    ],
    [
      'of another year',
      page([row(1, { date: '03/11/2025' })]),
      ['Esta planilla es de noviembre de 2025, no de noviembre de 2026: súbela en su mes'],
    ],
    [
      'empty, of another month',
      page([], 'mes 10 del año 2026'),
      ['Esta planilla es de octubre de 2026, no de noviembre de 2026: súbela en su mes'],
    ],
    [
      'with a row of another month',
      page([row(1), row(2, { date: '31/10/2026' })]),
      ['Fila 4, columna «Fecha»: La boleta es del 31-10-2026, no de noviembre de 2026'],
    ],
    [
      'with a folio twice',
      page([row(1), row('1')]),
      [
        `Fila 4, columna «N°»: El folio 1 de ${ANA} ya está en la fila 3: descarga la planilla otra vez, o deja una de las dos`,
      ],
    ],
    [
      'of BTE',
      'folio;estado;fecha_emision;rut_prestador;nombre_prestador;bruto;retenido;pagado\n1;N;03/11/2026;12.345.678-5;A;10;1;9',
      ['Esta es la planilla de boletas de terceros (BTE), no la de boletas de honorarios recibidas'],
    ],
    [
      'without a column',
      `${HEADER.slice(0, 9).join(';')}\n${row(1).slice(0, 9).join(';')}`,
      ['Falta la columna «Pagado»: descarga la planilla otra vez y súbela sin quitar ni renombrar columnas'],
    ],
    [
      'that is a PDF',
      '%PDF-1.7',
      [
        'p.xls es un PDF y no una planilla. Descárgalo de nuevo como planilla (XLS, XLSX o CSV) y sube ese archivo',
      ],
    ],
    [
      'with an amount that can be read two ways',
      page([row(1, { gross: '180.00' })]),
      ['Fila 3, columna «Brutos»: «180.00» se puede leer de dos maneras: escríbelo sin puntos ni comas'],
    ],
  ] as const)('%s', async (_, bytes, messages) => {
    const answer = await send(bytes);
    expect([answer.status, toldBy(answer)]).toEqual([422, messages]);
    expect((await match()).sheet).toBeNull();
  });

  test('of another studio', async () => {
    const setRut = (rut: string) => server.db.updateTable('studio_settings').set({ rut }).execute();
    await setRut('76.086.428-5');
    expect(toldBy(await send(page([row(1)])))).toEqual([
      'Esta planilla es de 76.007.075-0, no del estudio (76.086.428-5)',
    ]);
    await setRut('76.007.075-0');
    expect((await send(page([row(1)]))).status).toBe(200);
    await setRut('');
  });

  test('a formula too', async () => {
    const cells = new Map([['1,9', { formula: 'H2-I2', formulaResult: 152_550 }]]);
    const answer = await send(await writeXlsx({ sheets: [{ name: 'a', rows: [HEADER, row(1)], cells }] }));
    expect(toldBy(answer)).toEqual([
      'Fila 2, columna «Pagado»: Es una fórmula: guarda la planilla con los valores',
    ]);
  });

  test('of many faults the first fifty are told, and how many there are', async () => {
    const answer = await send(page(Array.from({ length: 60 }, (_, index) => row(index + 1, { state: 'X' }))));
    expect(answer.body.message).toBe('p.xls tiene 60 errores: no se guardó nada. Estos son los primeros 50.');
    expect(answer.body.errors).toHaveLength(50);
  });
});

test.each(['1.300.000', '1300000', '$1.300.000.-'])('the amount %s is 1.300.000', async (gross) => {
  const sums = { gross, retention: '0', net: '1300000' };
  expect((await send(page([row(1, sums)]))).body.sheet).toMatchObject({ gross: 1_300_000, retention: 0 });
});

test('BTE are a sheet of their own', async () => {
  const bte =
    'folio;estado;fecha_emision;rut_prestador;nombre_prestador;bruto;retenido;pagado\n1;VIGENTE;03/11/2026;12.345.678-5;ANA;100;15;85';
  const { status, body } = await send(bte, { kind: 'bte' });
  expect([status, counts(body).onlyAtSii, body.items[0].advice]).toEqual([
    200,
    1,
    'La emitió el estudio: sube su PDF en la boleta de la persona.',
  ]);
  expect((await match()).sheet).toBeNull();

  // The same folio of the same person is another boleta in each.
  const { id } = await boleta({ issuedOn: '2026-11-03' });
  await server.db.updateTable('boletas').set({ kind: 'BTE', folio: 1 }).where('id', '=', id).execute();
  const now = await studio.admin('GET', '/sii-sheets?month=2026-11&kind=bte');
  expect(counts(now.body)).toMatchObject({ differing: 1, onlyAtSii: 0, onlyHere: 0 });
  expect(counts((await send(page([row(1)]))).body)).toMatchObject({ onlyAtSii: 1, onlyHere: 0 });
});

describe('asking for a PDF', () => {
  const ask = (personId: string) =>
    studio.admin('POST', '/sii-sheets/asks', { month: '2026-11', kind: 'bhe', personId });

  test('mails the person once a day, without amounts', async () => {
    await send(page([row(77)]));
    await server.mails();
    const asked = server.now().toISOString();
    expect(await ask(studio.ana.id)).toMatchObject({ status: 200, body: { askedAt: asked } });
    server.wait(1000);
    expect((await ask(studio.ana.id)).body).toEqual({ askedAt: asked });
    const mails = await server.mails();
    expect(mails.map(({ subject, to }) => [subject, to?.[0]?.address])).toEqual([
      ['Nos falta el PDF de una boleta tuya', 'ana@correo.cl'],
    ]);
    expect(mails[0]?.text).not.toMatch(/180\.000|\b77\b/);
    expect((await match()).items[0]?.person?.askedAt).toBe(asked);
    await server.db
      .updateTable('users')
      .set({ boleta_pdf_asked_at: new Date(server.now().getTime() - 24 * 3600 * 1000) })
      .where('id', '=', studio.ana.id)
      .execute();
    await ask(studio.ana.id);
    expect(await server.mails()).toHaveLength(1);
  });

  test('is refused where there is nothing to ask for', async () => {
    await send(page([row(77)]));
    expect(await ask(studio.bea.id)).toMatchObject({ status: 409, body: { code: 'NOT_POSSIBLE' } });
    expect((await ask('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    const deactivate = (deactivated_at: Date | null) =>
      server.db.updateTable('users').set({ deactivated_at }).where('id', '=', studio.ana.id).execute();
    await deactivate(server.now());
    expect((await ask(studio.ana.id)).status).toBe(409);
    await deactivate(null);
  });
});
