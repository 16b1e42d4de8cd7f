import { type Kysely, sql } from 'kysely';

/** The list of readings, in its order and by its groups. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_readings on audit (at, id) where action = 'read' and entity in ('person', 'accounts')`.execute(
    db,
  );
  await sql`
    create index audit_readings_what on audit ((changes -> 0 ->> 'field'), at, id)
    where action = 'read' and entity in ('person', 'accounts')`.execute(db);
}
