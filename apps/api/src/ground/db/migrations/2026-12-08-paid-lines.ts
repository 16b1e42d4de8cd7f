import { type Kysely, sql } from 'kysely';

/**
 * A line of a nómina keeps the day on which the bank paid it: a bank may pay the lines of one nómina on days of two months, and the
 * retention belongs to the month of each. Until now all lines had the day of their nómina.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table nomina_lines add column paid_on text`.execute(db);
  await sql`
    update nomina_lines set paid_on = nominas.paid_on from nominas
      where nominas.id = nomina_lines.nomina_id and nominas.state = 'paid'`.execute(db);
  await sql`create index nomina_lines_paid_on on nomina_lines (paid_on, nomina_id) where paid_on is not null`.execute(
    db,
  );
}
