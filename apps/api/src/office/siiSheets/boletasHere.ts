import type { BoletaState } from '@doblaje/domain/options/boletaStates';
import type { NominaState } from '@doblaje/domain/options/nominaStates';
import type { SiiState } from '@doblaje/domain/options/siiStates';
import type { MatchedBoleta, SheetKind, SheetLine } from '@doblaje/domain/siiSheet';
import type { PaymentAtBank } from '@doblaje/domain/siiStates';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { paymentAtBank } from '../transfers/atBank';
import { lineOf, rutNumberIn, type SheetMonth, type SheetRow } from './sheets';

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
  /** What the bank did with the payment of a prepared nómina that pays it; null: its file was never handed out. */
  bank: PaymentAtBank | null;
  /** As it is noted here. */
  siiState: SiiState;
  /** It was paid, then annulled, and no later boleta has settled it. */
  isOwed: boolean;
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
  bank: PaymentAtBank | null;
  sii_state: SiiState;
  is_owed: boolean;
}

const boletaOf =
  (kind: SheetKind) =>
  (row: Row): BoletaHere => ({
    ...{ id: row.id, kind, rut: row.rut ?? '', folio: row.folio },
    ...{ gross: row.gross, retention: row.retention, net: row.net },
    ...{ personId: row.person_id, personName: row.person_name, orderNumber: row.order_number },
    ...{ issuedOn: row.issued_on, state: row.state, nomina: row.nomina, bank: row.bank },
    ...{ siiState: row.sii_state, isOwed: row.is_owed },
  });

/** SQL of boletas with their nómina's state and what the bank did with its payment, in the columns of `Row`. */
const BOLETAS = sql`
  select boletas.id, folio, rut_number as rut, boletas.gross, boletas.retention, net, boletas.person_id, person_name,
      order_number, issued_on, boletas.state, nominas.state as nomina, sii_state,
      ${paymentAtBank} as bank, owed.boleta_id is not null as is_owed
    from boletas left join nominas on nominas.id = boletas.nomina_id
      left join regularizations as owed on owed.boleta_id = boletas.id and owed.settled_at is null`;

/**
 * SQL with three names. `lines`: of the sheet. `here`: the boletas that were handed in and are dated in a month, those that were annulled
 * since too. With a sheet also those of any other month that it names: who typed another date is told of that, and not that the boleta
 * is missing. `alike`: lines in force whose only boleta here has their date and amounts, is in force too and was not refused: nothing is
 * to be done.
 */
const laidBeside = ({ month, kind }: SheetMonth, sheetId: number | null) => sql`
  lines as (
    select * from sii_sheet_lines where sheet_id = ${sheetId}
  ), annulled as (
    select noted.*, order_number, ${rutNumberIn('noted.person_rut')} as rut
      from annulled_boletas as noted join boletas on boletas.id = noted.boleta_id
      where noted.issued_on >= ${`${month}-01`} and noted.issued_on <= ${`${month}-31`}
        and noted.kind = ${kind.toUpperCase()}
  ), named as materialized (
    select lines.row, boletas.id, boletas.gross, count(*) over (partition by lines.row) as boletas,
        lines.state = 'valid' and sii_state = 'valid' and boletas.state <> 'rejected'
          and lines.issued_on = boletas.issued_on and lines.gross = boletas.gross
          and lines.retention = boletas.retention and lines.net = boletas.net
          and (lines.rut_number, lines.folio) not in (select rut, folio from annulled where rut is not null) as is_alike
      from lines join boletas on boletas.rut_number = lines.rut_number and boletas.folio = lines.folio
      where boletas.kind = ${kind.toUpperCase()}
  ), alike as (
    select row, id, gross from named where is_alike and boletas = 1
  ), found as (
    select id from boletas
      where issued_order >= ${`${month}-01`} and issued_order <= ${`${month}-31`}
        and folio is not null and kind = ${kind.toUpperCase()}
    union
    select id from named
  ), here as (
    ${BOLETAS} where boletas.id in (select id from found)
    union all
    select null, folio, rut, gross, retention, net, person_id, person_name,
        order_number, issued_on, 'annulled', null, 'annulled', null, false
      from annulled
  )`;

/** What is left to compare of a month. */
interface Unlike {
  lines: SheetLine[];
  boletas: BoletaHere[];
  /** The lines that are alike, in the order of the sheet: the row of each, the boleta of each, and the gross of all. */
  alike: { rows: number[]; ids: number[]; gross: number };
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
    alike: { rows: number[] | null; ids: number[] | null; gross: number };
  }>`
    with ${laidBeside(asked, sheetId)}
    select
      (select json_agg(lines order by lines.row) from lines where lines.row not in (select row from alike)) as lines,
      (select json_agg(here order by issued_on, folio) from here
        where id is null or id not in (select id from alike)) as boletas,
      (select json_build_object('rows', json_agg(row order by row), 'ids', json_agg(id order by row),
        'gross', coalesce(sum(gross), 0)) from alike) as alike`.execute(db);
  const [{ lines, boletas, alike } = { lines: null, boletas: null, alike: null }] = rows;
  return {
    lines: (lines ?? []).map(lineOf(asked.kind)),
    boletas: (boletas ?? []).map(boletaOf(asked.kind)),
    alike: { rows: alike?.rows ?? [], ids: alike?.ids ?? [], gross: alike?.gross ?? 0 },
  };
}

/** Some of the lines that are alike, each with its boleta. */
export async function alikeOf(
  db: Database,
  asked: SheetMonth,
  { sheetId, rows, ids }: { sheetId: number; rows: readonly number[]; ids: readonly number[] },
): Promise<{ line: SheetLine; boleta: BoletaHere }[]> {
  const lines = await db
    .selectFrom('sii_sheet_lines')
    .selectAll()
    .where('sheet_id', '=', sheetId)
    .where('row', 'in', rows)
    .execute();
  const { rows: boletas } = await sql<{ boleta: Row }>`
    with here as (${BOLETAS} where boletas.id in (${sql.join(ids)}))
    select row_to_json(here) as boleta from here`.execute(db);
  return rows.flatMap((row, index) => {
    const line = lines.find((one) => one.row === row);
    const found = boletas.find(({ boleta }) => boleta.id === ids[index]);
    return line && found
      ? [{ line: lineOf(asked.kind)(line), boleta: boletaOf(asked.kind)(found.boleta) }]
      : [];
  });
}
