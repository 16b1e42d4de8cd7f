import { type Kysely, sql } from 'kysely';

/** Who changed what, and when. A line is written in the transaction of its change and never changed afterwards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    // The line stays when its person erases their account.
    .addColumn('actor_id', 'uuid', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'text', (column) => column.notNull())
    .addColumn('changes', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
    .execute();
  await db.schema.createIndex('audit_entity').on('audit').columns(['entity', 'entity_id', 'id']).execute();
  await db.schema.createIndex('audit_actor_id').on('audit').columns(['actor_id', 'id']).execute();
}
