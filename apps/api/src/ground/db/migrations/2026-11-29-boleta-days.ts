import { type Kysely, sql } from 'kysely';

/**
 * The day of a boleta's order, because a boleta with an earlier day differs from its order. Archived papers of
 * people who are gone say when and by which nómina they were paid, so that payments can be found.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`alter table boletas add column order_day text not null default ''`);
  await run(`
    create or replace function name_boleta() returns trigger language plpgsql as $$
    begin
      select number, amount, project_id, project_title, person_name,
          coalesce(to_char(issued_at at time zone 'America/Santiago', 'YYYY-MM-DD'), '')
        into new.order_number, new.order_amount, new.project_id, new.project_title, new.person_name, new.order_day
        from work_orders where id = new.work_order_id;
      return new;
    end $$`);
  await run(`
    update boletas set order_day = to_char(issued_at at time zone 'America/Santiago', 'YYYY-MM-DD')
      from work_orders where work_orders.id = boletas.work_order_id and issued_at is not null`);
  // A generated column cannot be changed, only replaced.
  await run('alter table boletas drop column differs');
  await run(`
    alter table boletas add column differs boolean not null generated always as (folio is not null
      and (gross <> order_amount or issued_on < order_day
        or expected_retention is null or abs(retention - expected_retention) > 1)) stored`);
  await run('create index boletas_of_differs on boletas (differs, issued_order, id)');

  await run(`
    alter table archived_papers
      add column order_number integer,
      add column retention bigint,
      add column net bigint,
      add column paid_on text,
      add column nomina_id integer`);
}
