import { type Kysely, sql } from 'kysely';

/** Applications with their reels, documents with their links, and unused blobs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const uuid = sql`gen_random_uuid()`;

  await db.schema
    .createTable('discarded_blobs')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('due_at', 'timestamptz', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('applications')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(uuid))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('draft', 'new', 'shortlisted', 'accepted', 'rejected')`),
    )
    .addColumn('applicant_to', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('rut', 'text')
    .addColumn('passport', 'text')
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('age', 'integer', (column) => column.notNull())
    .addColumn('community', 'text', (column) => column.notNull())
    .addColumn('disability', 'text', (column) => column.notNull())
    .addColumn('voice_training', 'text', (column) => column.notNull())
    .addColumn('experiences', 'jsonb', (column) => column.notNull())
    .addColumn('vocal_age_range', 'text', (column) => column.notNull())
    .addColumn('singing_experience', 'text', (column) => column.notNull())
    .addColumn('singing_detail', 'text', (column) => column.notNull())
    .addColumn('vocal_tone', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('submitted_at', 'timestamptz')
    .execute();
  await db.schema
    .createIndex('applications_submitted_at')
    .on('applications')
    .column('submitted_at')
    .execute();
  // A person has at most one open application, however many requests come at once.
  await sql`create unique index applications_open on applications (user_id)
    where state in ('draft', 'new', 'shortlisted')`.execute(db);

  await db.schema
    .createTable('reels')
    .addColumn('application_id', 'uuid', (column) =>
      column.notNull().references('applications.id').onDelete('cascade'),
    )
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reels_pkey', ['application_id', 'n'])
    .execute();

  await db.schema
    .createTable('documents')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(uuid))
    .addColumn('user_id', 'uuid', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('project', 'text')
    .addColumn('state', 'text')
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('read_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('documents_user_id').on('documents').columns(['user_id', 'date']).execute();

  await db.schema
    .createTable('file_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('document_id', 'uuid', (column) =>
      column.notNull().references('documents.id').onDelete('cascade'),
    )
    .addColumn('session_id', 'uuid', (column) =>
      column.notNull().references('sessions.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
}
