import { createHash } from 'node:crypto';
import type { Boleta } from '@doblaje/contract';
import { formatPesos, rateOf, retentionOf } from '@doblaje/domain/amounts';
import { dayInChile, dayText } from '@doblaje/domain/days';
import { oneChunk } from '../ground/blobs/blobs';
import { keepBlob } from '../ground/blobs/discarded';
import type { Database } from '../ground/db/database';
import type { Edited } from '../ground/edits/saveIfCurrent';
import { after, DAY } from '../ground/time/time';
import { moveBoleta } from '../office/boletas/moves';
import { payOrders } from '../office/boletas/orders';
import { awaitedBoletas, readBoleta } from '../office/boletas/read';
import { keepReading, readSentPdf } from '../office/boletas/readings';
import { expectedOf, fileBoleta } from '../office/boletas/sentBoletas';
import { readRates } from '../office/catalogues/rates';
import { readStudio } from '../office/catalogues/studio';
import { readingDifferences } from '../office/pdfReadings/differences';
import type { DemoBoleta } from './demoBoletaList';
import { writeDemoBoleta } from './demoBoletaPdf';
import { writeDemoPdf } from './demoPdf';
import type { Making } from './demoStudioOrders';

/** An awaited boleta of the demo, and what is to be sent for it. */
interface Sending {
  boleta: DemoBoleta;
  id: number;
  personId: string;
  /** The day from which the days of the demo count back. */
  base: Date;
}

/** The result of a move. In the demo no move is stale. */
export function done<Value>(edited: Edited<Value>): Value {
  if (edited.isStale) throw new Error('A move of the demo was stale');
  return edited.saved;
}

/** The amounts of a boleta. */
async function saidOf(db: Database, { boleta, base }: Sending) {
  const { sent = 0, folio = 0, also = [], isWithheldByPerson = false } = boleta;
  const moment = after(base, -sent * DAY);
  const issuedOn = dayInChile(moment);
  const withheldBy = isWithheldByPerson ? ('person' as const) : ('studio' as const);
  const gross = boleta.gross ?? also.reduce((sum, { amount }) => sum + amount, boleta.amount);
  const expected = await expectedOf(db, { gross, issuedOn, withheldBy });
  const retention = expected ?? 0;
  return {
    moment,
    expected,
    said: { folio, issuedOn, gross, withheldBy, retention, net: gross - retention },
  };
}

type Said = Awaited<ReturnType<typeof saidOf>>['said'];

const columnsOf = ({ issuedOn, withheldBy, ...said }: Said, expected: number | null, bytes: Uint8Array) => ({
  ...{ ...said, issued_on: issuedOn, withheld_by: withheldBy, expected_retention: expected },
  ...{ digest: createHash('sha256').update(bytes).digest('hex'), reason: '' },
});

/** The parts of a boleta that pays all that is awaited of orders finished with its own; none for one order. */
async function partsOf(db: Database, { boleta, id, personId }: Sending, own: Boleta) {
  if (boleta.also === undefined) return [];
  const awaited = (await awaitedBoletas(db, personId)).filter((other) => other.id > id);
  const others = awaited.slice(0, boleta.also.length);
  return [own, ...others].map(({ orderId, orderAmount: amount }) => ({ orderId, amount }));
}

/** Sends a boleta with its PDF, as its person would do. */
export async function sendDemoBoleta(
  transaction: Database,
  { blobs, brand, now }: Making,
  sending: Sending,
  key: string,
): Promise<void> {
  const { boleta, id, personId } = sending;
  const viewer = { role: 'PERSON', userId: personId } as const;
  const { moment, expected, said } = await saidOf(transaction, sending);
  const before = await readBoleta(transaction, id, viewer);
  const rate = rateOf(said.issuedOn, await readRates(transaction)) ?? 0;
  const { rut: studioRut } = await readStudio(transaction);
  const printed = boleta.printed ?? said.gross;
  const withheld = said.retention === 0 ? null : retentionOf(printed, rate);
  const bytes = await writeDemoBoleta(before, {
    ...{ folio: said.folio, issuedOn: said.issuedOn, rate, brand, studioRut, gross: printed },
    ...(withheld ?? { retention: 0, net: printed }),
  });
  const reading = await readSentPdf(transaction, bytes);
  const differences = readingDifferences(reading, { ...said, personRut: before.personRut });
  const parts = await partsOf(transaction, sending, before);
  await blobs.write(key, oneChunk(bytes), bytes.length);
  done(
    await moveBoleta(
      transaction,
      { actor: personId, now: moment },
      {
        ...{ id, updatedAt: before.updatedAt, move: 'upload', viewer },
        work: async () => ({
          ...columnsOf(said, expected, bytes),
          ...{ reading_differs: differences.length > 0, uploaded_at: moment },
        }),
        after: async (within, _, at) => {
          const { gross } = said;
          const lines = await payOrders(within, { id, personId, gross, parts, now: at });
          await keepBlob(within, key, now());
          const paper = { file_name: `boleta-${said.folio}.pdf`, size: bytes.length, key, updated_at: at };
          const filed = { id, userId: personId, documentId: null, paper, readAt: at, now: at };
          await fileBoleta(within, filed);
          await keepReading(within, id, reading, at);
          return lines;
        },
      },
    ),
  );
}

/** Sends a BTE, as an ADMIN would do. */
export async function sendDemoBte(
  transaction: Database,
  { blobs, brand, now }: Making,
  actor: string,
  sending: Sending,
  key: string,
): Promise<void> {
  const { id, personId } = sending;
  const viewer = { role: 'ADMIN' } as const;
  const { moment, expected, said } = await saidOf(transaction, sending);
  const before = await readBoleta(transaction, id, viewer);
  const { folio, gross, retention, net } = said;
  const bytes = await writeDemoPdf({
    title: `Boleta de prestación de servicios de terceros electrónica N° ${folio}`,
    over: `${brand} · ${dayText(said.issuedOn)}`,
    pages: [
      [
        `Prestador: ${before.personName}, RUT ${before.personRut || '11.111.111-1'}`,
        `Total bruto: ${formatPesos(gross)}. Retenido: ${formatPesos(retention)}. Pagado: ${formatPesos(net)}.`,
      ],
    ],
  });
  await blobs.write(key, oneChunk(bytes), bytes.length);
  done(
    await moveBoleta(
      transaction,
      { actor, now: moment },
      {
        ...{ id, updatedAt: before.updatedAt, move: 'uploadBte', viewer },
        work: async () => ({ ...columnsOf(said, expected, bytes), kind: 'BTE', uploaded_at: moment }),
        after: async (within, _, at) => {
          await keepBlob(within, key, now());
          const paper = { file_name: `bte-${folio}.pdf`, size: bytes.length, key, updated_at: at };
          const filed = { id, userId: personId, documentId: null, paper, readAt: null, now: at };
          await fileBoleta(within, filed);
          return [];
        },
      },
    ),
  );
}
