import { type Kysely, sql } from 'kysely';

/**
 * The months that are closed. Months in which something was paid have a row too: payments and the close take turns at it. Boletas are
 * found up to the end of a month by their own day, or by the day on which their order was finished while they have none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`
    create table closed_months (
      month text primary key check (month ~ '^[0-9]{4}-[0-9]{2}$'),
      state text not null default 'open' check (state in ('open', 'closed')),
      closed_at timestamptz,
      closed_by uuid references users (id) on delete set null,
      sums jsonb,
      reopened_at timestamptz,
      reopened_by uuid references users (id) on delete set null,
      reopen_reason text not null default '',
      updated_at timestamptz not null,
      constraint closed_months_closed check (state = 'open' or (closed_at is not null and sums is not null))
    )`);
  await run('create index closed_months_closed_by on closed_months (closed_by)');
  await run('create index closed_months_reopened_by on closed_months (reopened_by)');
  await run(`
    insert into closed_months (month, updated_at)
      select distinct left(paid_order, 7), now() from nominas where state = 'paid' and paid_order <> ''`);
  await run('alter table users add column boletas_asked_at timestamptz');
  // Immutable, because the zone is named: an index may have it.
  await run(`
    create function boleta_day(issued text, made timestamptz) returns text language sql immutable as $$
      select case when issued <> '' then issued
        else to_char(made at time zone 'America/Santiago', 'YYYY-MM-DD') end
    $$`);
  await run('create index boletas_of_day on boletas (state, boleta_day(issued_order, created_at), id)');
  await run('create index boletas_by_day on boletas (boleta_day(issued_order, created_at), id)');
}
