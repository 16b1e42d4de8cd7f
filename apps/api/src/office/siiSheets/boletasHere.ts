import type { BoletaState } from '@doblaje/domain/options/boletaStates';
import type { NominaState } from '@doblaje/domain/options/nominaStates';
import type { SiiState } from '@doblaje/domain/options/siiStates';
import type { MatchedBoleta, SheetKind, SheetLine } from '@doblaje/domain/siiSheet';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { lineOf, type SheetMonth, type SheetRow } from './sheets';

/** A boleta here, as it is laid beside a sheet. */
export interface BoletaHere extends MatchedBoleta {
  /** null: it was noted as annulled, and its order waits for another one. */
  id: number | null;
  folio: number;
  gross: number;
  retention: number;
  net: number;
  personId: string;
  personName: string;
  orderNumber: number;
  issuedOn: string;
  state: BoletaState | 'annulled';
  nomina: NominaState | null;
  /** As it is noted here. */
  siiState: SiiState;
}

/** A boleta here as JSON of the database. */
interface Row {
  id: number | null;
  folio: number;
  rut: string | null;
  gross: number;
  retention: number;
  net: number;
  person_id: string;
  person_name: string;
  order_number: number;
  issued_on: string;
  state: BoletaState | 'annulled';
  nomina: NominaState | null;
  sii_state: SiiState;
}

const boletaOf =
  (kind: SheetKind) =>
  (row: Row): BoletaHere => ({
    ...{ id: row.id, kind, rut: row.rut ?? '', folio: row.folio },
    ...{ gross: row.gross, retention: row.retention, net: row.net },
    ...{ personId: row.person_id, personName: row.person_name, orderNumber: row.order_number },
    ...{ issuedOn: row.issued_on, state: row.state, nomina: row.nomina },
    siiState: row.sii_state,
  });

/**
 * SQL with three names. `here`: the boletas that were handed in and are dated in a month, those that were annulled since too. With a sheet
 * also those of any other month that it names: who typed another date is told of that, and not that the boleta is missing. `lines`: of
 * the sheet. `alike`: lines in force whose only boleta here has their date and amounts, is in force too and was
 * not refused: nothing is to be done.
 */
const laidBeside = ({ month, kind }: SheetMonth, sheetId: number | null) => sql`
  found as (
    select id from boletas
      where issued_order >= ${`${month}-01`} and issued_order <= ${`${month}-31`}
        and folio is not null and kind = ${kind.toUpperCase()}
    union
    select boletas.id from sii_sheet_lines
      join boletas on boletas.rut_number = sii_sheet_lines.rut_number and boletas.folio = sii_sheet_lines.folio
      where sheet_id = ${sheetId} and boletas.kind = ${kind.toUpperCase()}
  ), here as materialized (
    select boletas.id, folio, rut_number as rut, boletas.gross, boletas.retention, net, person_id, person_name,
        order_number, issued_on, boletas.state, nominas.state as nomina, sii_state
      from found join boletas on boletas.id = found.id left join nominas on nominas.id = boletas.nomina_id
    union all
    select null, annulled.folio, ltrim(regexp_replace(upper(annulled.person_rut), '[^0-9K]', '', 'g'), '0'),
        annulled.gross, annulled.retention, annulled.net, annulled.person_id, annulled.person_name,
        boletas.order_number, annulled.issued_on, 'annulled', null, 'annulled'
      from annulled_boletas as annulled join boletas on boletas.id = annulled.boleta_id
      where annulled.issued_on >= ${`${month}-01`} and annulled.issued_on <= ${`${month}-31`}
        and annulled.kind = ${kind.toUpperCase()}
  ), lines as (
    select * from sii_sheet_lines where sheet_id = ${sheetId}
  ), once as (
    select rut, folio from here group by rut, folio having count(*) = 1
  ), alike as materialized (
    select lines.row, here.id, here.gross
      from lines join here on here.rut = lines.rut_number and here.folio = lines.folio
        join once on once.rut = here.rut and once.folio = here.folio
      where lines.state = 'valid' and here.sii_state = 'valid' and here.state not in ('annulled', 'rejected')
        and (lines.issued_on, lines.gross, lines.retention, lines.net)
          = (here.issued_on, here.gross, here.retention, here.net)
  )`;

/** What is left to compare of a month. */
interface Unlike {
  lines: SheetLine[];
  boletas: BoletaHere[];
  /** The lines that are alike, and their gross. */
  alike: { count: number; gross: number };
}

/**
 * The lines of a sheet and the boletas here without those that are alike. The database leaves these out, because they are nearly all of
 * a month and reading them takes longer than matching them.
 * @param sheetId null: all boletas of the month are left
 */
export async function unlikeOf(db: Database, asked: SheetMonth, sheetId: number | null): Promise<Unlike> {
  const { rows } = await sql<{
    lines: SheetRow[] | null;
    boletas: Row[] | null;
    count: number;
    gross: number;
  }>`
    with ${laidBeside(asked, sheetId)}
    select
      (select json_agg(lines order by lines.row) from lines where lines.row not in (select row from alike)) as lines,
      (select json_agg(here order by issued_on, folio) from here
        where id is null or id not in (select id from alike)) as boletas,
      (select count(*)::int from alike) as count,
      (select coalesce(sum(gross), 0)::float8 from alike) as gross`.execute(db);
  const [{ lines, boletas, count, gross } = { lines: null, boletas: null, count: 0, gross: 0 }] = rows;
  return {
    lines: (lines ?? []).map(lineOf(asked.kind)),
    boletas: (boletas ?? []).map(boletaOf(asked.kind)),
    alike: { count, gross },
  };
}

/** Some of the lines that are alike, in the order of the sheet, each with its boleta. */
export async function alikeOf(
  db: Database,
  asked: SheetMonth,
  { sheetId, from, count }: { sheetId: number; from: number; count: number },
): Promise<{ line: SheetLine; boleta: BoletaHere }[]> {
  const { rows } = await sql<{ line: SheetRow; boleta: Row }>`
    with ${laidBeside(asked, sheetId)}
    select row_to_json(lines) as line, row_to_json(here) as boleta
      from alike join lines on lines.row = alike.row join here on here.id = alike.id
      order by lines.row limit ${count} offset ${from}`.execute(db);
  return rows.map(({ line, boleta }) => ({
    line: lineOf(asked.kind)(line),
    boleta: boletaOf(asked.kind)(boleta),
  }));
}
