import type { Kysely } from 'kysely';

/** What the browser of a session calls itself: of those that are open already nobody has asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('browser', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
