import type { OwnPayment, OwnYear } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { pesos } from '../../ground/db/pesos';
import { inNaturalOrder } from '../../ground/lists/naturalOrder';
import { paidDay } from '../boletas/paidDay';
import { openRegularizations } from '../boletas/regularizations';
import { amountsIn, paidLinesOfYear, summed } from '../nominas/month';

/** The day that a boleta counts for: that of its payment; until then its own, or the one on which its order was finished. */
const DAY = sql<string>`coalesce(${paidDay}, boleta_day(boletas.issued_order, boletas.created_at))`;

/** As they were when the boleta was handed in; until then as they are. */
const PROJECTS = sql<string[]>`array(
  select distinct case when boletas.gross is null then work_orders.project_now else boleta_orders.project_title end
    from boleta_orders join work_orders on work_orders.id = boleta_orders.work_order_id
    where boleta_orders.boleta_id = boletas.id order by 1)`;

/** A person's boletas of a year, the latest day first. */
const boletasOf = (db: Database, personId: string, year: string) =>
  db
    .selectFrom('boletas')
    .leftJoin('documents', 'documents.boleta_id', 'boletas.id')
    .leftJoin('regularizations', 'regularizations.boleta_id', 'boletas.id')
    .leftJoin('boletas as later', 'later.id', 'regularizations.settled_by')
    .select(['regularizations.settled_at', 'later.folio as later_folio'])
    .select(['boletas.id', 'boletas.order_numbers', 'boletas.state', 'boletas.sii_state', 'boletas.folio'])
    .select(['boletas.issued_on', 'boletas.gross', 'boletas.retention', 'boletas.net'])
    .select(['documents.id as document_id', paidDay.as('paid_on'), DAY.as('day'), PROJECTS.as('projects')])
    .where('boletas.person_id', '=', personId)
    .where(DAY, '>=', `${year}-01-01`)
    .where(DAY, '<=', `${year}-12-31`)
    .orderBy(DAY, 'desc')
    .orderBy('boletas.id', 'desc')
    .execute();

/** What was paid to a person in a year by project. */
async function projectsOf(db: Database, personId: string, year: string): Promise<OwnYear['projects']> {
  const project = sql<number>`coalesce(nomina_line_orders.project_id, 0)`;
  const rows = await paidLinesOfYear(db, year)
    .innerJoin('nomina_line_orders', 'nomina_line_orders.line_id', 'nomina_lines.id')
    .where('nomina_lines.person_id', '=', personId)
    .select([project.as('project_id'), sql<string>`max(nomina_line_orders.project_title)`.as('title')])
    .select(amountsIn('nomina_line_orders'))
    .groupBy(project)
    .orderBy(inNaturalOrder(sql`max(nomina_line_orders.project_title)`))
    .orderBy(project)
    .execute();
  return rows.map((row) => ({ projectId: row.project_id, title: row.title, ...summed(row) }));
}

type Sums = OwnYear['paid'];

const NOTHING: Sums = { boletas: 0, gross: 0, retention: 0, net: 0 };

/** Adds the paid ones. */
function paidIn(boletas: readonly OwnPayment[]): Sums {
  return boletas.reduce(
    (sums, { paidOn, gross, retention, net }) =>
      paidOn === ''
        ? sums
        : {
            boletas: sums.boletas + 1,
            gross: sums.gross + (gross ?? 0),
            retention: sums.retention + (retention ?? 0),
            net: sums.net + (net ?? 0),
          },
    NOTHING,
  );
}

/** 'Mis pagos' of a person and a year, 'AAAA'. */
export async function readOwnYear(db: Database, personId: string, year: string): Promise<OwnYear> {
  const [rows, projects, toRegularize] = await Promise.all([
    boletasOf(db, personId, year),
    projectsOf(db, personId, year),
    openRegularizations(db, personId),
  ]);
  const open = new Set(toRegularize.map(({ boletaId }) => boletaId));
  const months = new Map<string, OwnPayment[]>();
  for (const row of rows) {
    const month = row.day.slice(0, 7);
    const boleta: OwnPayment = {
      ...{ id: row.id, orderNumbers: row.order_numbers, projects: row.projects },
      ...{ state: row.state, siiState: row.sii_state, folio: row.folio, issuedOn: row.issued_on ?? '' },
      paidOn: row.paid_on ?? '',
      ...{ gross: pesos(row.gross), retention: pesos(row.retention), net: pesos(row.net) },
      ...{ documentId: row.document_id, isToRegularize: open.has(row.id) },
      settledBy: row.settled_at && { folio: row.later_folio, on: dayInChile(row.settled_at) },
    };
    months.set(month, [...(months.get(month) ?? []), boleta]);
  }
  return {
    year,
    paid: paidIn([...months.values()].flat()),
    months: [...months].map(([month, boletas]) => ({ month, paid: paidIn(boletas), boletas })),
    ...{ projects, toRegularize },
  };
}
