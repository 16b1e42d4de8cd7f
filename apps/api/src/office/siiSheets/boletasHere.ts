import type { BoletaState } from '@doblaje/domain/options/boletaStates';
import type { NominaState } from '@doblaje/domain/options/nominaStates';
import type { SiiState } from '@doblaje/domain/options/siiStates';
import type { MatchedBoleta } from '@doblaje/domain/siiSheet';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { SheetMonth } from './sheets';

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

interface Row {
  id: number | null;
  folio: number;
  rut: string | null;
  gross: string;
  retention: string;
  net: string;
  person_id: string;
  person_name: string;
  order_number: number;
  issued_on: string;
  state: BoletaState | 'annulled';
  nomina: NominaState | null;
  sii_state: SiiState;
}

/**
 * The boletas that were handed in and are dated in a month, those that were annulled since too. With a sheet also those of any other
 * month that it names: who typed another date is told of that, and not that the boleta is missing.
 */
export async function boletasHere(
  db: Database,
  { month, kind }: SheetMonth,
  sheetId: number | null,
): Promise<BoletaHere[]> {
  const kept = kind.toUpperCase();
  const { rows } = await sql<Row>`
    with found as (
      select id from boletas
        where issued_order >= ${`${month}-01`} and issued_order <= ${`${month}-31`}
          and folio is not null and kind = ${kept}
      union
      select boletas.id from sii_sheet_lines
        join boletas on boletas.rut_number = sii_sheet_lines.rut_number and boletas.folio = sii_sheet_lines.folio
        where sheet_id = ${sheetId} and boletas.kind = ${kept}
    )
    select boletas.id, folio, rut_number as rut, boletas.gross, boletas.retention, net, person_id, person_name,
        order_number, issued_on, boletas.state, nominas.state as nomina, sii_state
      from found join boletas on boletas.id = found.id left join nominas on nominas.id = boletas.nomina_id
    union all
    select null, annulled.folio, annulled.person_rut, annulled.gross, annulled.retention, annulled.net,
        annulled.person_id, annulled.person_name, boletas.order_number, annulled.issued_on, 'annulled', null, 'annulled'
      from annulled_boletas as annulled join boletas on boletas.id = annulled.boleta_id
      where annulled.issued_on >= ${`${month}-01`} and annulled.issued_on <= ${`${month}-31`}
        and annulled.kind = ${kept}
    order by issued_on, folio`.execute(db);
  return rows.map((row) => ({
    ...{ id: row.id, kind, rut: row.rut ?? '', folio: row.folio },
    ...{ gross: Number(row.gross), retention: Number(row.retention), net: Number(row.net) },
    ...{ personId: row.person_id, personName: row.person_name, orderNumber: row.order_number },
    ...{ issuedOn: row.issued_on, state: row.state, nomina: row.nomina },
    siiState: row.sii_state,
  }));
}
