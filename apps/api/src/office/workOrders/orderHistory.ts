import type { HistoryChange, WorkOrder } from '@doblaje/contract';
import { chapterName } from '@doblaje/domain/naming';
import { labelOfWorkOrderState } from '@doblaje/domain/options/workOrderStates';
import { labelOfWorkOrderType } from '@doblaje/domain/options/workOrderTypes';
import type { AuditLine } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';

/** The fields of an order for its history: choices by their labels, its person by their id. */
const historyFields = (order: WorkOrder) => ({
  number: order.number,
  state: labelOfWorkOrderState(order.state),
  type: labelOfWorkOrderType(order.typeId) || null,
  chapter:
    order.chapterId === 0 ? null : chapterName(order.projectTitle, order.chapterNumber, order.chapterTitle),
  person: order.personId || null,
  startDate: order.startDate || null,
  dueDate: order.dueDate || null,
  amount: order.amount,
  notes: order.notes || null,
  lines: order.lines.map(({ characterName, loops }) => `${characterName} (${loops})`).join(', ') || null,
  answerNote: order.answerNote || null,
  voidReason: order.voidReason || null,
  finishNote: order.finishNote || null,
  amountReason: order.amountReason || null,
});

/** A line of an order's history. */
export const orderLine = (
  action: 'create' | 'update',
  order: WorkOrder,
  before?: WorkOrder,
): AuditLine & { changes: HistoryChange[] } => ({
  action,
  entity: 'work-order',
  id: String(order.id),
  changes: changesOf('work-order', before ? historyFields(before) : {}, historyFields(order)),
});
