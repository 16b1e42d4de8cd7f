import { API_MESSAGES, type NominaRow, Problem } from '@doblaje/contract';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { NominasTable } from '../../ground/db/tables/nominas';

/** The refusal of a nómina that does not exist. */
export const nominaGone = () => new Problem(404, API_MESSAGES.nominaGone);

/** SQL: whether `nominas` has a file for the bank. It is made when somebody takes it. */
export const hasFile = sql<boolean>`exists (select from nomina_files where nomina_files.nomina_id = nominas.id)`;

/** SQL: what was paid of `nominas` by month of the day of payment. {@link nominaRowOf} sorts it: a list's query sorts nothing. */
const payments = sql<NominaRow['payments']>`(
  select coalesce(jsonb_agg(jsonb_build_object('month', month, 'boletas', boletas, 'net', net)), '[]')
    from (
      select left(paid_on, 7) as month, count(*) as boletas, sum(net) as net from nomina_lines
        where nomina_lines.nomina_id = nominas.id and paid_on is not null group by left(paid_on, 7)
    ) as paid)`;

/** Nóminas with all that {@link nominaRowOf} tells. */
export const nominaRows = (db: Database) =>
  db
    .selectFrom('nominas')
    .selectAll('nominas')
    .select([hasFile.as('is_handed_out'), payments.as('payments')]);

type Row = Selectable<NominasTable> & { is_handed_out: boolean; payments: NominaRow['payments'] };

/** A nómina as a row of the list. */
export const nominaRowOf = (row: Row): NominaRow => ({
  id: row.id,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  paidOn: row.paid_on ?? '',
  boletas: row.boletas,
  gross: Number(row.gross),
  retention: Number(row.retention),
  total: Number(row.total),
  isHandedOut: row.is_handed_out,
  isAnswered: row.answered_at !== null,
  payments: row.payments.toSorted((one, other) => one.month.localeCompare(other.month)),
  updatedAt: row.updated_at.toISOString(),
});

/**
 * Locks the people of some boletas until the transaction ends, against the erasure of their data or ('changing') against any change. Call
 * this before any other lock.
 */
export async function holdPeople(
  db: Database,
  boletas: readonly number[],
  from: 'going' | 'changing' = 'going',
): Promise<void> {
  const people = db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', (query) =>
      query
        .selectFrom('boletas')
        .select('person_id')
        .where('id', 'in', [0, ...boletas]),
    )
    .orderBy('id');
  await (from === 'going' ? people.forKeyShare() : people.forShare()).execute();
}
