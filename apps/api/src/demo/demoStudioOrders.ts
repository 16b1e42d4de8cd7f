import { dayAfter } from '@doblaje/domain/forms/chapterRun';
import { WORK_ORDER_INITIAL } from '@doblaje/domain/forms/workOrder';
import type { WorkOrderState } from '@doblaje/domain/options/workOrderStates';
import { coversRoles, type WorkOrderTypeId } from '@doblaje/domain/options/workOrderTypes';
import type { Blobs } from '../ground/blobs/blobs';
import type { Database } from '../ground/db/database';
import { after, DAY } from '../ground/time/time';
import { insertDraft } from '../office/workOrders/drafts';
import { nameLines } from '../office/workOrders/lines';
import { filePaper, takeNumber, withKeys } from '../office/workOrders/papers';
import { castEmail } from './demoPeople';
import { DEMO_PEOPLE } from './demoProjects';

/** A demo order. Days count from today. */
export interface DemoOrder {
  typeId: WorkOrderTypeId;
  state: WorkOrderState;
  /** Days until the order starts and is due. */
  days: readonly [start: number, due: number];
  amount?: number;
  /** Days since the order was issued. */
  issued?: number;
  notes?: string;
  /** Why the order was declined or voided. */
  why?: string;
}

/**
 * One order of every type, in every state, for chapters being recorded. None is
 * finished with an amount, because a boleta would follow (demoBoletas.ts).
 */
const ORDERS: readonly DemoOrder[] = [
  { typeId: 2, state: 'finished', days: [-30, -18], issued: 32 },
  { typeId: 1, state: 'accepted', days: [-9, 5], amount: 180_000, issued: 11 },
  {
    typeId: 1,
    state: 'issued',
    days: [-2, 6],
    amount: 120_000,
    issued: 4,
    notes: 'Los loops 12 a 19 van susurrados.',
  },
  {
    typeId: 1,
    state: 'rejected',
    days: [-2, 6],
    amount: 95_000,
    issued: 5,
    why: 'Esa semana no estoy en Santiago.',
  },
  { typeId: 6, state: 'finished', days: [-22, -11], issued: 25 },
  { typeId: 5, state: 'issued', days: [2, 9], amount: 220_000, issued: 1 },
  { typeId: 3, state: 'accepted', days: [6, 14], amount: 260_000, issued: 2 },
  {
    typeId: 7,
    state: 'voided',
    days: [10, 15],
    amount: 210_000,
    issued: 3,
    why: 'Se mezcla en otro estudio.',
  },
  { typeId: 4, state: 'draft', days: [12, 19], amount: 150_000 },
];

/** The services for creating the demo's orders. Days count from `now`. */
export interface Making {
  db: Database;
  blobs: Blobs;
  brand: string;
  now: () => Date;
}

/** Creates work orders in every state for demo people who cannot log in, only once. */
export async function createDemoStudioOrders({ db, blobs, brand, now }: Making): Promise<void> {
  const chapter = await db
    .selectFrom('chapters')
    .innerJoin('projects', 'projects.id', 'chapters.project_id')
    .innerJoin('catalogue_entries as status', 'status.id', 'chapters.status_id')
    .select('chapters.id')
    .where('projects.house_number', '=', 'BR-204')
    .where('status.label', '=', 'En grabación')
    .executeTakeFirst();
  if (!chapter) return;
  const there = await db
    .selectFrom('work_orders')
    .select('id')
    .where('chapter_id', '=', chapter.id)
    .where('type_id', '=', ORDERS[0]?.typeId ?? null)
    .executeTakeFirst();
  if (there) return;
  const cast = await demoCastOf(db, chapter.id);
  for (const [place, order] of ORDERS.entries()) {
    const who = cast[place % cast.length];
    if (!who) continue;
    await withKeys({ db, now, blobs, brand, wakeSweeper: () => undefined }, 1, ([key = '']) =>
      db
        .transaction()
        .execute((transaction) =>
          createOrder(transaction, { db, blobs, brand, now }, { order, key, chapterId: chapter.id, who }),
        ),
    );
  }
}

/** A person with their roles in a chapter. */
export interface Member {
  personId: string;
  lines: { appearanceId: number; loops: number }[];
}

const CAST_EMAILS = DEMO_PEOPLE.map((_, index) => castEmail(index));

/**
 * Demo people with their roles in a chapter. People with a role come first.
 * @param emails their addresses
 * @default those that nobody logs in as
 */
export async function demoCastOf(
  db: Database,
  chapterId: number,
  emails: readonly string[] = CAST_EMAILS,
): Promise<Member[]> {
  const people = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'in', emails)
    .orderBy('email')
    .execute();
  const roles = await db
    .selectFrom('appearances')
    .select(['id', 'person_id', 'loops_planned'])
    .where('chapter_id', '=', chapterId)
    .orderBy('id')
    .execute();
  return people
    .map(({ id }) => ({
      personId: id,
      lines: roles
        .filter(({ person_id }) => person_id === id)
        .map((role) => ({ appearanceId: role.id, loops: role.loops_planned })),
    }))
    .toSorted((one, other) => other.lines.length - one.lines.length);
}

/** Writes an order in its state, with its paper under the key. Returns its id. */
export async function createOrder(
  transaction: Database,
  services: Making,
  { order, key, chapterId, who }: { order: DemoOrder; key: string; chapterId: number; who: Member },
): Promise<number> {
  const { typeId, state, days, amount = null, issued, notes = '', why = '' } = order;
  const moment = services.now();
  const today = moment.toISOString().slice(0, 10);
  const id = await insertDraft(transaction, moment, {
    ...WORK_ORDER_INITIAL,
    chapterId,
    personId: who.personId,
    typeId,
    startDate: dayAfter(today, days[0]),
    dueDate: dayAfter(today, days[1]),
    amount,
    notes,
    lines: coversRoles(typeId) ? who.lines : [],
  });
  if (state === 'draft' || issued === undefined) return id;
  const issuedAt = after(moment, -issued * DAY);
  const answeredAt = state === 'issued' || state === 'voided' ? null : after(issuedAt, DAY);
  await transaction
    .updateTable('work_orders')
    .set({
      state,
      number: await takeNumber(transaction),
      issued_at: issuedAt,
      answered_at: answeredAt,
      answer_note: state === 'rejected' ? why : '',
      finished_at: state === 'finished' ? after(moment, (days[1] - 1) * DAY) : null,
      voided_at: state === 'voided' ? after(issuedAt, DAY) : null,
      void_reason: state === 'voided' ? why : '',
    })
    .where('id', '=', id)
    .execute();
  await nameLines(transaction, id);
  await filePaper(transaction, { ...services, wakeSweeper: () => undefined }, id, key);
  return id;
}
