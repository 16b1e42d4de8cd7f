import { type Kysely, sql } from 'kysely';

/**
 * Blocks of a person's data: nobody but the desk uses them from the answer to the request until the end of the block, which the
 * views of `unblockedViews.ts` see to. The mark stands on the account too: whoever waits for its row then reads that it is blocked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`
    create table data_blocks (
      request_id integer primary key references data_requests on delete cascade,
      user_id uuid not null references users on delete cascade,
      since timestamptz not null,
      ended_at timestamptz,
      ended_by uuid references users on delete set null,
      end_reason text not null default ''
    )`);
  await run('create unique index data_blocks_running on data_blocks (user_id) where ended_at is null');
  await run('create index data_blocks_user on data_blocks (user_id)');
  await run('create index data_blocks_ended_by on data_blocks (ended_by)');
  await run('alter table users add column is_blocked boolean not null default false');
  // Counts the others.
  await run('create index users_unblocked on users (id) where not is_blocked');
  await run('create index users_blocked on users (id) where is_blocked');
  await run(`
    create function mark_blocked() returns trigger language plpgsql as $$
    declare of_block data_blocks := case when tg_op = 'DELETE' then old else new end;
    begin
      update users set is_blocked =
        exists (select from data_blocks where user_id = of_block.user_id and ended_at is null)
        where id = of_block.user_id;
      return null;
    end $$`);
  await run(`create trigger mark_blocked after insert or update or delete on data_blocks
    for each row execute function mark_blocked()`);
}
