import type { Kysely } from 'kysely';

/** The arrived pieces of interrupted reels, so that sending can continue from there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('reels').addColumn('digest', 'text').execute();

  await db.schema
    .createTable('reel_pieces')
    .addColumn('application_id', 'uuid', (column) =>
      column.notNull().references('applications.id').onDelete('cascade'),
    )
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('start', 'integer', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('reel_pieces_pkey', ['application_id', 'digest', 'start'])
    .execute();
}
