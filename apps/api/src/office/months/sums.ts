import type { MonthSums } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { amountsIn, paidLines, summed } from '../nominas/month';
import { validFile } from '../transfers/atBank';

/** What is paid in a month, 'AAAA-MM', by the day of payment. */
export async function sumsOf(db: Database, month: string): Promise<MonthSums> {
  const row = await paidLines(db, month)
    .select(amountsIn('nomina_lines'))
    .select(sql<string>`count(distinct nominas.id)`.as('nominas'))
    // Where the issuer withholds, the studio declares nothing.
    .select(
      sql<string>`coalesce(sum(nomina_lines.retention) filter (where nomina_lines.withheld_by = 'studio'), 0)`.as(
        'declared',
      ),
    )
    .executeTakeFirstOrThrow();
  return { nominas: Number(row.nominas), ...summed(row), declared: Number(row.declared) };
}

/** The retention to declare of what the bank has paid in a month, in nóminas that are not paid as a whole yet. */
export async function paidByBank(db: Database, month: string): Promise<number> {
  const { rows } = await sql<{ retention: string }>`
    select coalesce(sum(lines.retention), 0) as retention
      from nominas
      join nomina_files as files on files.id = ${validFile}
      join nomina_transfers as transfers on transfers.file_id = files.id and transfers.answer = 'paid'
      join nomina_lines as lines on lines.nomina_id = nominas.id and lines.person_id = transfers.person_id
      where nominas.state = 'prepared' and lines.withheld_by = 'studio'
        -- The studio's own CSV names no day.
        and left(coalesce(nullif(files.pay_day, ''),
          (transfers.answered_at at time zone 'America/Santiago')::text), 7) = ${month}`.execute(db);
  return Number(rows[0]?.retention ?? 0);
}
