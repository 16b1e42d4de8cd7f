import { type Kysely, sql } from 'kysely';

/** 'Cierre del año' names the payments whose boleta lacks data: few of many. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index nomina_lines_without_data on nomina_lines (nomina_id)
      where person_rut is null or issued_on = '' or withheld_by is null`.execute(db);
}
