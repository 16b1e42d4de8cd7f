import { type Kysely, sql } from 'kysely';

/**
 * A boleta that was handed in keeps the person's name and RUT and the project's name of that moment. Their present names stand next to
 * them, so that both can be searched. A boleta that is still awaited follows the present names. Older rows are filled from the nómina
 * that paid them, or else from present data. An order's paper also gets the name of its day, which the archive uses.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`
    alter table boletas
      add column person_rut text,
      add column season text not null default '',
      add column house_number text not null default '',
      add column name_now text not null default '',
      add column project_now text not null default ''`);
  await run(`
    update boletas set name_now = work_orders.person_name, project_now = work_orders.project_title
      from work_orders where work_orders.id = boletas.work_order_id`);
  await run(`
    update boletas set person_rut = users.rut, season = coalesce(projects.season, ''),
        house_number = coalesce(projects.house_number, '')
      from users, work_orders left join projects on projects.id = work_orders.project_id
      where users.id = boletas.person_id and work_orders.id = boletas.work_order_id and boletas.state <> 'pending'`);
  await run(`
    update boletas set person_name = line.person_name, person_rut = line.person_rut, project_title = line.project_title,
        season = line.season, house_number = line.house_number
      from nomina_lines as line
      where boletas.state = 'paid' and line.nomina_id = boletas.nomina_id and line.boleta_id = boletas.id
        and line.person_name <> ''`);
  // A generated column cannot be changed, only replaced.
  await run('alter table boletas drop column searched');
  await run(`
    alter table boletas add column searched text not null generated always as (search_text(
      coalesce(folio::text || ' ', '') || order_number::text || ' '
      || regexp_replace(order_number::text, '(\\d)(?=(\\d{3})+$)', '\\1.', 'g') || ' '
      || person_name || ' ' || project_title
      || case when name_now = person_name then '' else ' ' || name_now end
      || case when project_now = project_title then '' else ' ' || project_now end
    )) stored`);
  await run('create index boletas_searched on boletas using gin (searched gin_trgm_ops)');
  await run(`
    alter table annulled_boletas
      add column person_name text not null default '',
      add column person_rut text`);
  await run(`
    update annulled_boletas set person_name = users.first_name || ' ' || users.last_name, person_rut = users.rut
      from users where users.id = annulled_boletas.person_id`);
  await run(`alter table work_orders add column paper_name text not null default ''`);
  await run(`update work_orders set paper_name = person_name where state <> 'draft'`);
  for (const statement of KEEPING) await run(statement);
}

const KEEPING = [
  `create function say_work_order() returns trigger language plpgsql as $$
    begin
      if new.paper_name = '' then new.paper_name := new.person_name; end if;
      return new;
    end $$`,
  // Triggers run in the order of their names, so this one runs after the one that sets the names.
  `create trigger say_work_order before insert or update of state on work_orders for each row
    when (new.state <> 'draft') execute function say_work_order()`,
  // Fills in the person and project of the paper. A boleta without a paper gets none of these values.
  `create function say_boleta(boleta boletas) returns boletas language plpgsql stable as $$
    begin
      boleta.person_name := boleta.name_now;
      boleta.project_title := boleta.project_now;
      boleta.person_rut := null;
      boleta.season := '';
      boleta.house_number := '';
      if boleta.state <> 'pending' then
        select rut into boleta.person_rut from users where id = boleta.person_id;
        select projects.season, projects.house_number into boleta.season, boleta.house_number
          from projects where id = boleta.project_id;
        boleta.season := coalesce(boleta.season, '');
        boleta.house_number := coalesce(boleta.house_number, '');
      end if;
      return boleta;
    end $$`,
  `create or replace function name_boleta() returns trigger language plpgsql as $$
    begin
      select number, amount, project_id, project_title, person_name,
          coalesce(to_char(issued_at at time zone 'America/Santiago', 'YYYY-MM-DD'), '')
        into new.order_number, new.order_amount, new.project_id, new.project_now, new.name_now, new.order_day
        from work_orders where id = new.work_order_id;
      return say_boleta(new);
    end $$`,
  // Each new paper sets the values again. After an annulment the order waits for the next paper.
  `create function keep_boleta() returns trigger language plpgsql as $$
    begin
      return say_boleta(new);
    end $$`,
  `create trigger keep_boleta before update of state on boletas for each row
    when ((new.state = 'pending' and old.state <> 'pending')
      or (old.state in ('pending', 'rejected') and new.state not in ('pending', 'rejected')))
    execute function keep_boleta()`,
  `create or replace function name_boletas_of_orders() returns trigger language plpgsql as $$
    begin
      update boletas set project_now = new.project_title, name_now = new.person_name where work_order_id = new.id;
      update boletas set project_title = new.project_title, person_name = new.person_name
        where work_order_id = new.id and state = 'pending';
      return null;
    end $$`,
  `create or replace function tell_nomina_line() returns trigger language plpgsql as $$
    begin
      select person_id, person_name, person_rut, order_number, issued_on, withheld_by, season, house_number
        into new.person_id, new.person_name, new.person_rut, new.order_number, new.issued_on,
          new.withheld_by, new.season, new.house_number
        from boletas where id = new.boleta_id;
      new.person_name := coalesce(new.person_name, '');
      new.issued_on := coalesce(new.issued_on, '');
      new.season := coalesce(new.season, '');
      new.house_number := coalesce(new.house_number, '');
      return new;
    end $$`,
];
