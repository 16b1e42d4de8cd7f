import type { OwnData } from '@doblaje/contract';
import { formatPesos } from '@doblaje/domain/amounts';
import { dayText, momentText } from '@doblaje/domain/days';
import { BOLETA_STATES } from '@doblaje/domain/options/boletaStates';
import { WITHHOLDERS } from '@doblaje/domain/options/withholders';
import { WORK_ORDER_STATES } from '@doblaje/domain/options/workOrderStates';

const labelIn = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

/** The label of a boleta's state, including an annulled one. */
const boletaState = (state: string) => (state === 'voided' ? 'Anulada' : labelIn(BOLETA_STATES, state));

const pesos = (amount: number | null) => (amount === null ? '' : formatPesos(amount));

/** An order as rows of labels and values. */
export const orderRows = (order: OwnData['workOrders'][number]) =>
  [
    ['Orden', order.title],
    ['Estado', labelIn(WORK_ORDER_STATES, order.state)],
    ['Proyecto', order.project],
    ['Capítulo', order.chapter === null ? '' : String(order.chapter)],
    ['Inicio', order.startDate && dayText(order.startDate)],
    ['Entrega', order.dueDate && dayText(order.dueDate)],
    ['Monto bruto', pesos(order.amount)],
    ['Personajes', order.roles.map(({ character, loops }) => `${character} (${loops} loops)`).join('; ')],
    ['Notas', order.notes],
    ['Emitida', momentText(order.issuedAt)],
    ['Respondida', momentText(order.answeredAt)],
    ['Tu nota al responder', order.answerNote],
    ['Terminada', momentText(order.finishedAt)],
    ['Anulada', momentText(order.voidedAt)],
    ['Motivo de la anulación', order.voidReason],
  ] as const;

/** Headings of the boletas' table. */
export const BOLETA_HEADERS = [
  ...['Orden', 'Proyecto', 'Estado', 'Folio', 'Fecha', 'Bruto', 'Retención', 'Líquido', 'Retiene'],
  ...['Motivo', 'Pagada'],
];

/** An order's project; of several also its part, so that the sum can be followed. */
const orderText = (
  { project, part }: OwnData['boletas'][number]['orders'][number],
  _: number,
  all: readonly unknown[],
) => (all.length > 1 && part !== null ? `${project} (${pesos(part)})` : project);

/** A boleta as a row of the table. */
export const boletaRow = (boleta: OwnData['boletas'][number]) => [
  boleta.orders.map(({ number }) => `N.º ${number}`).join('; '),
  boleta.orders.map(orderText).join('; '),
  boletaState(boleta.state),
  boleta.folio === null ? '' : String(boleta.folio),
  boleta.issuedOn && dayText(boleta.issuedOn),
  pesos(boleta.gross),
  pesos(boleta.retention),
  pesos(boleta.net),
  labelIn(WITHHOLDERS, boleta.withheldBy),
  boleta.reason,
  boleta.paidOn && dayText(boleta.paidOn),
];
