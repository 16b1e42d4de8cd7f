import { type Kysely, sql } from 'kysely';

/** Backups that are being written. While there is one, no stored file is removed: it may be copied after its row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table running_backups (id uuid primary key, until timestamptz not null)`.execute(db);
}
