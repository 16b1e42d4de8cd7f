import { API_MESSAGES, type FieldError, Problem, type WorkOrder } from '@doblaje/contract';
import { validateWorkOrder, type WorkOrderValues } from '@doblaje/domain/forms/workOrder';
import { WORK_ORDER_MOVES } from '@doblaje/domain/moves';
import { chapterGone } from '../chapters/read';
import type { Database } from '../db/database';
import type { Edited } from '../edits/saveIfCurrent';
import { audited, type Doer } from '../history/audited';
import { holdCastable } from '../people/castable';
import { insertDraft } from './drafts';
import { isChapterThere } from './hold';
import { checkLines, nameLines } from './lines';
import { mailAbout } from './mail';
import { moveOrder } from './moves';
import { filePaper, type PaperServices, takeNumber, withKeys } from './papers';
import { readOrder } from './read';
import { orderLine } from './told';

const ADMIN = { role: 'ADMIN' } as const;

/** The messages of a validator as errors of a request: 'lines.2.loops'. */
function errorsIn(found: unknown, path: readonly string[] = []): FieldError[] {
  if (typeof found === 'string') return [{ field: path.join('.'), message: found }];
  if (typeof found !== 'object' || found === null) return [];
  return Object.entries(found).flatMap(([key, value]) => errorsIn(value, [...path, key]));
}

/** What of an order keeps it from being issued. */
async function faultsOf(db: Database, order: WorkOrderValues): Promise<FieldError[]> {
  const errors = errorsIn(validateWorkOrder(order));
  const { personId, chapterId } = order;
  if (personId !== '' && !(await holdCastable(db, [personId])).has(personId))
    errors.push({ field: 'personId', message: API_MESSAGES.personInactive });
  if (chapterId !== 0 && !(await isChapterThere(db, chapterId)))
    errors.push({ field: 'chapterId', message: API_MESSAGES.orderChapterGone });
  return errors;
}

const valuesOf = ({ lines, ...order }: WorkOrder): WorkOrderValues => ({
  ...order,
  lines: lines.map(({ appearanceId, loops }) => ({ appearanceId, loops })),
});

/** What follows from issuing, beside the state: its roles by name, its paper, a mail. */
async function follow(db: Database, services: PaperServices, id: number, key: string): Promise<void> {
  await nameLines(db, id);
  await filePaper(db, services, id, key);
  await mailAbout(db, 'order-issued', id, services.now());
}

/**
 * Issues a draft.
 * @throws Problem 404; 409 when it is no draft; 422 by field where it is not complete, or cannot be issued as it is
 */
export function issueOrder(
  services: PaperServices,
  doer: Doer,
  id: number,
  updatedAt: string,
): Promise<Edited<WorkOrder>> {
  return withKeys(services, 1, ([key = '']) =>
    moveOrder(services.db, doer, {
      id,
      updatedAt,
      move: 'issue',
      viewer: ADMIN,
      work: async (transaction, order) => {
        const errors = await faultsOf(transaction, valuesOf(order));
        if (errors.length > 0) throw new Problem(422, API_MESSAGES.invalid, { errors });
        return { number: await takeNumber(transaction), issued_at: doer.now };
      },
      after: async (transaction) => {
        await follow(transaction, services, id, key);
        return [];
      },
    }),
  );
}

/** What is issued for the cast of a chapter: what all orders share, and one order a person. */
export interface CastOrders extends Pick<WorkOrderValues, 'typeId' | 'startDate' | 'dueDate' | 'notes'> {
  orders: readonly Pick<WorkOrderValues, 'personId' | 'amount' | 'lines'>[];
}

/**
 * Issues one order to each person of a chapter, all or none, within the caller's transaction.
 * @param keys one for each paper
 * @throws Problem 404; 422 by row
 */
export function issueForCast(
  db: Database,
  services: PaperServices,
  doer: Doer,
  chapterId: number,
  { orders, ...shared }: CastOrders,
  keys: readonly string[],
): Promise<WorkOrder[]> {
  return audited(db, doer, async (transaction) => {
    const people = await holdCastable(
      transaction,
      orders.map(({ personId }) => personId),
    );
    if (!(await isChapterThere(transaction, chapterId))) throw chapterGone();
    const errors = orders.flatMap(({ personId }, index): FieldError[] =>
      people.has(personId)
        ? []
        : [{ field: `orders.${index}.personId`, message: API_MESSAGES.personInactive }],
    );
    if (errors.length > 0) throw new Problem(422, API_MESSAGES.invalid, { errors });
    const issued: WorkOrder[] = [];
    for (const [index, order] of orders.entries()) {
      const path = (line: number, field: string) => `orders.${index}.lines.${line}.${field}`;
      await checkLines(transaction, chapterId, order.lines, path);
      const id = await insertDraft(transaction, doer.now, { ...shared, ...order, chapterId });
      await transaction
        .updateTable('work_orders')
        .set({
          state: WORK_ORDER_MOVES.issue.to,
          number: await takeNumber(transaction),
          issued_at: doer.now,
        })
        .where('id', '=', id)
        .execute();
      await follow(transaction, services, id, keys[index] ?? '');
      issued.push(await readOrder(transaction, id, ADMIN));
    }
    return { value: issued, lines: issued.map((order) => orderLine('create', order)) };
  });
}
