import { type Kysely, sql } from 'kysely';

/** Boletas can be searched by the RUT they were issued with, in the same form as the RUTs of accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table boletas add column rut_number text generated always as (
      ltrim(regexp_replace(upper(person_rut), '[^0-9K]', '', 'g'), '0')
    ) stored`.execute(db);
  await sql`create index boletas_rut_number on boletas (rut_number text_pattern_ops)`.execute(db);
}
