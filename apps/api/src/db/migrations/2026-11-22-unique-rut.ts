import { type Kysely, sql } from 'kysely';

/**
 * One RUT, one account, however many requests come at the same moment. The index goes by digits and K alone, without zeros
 * at the left: the check digit of 01.234.567-4 and of 1.234.567-4 is the same, and so is the person.
 *
 * Where two accounts share a RUT already, the one that wrote it first keeps it; the sheet of the other asks for it again and
 * says whom to turn to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = sql`ltrim(regexp_replace(upper(rut), '[^0-9K]', '', 'g'), '0')`;
  await sql`update users set rut = null where rut is not null and id not in (
    select distinct on (${key}) id from users where rut is not null
    order by ${key}, coalesce(personal_updated_at, created_at), id)`.execute(db);
  await sql`create unique index users_one_rut on users ((${key})) where rut is not null`.execute(db);
}
