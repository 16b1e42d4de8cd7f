import { COUNTED_TO, type YearClose } from '@doblaje/contract';
import type { BoletaKind } from '@doblaje/domain/options/boletaKinds';
import type { BoletaState } from '@doblaje/domain/options/boletaStates';
import { formatRut } from '@doblaje/domain/rut';
import { yearDays, yearToCheck } from '@doblaje/domain/siiStates';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { rutNumberIn, rutOf } from '../siiSheets/sheets';
import { type AskedYear, spanOf, totalOf } from './asked';

interface Shared {
  kind: BoletaKind;
  folio: number;
  name: string;
  issued_on: string;
  gross: string;
  total: string;
}

interface OwnRow extends Shared {
  id: number;
  person_id: string;
  person_rut: string | null;
  state: BoletaState;
  has_sheet: boolean;
}

interface SheetRow extends Shared {
  id: null;
  person_id: string | null;
  rut_number: string;
}

/** SQL: what was noted as annulled of a sheet's line is no longer in the boleta, which waits for another one. */
export const annulledHere = sql`(select 1 from annulled_boletas as annulled
  where annulled.folio = lines.folio and annulled.kind = lines.kind
    and ${rutNumberIn('annulled.person_rut')} = lines.rut_number)`;

const isOwn = (row: OwnRow | SheetRow): row is OwnRow => row.id !== null;

/**
 * What has no pair in a year, by RUT, folio and kind, the earliest first:
 * - `unmatched`: boletas here that no current sheet of the SII has. Annulled ones need none.
 * - `onlyAtSii`: boletas in force of the year's sheets that are not here. Those whose annulment is asked for are among the annulments. A
 *   paid boleta of somebody who erased their data is here: in its payment.
 *
 * One statement, because most of the work is the comparison of all boletas with all lines.
 */
export async function unpairedBoletas(
  db: Database,
  asked: AskedYear,
): Promise<Pick<YearClose, 'unmatched' | 'onlyAtSii'>> {
  const { from, until } = spanOf(asked);
  const { rows } = await sql<OwnRow | SheetRow>`
    with sheets as materialized (
      select id, month, upper(kind) as kind from sii_sheets where is_current
    ), lines as (
      -- Nothing but the keys: all lines of all sheets are held.
      select sheet_id, row, rut_number, folio, kind from sheets join sii_sheet_lines on sheet_id = sheets.id
    ), apart as (
      select boletas.id, sheet_id, row, folio, kind, rut_number, issued_order
        from (select * from boletas where folio is not null) as boletas full join lines using (rut_number, folio, kind)
        where boletas.id is null or sheet_id is null
          and issued_order >= ${from} and issued_order <= ${until} and sii_state <> 'annulled'
    ), unpaired as (
      select apart.*, coalesce(issued_order, lines.issued_on) as day
        from apart
        left join sheets on sheets.id = apart.sheet_id
        left join sii_sheet_lines as lines on lines.sheet_id = apart.sheet_id and lines.row = apart.row
        where apart.id is not null or lines.state = 'valid'
          and month >= ${from.slice(0, 7)} and month <= ${until.slice(0, 7)}
    ), erased as (
      select folio, ${rutNumberIn('person_rut')} as rut_number from nomina_lines
        where boleta_id is null and person_rut is not null
    ), lacking as (
      select *, count(*) over side as total, row_number() over (side order by day, folio, rut_number, id) as place
        from unpaired as lines
        where id is not null
          or not exists ${annulledHere} and (rut_number, folio) not in (select rut_number, folio from erased)
        window side as (partition by id is null)
    )
    select lacking.id, lacking.kind, lacking.folio, lacking.rut_number, lacking.total, boletas.state, boletas.person_rut,
        coalesce(boletas.person_id, users.id) as person_id, coalesce(boletas.issued_on, lines.issued_on) as issued_on,
        coalesce(boletas.gross, lines.gross) as gross,
        coalesce(boletas.person_name, users.first_name || ' ' || users.last_name, lines.name) as name,
        exists (select 1 from sii_sheets where is_current and sii_sheets.month = left(boletas.issued_order, 7)
          and sii_sheets.kind = lower(lacking.kind)) as has_sheet
      from lacking
      left join boletas on boletas.id = lacking.id
      left join sii_sheet_lines as lines on lines.sheet_id = lacking.sheet_id and lines.row = lacking.row
      left join users on lacking.id is null and users.rut_number = lacking.rut_number
      where place <= ${asked.most} order by place`.execute(db);
  const own = rows.filter(isOwn);
  const atSii = rows.filter((row) => !isOwn(row));
  return {
    unmatched: {
      total: totalOf(own),
      items: own.map((row) => ({
        ...{ boletaId: row.id, kind: row.kind, folio: row.folio, personId: row.person_id },
        ...{ name: row.name, rut: row.person_rut === null ? '' : formatRut(row.person_rut) },
        ...{ issuedOn: row.issued_on, gross: Number(row.gross), state: row.state, hasSheet: row.has_sheet },
      })),
    },
    onlyAtSii: {
      total: totalOf(atSii),
      items: atSii.map((row) => ({
        ...{ kind: row.kind, folio: row.folio, personId: row.person_id, name: row.name },
        ...{ rut: rutOf(row.rut_number), issuedOn: row.issued_on, gross: Number(row.gross) },
      })),
    },
  };
}

/** How many boletas of the last year are unmatched, until the SII makes its register of it; null: it is made, or they are none. */
export async function boletasUnmatched(
  db: Database,
  today: string,
): Promise<{ total: number; isTotalExact: boolean; until: string } | null> {
  const year = yearToCheck(today);
  const until = yearDays(year)?.registerOn;
  // Within the year its sheets are still to come.
  if (until === undefined || today.startsWith(year) || today > until) return null;
  const { total } = (await unpairedBoletas(db, { year, today, most: 1 })).unmatched;
  return { total: Math.min(total, COUNTED_TO), isTotalExact: total <= COUNTED_TO, until };
}
