import type { Boleta, Nomina, PayableBoleta } from '@doblaje/contract';
import { BOLETA_PDF_VARIANTS, SAMPLE_STUDIO_RUT, sampleBoletaPdf, toldOf } from '@doblaje/contract/fixtures';
import { readBoletaPdf } from '@doblaje/domain/boletaPdf';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readPdfTexts } from '../src/ground/pdfs/openPdf';
import { readSentPdf } from '../src/office/boletas/readings';
import { eraseAccount } from '../src/people/erasure/erasure';
import { ERASURE } from '../src/server/registry';
import { boletaStudio } from './sampleBoletas';
import { preparedNomina } from './sampleNominas';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof boletaStudio>>;
beforeAll(async () => {
  server = await testServer();
  studio = await boletaStudio(server);
});
afterEach(() => server.swept());
afterAll(() => server.close());
beforeEach(() => server.wait(1000));

/** Ana's boleta of the sample data, as its PDF. */
const paper = (changed: Parameters<typeof sampleBoletaPdf>[0] = {}) =>
  sampleBoletaPdf({ day: '20 de Noviembre de 2026', gross: 180_000, ...changed });
const readings = () => server.db.selectFrom('boleta_readings').selectAll().orderBy('id').execute();
let folio = 5800;
/** Sends a boleta with the folio of its paper. */
async function sent(changed: Parameters<typeof sampleBoletaPdf>[0] = {}, said = {}): Promise<Boleta> {
  folio++;
  const answer = await studio.upload(
    await studio.pending(),
    { folio: `${folio}`, ...said },
    { bytes: paper({ folio, ...changed }) },
  );
  expect(answer.status).toBe(200);
  return answer.body;
}

test('the server reads every kind of paper as the browser does', async () => {
  const rules = { rates: [{ year: 2026, rate: 15.25 }], studioRut: SAMPLE_STUDIO_RUT };
  const read: Record<string, string> = {};
  for (const { name, bytes } of BOLETA_PDF_VARIANTS)
    read[name] = toldOf(readBoletaPdf((await readPdfTexts(bytes)) ?? [], rules));
  expect(read).toEqual(Object.fromEntries(BOLETA_PDF_VARIANTS.map(({ name, told }) => [name, told])));
});

test('what was read stands beside what was sent, for ADMIN alone', async () => {
  const boleta = await sent();
  expect(boleta.reading).toBeNull();
  expect((await studio.as('ana')('GET', `/boletas/${boleta.id}`)).body.reading).toBeNull();
  const { reading } = await studio.read(boleta.id);
  expect(reading).toMatchObject({
    kind: 'boleta',
    fields: { folio, issuerRut: '12.345.678-5', issuedOn: '2026-11-20', gross: 180_000, net: 152_550 },
    differences: [],
  });
});

test('each difference is told: from what was sent, from the person, within the paper', async () => {
  const boleta = await sent({ rut: '9.876.543-3', gross: 190_000, net: 1 });
  expect((await studio.read(boleta.id)).reading?.differences).toEqual([
    'La boleta es del RUT 9.876.543-3 y se esperaba una del 12.345.678-5.',
    'El bruto del PDF es $190.000 y se indicó $180.000.',
    'La retención del PDF es $28.975 y se indicó $27.450.',
    'El líquido del PDF es $1 y se indicó $152.550.',
    'En el PDF, el bruto de $190.000 menos la retención de $28.975 no da el líquido de $1.',
  ]);
});

test('a boleta of a person without RUT counts as one to look at, until it can be compared', async () => {
  const { id, rut } = await server.db
    .selectFrom('users')
    .select(['id', 'rut'])
    .where('id', '=', studio.ana.id)
    .executeTakeFirstOrThrow();
  const rutIs = (now: string | null) =>
    server.db.updateTable('users').set({ rut: now }).where('id', '=', id).execute();
  await rutIs(null);
  const boleta = await sent({ rut: '9.876.543-3' });
  await rutIs(rut);
  expect(await studio.read(boleta.id)).toMatchObject({ personRut: '', differs: true });
  const { body } = await studio.admin('POST', '/boletas/approvals', {
    boletas: [{ id: boleta.id, updatedAt: boleta.updatedAt }],
  });
  expect(body).toMatchObject({ approved: 0, leftOut: [{ why: 'Tiene diferencias: ábrela y decide' }] });
});

test('a boleta of the SII whose RUTs cannot be read counts as one to look at', async () => {
  // Their check digits are wrong.
  for (const unread of [{ rut: '12.345.678-4' }, { receiverRut: '76.007.075-1' }]) {
    const { id } = await sent(unread);
    expect(await studio.read(id)).toMatchObject({
      differs: true,
      reading: { kind: 'boleta', differences: [] },
    });
  }
});

