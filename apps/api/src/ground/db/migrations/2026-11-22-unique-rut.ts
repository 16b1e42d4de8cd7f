import { type Kysely, sql } from 'kysely';

/**
 * One account per RUT, however many requests come at once. The index only contains digits and K, without
 * leading zeros: 01.234.567-4 and 1.234.567-4 have the same check digit and are the same person.
 *
 * If two accounts already share a RUT, the first one to write it keeps it. The other's
 * data sheet asks for it again and says whom to contact.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = sql`ltrim(regexp_replace(upper(rut), '[^0-9K]', '', 'g'), '0')`;
  await sql`update users set rut = null where rut is not null and id not in (
    select distinct on (${key}) id from users where rut is not null
    order by ${key}, coalesce(personal_updated_at, created_at), id)`.execute(db);
  await sql`create unique index users_one_rut on users ((${key})) where rut is not null`.execute(db);
}
