import type { Boleta, ToRegularize } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import type { Database } from '../../ground/db/database';

/** Paid and annulled boletas, with the boletas that settled them. */
const allRegularizations = (db: Database) =>
  db
    .selectFrom('regularizations')
    .innerJoin('boletas', 'boletas.id', 'regularizations.boleta_id')
    .leftJoin('boletas as later', 'later.id', 'regularizations.settled_by')
    .select(['regularizations.boleta_id', 'regularizations.annulled_on', 'regularizations.reason'])
    .select(['regularizations.settled_by', 'regularizations.settled_at', 'later.folio as later_folio'])
    .select('regularizations.settled_why')
    .select(['boletas.folio', 'boletas.gross', 'boletas.order_numbers'])
    .orderBy('regularizations.boleta_id');

type Row = Awaited<ReturnType<ReturnType<typeof allRegularizations>['execute']>>[number];

const told = (row: Row): ToRegularize => ({
  boletaId: row.boleta_id,
  // Only a boleta that was sent is paid.
  folio: row.folio ?? 0,
  gross: Number(row.gross),
  orderNumbers: row.order_numbers,
  annulledOn: row.annulled_on,
  reason: row.reason,
  settledBy: row.settled_by === null ? null : { boletaId: row.settled_by, folio: row.later_folio },
  isSettled: row.settled_at !== null,
  settledOn: row.settled_at === null ? '' : dayInChile(row.settled_at),
  settledWhy: row.settled_why,
});

/** What a person still owes. */
export async function openRegularizations(db: Database, personId: string): Promise<ToRegularize[]> {
  const rows = await allRegularizations(db)
    .where('regularizations.person_id', '=', personId)
    .where('regularizations.settled_at', 'is', null)
    .execute();
  return rows.map(told);
}

/** What a boleta has to do with regularizing: what is owed of itself, what it settled, and what else its person still owes. */
export async function regularizationsOf(
  db: Database,
  { id, person_id }: { id: number; person_id: string },
): Promise<Pick<Boleta, 'regularization' | 'regularizes' | 'toRegularize'>> {
  const rows = await allRegularizations(db).where('regularizations.person_id', '=', person_id).execute();
  return {
    regularization: rows.filter(({ boleta_id }) => boleta_id === id).map(told)[0] ?? null,
    regularizes: rows.filter(({ settled_by }) => settled_by === id).map(told),
    toRegularize: rows
      .filter(({ boleta_id, settled_at }) => boleta_id !== id && settled_at === null)
      .map(told),
  };
}

/** Makes what a boleta settled be owed again. */
export const freeRegularized = (db: Database, settledBy: number) =>
  db
    .updateTable('regularizations')
    .set({ settled_by: null, settled_at: null, settled_why: '' })
    .where('settled_by', '=', settledBy);
