import { type Kysely, sql } from 'kysely';

/** Every visit of an ADMIN asks for due chapters. With this index by status and day, only the few unfinished ones are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('create index chapters_by_status_due on chapters (status_id, due_date) where deleted_at is null')
    .execute(db);
}
