import { send, type WorkOrder } from '@doblaje/contract/client';
import { useCallback } from 'react';
import { dayText } from '../../formats/day';
import { HistoryPages } from '../../history/HistoryPages';
import type { HistoryWords } from '../../history/historyText';
import { Asked } from '../../lists/Asked';
import { usePortal } from '../../portal';
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
export function OrderHistory({ order }: { order: WorkOrder }) {
  const { client } = usePortal();
  // Another version of the order has another history.
  const { id, updatedAt } = order;
  const ask = useCallback(
    (of: string) => {
      const param = { entity: 'work-order' as const, id: of.split(' ')[0] ?? '' };
      return send(client.catalogue.history[':entity'][':id'].$get({ param, query: {} }));
    },
    [client],
  );
  return (
    <Asked ask={ask} id={`${id} ${updatedAt}`} loading="Cargando historial..." failed="No llegó el historial">
      {(first) => <HistoryPages entity="work-order" id={`${id}`} first={first} words={WORDS} />}
    </Asked>
  );
}
