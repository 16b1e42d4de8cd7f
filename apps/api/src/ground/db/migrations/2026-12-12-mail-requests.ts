import { type Kysely, sql } from 'kysely';

/** A mail names the request that asked for it, so that the log of one leads to the other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails add column request_id text`.execute(db);
}
