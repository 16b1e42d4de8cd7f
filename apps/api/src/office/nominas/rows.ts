import { API_MESSAGES, type NominaRow, Problem } from '@doblaje/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { NominasTable } from '../../ground/db/tables/nominas';

/** The refusal of a nómina that does not exist. */
export const nominaGone = () => new Problem(404, API_MESSAGES.nominaGone);

/** A nómina as a row of the list. */
export const nominaRowOf = (row: Selectable<NominasTable>): NominaRow => ({
  id: row.id,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  paidOn: row.paid_on ?? '',
  boletas: row.boletas,
  gross: Number(row.gross),
  retention: Number(row.retention),
  total: Number(row.total),
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
