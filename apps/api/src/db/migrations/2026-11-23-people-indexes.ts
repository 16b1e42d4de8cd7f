import { type Kysely, sql } from 'kysely';

/** People who can be cast are looked for by gender too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_gender on users (gender) where activated_at is not null`.execute(db);
}
