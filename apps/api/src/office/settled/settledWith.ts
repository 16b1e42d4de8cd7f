import type { SettledBoleta } from '@doblaje/contract';
import type { Database } from '../../ground/db/database';

/** Of some boletas those that settle paid and annulled ones of their person: which, by id. */
export async function settledWith(
  db: Database,
  boletas: readonly number[],
): Promise<ReadonlyMap<number, SettledBoleta[]>> {
  if (boletas.length === 0) return new Map();
  const rows = await db
    .selectFrom('regularizations')
    .innerJoin('boletas', 'boletas.id', 'regularizations.boleta_id')
    .select(['regularizations.settled_by', 'boletas.folio', 'boletas.gross'])
    .where('regularizations.settled_by', 'in', boletas)
    .orderBy('boletas.folio')
    .execute();
  const settled = new Map<number, SettledBoleta[]>();
  for (const { settled_by: by, folio, gross } of rows)
    if (by !== null)
      settled.set(by, [...(settled.get(by) ?? []), { folio: folio ?? 0, gross: Number(gross) }]);
  return settled;
}
