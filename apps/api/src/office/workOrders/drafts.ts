import { API_MESSAGES, Problem, type WorkOrder } from '@doblaje/contract';
import { WORK_ORDER_INITIAL, type WorkOrderValues } from '@doblaje/domain/forms/workOrder';
import { isReplaceableOrder } from '@doblaje/domain/moves';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { isUniqueViolation } from '../../ground/db/uniqueViolation';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import { type Edited, saveIfCurrent } from '../../ground/edits/saveIfCurrent';
import { type AuditLine, audited, type Doer } from '../../ground/history/audited';
import { checkCastable } from '../../people/directory/castable';
import { holdOrder, isChapterThere } from './hold';
import { checkLines, writeLines } from './lines';
import { orderLine } from './orderHistory';
import { readOrder, readOrderIfThere } from './read';
import { orderGone } from './rows';

const ADMIN = { role: 'ADMIN' } as const;

/** The refusal to change an order that its person already has. */
const orderIssued = () => new Problem(409, API_MESSAGES.orderIssued, { code: 'NOT_POSSIBLE' });

/** The refusal of a second replacement for one order. */
const orderReplaced = () => new Problem(409, API_MESSAGES.orderReplaced, { code: 'REPLACED' });

const EMPTY: Readonly<Record<string, unknown>> = WORK_ORDER_INITIAL;

const columnsOf = (values: WorkOrderValues) => ({
  type_id: values.typeId === 0 ? null : values.typeId,
  chapter_id: values.chapterId === 0 ? null : values.chapterId,
  person_id: values.personId === '' ? null : values.personId,
  start_date: values.startDate || null,
  due_date: values.dueDate || null,
  amount: values.amount,
  notes: values.notes,
});

/**
 * Checks a draft for errors that only the database can find. Earlier choices of person and chapter may stay: issuing the draft checks them
 * again.
 * @throws Problem 422 on a field
 */
async function checkDraft(
  db: Database,
  values: WorkOrderValues,
  before?: Pick<WorkOrder, 'personId' | 'chapterId'>,
): Promise<void> {
  const { personId, chapterId, lines } = values;
  await checkCastable(db, personId, before?.personId ?? null);
  if (chapterId !== 0 && chapterId !== before?.chapterId && !(await isChapterThere(db, chapterId)))
    throw fieldProblem('chapterId', API_MESSAGES.orderChapterGone);
  await checkLines(db, chapterId, lines);
}

