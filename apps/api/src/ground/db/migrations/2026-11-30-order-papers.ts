import { type Kysely, sql } from 'kysely';

/**
 * An issued order keeps what its paper says: person, project, season, house number and chapter of that moment.
 * The present names of person and project stand next to them, so that both can be searched. A draft follows the
 * present data. Older rows get the name that their paper was stored with, or else present data.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const trigger of ['say_work_order', 'name_work_order', 'name_boletas'])
    await run(`drop trigger ${trigger} on work_orders`);
  await run(`
    alter table work_orders
      add column name_now text not null default '',
      add column project_now text not null default '',
      add column season text not null default '',
      add column house_number text not null default '',
      add column chapter_number integer,
      add column chapter_title text not null default ''`);
  await run(`
    update work_orders set name_now = person_name, project_now = project_title,
      person_name = case when paper_name = '' then person_name else paper_name end`);
  await run(`
    update work_orders set chapter_number = chapters.number, chapter_title = chapters.title,
        season = projects.season, house_number = projects.house_number
      from chapters join projects on projects.id = chapters.project_id
      where chapters.id = work_orders.chapter_id and work_orders.state <> 'draft'`);
  // The order itself now has the value of `paper_name`. A generated column cannot be changed, only replaced.
  await run('alter table work_orders drop column paper_name, drop column searched');
  await run(`
    alter table work_orders add column searched text not null generated always as (search_text(
      coalesce(number::text || ' ' || regexp_replace(number::text, '(\\d)(?=(\\d{3})+$)', '\\1.', 'g') || ' ', '')
      || person_name || ' ' || project_title
      || case when name_now = person_name then '' else ' ' || name_now end
      || case when project_now = project_title then '' else ' ' || project_now end
    )) stored`);
  await run(
    'create index work_orders_searched on work_orders using gin (searched gin_trgm_ops) where deleted_at is null',
  );
  for (const statement of KEEPING) await run(statement);
}

const KEEPING = [
  `create or replace function name_work_order() returns trigger language plpgsql as $$
    begin
      select projects.id, project_name(projects.title, projects.season) into new.project_id, new.project_now
        from chapters join projects on projects.id = chapters.project_id where chapters.id = new.chapter_id;
      new.project_now := coalesce(new.project_now, '');
      select first_name || ' ' || last_name into new.name_now from users where id = new.person_id;
      new.name_now := coalesce(new.name_now, '');
      if coalesce(old.state, 'draft') = 'draft' then
        new.project_title := new.project_now;
        new.person_name := new.name_now;
      end if;
      return new;
    end $$`,
  `create trigger name_work_order before insert or update of chapter_id, person_id on work_orders
    for each row execute function name_work_order()`,
  // Only once, when the order is issued.
  `create or replace function say_work_order() returns trigger language plpgsql as $$
    begin
      if coalesce(old.state, 'draft') = 'draft' then
        new.person_name := new.name_now;
        select project_name(projects.title, projects.season), projects.season, projects.house_number,
            chapters.number, chapters.title
          into new.project_title, new.season, new.house_number, new.chapter_number, new.chapter_title
          from chapters join projects on projects.id = chapters.project_id where chapters.id = new.chapter_id;
        new.project_title := coalesce(new.project_title, '');
        new.season := coalesce(new.season, '');
        new.house_number := coalesce(new.house_number, '');
        new.chapter_title := coalesce(new.chapter_title, '');
      end if;
      return new;
    end $$`,
  // Triggers run in the order of their names, so this one runs after the one that sets the names.
  `create trigger say_work_order before insert or update of state on work_orders for each row
    when (new.state <> 'draft') execute function say_work_order()`,
  `create or replace function name_work_orders_of_projects() returns trigger language plpgsql as $$
    begin
      update work_orders set project_now = project_name(new.title, new.season) where project_id = new.id;
      update work_orders set project_title = project_now where project_id = new.id and state = 'draft';
      return null;
    end $$`,
  `create or replace function name_work_orders_of_users() returns trigger language plpgsql as $$
    begin
      update work_orders set name_now = new.first_name || ' ' || new.last_name where person_id = new.id;
      update work_orders set person_name = name_now where person_id = new.id and state = 'draft';
      return null;
    end $$`,
  // A boleta that is still awaited follows the present names, whatever names its order was issued with.
  `create or replace function name_boleta() returns trigger language plpgsql as $$
    begin
      select number, amount, project_id, project_now, name_now,
          coalesce(to_char(issued_at at time zone 'America/Santiago', 'YYYY-MM-DD'), '')
        into new.order_number, new.order_amount, new.project_id, new.project_now, new.name_now, new.order_day
        from work_orders where id = new.work_order_id;
      return say_boleta(new);
    end $$`,
  `create or replace function name_boletas_of_orders() returns trigger language plpgsql as $$
    begin
      update boletas set project_now = new.project_now, name_now = new.name_now where work_order_id = new.id;
      update boletas set project_title = new.project_now, person_name = new.name_now
        where work_order_id = new.id and state = 'pending';
      return null;
    end $$`,
  `create trigger name_boletas after update of project_now, name_now on work_orders for each row
    when (old.project_now <> new.project_now or old.name_now <> new.name_now)
    execute function name_boletas_of_orders()`,
];
