import type { Kysely } from 'kysely';

/** The browser's own name for each session. It is unknown for sessions that are already open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('browser', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
