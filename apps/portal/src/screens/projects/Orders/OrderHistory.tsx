import type { WorkOrder } from '@doblaje/contract/client';
import { dayText } from '@doblaje/domain/days';
import type { HistoryWords } from '../../../history/historyText';
import { LoadedHistory } from '../../../history/LoadedHistory';
import { ORDER_LABELS } from './order';

const WORDS: HistoryWords = {
  noun: 'Orden',
  isFeminine: true,
  fields: {
    number: 'Número',
    state: 'Estado',
    type: ORDER_LABELS.typeId,
    chapter: ORDER_LABELS.chapterId,
    person: ORDER_LABELS.personId,
    startDate: ORDER_LABELS.startDate,
    dueDate: ORDER_LABELS.dueDate,
    amount: ORDER_LABELS.amount,
    notes: ORDER_LABELS.notes,
    lines: ORDER_LABELS.lines,
    answerNote: 'Nota de la persona',
    voidReason: 'Motivo de la anulación',
    finishNote: 'Por qué más loops que los planificados',
    amountReason: 'Motivo del cambio de monto',
  },
  amounts: ['amount'],
  title: ({ action, changes }) => {
    const state = changes.find(({ field }) => field === 'state')?.to;
    return action === 'update' && typeof state === 'string'
      ? `Orden ${state.toLocaleLowerCase('es')}`
      : undefined;
  },
  text: (field, value) => (field === 'startDate' || field === 'dueDate' ? dayText(value) : value),
};

/** 'Historial' of an order (desk.md §6). */
export const OrderHistory = ({ order: { id, updatedAt } }: { order: WorkOrder }) => (
  <LoadedHistory entity="work-order" id={`${id}`} updatedAt={updatedAt} words={WORDS} />
);
