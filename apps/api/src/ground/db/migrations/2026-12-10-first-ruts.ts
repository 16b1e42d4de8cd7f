import { type Kysely, sql } from 'kysely';

/**
 * Boletas of people who sent them before their data sheet had a RUT get the one that it has now, and so do lines of nóminas and annulled
 * boletas. From now on the edit that brings the first RUT does that. A RUT that is there stays as it was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const fill = (table: string, where: string) =>
    sql
      .raw(
        `update ${table} set person_rut = users.rut from users
          where users.id = ${table}.person_id and users.rut is not null and ${table}.person_rut is null${where}`,
      )
      .execute(db);
  // One that is still awaited has no RUT of its own.
  await fill('boletas', ` and boletas.state <> 'pending'`);
  await fill('annulled_boletas', '');
  await fill('nomina_lines', '');
}
