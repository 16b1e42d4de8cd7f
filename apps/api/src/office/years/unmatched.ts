import { COUNTED_TO, type YearClose } from '@doblaje/contract';
import type { BoletaKind } from '@doblaje/domain/options/boletaKinds';
import type { BoletaState } from '@doblaje/domain/options/boletaStates';
import { formatRut } from '@doblaje/domain/rut';
import { yearDays, yearToCheck } from '@doblaje/domain/siiStates';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { type AskedYear, spanOf, totalOf } from './asked';

interface Row {
  id: number;
  kind: BoletaKind;
  folio: number;
  person_id: string;
  person_name: string;
  person_rut: string | null;
  issued_on: string;
  gross: string;
  state: BoletaState;
  has_sheet: boolean;
  total: string;
}

/** Boletas of a year that no current sheet of the SII has, by RUT and folio. Annulled ones need none. */
const unmatchedIn = (asked: Pick<AskedYear, 'year'>) => {
  const { from, until } = spanOf(asked);
  return sql`
    from boletas
      where issued_order >= ${from} and issued_order <= ${until}
        and folio is not null and sii_state <> 'annulled'
        and not exists (
          select 1 from sii_sheet_lines as lines join sii_sheets on sii_sheets.id = lines.sheet_id
            where lines.rut_number = boletas.rut_number and lines.folio = boletas.folio
              and sii_sheets.is_current and sii_sheets.kind = lower(boletas.kind))`;
};

/** Boletas of a year that were never matched with a sheet of the SII, the earliest first. */
export async function unmatchedBoletas(db: Database, asked: AskedYear): Promise<YearClose['unmatched']> {
  const { rows } = await sql<Row>`
    select id, kind, folio, person_id, person_name, person_rut, issued_on, gross, state,
      exists (select 1 from sii_sheets where sii_sheets.month = left(boletas.issued_order, 7)
        and sii_sheets.kind = lower(boletas.kind) and is_current) as has_sheet,
      count(*) over () as total
    ${unmatchedIn(asked)}
    order by issued_order, folio, id limit ${asked.most}`.execute(db);
  return {
    total: totalOf(rows),
    items: rows.map((row) => ({
      ...{ boletaId: row.id, kind: row.kind, folio: row.folio, personId: row.person_id },
      ...{ name: row.person_name, rut: row.person_rut === null ? '' : formatRut(row.person_rut) },
      ...{ issuedOn: row.issued_on, gross: Number(row.gross), state: row.state, hasSheet: row.has_sheet },
    })),
  };
}

/** How many they are in the last year, until the SII makes its register of it; null: it is made, or they are none. */
export async function boletasUnmatched(
  db: Database,
  today: string,
): Promise<{ total: number; isTotalExact: boolean; until: string } | null> {
  const year = yearToCheck(today);
  const until = yearDays(year)?.registerOn;
  // Within the year its sheets are still to come.
  if (until === undefined || today.startsWith(year) || today > until) return null;
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (select 1 ${unmatchedIn({ year })} limit ${COUNTED_TO + 1}) as counted`.execute(
    db,
  );
  const count = Number(rows[0]?.count ?? 0);
  return { total: Math.min(count, COUNTED_TO), isTotalExact: count <= COUNTED_TO, until };
}
