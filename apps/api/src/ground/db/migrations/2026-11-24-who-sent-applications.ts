import { type Kysely, sql } from 'kysely';

/** Counts applications searched by their people's names without reading the applications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index applications_sent_by on applications (user_id) where state <> 'draft'`.execute(db);
}
