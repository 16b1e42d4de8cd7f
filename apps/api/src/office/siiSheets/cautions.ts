import type { SiiCaution } from '@doblaje/contract';
import { amountDifferences, amountDifferenceText } from '@doblaje/domain/siiSheet';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';

/**
 * Of some boletas those that the current sheet of their month has as annulled, or as about to be, as observed, or with other amounts: what
 * it says, by id.
 */
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
    .select(['boletas.id', 'boletas.gross', 'boletas.retention', 'boletas.net', 'line.state', 'sheet.month'])
    .select(['line.gross as sii_gross', 'line.retention as sii_retention', 'line.net as sii_net'])
    .where('boletas.id', 'in', boletas)
    .where(
      sql<boolean>`(line.state <> 'valid'
        or (line.gross, line.retention, line.net) is distinct from (boletas.gross, boletas.retention, boletas.net))`,
    )
    .whereRef('boletas.kind', '=', sql`upper(sheet.kind)`)
    .execute();
  return new Map(
    rows.map(({ id, state, month, ...row }): [number, SiiCaution] => {
      if (state === 'annulled' || state === 'annulmentAsked') return [id, { state, month, differences: [] }];
      const differences = amountDifferences(
        { gross: Number(row.sii_gross), retention: Number(row.sii_retention), net: Number(row.sii_net) },
        { gross: Number(row.gross), retention: Number(row.retention), net: Number(row.net) },
      );
      const told = state === 'observed' ? state : 'differing';
      return [id, { state: told, month, differences: differences.map(amountDifferenceText) }];
    }),
  );
}