/** Writes a new draft within the caller's transaction. */
export async function insertDraft(
  db: Database,
  now: Date,
  values: WorkOrderValues,
  replaces: number | null = null,
): Promise<number> {
  const { id } = await db
    .insertInto('work_orders')
    .values({ ...columnsOf(values), number: null, replaces, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLines(db, id, values.lines);
  return id;
}

/**
 * The person's own draft that nobody has written into. A person who presses 'Crear orden' and leaves finds it again, so the list does not
 * fill with empty drafts.
 */
async function untouchedDraft(
  db: Database,
  { actor }: Doer,
  { chapterId, lines, ...rest }: WorkOrderValues,
): Promise<number | undefined> {
  const isBare = lines.length === 0 && Object.entries(rest).every(([name, value]) => value === EMPTY[name]);
  if (!isBare) return undefined;
  const found = await db
    .selectFrom('work_orders')
    .select('id')
    .where('state', '=', 'draft')
    .where('deleted_at', 'is', null)
    .where('replaces', 'is', null)
    .where('chapter_id', chapterId === 0 ? 'is' : '=', chapterId === 0 ? null : chapterId)
    .whereRef('updated_at', '=', 'created_at')
    .where('notes', '=', '')
    .where((where) =>
      where.and(
        (['type_id', 'person_id', 'start_date', 'due_date', 'amount'] as const).map((column) =>
          where(column, 'is', null),
        ),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('audit')
          .select('audit.id')
          .where('entity', '=', 'work-order')
          .whereRef('entity_id', '=', sql<string>`work_orders.id::text`)
          .where('action', '=', 'create')
          .where('actor_id', '=', actor),
      ),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

/**
 * Adds a draft, or returns the empty one that the same person left behind.
 * @throws Problem 422 on a field
 */
export function addDraft(db: Database, doer: Doer, values: WorkOrderValues): Promise<WorkOrder> {
  return audited(db, doer, async (transaction) => {
    const left = await untouchedDraft(transaction, doer, values);
    if (left !== undefined) return { value: await readOrder(transaction, left, ADMIN), lines: [] };
    await checkDraft(transaction, values);
    const id = await insertDraft(transaction, doer.now, values);
    const order = await readOrder(transaction, id, ADMIN);
    return { value: order, lines: [orderLine('create', order)] };
  });
}

/**
 * Saves the changes of a draft.
 * @throws Problem 404; 409 once it was issued; 422 on a field
 */
export function saveDraft(
  db: Database,
  doer: Doer,
  id: number,
  { updatedAt, ...values }: WorkOrderValues & { updatedAt: string },
): Promise<Edited<WorkOrder>> {
  return audited(db, doer, async (transaction) => {
    const held = await holdOrder(transaction, id);
    const chosen = { personId: held.person_id ?? '', chapterId: held.chapter_id ?? 0 };
    let before: WorkOrder | undefined;
    // This comes before the lock on the order: person and chapter are always locked first.
    await checkDraft(transaction, values, chosen);
    const value = await saveIfCurrent(transaction, {
      of: (within) =>
        within.selectFrom('work_orders').selectAll().where('id', '=', id).where('deleted_at', 'is', null),
      writtenAt: ({ updated_at }) => updated_at,
      readWith: updatedAt,
      now: doer.now,
      write: async (within, moment, row) => {
        if (row.state !== 'draft') throw orderIssued();
        before = await readOrder(within, id, ADMIN);
        await within
          .updateTable('work_orders')
          .set({ ...columnsOf(values), updated_at: moment })
          .where('id', '=', id)
          .execute();
        await writeLines(within, id, values.lines);
      },
      read: (within) => readOrderIfThere(within, id, ADMIN),
      missing: orderGone,
    });
    const lines: AuditLine[] = before && !value.isStale ? [orderLine('update', value.saved, before)] : [];
    return { value, lines };
  });
}

/**
 * Deletes a draft; a draft that is already deleted is no error.
 * @throws Problem 404; 409 once it was issued
 */
export function deleteDraft(db: Database, doer: Doer, id: number): Promise<void> {
  return audited(db, doer, async (transaction) => {
    const row = await transaction
      .selectFrom('work_orders')
      .select(['state', 'deleted_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw orderGone();
    if (row.deleted_at) return { value: undefined, lines: [] };
    if (row.state !== 'draft') throw orderIssued();
    await transaction.updateTable('work_orders').set({ deleted_at: doer.now }).where('id', '=', id).execute();
    return { value: undefined, lines: [{ action: 'delete', entity: 'work-order', id: String(id) }] };
  });
}

/**
 * Brings a deleted draft back; a draft that is not deleted is no error.
 * @throws Problem 404 once it is gone for good; 409 when another order has replaced the one that the draft was meant to replace
 */
export function restoreDraft(db: Database, doer: Doer, id: number): Promise<WorkOrder> {
  return audited(db, doer, async (transaction) => {
    const restored = await transaction
      .updateTable('work_orders')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .returning('id')
      .executeTakeFirst()
      .catch(orReplaced);
    const order = await readOrderIfThere(transaction, id, ADMIN);
    if (!order) throw new Problem(404, API_MESSAGES.orderPurged);
    return {
      value: order,
      lines: restored ? [{ action: 'restore', entity: 'work-order', id: String(id) }] : [],
    };
  });
}

/** Turns the database's error of a second replacement into its refusal. */
function orReplaced(error: unknown): never {
  if (!isUniqueViolation(error, 'work_orders_one_replacement')) throw error;
  throw orderReplaced();
}

/**
 * Makes a draft with the content of a declined or voided order, without a person.
 * @throws Problem 404; 409 when the order is neither declined nor voided, or already has a replacement
 */
export function replaceOrder(db: Database, doer: Doer, id: number): Promise<WorkOrder> {
  return audited(db, doer, async (transaction) => {
    await holdOrder(transaction, id);
    await transaction.selectFrom('work_orders').select('id').where('id', '=', id).forUpdate().execute();
    const order = await readOrder(transaction, id, ADMIN);
    if (order.replacedBy) throw orderReplaced();
    if (!isReplaceableOrder(order.state))
      throw new Problem(409, API_MESSAGES.orderNotReplaceable, { code: 'NOT_POSSIBLE' });
    const lines = order.lines.filter(({ appearanceId }) => appearanceId !== 0);
    const values = { ...order, personId: '', lines };
    const draft = await readOrder(transaction, await insertDraft(transaction, doer.now, values, id), ADMIN);
    return { value: draft, lines: [orderLine('create', draft)] };
  });
}
