import { type Kysely, sql } from 'kysely';

/** A list of all projects' chapters, searched by their titles and sorted by their due days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`
    alter table chapters
      add column due_order text not null generated always as (coalesce(due_date, '9999-12-31')) stored,
      add column searched text not null generated always as (search_text(title)) stored`);
  const index = (name: string, on: string) =>
    run(`create index ${name} on chapters ${on} where deleted_at is null`);
  await run('drop index chapters_due_date');
  await index('chapters_due_order', '(due_order, id)');
  await index('chapters_updated', '(updated_at, id)');
  await index('chapters_by_status', '(status_id, id)');
  await run('create index chapters_searched on chapters using gin (searched gin_trgm_ops)');
}
