import { dayInChile } from '@doblaje/domain/days';
import { dayAfter } from '@doblaje/domain/forms/chapterRun';
import type { Database } from '../ground/db/database';
import { audited } from '../ground/history/audited';
import { after, DAY, HOUR } from '../ground/time/time';
import { boletaLine } from '../office/boletas/boletaHistory';
import { approveBoleta, moveBoleta } from '../office/boletas/moves';
import { readBoleta } from '../office/boletas/read';
import { withKeys } from '../office/workOrders/papers';
import { DEMO_ACCOUNTS, DEMO_TALENT } from './demoAccounts';
import { type BoletaMade, DEMO_BOLETAS, type DemoBoleta } from './demoBoletaList';
import { createDemoNominas } from './demoNominas';
import { done, sendDemoBoleta, sendDemoBte } from './demoSentBoletas';
import { noteDemoSii } from './demoSii';
import { createOrder, demoCastOf, type Making, type Member } from './demoStudioOrders';

const ADMIN = { role: 'ADMIN' } as const;

/**
 * Creates boletas of finished orders in every state, with their PDFs and nóminas. Each gets to
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
  const papersOf = ({ boleta, also }: Wanted) => 1 + also.length + (boleta.sent === undefined ? 0 : 1);
  const papers = wanted.reduce((sum, one) => sum + papersOf(one), 0);
  await withKeys({ ...making, wakeSweeper: () => undefined }, papers, (keys) =>
    db.transaction().execute(async (transaction) => {
      const free = keys.values();
      const newKey = () => free.next().value ?? '';
      const made: BoletaMade[] = [];
      for (const one of wanted) {
        const { boleta, chapterId, who } = one;
        const base = boleta.state === 'paid' ? new Date(`${paidOn}T15:00:00Z`) : today;
        const awaited = async (of: FinishedOrder, chapter: number) => {
          const order = {
            ...{ typeId: of.typeId, state: 'finished' as const, amount: of.amount },
            ...{ days: [-boleta.finished - 10, 1 - boleta.finished] as const, issued: boleta.finished + 14 },
          };
          const placed = { order, key: newKey(), chapterId: chapter, who };
          const orderId = await createOrder(transaction, { ...making, now: () => base }, placed);
          return askFor(transaction, admin.id, orderId, { one, base });
        };
        const id = await awaited(boleta, chapterId);
        for (const other of one.also) await awaited(other, other.chapterId);
        const sending = { boleta, id, personId: who.personId, base };
        if (boleta.kind === 'BTE') await sendDemoBte(transaction, making, admin.id, sending, newKey());
        else if (boleta.sent !== undefined) await sendDemoBoleta(transaction, making, sending, newKey());
        await decide(transaction, admin.id, { one, id, base });
        made.push({ boleta, id, personId: who.personId });
      }
      await createDemoNominas(transaction, admin.id, { made, today, paidOn });
      await noteDemoSii(transaction, { actor: admin.id, now: today }, { made, paidOn });
    }),
  );
}

type FinishedOrder = Pick<DemoBoleta, 'typeId' | 'amount'>;

interface Wanted {
  boleta: DemoBoleta;
  chapterId: number;
  who: Member;
  also: readonly (FinishedOrder & { chapterId: number })[];
}

/** The first finished chapter of a project; undefined without one. */
const finishedChapter = (db: Database, house: string) =>
  db
    .selectFrom('chapters')
    .innerJoin('projects', 'projects.id', 'chapters.project_id')
    .innerJoin('catalogue_entries as status', 'status.id', 'chapters.status_id')
    .select('chapters.id')
    .where('projects.house_number', '=', house)
    .where('status.label', '=', 'Listo')
    .orderBy('chapters.number')
    .limit(1)
    .executeTakeFirst();

/** The chapters and the person of a boleta's orders; undefined if one of them is missing. */
async function whereOf(db: Database, { house, place, also = [] }: DemoBoleta) {
  const chapter = await finishedChapter(db, house);
  const who =
    chapter &&
    (place === 'talent' ? await talent(db, chapter.id) : (await demoCastOf(db, chapter.id))[place]);
  const others: (FinishedOrder & { chapterId: number })[] = [];
  for (const { house: other, ...order } of also) {
    const there = await finishedChapter(db, other);
    if (!there) return undefined;
    others.push({ ...order, chapterId: there.id });
  }
  return chapter && who && { chapterId: chapter.id, who, also: others };
}

/** The demo talent, with their roles in a chapter. */
async function talent(db: Database, chapterId: number): Promise<Member | undefined> {
  return (await demoCastOf(db, chapterId, [DEMO_TALENT]))[0];
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
