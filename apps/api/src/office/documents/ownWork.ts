import type { OwnData } from '@doblaje/contract';
import { workOrderTitle } from '@doblaje/domain/options/workOrderTypes';
import type { Database } from '../../ground/db/database';
import { pesos } from '../../ground/db/pesos';
import { paidDay } from '../boletas/paidDay';

const moment = (at: Date | null) => at?.toISOString() ?? null;
/** The orders sent to a person, with their answers; drafts belong to the studio. An allowlist, like the whole export. */
export async function ownOrders(db: Database, userId: string): Promise<OwnData['workOrders']> {
  const orders = await db
    .selectFrom('work_orders')
    .select(['work_orders.id', 'work_orders.number', 'type_id', 'state', 'project_title', 'start_date'])
    .select(['work_orders.due_date', 'amount', 'notes', 'issued_at', 'answered_at', 'answer_note'])
    .select(['finished_at', 'voided_at', 'void_reason', 'chapter_number as chapter'])
    .where('person_id', '=', userId)
    .where('state', '!=', 'draft')
    .orderBy('work_orders.number')
    .execute();
  const lines = await db
    .selectFrom('work_order_lines')
    .innerJoin('work_orders', 'work_orders.id', 'work_order_lines.work_order_id')
    .select(['work_order_id', 'character_name', 'loops'])
    .where('work_orders.person_id', '=', userId)
    .where('work_orders.state', '!=', 'draft')
    .orderBy('work_order_id')
    .orderBy('position')
    .execute();
  return orders.map((order) => ({
    title: workOrderTitle(order.type_id, order.number),
    state: order.state,
    project: order.project_title,
    chapter: order.chapter,
    startDate: order.start_date ?? '',
    dueDate: order.due_date ?? '',
    amount: pesos(order.amount),
    notes: order.notes,
    roles: lines
      .filter(({ work_order_id }) => work_order_id === order.id)
      .map(({ character_name, loops }) => ({ character: character_name, loops })),
    issuedAt: moment(order.issued_at),
    answeredAt: moment(order.answered_at),
    answerNote: order.answer_note,
    finishedAt: moment(order.finished_at),
    voidedAt: moment(order.voided_at),
    voidReason: order.void_reason,
  }));
}

/** The boletas of a person, including annulled ones: their data, the decisions, and the payment days. */
export async function ownBoletas(db: Database, userId: string): Promise<OwnData['boletas']> {
  const boletas = await db
    .selectFrom('boletas')
    .select(['boletas.id', 'boletas.state', 'folio'])
    .select(['issued_on', 'boletas.gross', 'boletas.retention', 'net', 'withheld_by', 'reason'])
    .select(['uploaded_at', paidDay.as('paid_on')])
    .where('person_id', '=', userId)
    .orderBy('boletas.id')
    .execute();
  const parts = await db
    .selectFrom('boleta_orders')
    .innerJoin('boletas', 'boletas.id', 'boleta_orders.boleta_id')
    .innerJoin('work_orders', 'work_orders.id', 'boleta_orders.work_order_id')
    .select(['boleta_orders.boleta_id', 'boleta_orders.part', 'boleta_orders.project_title'])
    .select(['work_orders.number', 'work_orders.project_now'])
    .where('boletas.person_id', '=', userId)
    .orderBy('boleta_orders.boleta_id')
    .orderBy('boleta_orders.position')
    .execute();
  const annulled = await db
    .selectFrom('annulled_boletas')
    .select(['annulled_boletas.orders', 'annulled_boletas.folio'])
    .select(['annulled_boletas.issued_on', 'annulled_boletas.gross', 'annulled_boletas.retention'])
    .select(['annulled_boletas.net', 'annulled_boletas.withheld_by', 'annulled_boletas.reason'])
    .where('annulled_boletas.person_id', '=', userId)
    .orderBy('annulled_boletas.id')
    .execute();
  return [
    ...boletas.map((boleta) => ({
      orders: parts
        .filter(({ boleta_id }) => boleta_id === boleta.id)
        .map(({ number, part, project_title, project_now }) => ({
          // An issued order has a number.
          number: number as number,
          project: part === null ? project_now : project_title,
          part: pesos(part),
        })),
      state: boleta.state,
      folio: boleta.folio,
      issuedOn: boleta.issued_on ?? '',
      gross: pesos(boleta.gross),
      retention: pesos(boleta.retention),
      net: pesos(boleta.net),
      withheldBy: boleta.withheld_by ?? '',
      reason: boleta.reason,
      uploadedAt: moment(boleta.uploaded_at),
      paidOn: boleta.paid_on ?? '',
    })),
    ...annulled.map((boleta) => ({
      orders: boleta.orders,
      state: 'voided',
      folio: boleta.folio,
      issuedOn: boleta.issued_on,
      gross: pesos(boleta.gross),
      retention: pesos(boleta.retention),
      net: pesos(boleta.net),
      withheldBy: boleta.withheld_by,
      reason: boleta.reason,
      uploadedAt: null,
      paidOn: '',
    })),
  ];
}
