import { API_MESSAGES, type FieldError, Problem, type WorkOrder } from '@doblaje/contract';
import { validateLoops } from '@doblaje/domain/forms/character';
import type { WorkOrderAnswerValues, WorkOrderVoidValues } from '@doblaje/domain/forms/workOrderMoves';
import { canMove, WORK_ORDER_MOVES, type WorkOrderMove } from '@doblaje/domain/moves';
import { labelOfWorkOrderState } from '@doblaje/domain/options/workOrderStates';
import { sql, type Updateable } from 'kysely';
import { makeBoleta } from '../boletas/make';
import { castLine } from '../cast/add';
import type { Database } from '../db/database';
import type { WorkOrdersTable } from '../db/tables/workOrders';
import { fieldProblem } from '../edits/fieldProblem';
import { type Edited, saveIfCurrent } from '../edits/saveIfCurrent';
import { type AuditLine, audited, type Doer } from '../history/audited';
import { holdCastable } from '../people/castable';
import { holdAccount } from '../users/holdAccount';
import { holdOrder } from './hold';
import { mailAbout } from './mail';
import { readOrder, readOrderIfThere, seenOrders } from './read';
import { orderGone, type Viewer } from './rows';
import { orderLine } from './told';

interface OrderMove {
  id: number;
  /** What the order was read with. */
  updatedAt: string;
  move: WorkOrderMove;
  viewer: Viewer;
  /** Keeps what else it changes from going, before the order is locked. */
  hold?: (transaction: Database) => Promise<unknown>;
  /** Checks what the move asks for, and hands out what it writes of the order. */
  work: (transaction: Database, order: WorkOrder) => Promise<Updateable<WorkOrdersTable>>;
  /** What follows once the order has its new state. @returns lines of the history of other things */
  after?: (transaction: Database, order: WorkOrder) => Promise<readonly AuditLine[]>;
}

/** The refusal of a move that the table does not have from where the order is. */
const notPossible = (state: WorkOrder['state']) =>
  new Problem(
    409,
    `Esto ya no se puede hacer: la orden está ${labelOfWorkOrderState(state).toLowerCase()}.`,
    {
      code: 'NOT_POSSIBLE',
    },
  );

/**
 * Moves an order, as domain's one table of moves allows, with all that follows in one transaction: of two who move it at the
 * same moment the second is stale.
 * @throws Problem 404; 409 where the table has no such move; whatever `work` throws
 */
export function moveOrder(
  db: Database,
  doer: Doer,
  { id, updatedAt, move, viewer, hold, work, after: follow }: OrderMove,
): Promise<Edited<WorkOrder>> {
  return audited(db, doer, async (transaction) => {
    if (viewer.role === 'PERSON') await holdAccount(transaction, viewer.userId);
    await holdOrder(transaction, id);
    await hold?.(transaction);
    let lines: readonly AuditLine[] = [];
    const value = await saveIfCurrent(transaction, {
      of: (within) =>
        within
          .selectFrom('work_orders')
          .selectAll()
          .where('id', 'in', seenOrders(within, viewer).clearSelect().select('work_orders.id'))
          .where('id', '=', id),
      writtenAt: ({ updated_at }) => updated_at,
      readWith: updatedAt,
      now: doer.now,
      write: async (within, moment, { state }) => {
        if (!canMove(WORK_ORDER_MOVES, move, state, viewer.role)) throw notPossible(state);
        const before = await readOrder(within, id, viewer);
        const columns = await work(within, before);
        await within
          .updateTable('work_orders')
          .set({ ...columns, state: WORK_ORDER_MOVES[move].to, updated_at: moment })
          .where('id', '=', id)
          .execute();
        const others = (await follow?.(within, before)) ?? [];
        lines = [orderLine('update', await readOrder(within, id, viewer), before), ...others];
      },
      read: (within) => readOrderIfThere(within, id, viewer),
      missing: orderGone,
    });
    return { value, lines };
  });
}

/**
 * Accepts or declines an order; whoever answers is its person.
 * @throws Problem 404 for everybody else; 409 when it is not to be answered
 */
export const answerOrder = (
  db: Database,
  doer: Doer,
  id: number,
  { answer, note, updatedAt }: WorkOrderAnswerValues & { updatedAt: string },
): Promise<Edited<WorkOrder>> =>
  moveOrder(db, doer, {
    id,
    updatedAt,
    move: answer,
    viewer: { role: 'PERSON', userId: doer.actor },
    work: async () => ({ answered_at: doer.now, answer_note: note }),
  });

