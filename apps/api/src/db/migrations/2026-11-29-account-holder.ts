import type { Kysely } from 'kysely';

/** The name of the holder of an account that is not its person's: banks compare it with the holder's RUT. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('account_holder_name', 'text').execute();
}
