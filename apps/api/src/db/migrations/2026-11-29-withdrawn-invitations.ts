import type { Kysely } from 'kysely';

/** When an invitation was taken back: who follows its link is told so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('invitation_withdrawn_at', 'timestamptz').execute();
}
