import { type Kysely, sql } from 'kysely';

/**
 * Changes of an account's login address: requested, then confirmed from the new address. An account has at most
 * one pending change. Links and mails refer to their change, so a link of an earlier change does nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run('alter table users add column email_updated_at timestamptz');
  await run(`
    create table email_changes (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      email text not null,
      is_by_studio boolean not null,
      reason text not null,
      asked_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      is_confirmed boolean not null default false
    )`);
  await run('create unique index email_changes_one_open on email_changes (user_id) where ended_at is null');
  await run('create index email_changes_user_id on email_changes (user_id)');
  await run(
    'alter table links add column email_change_id uuid references email_changes (id) on delete cascade',
  );
  await run(
    'create index links_email_change_id on links (email_change_id) where email_change_id is not null',
  );
  await run('alter table links drop constraint links_purpose_check');
  await run(`
    alter table links add constraint links_purpose_check check (purpose in (
      'activation', 'reset', 'first-password', 'invitation', 'confirm-email', 'stop-email'))`);
  await run('alter table mails add column email_change_id uuid');
}
