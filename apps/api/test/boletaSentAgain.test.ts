import { sampleBoletaPdf } from '@doblaje/contract/fixtures';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { boletaPdf, boletaStudio } from './sampleBoletas';
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

let folio = 7000;
/** Ana's boleta as its PDF. */
const paper = (changed: Parameters<typeof sampleBoletaPdf>[0] = {}) =>
  sampleBoletaPdf({ folio, day: '20 de Noviembre de 2026', gross: 180_000, ...changed });

/** Sends a boleta with the folio of its PDF. */
async function sent(said = {}, bytes?: Uint8Array<ArrayBuffer>) {
  folio++;
  const file = bytes ?? paper();
  const answer = await studio.upload(await studio.pending(), { folio: `${folio}`, ...said }, { bytes: file });
  expect(answer.status).toBe(200);
  server.wait(1000);
  return { boleta: answer.body, bytes: file };
}

/** Sends a PDF for another order, with another folio. */
const again = async (bytes: Uint8Array<ArrayBuffer>, said = {}) => {
  const answer = await studio.upload(await studio.pending(), { folio: `${++folio}`, ...said }, { bytes });
  return { ...answer, errors: answer.body.errors as { field: string; message: string }[] | undefined };
};

/** The refusal that names a boleta. */
const refusal = (of: { folio: number; orderNumber: number }, state: string) => {
  const order = boletaTitle(of.orderNumber).replace('Boleta orden', 'orden');
  const why = `Este PDF es de una boleta que ya se envió: N.º ${of.folio}, ${order}, ${state}.`;
  return { status: 422, errors: [{ field: 'file', message: `${why} Elige el PDF de otra boleta.` }] };
};

test('the PDF of a boleta that was sent pays no other order, whatever folio is typed', async () => {
  const { boleta, bytes } = await sent();
  expect(await again(bytes)).toMatchObject(refusal(boleta, 'en revisión'));
  await studio.move(boleta, 'approve');
  // Downloaded again it is another file with the same folio.
  const copy = paper({ folio: boleta.folio, otherPages: 1 });
  expect(await again(copy)).toMatchObject(refusal(boleta, 'aprobada'));
  expect((await studio.as('ana')('GET', '/boletas/own')).body.sent).toContainEqual({
    ...{ boletaId: boleta.id, folio: boleta.folio, pdfFolio: null, state: 'approved' },
    orderNumbers: [boleta.orderNumber],
  });
});

test('neither does one that is known by its PDF alone', async () => {
  const { boleta } = await sent({ folio: '99001' });
  const copy = paper({ folio, otherPages: 1 });
  expect(await again(copy, { folio: `${folio}` })).toMatchObject(refusal(boleta, 'en revisión'));
});

test('the same file is refused although nothing is read of it', async () => {
  const { boleta, bytes } = await sent({}, boletaPdf('Un escaneo'));
  expect(await again(bytes)).toMatchObject(refusal(boleta, 'en revisión'));
});

test('an annulled one stays refused, by its folio and by its file', async () => {
  for (const of of [undefined, boletaPdf('Otro escaneo')]) {
    const { boleta, bytes } = await sent({}, of);
    expect((await studio.move(boleta, 'annul')).status).toBe(200);
    expect(await again(bytes)).toMatchObject(refusal(boleta, 'anulada'));
  }
});

test('a PDF with the mark of an annulled boleta is refused with what to do', async () => {
  folio++;
  expect(await again(paper({ isAnnulled: true }), { folio: `${folio}` })).toMatchObject({
    status: 422,
    errors: [
      {
        field: 'file',
        message: 'Este PDF dice que la boleta está anulada: emite otra en el SII y sube su PDF.',
      },
    ],
  });
});

test('the PDF of a rejected boleta goes with another order, and then not with its own', async () => {
  const { boleta, bytes } = await sent();
  const { body: rejected } = await studio.move(boleta, 'reject', { reason: 'Es de otra orden' });
  const other = await again(bytes);
  expect(other.status).toBe(200);
  const back = await studio.upload(rejected, { folio: `${boleta.folio}` }, { bytes });
  expect(back).toMatchObject({ status: 422, body: { errors: [{ field: 'file' }] } });
});

test('of two sendings of one PDF at the same moment one is refused', async () => {
  const orders = [await studio.pending(), await studio.pending()];
  const said = [`${++folio}`, '99002'];
  const bytes = paper();
  const answers = await Promise.all(
    orders.map((order, at) => studio.upload(order, { folio: said[at] ?? '' }, { bytes })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('a reading that is not certain refuses nothing: ADMIN is told of the other boleta', async () => {
  const { boleta } = await sent();
  const unclear = paper({ folio: boleta.folio, barcode: '1234567899999EA54C26' });
  const { status, body } = await again(unclear);
  expect(status).toBe(200);
  expect(await studio.read(body.id)).toMatchObject({
    differs: true,
    reading: { sentAs: [{ boletaId: boleta.id, folio: boleta.folio, state: 'inReview' }] },
  });
});

test('a file is one BTE, whoever it is for', async () => {
  const bytes = boletaPdf('Una BTE');
  const { status, body } = await studio.bte(await studio.pending(), { folio: '99003' }, { bytes });
  expect(status).toBe(200);
  const second = await studio.bte(await studio.pending(), { folio: '99004' }, { bytes });
  expect({ ...second, errors: second.body.errors }).toMatchObject(refusal(body, 'en revisión'));
});
