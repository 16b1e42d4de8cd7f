import { type Kysely, sql } from 'kysely';

/** Codes in the order of their labels, as lists sort them (lists/naturalOrder.ts). */
const ordered = (column: string, codes: readonly string[]) =>
  `coalesce(array_position(array['${codes.join("', '")}']::text[], ${column}), 0)`;

/**
 * Accounts get a state, the moment of their last use and of their invitation. Generated columns,
 * each with an index, serve sorting, filtering and searching the list of users. A change of many
 * accounts is kept for an hour with the former states, so that it can be undone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`
    alter table users
      add column deactivated_at timestamptz,
      add column invited_at timestamptz,
      add column last_access_at timestamptz`);
  await run(`
    update users set last_access_at = used.at
    from (select user_id, max(last_used_at) as at from sessions group by user_id) as used where used.user_id = users.id`);
  await run(`
    alter table users
      add column state text not null generated always as (
        case when activated_at is null then 'unactivated' when deactivated_at is null then 'active' else 'inactive' end
      ) stored,
      add column rut_number text generated always as (
        ltrim(regexp_replace(upper(rut), '[^0-9K]', '', 'g'), '0')
      ) stored,
      add column last_access_order timestamptz not null generated always as (
        coalesce(last_access_at, '-infinity')
      ) stored`);
  const index = (name: string, on: string) => run(`create index ${name} on ${on}`);
  await index('users_full_name', `users (((first_name || ' ' || last_name) collate natural_es), id)`);
  await index('users_email_order', 'users ((email collate natural_es), id)');
  await index('users_by_role', `users ((${ordered('role', ['ADMIN', 'USER'])}), id)`);
  await index('users_by_state', `users ((${ordered('state', ['active', 'inactive', 'unactivated'])}), id)`);
  await index('users_last_access', 'users (last_access_order, id)');
  await index('users_role', 'users (role)');
  await index('users_state', 'users (state)');
  await index('users_rut_number', 'users (rut_number text_pattern_ops)');
  // Only active people can be cast. An activated account is no longer active in every case.
  await run('drop index users_gender');
  await index('users_gender', `users (gender) where state = 'active'`);

  await run('alter table links drop constraint links_purpose_check');
  await run(`alter table links add constraint links_purpose_check
    check (purpose in ('activation', 'reset', 'first-password', 'invitation'))`);

  await run(`
    create table state_changes (
      id uuid primary key default gen_random_uuid(),
      actor_id uuid not null references users (id) on delete cascade,
      at timestamptz not null,
      active boolean not null,
      undone_at timestamptz
    )`);
  await index('state_changes_at', 'state_changes (at)');
  await index('state_changes_actor_id', 'state_changes (actor_id)');
  await run(`
    create table changed_states (
      change_id uuid not null references state_changes (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      deactivated_at timestamptz,
      primary key (change_id, user_id)
    )`);
  await index('changed_states_user_id', 'changed_states (user_id)');
}
