import {
  API_MESSAGES,
  draftShown,
  type FieldError,
  Problem,
  type ShownThing,
  toIssueShown,
  type WorkOrder,
} from '@doblaje/contract';
import { validateWorkOrder, type WorkOrderValues } from '@doblaje/domain/forms/workOrder';
import type { Recast } from '@doblaje/domain/forms/workOrderMoves';
import { WORK_ORDER_MOVES } from '@doblaje/domain/moves';
import type { Database } from '../../ground/db/database';
import { inTransaction } from '../../ground/db/inTransaction';
import { refuseChanged } from '../../ground/edits/refuseChanged';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import { audited, type Doer } from '../../ground/history/audited';
import { holdCastable } from '../../people/directory/castable';
import { recast } from '../../projects/cast/recast';
import { chapterGone } from '../../projects/chapters/read';
import { insertDraft } from './drafts';
import { holdVoices, isChapterThere } from './hold';
import { checkLines, nameLines } from './lines';
import { mailAbout } from './mail';
import { moveOrder } from './moves';
import { orderLine } from './orderHistory';
import { type PaperServices, takeNumber } from './papers';
import { type FilePapers, printAhead } from './printAhead';
import { readOrder } from './read';
import { refusalsOf } from './refusals';
import { holdCast, issueOneByOne, readCastToIssue } from './toIssue';
import { readVoices } from './voices';

const ADMIN = { role: 'ADMIN' } as const;

/** Turns a validator's messages into the errors of a request: 'lines.2.loops'. */
function errorsIn(found: unknown, path: readonly string[] = []): FieldError[] {
  if (typeof found === 'string') return [{ field: path.join('.'), message: found }];
  if (typeof found !== 'object' || found === null) return [];
  return Object.entries(found).flatMap(([key, value]) => errorsIn(value, [...path, key]));
}

/** The faults that keep an order from being issued. */
async function faultsOf(db: Database, order: WorkOrder, now: Date): Promise<FieldError[]> {
  const errors = errorsIn(validateWorkOrder(valuesOf(order)));
  const { personId, chapterId, projectId, startDate, dueDate } = order;
  if (personId !== '' && !(await holdCastable(db, [personId])).has(personId))
    errors.push({ field: 'personId', message: API_MESSAGES.personInactive });
  else if (personId !== '') {
    const refusals = await refusalsOf(db, { personIds: [personId], projectId, startDate, dueDate, now });
    for (const [, why] of refusals) errors.push({ field: 'personId', message: why.join('. ') });
  }
  if (chapterId !== 0 && !(await isChapterThere(db, chapterId)))
    errors.push({ field: 'chapterId', message: API_MESSAGES.orderChapterGone });
  return errors;
}

const valuesOf = ({ lines, ...order }: WorkOrder): WorkOrderValues => ({
  ...order,
  lines: lines.map(({ appearanceId, loops }) => ({ appearanceId, loops })),
});

/** The rest of issuing, beside the state: names of roles, papers, mails. */
async function follow(db: Database, file: FilePapers, ids: readonly number[], now: Date): Promise<void> {
  for (const id of ids) await nameLines(db, id);
  await file(db, ids);
  for (const id of ids) await mailAbout(db, 'order-issued', id, now);
}

const projectOf = async (db: Database, chapterId: number): Promise<number> =>
  (await db.selectFrom('chapters').select('project_id').where('id', '=', chapterId).executeTakeFirstOrThrow())
    .project_id;

/** The data for issuing a draft. */
export interface IssueOrder {
  id: number;
  updatedAt: string;
  /** The warnings that the client showed. */
  shown: readonly ShownThing[];
  /** How to change the cast. */
  recast?: Recast;
}

/**
 * Issues a draft.
 * @throws Problem 404; 409 when it is not a draft, or there is a warning that the client did not show; 422 by field when it is incomplete,
 *   or cannot be issued as it is; Outage when its paper cannot be stored
 */
