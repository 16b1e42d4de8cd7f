import type { YearClose } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { rutNumberIn, rutOf } from '../siiSheets/sheets';
import { type AskedYear, spanOf } from './asked';

interface Row {
  rut_number: string;
  person_id: string | null;
  name: string;
  here: string;
  at_sii: string;
  declared: string;
  annulled: string;
  annulled_boletas: string;
  differing: string;
  agreeing: string;
}

/**
 * People whose retention of a year differs between here and the SII's sheets, by RUT; the largest difference first. Only months that have a
 * sheet are compared, by the boletas' dates: a boleta of December that was paid in January is in neither year twice. The boletas of people
 * who erased their data are those of their payments.
 */
export async function retentionGaps(db: Database, asked: AskedYear): Promise<YearClose['retention']> {
  const { from, until } = spanOf(asked);
  const { rows } = await sql<Row>`
    with sheets as (
      select id, month, kind from sii_sheets
        where is_current and month >= ${from.slice(0, 7)} and month <= ${until.slice(0, 7)}
    ),
    -- First by RUT, month and kind: that leaves few to compare with the sheets, and none to sort.
    monthly as (
      select rut_number, left(issued_order, 7) as month, lower(kind) as kind, max(person_name) as name,
          sum(retention) as retention, sum(retention) filter (where sii_state = 'annulled') as annulled,
          count(*) filter (where sii_state = 'annulled') as annulled_boletas
        from boletas
        where issued_order >= ${from} and issued_order <= ${until} and folio is not null
          and rut_number is not null and withheld_by = 'studio'
          -- What was paid before it was annulled was withheld all the same.
          and (sii_state <> 'annulled' or state = 'paid')
        group by 1, 2, 3
    ),
    own as (
      select rut_number, name, retention, annulled, annulled_boletas from monthly where (month, kind) in (select month, kind from sheets)
      union all
      select ${rutNumberIn('lines.person_rut')}, lines.person_name, lines.retention, 0, 0
        from nomina_lines as lines
        where lines.paid_on is not null and left(lines.issued_on, 7) in (select month from sheets where kind = 'bhe')
          and lines.boleta_id is null and lines.person_rut is not null and lines.withheld_by = 'studio'
          and lines.issued_on >= ${from} and lines.issued_on <= ${until}
    ),
    here as (
      select rut_number, max(name) as name, sum(retention) as retention, sum(annulled) as annulled,
          sum(annulled_boletas) as annulled_boletas
        from own group by rut_number
    ),
    at_sii as (
      select lines.rut_number, max(lines.name) as name, sum(lines.retention) as retention
        from sii_sheet_lines as lines join sheets on sheets.id = lines.sheet_id
        where lines.state <> 'annulled' group by lines.rut_number
    ),
    compared as (
      select rut_number, coalesce(here.name, at_sii.name) as name, coalesce(here.retention, 0) as here,
          coalesce(at_sii.retention, 0) as at_sii, coalesce(here.annulled, 0) as annulled,
          coalesce(here.annulled_boletas, 0) as annulled_boletas
        from here full join at_sii using (rut_number)
    ),
    counted as (
      select count(*) filter (where here <> at_sii) as differing, count(*) filter (where here = at_sii) as agreeing
        from compared
    ),
    -- By RUT as written first: few have to be brought into one form then.
    paid as (
      select person_rut, sum(lines.retention) as retention
        from nomina_lines as lines
        where lines.paid_on >= ${from} and lines.paid_on <= ${until}
          and lines.withheld_by = 'studio' group by 1
    ),
    declared as (
      select ${rutNumberIn('person_rut')} as rut_number, sum(retention) as retention from paid group by 1
    )
    select counted.*, compared.rut_number, users.id as person_id,
        coalesce(users.first_name || ' ' || users.last_name, compared.name) as name, compared.here,
        compared.at_sii, compared.annulled, compared.annulled_boletas, coalesce(declared.retention, 0) as declared
      from counted
      left join compared on compared.here <> compared.at_sii
      left join users on users.rut_number = compared.rut_number
      left join declared on declared.rut_number = compared.rut_number
      order by abs(compared.here - compared.at_sii) desc, compared.rut_number
      limit ${asked.most}`.execute(db);
  const [first] = rows;
  return {
    total: Number(first?.differing ?? 0),
    agreeing: Number(first?.agreeing ?? 0),
    items: rows
      // Where nobody differs there is one row, with the counts alone.
      .filter(({ rut_number: number }) => number !== null)
      .map((row) => ({
        ...{ personId: row.person_id, rut: rutOf(row.rut_number), name: row.name },
        ...{ here: Number(row.here), atSii: Number(row.at_sii), declared: Number(row.declared) },
        annulled: { boletas: Number(row.annulled_boletas), retention: Number(row.annulled) },
      })),
  };
}
