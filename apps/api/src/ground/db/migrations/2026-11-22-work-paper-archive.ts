import { type Kysely, sql } from 'kysely';

/**
 * The data that accounting law keeps of people who erased everything: name, RUT, amounts and the paper, without a way back to an
 * account. A link to a file may lead to such a paper or, with neither column set, to everything kept about its person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('archived_papers')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('work-order', 'boleta', 'nomina')`),
    )
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('number', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('rut', 'text')
    .addColumn('amount', 'bigint')
    .addColumn('state', 'text')
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('keep_until', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('archived_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('archived_papers_date').on('archived_papers').columns(['date', 'id']).execute();
  await db.schema
    .createIndex('archived_papers_keep_until')
    .on('archived_papers')
    .column('keep_until')
    .execute();
  await db.schema
    .alterTable('file_links')
    .alterColumn('document_id', (column) => column.dropNotNull())
    .execute();
  await db.schema
    .alterTable('file_links')
    .addColumn('paper_id', 'uuid', (column) => column.references('archived_papers.id').onDelete('cascade'))
    .execute();
}