test('a boleta that is made out to another studio is told once the studio has a RUT', async () => {
  const receiverRut = '11.111.111-1';
  expect((await studio.read((await sent({ receiverRut })).id)).reading?.differences).toEqual([]);
  await server.db.updateTable('studio_settings').set({ rut: SAMPLE_STUDIO_RUT }).execute();
  expect((await studio.read((await sent({ receiverRut })).id)).reading?.differences).toEqual([
    'La boleta está hecha al RUT 11.111.111-1 y el del estudio es 76.007.075-0.',
  ]);
});

test('a boleta whose PDF says something else counts among the differing ones, and is not approved with others', async () => {
  const [same, other] = [await sent(), await sent({ gross: 190_000 })];
  const listed = async (differences: string) =>
    (await studio.admin('GET', `/boletas?differences=${differences}&size=100`)).body.items.map(
      ({ id }: Boleta) => id,
    );
  expect(await listed('with')).toContain(other.id);
  expect(await listed('with')).not.toContain(same.id);
  expect(await listed('without')).toContain(same.id);
  expect(await listed('without')).not.toContain(other.id);
  const boletas = [same, other].map(({ id, updatedAt }) => ({ id, updatedAt }));
  const approved = await studio.admin('POST', '/boletas/approvals', { boletas });
  expect(approved.body.leftOut).toMatchObject([{ id: other.id, why: 'Tiene diferencias: ábrela y decide' }]);
});

test('a boleta whose PDF differs from what was sent says so before it is paid, though it was approved', async () => {
  const [same, other] = [await sent(), await sent({ rut: '9.876.543-3', gross: 160_000 })];
  for (const boleta of [same, other]) expect((await studio.move(boleta, 'approve')).status).toBe(200);
  const payable = async (): Promise<PayableBoleta[]> =>
    (await studio.admin('GET', '/nominas/payable')).body.items;
  const of = async (id: number) => (await payable()).find((boleta) => boleta.id === id)?.cautions;
  expect(await of(same.id)).toEqual([]);
  expect(await of(other.id)).toEqual([
    'La boleta es del RUT 9.876.543-3 y se esperaba una del 12.345.678-5.',
    'El bruto del PDF es $160.000 y se indicó $180.000.',
    'La retención del PDF es $24.400 y se indicó $27.450.',
    'El líquido del PDF es $135.600 y se indicó $152.550.',
  ]);
  const nomina = await preparedNomina(server, [same.id, other.id]);
  const read: Nomina = (await studio.admin('GET', `/nominas/${nomina}`)).body;
  expect(read.lines.map(({ boletaId, cautions }) => [boletaId, cautions.length])).toEqual([
    [same.id, 0],
    [other.id, 4],
  ]);
  // What is paid is not mended any more.
  await server.db.updateTable('nominas').set({ state: 'paid', paid_on: '2026-11-20' }).execute();
  const paid: Nomina = (await studio.admin('GET', `/nominas/${nomina}`)).body;
  expect(paid.lines.flatMap(({ cautions }) => cautions)).toEqual([]);
});

test('another paper is taken as well, and so is one that cannot be read', async () => {
  const boleta = await studio.sent();
  expect((await studio.read(boleta.id)).reading).toMatchObject({
    kind: 'other',
    fields: null,
    differences: [],
  });
  expect(await readSentPdf(server.db, new TextEncoder().encode('no PDF'))).toEqual({ kind: 'unread' });
});

test('a reading that takes too long is given up, and the next one is read', async () => {
  const bytes = sampleBoletaPdf({ otherPages: 39 });
  const [late, next] = [readPdfTexts(bytes, { milliseconds: 1, bytes: 1024 ** 3 }), readPdfTexts(bytes)];
  expect([await late, (await next)?.length]).toEqual([null, expect.any(Number)]);
});

test('another upload has another reading; an annulled boleta keeps its own', async () => {
  const first = await sent({ gross: 170_000 });
  const { body: rejected } = await studio.move(first, 'reject', { reason: 'No es por $170.000.' });
  const again = await studio.upload(rejected, { folio: `${folio}` }, { bytes: paper({ folio }) });
  expect((await studio.read(first.id)).reading).toMatchObject({
    fields: { gross: 180_000 },
    differences: [],
  });
  expect((await readings()).filter(({ boleta_id }) => boleta_id === first.id)).toHaveLength(1);
  await studio.move(again.body, 'annul', { annulledOn: '2026-11-20', reason: 'Otro RUT.' });
  expect((await studio.read(first.id)).reading).toBeNull();
  const kept = (await readings()).filter(({ annulled_id }) => annulled_id !== null);
  expect(kept).toMatchObject([{ boleta_id: null, kind: 'boleta', fields: { folio, gross: 180_000 } }]);
});

test('a person who erases everything leaves no reading', async () => {
  expect((await readings()).length).toBeGreaterThan(0);
  await eraseAccount(server.db, studio.ana.id, server.now(), ERASURE.parts);
  expect(await readings()).toEqual([]);
});
