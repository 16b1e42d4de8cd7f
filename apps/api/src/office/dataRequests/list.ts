import { type DataRequestRow, dataRequestsList } from '@doblaje/contract';
import { dayText } from '@doblaje/domain/days';
import { type DataRequestDue, REQUEST_DUE_SOON_DAYS } from '@doblaje/domain/options/dataRequestDues';
import { nameOfDataRequestKind } from '@doblaje/domain/options/dataRequestKinds';
import { labelOfDataRequestState } from '@doblaje/domain/options/dataRequestStates';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { CsvColumn } from '../../ground/lists/csv';
import { definePlan } from '../../ground/lists/definePlan';
import { requestRowOf } from './rows';

const requestsOf = (db: Database) => db.selectFrom('data_requests').selectAll('data_requests');

/** The day in Chile, so many days from now. */
const dayIn = (days: number) =>
  sql`to_char((now() at time zone 'America/Santiago')::date + ${sql.lit(days)}, 'YYYY-MM-DD')`;

const DUES: Readonly<Record<DataRequestDue, ReturnType<typeof sql<boolean>>>> = {
  late: sql<boolean>`(state = 'open' and due_on < ${dayIn(0)})`,
  soon: sql<boolean>`(state = 'open' and due_on <= ${dayIn(REQUEST_DUE_SOON_DAYS)})`,
};

/** The requests as a CSV. What people wrote stays on the screen. */
export const DATA_REQUESTS_CSV: readonly CsvColumn<DataRequestRow>[] = [
  { header: 'Número', value: ({ id }) => id },
  { header: 'Pide', value: ({ kind }) => nameOfDataRequestKind(kind) },
  { header: 'Nombre', value: ({ name }) => name },
  { header: 'Correo', value: ({ email }) => email },
  { header: 'Estado', value: ({ state }) => labelOfDataRequestState(state) },
  { header: 'Recibida', value: ({ receivedAt }) => new Date(receivedAt) },
  { header: 'Vence', value: ({ dueOn }) => dayText(dueOn) },
];

/** How the list is read. */
export const dataRequestsPlan = definePlan({
  list: dataRequestsList,
  base: requestsOf,
  searched: ['data_requests.searched'],
  sorts: { receivedAt: 'data_requests.received_at', dueOn: 'data_requests.due_on' },
  filters: {
    state: 'data_requests.state',
    kind: 'data_requests.kind',
    due: { holds: (value) => DUES[value as DataRequestDue] },
  },
  tieBreaker: 'data_requests.id',
  itemOf: requestRowOf,
});
