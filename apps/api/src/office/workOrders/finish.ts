import {
  API_MESSAGES,
  type FieldError,
  loopsShown,
  Problem,
  type ShownThing,
  type WorkOrder,
} from '@doblaje/contract';
import { isOverPlanned, validateWorkOrderFinish } from '@doblaje/domain/forms/workOrderFinish';
import { labelOfWorkOrderState } from '@doblaje/domain/options/workOrderStates';
import { labelOfWorkOrderType, workOrderTitle } from '@doblaje/domain/options/workOrderTypes';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { inTransaction } from '../../ground/db/inTransaction';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import { refuseChanged, refuseMoved } from '../../ground/edits/refuseChanged';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import type { Doer } from '../../ground/history/audited';
import { castLine } from '../../projects/cast/add';
import { makeBoleta } from '../boletas/make';
import { holdVoices, isChapterThere } from './hold';
import { moveOrder } from './moves';
import { readOrder } from './read';

/** The finished loops of one line. */
interface LineDone {
  appearanceId: number;
  loopsDone: number;
}

/** The data for finishing an order. */
interface Finish {
  /** The `updatedAt` that the client read with the order. */
  updatedAt: string;
  lines: readonly LineDone[];
  note: string;
  /** @default as issued */
  amount?: number | null | undefined;
  amountReason: string;
}

const ADMIN = { role: 'ADMIN' } as const;

/** Builds the path of an order's field in the request. */
type FieldPath = (field: string) => string;

/**
 * Finishes an order. The finished loops of its lines go into the cast, and a corrected amount replaces its amount. When there is an amount,
 * a mail asks its person for a boleta.
 * @param shown the loops of the cast that the client showed
 * @throws Problem 404; 409 when it cannot be finished, or the cast's loops have changed; 422 by line and field
 */
export const finishOrder = (
  db: Database,
  doer: Doer,
  id: number,
  { shown, ...said }: Finish & { shown: readonly ShownThing[] },
): Promise<Edited<WorkOrder>> =>
  finish(db, doer, id, {
    ...said,
    check: (order) => refuseChanged(shown, loopsShown([order]), order),
    path: (field) => field,
  });

const finish = (
  db: Database,
  doer: Doer,
  id: number,
  { lines, updatedAt, check, path, ...said }: Finish & { check: (order: WorkOrder) => void; path: FieldPath },
): Promise<Edited<WorkOrder>> =>
  moveOrder(db, doer, {
    id,
    updatedAt,
    move: 'finish',
    viewer: ADMIN,
    hold: (transaction) => holdVoices(transaction, [id]),
    work: async (_, order) => {
      check(order);
      const { note, amount = order.amount, amountReason } = said;
      checkFinish(order, { lines, note, amount, amountReason }, path);
      const isCorrected = amount !== order.amount;
      return {
        finished_at: doer.now,
        finish_note: note,
        ...(isCorrected && { amount, amount_reason: amountReason, amount_issued: order.amount }),
      };
    },
    after: async (transaction, before, now) => {
      await writeDone(transaction, lines, doer.now);
      const changes = before.lines.flatMap(({ appearanceId, characterName, loopsDone }) => {
        const done = lines.find((line) => line.appearanceId === appearanceId);
        return done && done.loopsDone !== loopsDone
          ? [{ field: 'loopsDone', of: characterName, from: loopsDone, to: done.loopsDone }]
          : [];
      });
      return [castLine(before.chapterId, changes), ...(await makeBoleta(transaction, now, doer.now))];
    },
  });

/** One of several orders that are finished together. */
type Chosen = Pick<Finish, 'updatedAt' | 'lines'> & { id: number };

/**
 * Finishes several orders with their current amounts, all or none, in the caller's transaction.
 * @param note for orders with more recorded loops than planned
 * @throws Problem 404; 409 when an order has changed since the client read it, naming each, or the cast's loops have changed; 422 by order
 *   and line
 */
