import { type Kysely, sql } from 'kysely';

/** What is due is asked for at every visit of an ADMIN: chapters by status and day, of which the few that are not done are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('create index chapters_by_status_due on chapters (status_id, due_date) where deleted_at is null')
    .execute(db);
}
