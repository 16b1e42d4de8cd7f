import { type Kysely, sql } from 'kysely';

/** The data sheet by sections, and the consents to keep its sensitive fields. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sheet = [
    'country',
    'passport',
    'gender',
    'birth_date',
    'phone',
    'address',
    'community',
    'disability',
    'bank',
    'account_type',
    'account_number',
    'holder_rut',
  ];
  for (const column of sheet) await db.schema.alterTable('users').addColumn(column, 'text').execute();
  for (const column of ['personal_updated_at', 'bank_updated_at']) {
    await db.schema.alterTable('users').addColumn(column, 'timestamptz').execute();
  }

  await db.schema
    .createTable('consents')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('statement', 'text', (column) => column.notNull())
    .addColumn('given_at', 'timestamptz', (column) => column.notNull())
    .addColumn('withdrawn_at', 'timestamptz')
    .execute();
  // At most one consent is in force for each purpose.
  await db.schema
    .createIndex('consents_in_force')
    .unique()
    .on('consents')
    .columns(['user_id', 'purpose'])
    .where(sql.ref('withdrawn_at'), 'is', null)
    .execute();
}
