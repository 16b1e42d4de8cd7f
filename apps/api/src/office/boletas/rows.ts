import { API_MESSAGES, type BoletaRow, Problem } from '@doblaje/contract';
import type { WorkOrderTypeId } from '@doblaje/domain/options/workOrderTypes';
import type { Database } from '../../ground/db/database';
import { pesos } from '../../ground/db/pesos';
import { nowOf } from '../../ground/history/nowOf';
import { paidDay } from './paidDay';

/** The viewer of a boleta or an order: ADMIN, or its person, who sees an order once it is issued. */
export type Viewer = { role: 'ADMIN' } | { role: 'PERSON'; userId: string };

/** The refusal of a boleta that does not exist, or that the viewer may not see. */
export const boletaGone = ({ role }: Viewer) =>
  new Problem(404, role === 'ADMIN' ? API_MESSAGES.boletaGone : API_MESSAGES.boletaNotOwn);

/** Boletas with their order and document. */
export const allBoletas = (db: Database) =>
  db
    .selectFrom('boletas')
    .innerJoin('work_orders', 'work_orders.id', 'boletas.work_order_id')
    .leftJoin('projects', 'projects.id', 'boletas.project_id')
    .leftJoin('documents', 'documents.boleta_id', 'boletas.id')
    .leftJoin('users', 'users.id', 'boletas.person_id')
    .selectAll('boletas')
    .select(['users.rut as rut_now'])
    .select(['work_orders.type_id as order_type_id', 'documents.id as document_id'])
    .select(paidDay.as('paid_on'))
    .select(['projects.season as season_now', 'projects.house_number as house_number_now']);

/** A boleta as the query returns it. */
export type BoletaRecord = Awaited<ReturnType<ReturnType<typeof allBoletas>['execute']>>[number];

/** Today's values of a boleta that the person has sent, where they differ from it. */
const todayOf = (row: BoletaRecord): BoletaRow['today'] =>
  row.state === 'pending'
    ? { personName: '', personRut: '', projectTitle: '' }
    : {
        personName: nowOf(row.person_name, row.name_now),
        personRut: nowOf(row.person_rut ?? '', row.rut_now),
        projectTitle: nowOf(row.project_title, row.project_now),
      };

/** A boleta as a row of the list. */
export const boletaRowOf = (row: BoletaRecord): BoletaRow => ({
  id: row.id,
  state: row.state,
  kind: row.kind,
  siiState: row.sii_state,
  siiOn: row.sii_on ?? '',
  orderId: row.work_order_id,
  orderNumber: row.order_number,
  orderNumbers: row.order_numbers,
  // An issued order always has a type.
  orderTypeId: row.order_type_id as WorkOrderTypeId,
  orderAmount: Number(row.order_amount),
  orderDay: row.order_day,
  projectId: row.project_id ?? 0,
  projectTitle: row.project_title,
  season: (row.state === 'pending' ? row.season_now : row.season) ?? '',
  houseNumber: (row.state === 'pending' ? row.house_number_now : row.house_number) ?? '',
  personId: row.person_id,
  personName: row.person_name,
  personRut: (row.state === 'pending' ? row.rut_now : row.person_rut) ?? '',
  today: todayOf(row),
  folio: row.folio,
  issuedOn: row.issued_on ?? '',
  gross: pesos(row.gross),
  retention: pesos(row.retention),
  net: pesos(row.net),
  withheldBy: row.withheld_by ?? '',
  expectedRetention: pesos(row.expected_retention),
  differs: row.differs || row.reading_differs,
  reason: row.reason,
  uploadedAt: row.uploaded_at?.toISOString() ?? null,
  updatedAt: row.updated_at.toISOString(),
  documentId: row.document_id,
});
