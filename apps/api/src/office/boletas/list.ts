import {
  BOLETA_RUT_LEAST,
  type BoletaRow,
  type BoletaTotals,
  boletasList,
  type ListSelection,
} from '@doblaje/contract';
import { countText } from '@doblaje/domain/amounts';
import { dayText } from '@doblaje/domain/days';
import { labelOfBoletaState } from '@doblaje/domain/options/boletaStates';
import { labelOfSiiState } from '@doblaje/domain/options/siiStates';
import { labelOfWithholder } from '@doblaje/domain/options/withholders';
import { workOrderTitle } from '@doblaje/domain/options/workOrderTypes';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { beginsAsRut } from '../../ground/lists/beginsAsRut';
import type { CsvColumn } from '../../ground/lists/csv';
import { definePlan } from '../../ground/lists/definePlan';
import { allBoletas, boletaRowOf } from './rows';

const DIFFERENCES = {
  with: sql<boolean>`(boletas.differs or boletas.reading_differs)`,
  without: sql<boolean>`(not boletas.differs and not boletas.reading_differs and boletas.folio is not null)`,
} as const;

const WAITS = {
  person: sql<boolean>`(boletas.state = any(array['pending', 'rejected']))`,
  nomina: sql<boolean>`(boletas.state = 'approved' and boletas.nomina_id is null)`,
  regularization: sql<boolean>`(boletas.id = any(array(
    select regularizations.boleta_id from regularizations where regularizations.settled_at is null)))`,
} as const;

/** Boletas up to the end of a month: by their own day, or by the finish of their order while they have none. */
const untilMonth = (month: string) =>
  sql<boolean>`(boleta_day(boletas.issued_order, boletas.created_at) <= ${`${month}-31`})`;

/** 'N.º 1.187; N.º 1.188': every order of a boleta, however many. */
export const ordersText = (numbers: readonly number[]) =>
  numbers.map((number) => `N.º ${countText(number)}`).join('; ');

/** The boletas as a CSV. */
export const BOLETAS_CSV: readonly CsvColumn<BoletaRow>[] = [
  {
    header: 'Orden',
    value: ({ orderTypeId, orderNumber, orderNumbers }) =>
      orderNumbers.length === 1 ? workOrderTitle(orderTypeId, orderNumber) : ordersText(orderNumbers),
  },
  { header: 'Persona', value: ({ personName }) => personName },
  { header: 'RUT', value: ({ personRut }) => personRut },
  { header: 'Proyecto', value: ({ projectTitle }) => projectTitle },
  { header: 'Temporada', value: ({ season }) => season },
  { header: 'N.º interno', value: ({ houseNumber }) => houseNumber },
  { header: 'Estado', value: ({ state }) => labelOfBoletaState(state) },
  { header: 'Tipo', value: ({ kind, folio }) => (folio === null ? '' : kind) },
  { header: 'N.º de boleta', value: ({ folio }) => folio },
  { header: 'Fecha', value: ({ issuedOn }) => dayText(issuedOn) },
  { header: 'Monto bruto de la orden', value: ({ orderAmount }) => orderAmount },
  { header: 'Bruto', value: ({ gross }) => gross },
  { header: 'Retención', value: ({ retention }) => retention },
  { header: 'Líquido', value: ({ net }) => net },
  { header: 'Retiene', value: ({ withheldBy }) => labelOfWithholder(withheldBy) },
  { header: 'Diferencias', value: ({ folio, differs }) => (folio === null ? null : differs ? 'Sí' : 'No') },
  { header: 'En el SII', value: ({ siiState, folio }) => (folio === null ? '' : labelOfSiiState(siiState)) },
  { header: 'Motivo del rechazo', value: ({ reason }) => reason },
  // Today's values where they differ; empty where nothing has changed since.
  { header: 'Persona hoy', value: ({ today }) => today.personName },
  { header: 'RUT hoy', value: ({ today }) => today.personRut },
  { header: 'Proyecto hoy', value: ({ today }) => today.projectTitle },
];

/** Searches by the RUT on the boleta and by its person's RUT today. */
function byRut(word: string): RawBuilder<boolean> | null {
  const then = beginsAsRut('boletas.rut_number', word, BOLETA_RUT_LEAST);
  const now = beginsAsRut('users.rut_number', word, BOLETA_RUT_LEAST);
  // An array, because it can use an index. With 'in' the database would read every row.
  return then && sql`(${then} or boletas.person_id = any(array(select users.id from users where ${now})))`;
}

/** The studio's boletas, as ADMIN sees them. */
export const boletasPlan = definePlan({
  list: boletasList,
  base: allBoletas,
  // The boleta's own row holds everything that the list searches, sorts and filters by.
  counted: (db: Database) => db.selectFrom('boletas'),
  searched: ['boletas.searched'],
  alsoSearched: byRut,
  sorts: {
    issuedOn: 'boletas.issued_order',
    updatedAt: 'boletas.updated_at',
    orderNumber: 'boletas.order_number',
    amount: 'boletas.amount_order',
    project: { text: 'boletas.project_title' },
    person: { text: 'boletas.person_name' },
    state: 'boletas.state',
  },
  filters: {
    state: 'boletas.state',
    // A boleta may pay orders of several projects.
    projectId: {
      holds: (value) => sql<boolean>`boletas.id = any(array(
        select boleta_orders.boleta_id from boleta_orders where boleta_orders.project_id = ${Number(value)}))`,
    },
    personId: 'boletas.person_id',
    siiState: {
      holds: (value) => sql<boolean>`(boletas.sii_state = ${value} and boletas.folio is not null)`,
    },
    kind: { holds: (value) => sql<boolean>`(boletas.kind = ${value} and boletas.folio is not null)` },
    differences: { holds: (value) => DIFFERENCES[value as keyof typeof DIFFERENCES] },
    waits: { holds: (value) => WAITS[value as keyof typeof WAITS] },
    until: { holds: untilMonth },
  },
  tieBreaker: 'boletas.id',
  itemOf: boletaRowOf,
});

/** The total amount of all boletas that match a query, on all pages. */
export async function sumBoletas(
  db: Database,
  query: ListSelection<typeof boletasList>,
): Promise<BoletaTotals> {
  const found = boletasPlan.statements.keys(db, query, []).clearSelect();
  const sums = found.select([
    sql<string>`coalesce(sum(boletas.gross), 0)`.as('gross'),
    sql<string>`coalesce(sum(boletas.retention), 0)`.as('retention'),
    sql<string>`coalesce(sum(boletas.net), 0)`.as('net'),
    sql<string>`coalesce(sum(boletas.order_amount) filter (where boletas.folio is null), 0)`.as('expected'),
  ]);
  const { gross, retention, net, expected } = await sums.executeTakeFirstOrThrow();
  return { gross: Number(gross), retention: Number(retention), net: Number(net), expected: Number(expected) };
}
