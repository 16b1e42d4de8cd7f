import { type Kysely, sql } from 'kysely';

/** Boletas are found by the RUT they were issued with, in the form in which those of accounts are looked up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table boletas add column rut_number text generated always as (
      ltrim(regexp_replace(upper(person_rut), '[^0-9K]', '', 'g'), '0')
    ) stored`.execute(db);
  await sql`create index boletas_rut_number on boletas (rut_number text_pattern_ops)`.execute(db);
}