export function finishOrders(
  db: Database,
  doer: Doer,
  { orders, note, shown }: { orders: readonly Chosen[]; note: string; shown: readonly ShownThing[] },
): Promise<{ finished: number }> {
  return inTransaction(db, async (transaction) => {
    const chosen = [...new Map(orders.map((order, place) => [order.id, { ...order, place }])).values()];
    await holdAll(
      transaction,
      chosen.map(({ id }) => id),
    );
    const read = await Promise.all(chosen.map(({ id }) => readOrder(transaction, id, ADMIN)));
    refuseMoved(
      chosen.flatMap(({ updatedAt }, index) => {
        const order = read[index];
        if (!order || (order.state === 'accepted' && order.updatedAt === updatedAt)) return [];
        const state = labelOfWorkOrderState(order.state).toLowerCase();
        const why = order.state === 'accepted' ? 'cambió desde que la viste' : `ahora está ${state}`;
        return [{ name: nameOf(order), why }];
      }),
    );
    refuseChanged(shown, loopsShown(read), { orders: read });
    for (const [index, { id, updatedAt, lines, place }] of chosen.entries()) {
      const isOver = lines.some(({ appearanceId, loopsDone }) =>
        read[index]?.lines.some(
          (line) => line.appearanceId === appearanceId && isOverPlanned({ ...line, loopsDone }),
        ),
      );
      // One after the other: when several orders share a role, its loops are written again with the same value.
      const moved = await finish(transaction, doer, id, {
        ...{ updatedAt, lines, note: isOver ? note : '', amountReason: '' },
        check: () => {},
        path: (field) => (field === 'note' ? field : `orders.${place}.${field}`),
      });
      if (moved.isStale) throw new Error(`Order ${id} was written while it was held`);
    }
    return { finished: chosen.length };
  });
}

const nameOf = ({ typeId, number, personName }: WorkOrder) =>
  `${number === null ? labelOfWorkOrderType(typeId) : workOrderTitle(typeId, number)}, ${personName}`;

/** Locks the people and chapters of several orders: all people before all chapters, as everywhere else. */
async function holdAll(db: Database, ids: readonly number[]): Promise<void> {
  const about = await db
    .selectFrom('work_orders')
    .select(['person_id', 'chapter_id'])
    .where('id', 'in', ids)
    .execute();
  await holdVoices(
    db,
    ids,
    about.map(({ person_id }) => person_id ?? ''),
  );
  const chapters = [...new Set(about.map(({ chapter_id }) => chapter_id ?? 0))].sort((a, b) => a - b);
  for (const chapter of chapters) if (chapter !== 0) await isChapterThere(db, chapter);
  // Locks the orders by id, so that two requests that finish the same ones lock in the same order.
  await db.selectFrom('work_orders').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/** @throws Problem 422 on the line or field, or on all lines when one is missing */
function checkFinish(
  order: WorkOrder,
  { lines, ...said }: Required<Omit<Finish, 'updatedAt'>>,
  path: FieldPath,
): void {
  const there = new Map(order.lines.map((line) => [line.appearanceId, line]));
  const isGone = ({ appearanceId }: LineDone) => appearanceId === 0 || !there.has(appearanceId);
  const values = lines.map(({ appearanceId, loopsDone }) => ({
    loopsPlanned: there.get(appearanceId)?.loopsPlanned ?? 0,
    loopsDone,
  }));
  const { lines: wrong = [], ...others } = validateWorkOrderFinish({ ...said, lines: values }, order.amount);
  const errors = lines.flatMap((line, index): FieldError[] => {
    const at = (field: string, message: string) => ({ field: path(`lines.${index}.${field}`), message });
    if (isGone(line)) return [at('appearanceId', API_MESSAGES.orderRoleGone)];
    return wrong[index] === undefined ? [] : [at('loopsDone', wrong[index])];
  });
  errors.push(...Object.entries(others).map(([field, message]) => ({ field: path(field), message })));
  if (errors.length > 0) throw new Problem(422, API_MESSAGES.invalid, { errors });
  const given = new Set(lines.map(({ appearanceId }) => appearanceId));
  const wanted = order.lines.filter(({ appearanceId }) => appearanceId !== 0);
  if (wanted.length !== lines.length || wanted.some(({ appearanceId }) => !given.has(appearanceId)))
    throw fieldProblem(path('lines'), API_MESSAGES.loopsMissing);
}

/** One statement for all lines, so that the counts that depend on them are updated only once. */
async function writeDone(db: Database, lines: readonly LineDone[], now: Date): Promise<void> {
  if (lines.length === 0) return;
  const rows = JSON.stringify(lines.toSorted((a, b) => a.appearanceId - b.appearanceId));
  await sql`
    update appearances set loops_done = done."loopsDone",
      updated_at = greatest(${now}::timestamptz, appearances.updated_at + interval '1 millisecond')
    from jsonb_to_recordset(${rows}::jsonb) as done ("appearanceId" integer, "loopsDone" integer)
    where appearances.id = done."appearanceId" and appearances.loops_done <> done."loopsDone"`.execute(db);
}
