import type { MonthSums } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { evenBlocked } from '../../ground/db/unblocked';
import { amountsIn, paidLines, summed } from '../nominas/month';

/** What is paid in a month, 'AAAA-MM', by the day of payment: to everybody, because the studio declares it. Sums name nobody. */
export async function sumsOf(db: Database, month: string): Promise<MonthSums> {
  const row = await paidLines(evenBlocked(db), month)
    .select(amountsIn('nomina_lines'))
    .select(sql<string>`count(distinct nomina_lines.nomina_id)`.as('nominas'))
    // Where the issuer withholds, the studio declares nothing.
    .select(
      sql<string>`coalesce(sum(nomina_lines.retention) filter (where nomina_lines.withheld_by = 'studio'), 0)`.as(
        'declared',
      ),
    )
    .executeTakeFirstOrThrow();
  return { nominas: Number(row.nominas), ...summed(row), declared: Number(row.declared) };
}
