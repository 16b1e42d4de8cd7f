import type { PendingAnnulment, YearClose } from '@doblaje/contract';
import type { BoletaKind } from '@doblaje/domain/options/boletaKinds';
import { formatRut } from '@doblaje/domain/rut';
import { siiDue, yearToCheck } from '@doblaje/domain/siiStates';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { rutOf } from '../siiSheets/sheets';
import { type AskedYear, spanOf, totalOf } from './asked';
import { annulledHere } from './unpaired';

interface Row {
  boleta_id: number | null;
  kind: BoletaKind;
  folio: number;
  person_id: string | null;
  name: string;
  rut: string | null;
  rut_number: string | null;
  issued_on: string;
  gross: string;
  is_noted: boolean;
  total: string;
}

const ruleOf = (issuedOn: string, today: string) => siiDue({ state: 'annulmentAsked', issuedOn }, today);

function itemOf(row: Row, today: string): PendingAnnulment {
  const due = ruleOf(row.issued_on, today);
  return {
    ...{ boletaId: row.boleta_id, kind: row.kind, folio: row.folio, personId: row.person_id },
    ...{ name: row.name, rut: row.rut === null ? rutOf(row.rut_number ?? '') : formatRut(row.rut) },
    ...{ issuedOn: row.issued_on, gross: Number(row.gross), isNoted: row.is_noted },
    ...{ answerUntil: due?.answerUntil ?? null, told: due?.told ?? '' },
  };
}

/**
 * Boletas of a year whose issuers asked for their annulment: those noted here, and those that only the SII's sheets tell of. The earliest
 * first. A request that nobody answered in time is told too: the boleta is valid for good.
 */
export async function pendingAnnulments(db: Database, asked: AskedYear): Promise<YearClose['annulments']> {
  const { from, until } = spanOf(asked);
  const { rows } = await sql<Row>`
    with found as (
      select id as boleta_id, kind, folio, person_id, person_name as name, person_rut as rut, rut_number,
          issued_on, gross, true as is_noted
        from boletas
        where sii_state = 'annulmentAsked' and folio is not null
          and issued_order >= ${from} and issued_order <= ${until}
      union all
      select boletas.id, lines.kind, lines.folio, coalesce(boletas.person_id, users.id),
          coalesce(boletas.person_name, users.first_name || ' ' || users.last_name, lines.name),
          coalesce(boletas.person_rut, users.rut), lines.rut_number, lines.issued_on, lines.gross, false
        from (select sii_sheet_lines.*, upper(kind) as kind, month from sii_sheets
            join sii_sheet_lines on sheet_id = sii_sheets.id where is_current) as lines
        left join boletas on boletas.rut_number = lines.rut_number and boletas.folio = lines.folio
          and boletas.kind = lines.kind
        left join users on users.rut_number = lines.rut_number
        where lines.month >= ${from.slice(0, 7)}
          and lines.month <= ${until.slice(0, 7)} and lines.state = 'annulmentAsked'
          and coalesce(boletas.sii_state, 'valid') not in ('annulmentAsked', 'annulled')
          and not exists ${annulledHere}
    )
    select *, count(*) over () as total from found order by issued_on, folio, rut_number limit ${asked.most}`.execute(
    db,
  );
  return { total: totalOf(rows), items: rows.map((row) => itemOf(row, asked.today)) };
}

/** How many requests of the year that is put in order still wait for an answer, and until when; null: none. */
export async function annulmentsToAnswer(
  db: Database,
  today: string,
): Promise<{ total: number; until: string } | null> {
  const { total, items } = await pendingAnnulments(db, { year: yearToCheck(today), today, most: 1 });
  const until = items[0]?.answerUntil ?? null;
  return until === null ? null : { total, until };
}
