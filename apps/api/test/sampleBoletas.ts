import type { Boleta } from '@doblaje/contract';
import { samplePdf } from '@doblaje/contract/fixtures';
import { orderStudio } from './sampleOrders';
import type { testServer } from './testServer';

type TestServer = Awaited<ReturnType<typeof testServer>>;

/** A boleta of 180 000 pesos with the amounts expected in 2026. */
export const SAID = {
  folio: '58',
  issuedOn: '2026-11-20',
  gross: '180000',
  withheldBy: 'studio',
  retention: '27450',
  net: '152550',
};

type Said = Partial<Record<keyof typeof SAID | 'updatedAt' | 'parts', string>>;

export const boletaPdf = (text = 'Boleta de honorarios electrónica') => samplePdf([[text]]);

/** The file of one boleta: no other has the same. */
export const ownPdf = (id: number | string, folio: string) => boletaPdf(`Boleta ${id}, folio ${folio}`);

/** Sends a boleta as a browser does. */
export async function sendBoleta(
  server: TestServer,
  token: string,
  { id, updatedAt }: { id: number | string; updatedAt: string },
  said: Said = {},
  { bytes = ownPdf(id, said.folio ?? SAID.folio), name = 'boleta-58.pdf' }: GivenFile = {},
) {
  const form = new FormData();
  for (const [part, value] of Object.entries({ ...SAID, updatedAt, ...said })) form.set(part, value);
  form.set('file', new File([bytes], name, { type: 'application/pdf' }));
  // Sent as bytes, as over a connection.
  const sent = new Response(form);
  const body = new Uint8Array(await sent.arrayBuffer());
  const response = await server.app.request(`/api/boletas/${id}/upload`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': sent.headers.get('content-type') ?? '',
      'content-length': String(body.length),
    },
    body,
  });
  return { status: response.status, body: await response.json() };
}

/** What ADMIN says of a BTE that pays the given order alone. */
const bteOf = ({ orderId, updatedAt }: Pick<Boleta, 'orderId' | 'updatedAt'>, gross: number) => {
  const { withheldBy: _, ...said } = SAID;
  return { ...said, folio: '7', updatedAt, parts: JSON.stringify([{ orderId, amount: gross }]) };
};

type SaidBte = Partial<Record<keyof ReturnType<typeof bteOf> | 'withheldBy', string>>;

/**
 * The form of a BTE as a browser sends it, with its headers.
 * @param gross of its one order, unless `said` has other parts
 */
export async function bteForm(
  boleta: Pick<Boleta, 'orderId' | 'updatedAt'>,
  gross: number,
  said: SaidBte = {},
  { bytes = ownPdf(`de terceros ${boleta.orderId}`, said.folio ?? '7'), name = 'bte-7.pdf' }: GivenFile = {},
) {
  const form = new FormData();
  for (const [part, value] of Object.entries({ ...bteOf(boleta, gross), ...said })) form.set(part, value);
  form.set('file', new File([bytes], name, { type: 'application/pdf' }));
  const sent = new Response(form);
  const body = new Uint8Array(await sent.arrayBuffer());
  const headers = {
    'content-type': sent.headers.get('content-type') ?? '',
    'content-length': String(body.length),
  };
  return { form: body, headers };
}

interface GivenFile {
  bytes?: Uint8Array<ArrayBuffer>;
  name?: string;
}

/** A studio of Ana and Bea, with functions that make Ana's boletas. */
export async function boletaStudio(server: TestServer) {
  const studio = await orderStudio(server);
  const admin = studio.as('admin');
  /** Finishes an order of Ana and returns its boleta, which waits for her. */
  const pending = async (amount: number | null = 180_000): Promise<Boleta> => {
    const order = await studio.accepted({ amount });
    const lines = order.lines.map(({ appearanceId, loopsPlanned }) => ({
      appearanceId,
      loopsDone: loopsPlanned,
    }));
    await studio.move('admin', order, 'finish', { lines });
    const { items } = (await admin('GET', `/boletas?search=${order.number}&sort=-orderNumber`)).body;
    return items.find(({ orderId }: Boleta) => orderId === order.id);
  };
  const upload = (boleta: { id: number; updatedAt: string }, said?: Said, file?: GivenFile) =>
    sendBoleta(server, studio.tokens.ana, boleta, said, file);
  /** Sends a BTE for Ana's awaited boleta, as `who`. */
  const bte = async (
    boleta: Pick<Boleta, 'id' | 'orderId' | 'updatedAt'>,
    said: SaidBte = {},
    { who = 'admin', ...file }: GivenFile & { who?: keyof typeof studio.tokens } = {},
  ) => {
    const { form, headers } = await bteForm(boleta, 180_000, said, file);
    const token = studio.tokens[who];
    return server.call('POST', `/boletas/${boleta.id}/bte`, form, { token, headers });
  };
  let folio = 1000;
  /** Sends a boleta with a folio of its own. */
  const sent = async (said: Said = {}): Promise<Boleta> =>
    (await upload(await pending(), { folio: String(++folio), ...said })).body;
  const read = async (id: number): Promise<Boleta> => (await admin('GET', `/boletas/${id}`)).body;
  const move = (
    { id, updatedAt }: { id: number; updatedAt: string },
    name: 'approve' | 'reject' | 'reopen' | 'annul',
    body: object = {},
  ) =>
    name === 'annul'
      ? admin('POST', `/boletas/${id}/sii`, { ...annulment(body), updatedAt })
      : admin('POST', `/boletas/${id}/${name}`, { ...body, updatedAt });
  return { ...studio, admin, pending, upload, bte, sent, read, move };
}

/** The note that a person annulled a boleta at the SII. */
export const annulment = ({ annulledOn = '2026-11-20', reason = 'Salió repetida' }: Annulment = {}) => ({
  ...{ move: 'annul', on: annulledOn, reason },
});

type Annulment = { annulledOn?: string; reason?: string };

/** Columns of a sent boleta. */
const SENT = {
  state: 'inReview',
  folio: 900,
  issued_on: '2026-11-20',
  gross: 180_000,
  retention: 27_450,
  net: 152_550,
  withheld_by: 'studio',
  expected_retention: 27_450,
  digest: 'x',
} as const;

/**
 * Inserts a boleta for an order of {@link issuedOrder}: waiting for its person, or already sent if a folio is given. It has no
 * mail and no file.
 */
export async function waitingBoleta(
  server: TestServer,
  personId: string,
  orderId: number,
  folio?: number,
): Promise<number> {
  await server.db.updateTable('work_orders').set({ amount: 180_000 }).where('id', '=', orderId).execute();
  const { id } = await server.db
    .insertInto('boletas')
    .values({
      ...{ work_order_id: orderId, person_id: personId, created_at: server.now(), updated_at: server.now() },
      ...(folio !== undefined && { ...SENT, folio, uploaded_at: server.now() }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
