import { type Kysely, sql } from 'kysely';

/** What was agreed when a later boleta settled a paid and annulled one: their amounts may differ. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table regularizations add column settled_why text not null default ''`.execute(db);
}
