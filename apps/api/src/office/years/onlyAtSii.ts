import type { YearClose } from '@doblaje/contract';
import type { BoletaKind } from '@doblaje/domain/options/boletaKinds';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { rutNumberIn, rutOf } from '../siiSheets/sheets';
import { type AskedYear, spanOf, totalOf } from './asked';

interface Row {
  kind: BoletaKind;
  folio: number;
  person_id: string | null;
  name: string;
  rut_number: string;
  issued_on: string;
  gross: string;
  total: string;
}

/** SQL: what was noted as annulled of a sheet's line is no longer in the boleta, which waits for another one. */
export const annulledHere = sql`(select 1 from annulled_boletas as annulled
  where annulled.folio = lines.folio and annulled.kind = upper(sii_sheets.kind)
    and ${rutNumberIn('annulled.person_rut')} = lines.rut_number)`;

/**
 * Boletas in force of a year's sheets that are not here, the earliest first. Those whose annulment is asked for are among the annulments.
 * A paid boleta of somebody who erased their data is here: in its payment.
 */
export async function boletasOnlyAtSii(db: Database, asked: AskedYear): Promise<YearClose['onlyAtSii']> {
  const { from, until } = spanOf(asked);
  const { rows } = await sql<Row>`
    with found as (
      select upper(sii_sheets.kind) as kind, lines.folio, lines.rut_number, lines.name, lines.issued_on, lines.gross
        from sii_sheets join sii_sheet_lines as lines on lines.sheet_id = sii_sheets.id
        where sii_sheets.is_current and sii_sheets.month >= ${from.slice(0, 7)}
          and sii_sheets.month <= ${until.slice(0, 7)} and lines.state in ('valid', 'observed')
          and not exists (select 1 from boletas where boletas.rut_number = lines.rut_number
            and boletas.folio = lines.folio and boletas.kind = upper(sii_sheets.kind))
          and not exists ${annulledHere}
    ), erased as (
      select folio, ${rutNumberIn('person_rut')} as rut_number from nomina_lines
        where boleta_id is null and person_rut is not null
    )
    select found.*, users.id as person_id,
        coalesce(users.first_name || ' ' || users.last_name, found.name) as name, count(*) over () as total
      from found left join users on users.rut_number = found.rut_number
      where (found.rut_number, found.folio) not in (select rut_number, folio from erased)
      order by issued_on, folio, found.rut_number limit ${asked.most}`.execute(db);
  return {
    total: totalOf(rows),
    items: rows.map((row) => ({
      ...{ kind: row.kind, folio: row.folio, personId: row.person_id, name: row.name },
      ...{ rut: rutOf(row.rut_number), issuedOn: row.issued_on, gross: Number(row.gross) },
    })),
  };
}
