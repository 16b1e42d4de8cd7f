import { type Kysely, sql } from 'kysely';

/** When an application was accepted or refused: how long a refused one is kept is counted from then, not from its last note. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table applications add column decided_at timestamptz`.execute(db);
  await sql`update applications set decided_at = updated_at where state in ('accepted', 'rejected')`.execute(
    db,
  );
  // What is purged, found without reading every application.
  await sql`create index applications_refused on applications (decided_at) where state = 'rejected'`.execute(
    db,
  );
  await sql`create index applications_drafts on applications (updated_at) where state = 'draft'`.execute(db);
}
