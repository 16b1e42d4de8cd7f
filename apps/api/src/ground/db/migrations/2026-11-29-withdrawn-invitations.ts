import type { Kysely } from 'kysely';

/** When an invitation was withdrawn. A person who follows its link then gets told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('invitation_withdrawn_at', 'timestamptz').execute();
}
