import { type Kysely, sql } from 'kysely';

/** Papers of minors among the documents that the studio files: two more kinds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run('alter table shared_documents drop constraint shared_documents_kind_check');
  // Kinds in the order of their labels, as the list sorts them.
  await run('drop index shared_documents_by_kind');
  await run(`create index shared_documents_by_kind on shared_documents
    ((coalesce(array_position(array['minor-authorization', 'school-certificate', 'contract', 'script']::text[], kind), 0)), id)
    where deleted_at is null`);
}
