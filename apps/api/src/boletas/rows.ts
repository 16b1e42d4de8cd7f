import { API_MESSAGES, type BoletaRow, Problem } from '@doblaje/contract';
import type { WorkOrderTypeId } from '@doblaje/domain/options/workOrderTypes';
import type { Database } from '../db/database';

/** Who looks at a boleta: ADMIN, or its person. */
export type Viewer = { role: 'ADMIN' } | { role: 'PERSON'; userId: string };

/** The refusal of a boleta that is not there, or not for whoever asks. */
export const boletaGone = ({ role }: Viewer) =>
  new Problem(404, role === 'ADMIN' ? API_MESSAGES.boletaGone : API_MESSAGES.boletaNotOwn);

/** Boletas with their order and document. */
export const allBoletas = (db: Database) =>
  db
    .selectFrom('boletas')
    .innerJoin('work_orders', 'work_orders.id', 'boletas.work_order_id')
    .leftJoin('projects', 'projects.id', 'boletas.project_id')
    .leftJoin('documents', 'documents.boleta_id', 'boletas.id')
    .leftJoin('nominas', 'nominas.id', 'boletas.nomina_id')
    .leftJoin('nomina_lines as line', (join) =>
      join.onRef('line.nomina_id', '=', 'boletas.nomina_id').onRef('line.boleta_id', '=', 'boletas.id'),
    )
    .leftJoin('users', 'users.id', 'boletas.person_id')
    .selectAll('boletas')
    .select(['line.person_name as paid_name', 'line.person_rut as paid_rut', 'users.rut'])
    .select(['work_orders.type_id as order_type_id', 'documents.id as document_id'])
    .select(['nominas.state as nomina_state', 'nominas.paid_on'])
    .select(['projects.season', 'projects.house_number']);

/** One of them as it is read. */
export type BoletaRecord = Awaited<ReturnType<ReturnType<typeof allBoletas>['execute']>>[number];

const pesos = (amount: string | null) => (amount === null ? null : Number(amount));

/** A boleta as the list has it. */
export const boletaRowOf = (row: BoletaRecord): BoletaRow => ({
  id: row.id,
  state: row.state,
  orderId: row.work_order_id,
  orderNumber: row.order_number,
  // An order that was issued has a type.
  orderTypeId: row.order_type_id as WorkOrderTypeId,
  orderAmount: Number(row.order_amount),
  orderDay: row.order_day,
  projectId: row.project_id ?? 0,
  projectTitle: row.project_title,
  season: row.season ?? '',
  houseNumber: row.house_number ?? '',
  personId: row.person_id,
  // What was paid was paid to whom it was then.
  personName: row.state === 'paid' ? (row.paid_name ?? row.person_name) : row.person_name,
  personRut: (row.state === 'paid' ? row.paid_rut : row.rut) ?? '',
  folio: row.folio,
  issuedOn: row.issued_on ?? '',
  gross: pesos(row.gross),
  retention: pesos(row.retention),
  net: pesos(row.net),
  withheldBy: row.withheld_by ?? '',
  expectedRetention: pesos(row.expected_retention),
  differs: row.differs,
  reason: row.reason,
  uploadedAt: row.uploaded_at?.toISOString() ?? null,
  updatedAt: row.updated_at.toISOString(),
  documentId: row.document_id,
});
