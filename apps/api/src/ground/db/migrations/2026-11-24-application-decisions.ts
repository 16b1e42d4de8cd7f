import { type Kysely, sql } from 'kysely';

/** When an application was accepted or refused. A refused one is kept for a time from then, not from its last note. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table applications add column decided_at timestamptz`.execute(db);
  await sql`update applications set decided_at = updated_at where state in ('accepted', 'rejected')`.execute(
    db,
  );
  // Finds the applications to purge without reading every one.
  await sql`create index applications_refused on applications (decided_at) where state = 'rejected'`.execute(
    db,
  );
  await sql`create index applications_drafts on applications (updated_at) where state = 'draft'`.execute(db);
}
