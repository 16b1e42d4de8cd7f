import type { Kysely } from 'kysely';

/** The holder's name, for a bank account of another person. Banks compare it with the holder's RUT. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('account_holder_name', 'text').execute();
}
