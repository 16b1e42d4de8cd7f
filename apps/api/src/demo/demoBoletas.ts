import { createHash } from 'node:crypto';
import { rateOf, retentionOf } from '@doblaje/domain/amounts';
import { dayInChile } from '@doblaje/domain/days';
import { dayAfter } from '@doblaje/domain/forms/chapterRun';
import { oneChunk } from '../ground/blobs/blobs';
import { keepBlob } from '../ground/blobs/discarded';
import type { Database } from '../ground/db/database';
import type { Edited } from '../ground/edits/saveIfCurrent';
import { audited } from '../ground/history/audited';
import { after, DAY, HOUR } from '../ground/time/time';
import { boletaLine } from '../office/boletas/boletaHistory';
import { approveBoleta, moveBoleta } from '../office/boletas/moves';
import { readBoleta } from '../office/boletas/read';
import { keepReading, readingDifferences, readSentPdf } from '../office/boletas/readings';
import { expectedOf, fileBoleta } from '../office/boletas/sentBoletas';
import { readRates } from '../office/catalogues/rates';
import { readStudio } from '../office/catalogues/studio';
import { withKeys } from '../office/workOrders/papers';
import { DEMO_ACCOUNTS, DEMO_TALENT } from './demoAccounts';
import { DEMO_BOLETAS, type DemoBoleta } from './demoBoletaList';
import { writeDemoBoleta } from './demoBoletaPdf';
import { type BoletaMade, createDemoNominas } from './demoNominas';
import { noteDemoSii } from './demoSii';
import { createOrder, demoCastOf, type Making, type Member } from './demoStudioOrders';

const ADMIN = { role: 'ADMIN' } as const;

/**
 * Creates boletas of finished orders in every state, with their PDFs and two nóminas. Each gets to
 * its state move by move, as if its person and an ADMIN had done it, but without mails, which would
 * be old news. It creates all of them or none, and nothing if there is a boleta already.
 */
export async function createDemoBoletas(making: Making): Promise<void> {
  const { db, now } = making;
  const there = await db.selectFrom('boletas').select('id').limit(1).executeTakeFirst();
  if (there) return;
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', DEMO_ACCOUNTS[0]?.email ?? '')
    .executeTakeFirst();
  const wanted: Wanted[] = [];
  for (const boleta of DEMO_BOLETAS) {
    const where = await whereOf(db, boleta);
    if (where) wanted.push({ boleta, ...where });
  }
  // The demo studio has been changed, so create no boletas.
  if (!admin || wanted.length < DEMO_BOLETAS.length) return;
  const today = now();
  // Some days before the end of last month, because a month is reviewed after it is over.
  const paidOn = dayAfter(`${dayInChile(today).slice(0, 8)}01`, -4);
  const papers = wanted.length + wanted.filter(({ boleta }) => boleta.sent !== undefined).length;
  await withKeys({ ...making, wakeSweeper: () => undefined }, papers, (keys) =>
    db.transaction().execute(async (transaction) => {
      const free = keys.values();
      const newKey = () => free.next().value ?? '';
      const made: BoletaMade[] = [];
      for (const one of wanted) {
        const { boleta, chapterId, who } = one;
        const base = boleta.state === 'paid' ? new Date(`${paidOn}T15:00:00Z`) : today;
        const order = {
          ...{ typeId: boleta.typeId, state: 'finished' as const, amount: boleta.amount },
          ...{ days: [-boleta.finished - 10, 1 - boleta.finished] as const, issued: boleta.finished + 14 },
        };
        const orderId = await createOrder(
          transaction,
          { ...making, now: () => base },
          { order, key: newKey(), chapterId, who },
        );
        const id = await askFor(transaction, admin.id, orderId, { one, base });
        if (boleta.sent !== undefined) await send(transaction, making, { one, id, base, key: newKey() });
        await decide(transaction, admin.id, { one, id, base });
        made.push({ boleta, id, personId: who.personId });
      }
      await createDemoNominas(transaction, admin.id, { made, today, paidOn });
      await noteDemoSii(transaction, { actor: admin.id, now: today }, { made, paidOn });
    }),
  );
}

interface Wanted {
  boleta: DemoBoleta;
  chapterId: number;
  who: Member;
}

