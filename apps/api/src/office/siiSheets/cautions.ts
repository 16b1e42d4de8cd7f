import type { SiiCaution } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';

/** Of some boletas those that the current sheet of their month has as annulled, or as about to be: what it says, by id. */
export async function siiCautions(
  db: Database,
  boletas: readonly number[],
): Promise<ReadonlyMap<number, SiiCaution>> {
  if (boletas.length === 0) return new Map();
  const rows = await db
    .selectFrom('boletas')
    .innerJoin('sii_sheet_lines as line', (join) =>
      join.onRef('line.rut_number', '=', 'boletas.rut_number').onRef('line.folio', '=', 'boletas.folio'),
    )
    .innerJoin('sii_sheets as sheet', (join) =>
      join.onRef('sheet.id', '=', 'line.sheet_id').on('sheet.is_current', '=', true),
    )
    .select(['boletas.id', 'line.state', 'sheet.month'])
    .where('boletas.id', 'in', boletas)
    .where('line.state', '<>', 'valid')
    .whereRef('boletas.kind', '=', sql`upper(sheet.kind)`)
    .execute();
  return new Map(
    rows.flatMap(({ id, state, month }) => (state === 'valid' ? [] : [[id, { state, month }] as const])),
  );
}