export function issueOrder(
  services: PaperServices,
  doer: Doer,
  { id, updatedAt, shown, recast: how = 'none' }: IssueOrder,
): Promise<Edited<WorkOrder>> {
  return printAhead(services, (file) =>
    inTransaction(services.db, async (db) => {
      const about = await db
        .selectFrom('work_orders')
        .select('chapter_id')
        .where('id', '=', id)
        .executeTakeFirst();
      await issueOneByOne(db, about?.chapter_id ?? null);
      return moveOrder(db, doer, {
        id,
        updatedAt,
        move: 'issue',
        viewer: ADMIN,
        ...(how !== 'none' && { hold: (transaction) => holdVoices(transaction, [id]) }),
        work: async (transaction, order) => {
          const errors = await faultsOf(transaction, order, doer.now);
          if (errors.length > 0) throw new Problem(422, API_MESSAGES.invalid, { errors });
          refuseChanged(shown, draftShown(order), order);
          const voices = JSON.stringify(await readVoices(transaction, order));
          return { number: await takeNumber(transaction), issued_at: doer.now, voices };
        },
        after: async (transaction, { chapterId, personId, lines }) => {
          await follow(transaction, file, [id], services.now());
          const appearances = lines.map(({ appearanceId }) => appearanceId);
          if (how === 'none') return [];
          return recast(transaction, { chapterId, appearances, personId, how, now: doer.now });
        },
      });
    }),
  );
}

/** The orders for the cast of a chapter: the values that all of them share, and one order per person. */
export interface CastOrders extends Pick<WorkOrderValues, 'typeId' | 'startDate' | 'dueDate' | 'notes'> {
  orders: readonly Pick<WorkOrderValues, 'personId' | 'amount' | 'lines'>[];
  /** The cast and the open orders that the client showed. */
  shown: readonly ShownThing[];
}

/**
 * Issues one order to each person of a chapter, all or none, in the caller's transaction.
 * @throws Problem 404; 409 when cast or open orders differ from those that the client showed; 422 by row
 */
export function issueForCast(
  db: Database,
  doer: Doer,
  chapterId: number,
  { orders, shown, ...shared }: CastOrders,
  file: FilePapers,
): Promise<WorkOrder[]> {
  return audited(db, doer, async (transaction) => {
    await issueOneByOne(transaction, chapterId);
    const people = await holdCastable(
      transaction,
      orders.map(({ personId }) => personId),
    );
    if (!(await isChapterThere(transaction, chapterId))) throw chapterGone();
    await holdCast(transaction, chapterId);
    const current = await readCastToIssue(transaction, chapterId);
    refuseChanged(shown, toIssueShown(current), current);
    const refusals = await refusalsOf(transaction, {
      ...{ personIds: [...people], projectId: await projectOf(transaction, chapterId) },
      ...{ startDate: shared.startDate, dueDate: shared.dueDate, now: doer.now },
    });
    const errors = orders.flatMap(({ personId }, index): FieldError[] => {
      const why = people.has(personId) ? refusals.get(personId)?.join('. ') : API_MESSAGES.personInactive;
      return why === undefined ? [] : [{ field: `orders.${index}.personId`, message: why }];
    });
    if (errors.length > 0) throw new Problem(422, API_MESSAGES.invalid, { errors });
    const ids: number[] = [];
    for (const [index, order] of orders.entries()) {
      const path = (line: number, field: string) => `orders.${index}.lines.${line}.${field}`;
      await checkLines(transaction, chapterId, order.lines, path);
      ids.push(await insertDraft(transaction, doer.now, { ...shared, ...order, chapterId }));
    }
    for (const id of ids)
      await transaction
        .updateTable('work_orders')
        .set({
          state: WORK_ORDER_MOVES.issue.to,
          number: await takeNumber(transaction),
          issued_at: doer.now,
          voices: JSON.stringify(await readVoices(transaction, await readOrder(transaction, id, ADMIN))),
        })
        .where('id', '=', id)
        .execute();
    await follow(transaction, file, ids, doer.now);
    const issued = await Promise.all(ids.map((id) => readOrder(transaction, id, ADMIN)));
    return { value: issued, lines: issued.map((order) => orderLine('create', order)) };
  });
}