/** The chapter and the person of a boleta's order; undefined if either is missing. */
async function whereOf(db: Database, { house, place }: DemoBoleta) {
  const chapter = await db
    .selectFrom('chapters')
    .innerJoin('projects', 'projects.id', 'chapters.project_id')
    .innerJoin('catalogue_entries as status', 'status.id', 'chapters.status_id')
    .select('chapters.id')
    .where('projects.house_number', '=', house)
    .where('status.label', '=', 'Listo')
    .orderBy('chapters.number')
    .limit(1)
    .executeTakeFirst();
  const who =
    chapter &&
    (place === 'talent' ? await talent(db, chapter.id) : (await demoCastOf(db, chapter.id))[place]);
  return chapter && who && { chapterId: chapter.id, who };
}

/** The demo talent, with their roles in a chapter. */
async function talent(db: Database, chapterId: number): Promise<Member | undefined> {
  return (await demoCastOf(db, chapterId, [DEMO_TALENT]))[0];
}

/** The result of a move. In the demo no move is stale. */
function done<Value>(edited: Edited<Value>): Value {
  if (edited.isStale) throw new Error('A move of the demo was stale');
  return edited.saved;
}

/** Creates the boleta that a finished order asks for. */
function askFor(
  transaction: Database,
  actor: string,
  orderId: number,
  { one, base }: { one: Wanted; base: Date },
): Promise<number> {
  const now = after(base, -one.boleta.finished * DAY);
  return audited(transaction, { actor, now }, async (within) => {
    const { id } = await within
      .insertInto('boletas')
      .values({ work_order_id: orderId, person_id: one.who.personId, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { value: id, lines: [boletaLine('create', await readBoleta(within, id, ADMIN))] };
  });
}

/** Sends a boleta with its PDF, as its person would do. */
async function send(
  transaction: Database,
  { blobs, brand, now }: Making,
  { one: { boleta, who }, id, base, key }: { one: Wanted; id: number; base: Date; key: string },
): Promise<void> {
  const { sent = 0, folio = 0, gross = boleta.amount, isWithheldByPerson = false } = boleta;
  const userId = who.personId;
  const viewer = { role: 'PERSON', userId } as const;
  const moment = after(base, -sent * DAY);
  const before = await readBoleta(transaction, id, viewer);
  const withheldBy = isWithheldByPerson ? 'person' : 'studio';
  const issuedOn = dayInChile(moment);
  const expected = await expectedOf(transaction, { gross, issuedOn, withheldBy });
  const retention = expected ?? 0;
  const said = { folio, gross, retention, net: gross - retention };
  const rate = rateOf(issuedOn, await readRates(transaction)) ?? 0;
  const { rut: studioRut } = await readStudio(transaction);
  const printed = boleta.printed ?? gross;
  const withheld = retention === 0 ? null : retentionOf(printed, rate);
  const bytes = await writeDemoBoleta(before, {
    ...{ folio, issuedOn, rate, brand, studioRut, gross: printed },
    ...(withheld ?? { retention: 0, net: printed }),
  });
  const reading = await readSentPdf(transaction, bytes);
  const { personRut } = before;
  const differences = readingDifferences(reading, { ...said, issuedOn, withheldBy, personRut });
  await blobs.write(key, oneChunk(bytes), bytes.length);
  done(
    await moveBoleta(
      transaction,
      { actor: userId, now: moment },
      {
        ...{ id, updatedAt: before.updatedAt, move: 'upload', viewer },
        work: async () => ({
          reading_differs: differences.length > 0,
          ...{ ...said, issued_on: issuedOn, withheld_by: withheldBy, expected_retention: expected },
          ...{ digest: createHash('sha256').update(bytes).digest('hex'), reason: '', uploaded_at: moment },
        }),
        after: async (within, _, at) => {
          await keepBlob(within, key, now());
          const paper = { file_name: `boleta-${folio}.pdf`, size: bytes.length, key, updated_at: at };
          await fileBoleta(within, { id, userId, documentId: null, paper, readAt: at, now: at });
          await keepReading(within, id, reading, at);
          return [];
        },
      },
    ),
  );
}

/** Rejects or approves a sent boleta, a day later. */
async function decide(
  transaction: Database,
  actor: string,
  { one: { boleta }, id, base }: { one: Wanted; id: number; base: Date },
): Promise<void> {
  const { state, sent = 0, why = '' } = boleta;
  if (state === 'pending' || state === 'inReview') return;
  const doer = { actor, now: after(base, (1 - sent) * DAY + HOUR) };
  const { updatedAt } = await readBoleta(transaction, id, ADMIN);
  const rejection = {
    id,
    updatedAt,
    move: 'reject',
    viewer: ADMIN,
    work: async () => ({ reason: why }),
  } as const;
  done(
    await (state === 'rejected'
      ? moveBoleta(transaction, doer, rejection)
      : approveBoleta(transaction, doer, id, { updatedAt })),
  );
}
