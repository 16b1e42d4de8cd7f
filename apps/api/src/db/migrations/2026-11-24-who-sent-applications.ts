import { type Kysely, sql } from 'kysely';

/** Applications that are looked for by their people's names are counted without reading the applications themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index applications_sent_by on applications (user_id) where state <> 'draft'`.execute(db);
}