/**
 * Voids an order, and tells its person.
 * @throws Problem 404; 409 when it is not to be voided
 */
export const voidOrder = (
  db: Database,
  doer: Doer,
  id: number,
  { reason, updatedAt }: WorkOrderVoidValues & { updatedAt: string },
): Promise<Edited<WorkOrder>> =>
  moveOrder(db, doer, {
    id,
    updatedAt,
    move: 'void',
    viewer: { role: 'ADMIN' },
    work: async () => ({ voided_at: doer.now, void_reason: reason }),
    after: async (transaction) => {
      await mailAbout(transaction, 'order-voided', id, doer.now);
      return [];
    },
  });

/** Loops done of one line. */
interface LineDone {
  appearanceId: number;
  loopsDone: number;
}

/**
 * Finishes an order: the loops that are done of its lines are written to the cast, and with an amount its person is asked for a
 * boleta.
 * @throws Problem 404; 409 when it is not to be finished; 422 by line
 */
export const finishOrder = (
  db: Database,
  doer: Doer,
  id: number,
  { lines, updatedAt }: { lines: readonly LineDone[]; updatedAt: string },
): Promise<Edited<WorkOrder>> =>
  moveOrder(db, doer, {
    id,
    updatedAt,
    move: 'finish',
    viewer: { role: 'ADMIN' },
    hold: (transaction) => holdVoices(transaction, id),
    work: async (_, order) => {
      checkDone(order, lines);
      return { finished_at: doer.now };
    },
    after: async (transaction, order) => {
      await writeDone(transaction, lines, doer.now);
      const changes = order.lines.flatMap(({ appearanceId, characterName, loopsDone }) => {
        const done = lines.find((line) => line.appearanceId === appearanceId);
        return done && done.loopsDone !== loopsDone
          ? [{ field: 'loopsDone', of: characterName, from: loopsDone, to: done.loopsDone }]
          : [];
      });
      return [castLine(order.chapterId, changes), ...(await makeBoleta(transaction, order, doer.now))];
    },
  });

/** Whoever voices an order's roles is counted anew when loops or voices are written: people are locked before what is theirs. */
export async function holdVoices(db: Database, id: number): Promise<void> {
  const voices = await db
    .selectFrom('work_order_lines as line')
    .innerJoin('appearances', 'appearances.id', 'line.appearance_id')
    .select('appearances.person_id')
    .where('work_order_id', '=', id)
    .execute();
  await holdCastable(
    db,
    voices.map(({ person_id }) => person_id ?? ''),
  );
}

/** @throws Problem 422 on the line, or on all of them when one is missing */
function checkDone(order: WorkOrder, lines: readonly LineDone[]): void {
  const errors = lines.flatMap(({ appearanceId, loopsDone }, index): FieldError[] => {
    const at = (field: string, message: string) => ({ field: `lines.${index}.${field}`, message });
    const line = order.lines.find((there) => there.appearanceId === appearanceId);
    if (!line || appearanceId === 0) return [at('appearanceId', API_MESSAGES.orderRoleGone)];
    const { loopsPlanned } = line;
    return Object.entries(validateLoops({ loopsPlanned, loopsDone })).map(([field, message]) =>
      at(field, message),
    );
  });
  if (errors.length > 0) throw new Problem(422, API_MESSAGES.invalid, { errors });
  const given = new Set(lines.map(({ appearanceId }) => appearanceId));
  const wanted = order.lines.filter(({ appearanceId }) => appearanceId !== 0);
  if (wanted.length !== lines.length || wanted.some(({ appearanceId }) => !given.has(appearanceId)))
    throw fieldProblem('lines', API_MESSAGES.loopsMissing);
}

/** One statement for all: what is counted by it is counted once. */
async function writeDone(db: Database, lines: readonly LineDone[], now: Date): Promise<void> {
  if (lines.length === 0) return;
  const rows = JSON.stringify(lines.toSorted((a, b) => a.appearanceId - b.appearanceId));
  await sql`
    update appearances set loops_done = done."loopsDone",
      updated_at = greatest(${now}::timestamptz, appearances.updated_at + interval '1 millisecond')
    from jsonb_to_recordset(${rows}::jsonb) as done ("appearanceId" integer, "loopsDone" integer)
    where appearances.id = done."appearanceId" and appearances.loops_done <> done."loopsDone"`.execute(db);
}
