import type { PaymentWithoutData, YearClose } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { paidLinesOfYear } from '../nominas/month';
import { ERASED } from '../nominas/read';
import { type AskedYear, totalOf } from './asked';

/** Payments of a year whose boleta has no RUT, no date, or does not say who withholds; the earliest first. */
export async function paymentsWithoutData(
  db: Database,
  { year, most }: AskedYear,
): Promise<YearClose['withoutData']> {
  const rows = await paidLinesOfYear(db, year)
    .select(['nomina_lines.id', 'nomina_lines.nomina_id', 'nomina_lines.folio', 'nomina_lines.person_id'])
    .select(['nomina_lines.person_name', 'nomina_lines.person_rut', 'nomina_lines.issued_on'])
    .select(['nomina_lines.withheld_by', 'nomina_lines.net', 'nomina_lines.paid_on'])
    .select(sql<string>`count(*) over ()`.as('total'))
    // In these words, without parameters, it has an index: such payments are few of all.
    .where(
      sql<boolean>`(nomina_lines.person_rut is null or nomina_lines.issued_on = '' or nomina_lines.withheld_by is null)`,
    )
    .orderBy('nomina_lines.paid_on')
    .orderBy('nomina_lines.id')
    .limit(most)
    .execute();
  return {
    total: totalOf(rows),
    items: rows.map((row) => {
      const lacks: PaymentWithoutData['lacks'] = [
        ...(row.person_rut === null ? (['rut'] as const) : []),
        ...(row.issued_on === '' ? (['issuedOn'] as const) : []),
        ...(row.withheld_by === null ? (['withheldBy'] as const) : []),
      ];
      return {
        ...{ lineId: row.id, nominaId: row.nomina_id, folio: row.folio, personId: row.person_id },
        ...{ name: row.person_name || ERASED, paidOn: row.paid_on ?? '', net: Number(row.net), lacks },
      };
    }),
  };
}
