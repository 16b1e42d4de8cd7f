import { type Kysely, sql } from 'kysely';

/**
 * Registrations no longer replace one another. An account knows whether it had more than one registration before its
 * activation, a link may be for choosing the first password, and a mail names the account it was requested for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('contested', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  await sql`update users set contested = true where activated_at is null and registration > 1`.execute(db);

  await db.schema.alterTable('links').dropConstraint('links_purpose_check').execute();
  await db.schema
    .alterTable('links')
    .addCheckConstraint('links_purpose_check', sql`purpose in ('activation', 'reset', 'first-password')`)
    .execute();
  // Nobody knows whose password these links would activate.
  await sql`update links set used_at = created_at where purpose = 'activation' and used_at is null
    and user_id in (select id from users where contested)`.execute(db);

  await db.schema.alterTable('mails').addColumn('user_id', 'uuid').execute();
  await sql`update mails set user_id = (select id from users where users.email = mails.address)
    where done_at is null`.execute(db);
  await sql`update mails set kind = 'first-password' where done_at is null
    and kind in ('activation', 'resend-activation') and user_id in (select id from users where contested)`.execute(
    db,
  );

  await db.schema.alterTable('users').dropColumn('registration').execute();
  await db.schema.alterTable('links').dropColumn('registration').execute();
}
