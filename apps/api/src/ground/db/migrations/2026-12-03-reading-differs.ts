import { type Kysely, sql } from 'kysely';

/** Whether the PDF of a sent boleta says something else than was sent: such a boleta counts among the differing ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run('alter table boletas add column reading_differs boolean not null default false');
  await run('create index boletas_of_reading_differs on boletas (issued_order, id) where reading_differs');
}
