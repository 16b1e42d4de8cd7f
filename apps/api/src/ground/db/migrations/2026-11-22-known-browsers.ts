import type { Kysely } from 'kysely';

/** Browsers from which an account was logged in before. Other people's wrong passwords do not lock them out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('known_browsers')
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_browsers_pkey', ['token_hash', 'user_id'])
    .execute();
  await db.schema.createIndex('known_browsers_user_id').on('known_browsers').column('user_id').execute();
}
