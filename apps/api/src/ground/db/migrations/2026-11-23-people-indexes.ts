import { type Kysely, sql } from 'kysely';

/** Searching people to cast by gender. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_gender on users (gender) where activated_at is not null`.execute(db);
}
