import type { YearClose } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { rutOf } from '../siiSheets/sheets';
import { type AskedYear, spanOf, totalOf } from './asked';

/**
 * Boletas here that the year's sheets of the SII have as annulled and nobody has noted, the earliest first. Until they are noted their
 * retention is declared and what was paid for them does not count as owed.
 */
export async function annulledAtSii(db: Database, asked: AskedYear): Promise<YearClose['annulledAtSii']> {
  const { from, until } = spanOf(asked);
  const rows = await db
    .selectFrom('sii_sheets')
    .innerJoin('sii_sheet_lines as line', 'line.sheet_id', 'sii_sheets.id')
    .innerJoin('boletas', (join) =>
      join
        .onRef('boletas.rut_number', '=', 'line.rut_number')
        .onRef('boletas.folio', '=', 'line.folio')
        .on(sql`lower(boletas.kind)`, '=', sql.ref('sii_sheets.kind')),
    )
    .select(['boletas.id', 'boletas.kind', 'boletas.person_id', 'boletas.person_name', 'boletas.state'])
    .select(['line.folio', 'line.rut_number', 'line.issued_on', 'line.annulled_on', 'line.gross'])
    .select(sql<string>`count(*) over ()`.as('total'))
    .where('sii_sheets.is_current', '=', true)
    .where('sii_sheets.month', '>=', from.slice(0, 7))
    .where('sii_sheets.month', '<=', until.slice(0, 7))
    .where('line.state', '=', 'annulled')
    .where('boletas.sii_state', '<>', 'annulled')
    .orderBy('line.issued_on')
    .orderBy('boletas.id')
    .limit(asked.most)
    .execute();
  return {
    total: totalOf(rows),
    items: rows.map((row) => ({
      ...{ boletaId: row.id, kind: row.kind, folio: row.folio, state: row.state },
      ...{ personId: row.person_id, name: row.person_name, rut: rutOf(row.rut_number) },
      ...{ issuedOn: row.issued_on, annulledOn: row.annulled_on, gross: Number(row.gross) },
    })),
  };
}
