import type { Appearance, WorkOrder, WorkOrderRow } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { dayText } from '@doblaje/domain/days';
import type { WorkOrderLineValues, WorkOrderValues } from '@doblaje/domain/forms/workOrder';
import { chapterName } from '@doblaje/domain/naming';
import { labelOfWorkOrderType } from '@doblaje/domain/options/workOrderTypes';
import { defineEdit } from '../../../edits/defineEdit';

/** The labels of an order's fields, in the form's sequence. */
export const ORDER_LABELS = {
  chapterId: 'Capítulo',
  personId: 'Persona',
  typeId: 'Tipo de orden',
  startDate: 'Fecha de inicio',
  dueDate: 'Fecha de entrega',
  amount: 'Monto bruto en CLP',
  lines: 'Personajes',
  notes: 'Notas',
} as const satisfies Record<keyof WorkOrderValues, string>;

/** A chapter and its project: 'La bahía de los relojes, temporada 2, capítulo 204 · El faro apagado'. */
export const chapterText = ({ chapterNumber, chapterTitle, projectTitle }: WorkOrder): string =>
  chapterNumber === null ? '' : chapterName(projectTitle, chapterNumber, chapterTitle);

/**
 * The same text with today's names; '' if no name has changed.
 * @param title the chapter's title, if the text names it too
 */
export function chapterToday({ today, ...order }: WorkOrderRow, title = ''): string {
  const titleNow = title && (today.chapterTitle || title);
  if (today.projectTitle === '' && today.chapterNumber === null && titleNow === title) return '';
  return chapterName(
    today.projectTitle || order.projectTitle,
    today.chapterNumber ?? order.chapterNumber,
    titleNow,
  );
}

/** The editable values of an order. */
const orderValues = ({
  chapterId,
  personId,
  typeId,
  startDate,
  dueDate,
  amount,
  notes,
  lines,
}: WorkOrder): WorkOrderValues => ({
  chapterId,
  personId,
  typeId,
  startDate,
  dueDate,
  amount,
  notes,
  lines: lines.map(({ appearanceId, loops }) => ({ appearanceId, loops })),
});

const isAmount = (value: unknown) => typeof value === 'number' || value === null;

/** The text of a form's lines. A role chosen since the order was loaded has no name here. */
const linesText = (lines: unknown, order: WorkOrder): string =>
  (Array.isArray(lines) ? (lines as WorkOrderLineValues[]) : [])
    .map(({ appearanceId, loops }) => {
      const line = order.lines.find((one) => one.appearanceId === appearanceId);
      return `${line?.characterName ?? 'otro personaje'} (${loops ?? 'sin loops'})`;
    })
    .join(', ');

function valueText(field: keyof WorkOrderValues, value: unknown, order: WorkOrder): string {
  const words: Partial<Record<keyof WorkOrderValues, string>> = {
    chapterId: chapterText(order),
    personId: order.personName,
    typeId: labelOfWorkOrderType(order.typeId),
    startDate: dayText(String(value)),
    dueDate: dayText(String(value)),
    amount: isAmount(value) ? formatPesos(value as number | null) : String(value),
    lines: linesText(value, order),
  };
  return (words[field] ?? String(value)) || 'Nada';
}

/** The edit of a draft. */
export const ORDER_EDIT = defineEdit<WorkOrder, WorkOrderValues>({
  place: 'en la orden',
  labels: ORDER_LABELS,
  text: valueText,
  valuesOf: orderValues,
  updatedAtOf: ({ updatedAt }) => updatedAt,
});

/** A person's roles in a chapter with the planned loops. A new order for the person starts with them. */
export const linesOf = (cast: readonly Appearance[], personId: string): WorkOrderLineValues[] =>
  cast
    .filter((appearance) => personId !== '' && appearance.personId === personId)
    .map(({ id, loopsPlanned }) => ({ appearanceId: id, loops: loopsPlanned }));
