import { type Kysely, sql } from 'kysely';

/**
 * A boleta pays one order or several: each has its part of the gross. A boleta that pays one order keeps its part by itself. The awaited
 * boleta of a further order goes into the one that pays it, and its id waits beside the part, so that it comes back under the same id.
 * Besides: kinds of boletas, and their state at the SII.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`
    create table boleta_orders (
      boleta_id integer not null references boletas (id) on delete cascade,
      work_order_id integer not null constraint boleta_orders_one_of_order unique
        references work_orders (id) on delete cascade,
      position integer not null check (position > 0),
      part bigint check (part > 0),
      project_id integer,
      project_title text not null default '',
      season text not null default '',
      house_number text not null default '',
      awaited_id integer unique,
      awaited_since timestamptz,
      primary key (boleta_id, position),
      constraint boleta_orders_awaited check ((awaited_id is null) = (awaited_since is null))
    )`);
  await run('create index boleta_orders_project_id on boleta_orders (project_id, boleta_id)');
  await run(`
    insert into boleta_orders (boleta_id, work_order_id, position, part, project_id, project_title, season, house_number)
      select id, work_order_id, 1, gross, project_id, case when gross is null then '' else project_title end, season,
        house_number from boletas`);
  await run(`
    alter table boletas
      add column kind text not null default 'BHE' check (kind in ('BHE', 'BTE')),
      add column sii_state text not null default 'valid'
        check (sii_state in ('valid', 'annulmentAsked', 'annulled', 'observed')),
      add column sii_on text,
      add column order_numbers integer[] not null default '{}',
      add column parts_differ boolean not null default false,
      add column others text not null default ''`);
  await run('update boletas set order_numbers = array[order_number]');
  // A generated column cannot be changed, only replaced.
  await run('alter table boletas drop column differs, drop column searched');
  await run(`
    alter table boletas
      add column differs boolean not null generated always as (folio is not null
        and (gross <> order_amount or parts_differ or issued_on < order_day
          or expected_retention is null or abs(retention - expected_retention) > 1)) stored,
      add column searched text not null generated always as (search_text(
        coalesce(folio::text || ' ', '') || order_number::text || ' '
        || regexp_replace(order_number::text, '(\\d)(?=(\\d{3})+$)', '\\1.', 'g') || ' '
        || person_name || ' ' || project_title
        || case when name_now = person_name then '' else ' ' || name_now end
        || case when project_now = project_title then '' else ' ' || project_now end
        || case when others = '' then '' else ' ' || others end
      )) stored`);
  await run('create index boletas_of_differs on boletas (differs, issued_order, id)');
  await run('create index boletas_searched on boletas using gin (searched gin_trgm_ops)');
  for (const column of ['kind', 'sii_state'])
    await run(
      `create index boletas_of_${column} on boletas (${column}, issued_order, id) where folio is not null`,
    );

  await run(`
    alter table annulled_boletas
      add column kind text not null default 'BHE',
      add column orders jsonb not null default '[]'`);
  await run(`
    update annulled_boletas set orders = jsonb_build_array(jsonb_build_object(
        'number', boletas.order_number, 'project', boletas.project_title, 'part', annulled_boletas.gross))
      from boletas where boletas.id = annulled_boletas.boleta_id`);
  for (const table of ['boletas', 'annulled_boletas']) {
    await run(`alter table ${table} drop constraint ${table}_one_folio`);
    await run(`create unique index ${table}_one_folio on ${table} (person_id, folio) where kind = 'BHE'`);
    await run(`create unique index ${table}_one_bte_folio on ${table} (folio) where kind = 'BTE'`);
  }

  await run(`alter table archived_papers add column order_numbers integer[] not null default '{}'`);
  await run('update archived_papers set order_numbers = array[order_number] where order_number is not null');
  await run('alter table archived_papers drop column order_number');
  for (const statement of [...PARTS, ...NAMES]) await run(statement);
}

const PARTS = [
  // What a boleta says of all its orders. One that pays one order has it from its own order.
  `create function sum_boleta_orders(boleta integer) returns void language sql as $$
    update boletas set order_numbers = sums.numbers, order_amount = sums.amount, order_day = sums.day,
        parts_differ = sums.differ, others = sums.others
      from (
        select array_agg(work_orders.number order by position) as numbers, sum(work_orders.amount)::bigint as amount,
          coalesce(max(to_char(issued_at at time zone 'America/Santiago', 'YYYY-MM-DD')), '') as day,
          coalesce(bool_or(part <> work_orders.amount), false) as differ,
          coalesce(string_agg(work_orders.number::text || ' '
            || regexp_replace(work_orders.number::text, '(\\d)(?=(\\d{3})+$)', '\\1.', 'g')
            || ' ' || boleta_orders.project_title || case when boleta_orders.project_title = work_orders.project_now
              then '' else ' ' || work_orders.project_now end, ' ' order by position)
            filter (where position > 1), '') as others
        from boleta_orders join work_orders on work_orders.id = boleta_orders.work_order_id
        where boleta_orders.boleta_id = boleta
      ) as sums
      where boletas.id = boleta and sums.numbers is not null
        and (boletas.order_numbers, boletas.order_amount, boletas.order_day, boletas.parts_differ, boletas.others)
          is distinct from (sums.numbers, sums.amount, sums.day, sums.differ, sums.others)
    $$`,
  `create function sum_boleta_of_order() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        perform sum_boleta_orders(old.boleta_id);
      else
        perform sum_boleta_orders(new.boleta_id);
      end if;
      return null;
    end $$`,
  `create trigger sum_boleta after insert or update on boleta_orders for each row when (new.position > 1)
    execute function sum_boleta_of_order()`,
  `create trigger sum_boleta_less after delete on boleta_orders for each row when (old.position > 1)
    execute function sum_boleta_of_order()`,
  // The first order's part may differ while the boleta pays others too.
  `create trigger sum_boleta_first after update of part on boleta_orders for each row
    when (new.position = 1 and new.part is distinct from old.part) execute function sum_boleta_of_order()`,
  // The project's names are those of the day on which the boleta was handed in.
  `create function say_boleta_order() returns trigger language plpgsql as $$
    begin
      select work_orders.project_id, work_orders.project_now, coalesce(projects.season, ''),
          coalesce(projects.house_number, '')
        into new.project_id, new.project_title, new.season, new.house_number
        from work_orders left join projects on projects.id = work_orders.project_id
        where work_orders.id = new.work_order_id;
      if new.part is null then
        new.project_title := '';
        new.season := '';
        new.house_number := '';
      end if;
      return new;
    end $$`,
  `create trigger say_boleta_order before insert or update of part on boleta_orders for each row
    execute function say_boleta_order()`,
  `create function part_boleta() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into boleta_orders (boleta_id, work_order_id, position, part)
          values (new.id, new.work_order_id, 1, new.gross);
      elsif new.gross is null then
        update boleta_orders set part = null where boleta_id = new.id;
      else
        update boleta_orders set part = new.gross where boleta_id = new.id
          and not exists (select from boleta_orders as other where other.boleta_id = new.id and other.position > 1);
      end if;
      return null;
    end $$`,
  `create trigger part_boleta after insert or update of gross on boletas for each row execute function part_boleta()`,
  `create function check_boleta_parts() returns trigger language plpgsql as $$
    declare
      boleta boletas;
    begin
      if tg_table_name = 'boletas' then
        select * into boleta from boletas where id = new.id;
      elsif tg_op = 'DELETE' then
        select * into boleta from boletas where id = old.boleta_id;
      else
        select * into boleta from boletas where id = new.boleta_id;
      end if;
      if boleta.gross is not null and boleta.gross is distinct from (
        select case when bool_and(part is not null) then sum(part)::bigint end
          from boleta_orders where boleta_id = boleta.id
      ) then
        raise exception 'The parts of boleta % do not sum to its gross', boleta.id
          using errcode = 'check_violation', constraint = 'boleta_parts_sum';
      end if;
      return null;
    end $$`,
  `create constraint trigger boleta_parts_sum after insert or update of gross on boletas
    deferrable initially deferred for each row execute function check_boleta_parts()`,
  `create constraint trigger boleta_parts_sum after insert or update or delete on boleta_orders
    deferrable initially deferred for each row execute function check_boleta_parts()`,
];

const NAMES = [
  // The same as domain's boletaTitle (a test compares them).
  `create function boleta_title(numbers integer[]) returns text language sql immutable parallel safe as $$
    select case when count(*) = 1 then 'Boleta orden N.º ' || min(text)
        when count(*) <= 4 then 'Boleta órdenes N.º ' || string_agg(text, ', ' order by place)
          filter (where place < cardinality(numbers)) || ' y ' || min(text) filter (where place = cardinality(numbers))
        else 'Boleta órdenes N.º ' || string_agg(text, ', ' order by place) filter (where place <= 3)
          || ' y ' || (count(*) - 3) || ' más' end
      from (
        select regexp_replace(number::text, '(\\d)(?=(\\d{3})+$)', '\\1.', 'g') as text, place
          from unnest(numbers) with ordinality as of (number, place)
      ) as named
    $$`,
  `create or replace function tell_boleta() returns trigger language plpgsql as $$
    begin
      select 'boleta', boleta_title(order_numbers), project_title, state, issued_on
        into new.kind, new.title, new.project, new.state, new.date
        from boletas where id = new.boleta_id;
      return new;
    end $$`,
  'drop trigger tell_document on boletas',
  `create trigger tell_document after update of state, project_title, issued_on, order_numbers on boletas for each row
    execute function tell_document_of_boleta()`,
  `create or replace function name_boleta() returns trigger language plpgsql as $$
    begin
      select number, amount, project_id, project_now, name_now,
          coalesce(to_char(issued_at at time zone 'America/Santiago', 'YYYY-MM-DD'), ''), array[number]
        into new.order_number, new.order_amount, new.project_id, new.project_now, new.name_now, new.order_day,
          new.order_numbers
        from work_orders where id = new.work_order_id;
      return say_boleta(new);
    end $$`,
  `create or replace function name_boletas_of_orders() returns trigger language plpgsql as $$
    begin
      update boletas set project_now = new.project_now, name_now = new.name_now where work_order_id = new.id;
      update boletas set project_title = new.project_now, person_name = new.name_now
        where work_order_id = new.id and state = 'pending';
      perform sum_boleta_orders(boleta_id) from boleta_orders where work_order_id = new.id and position > 1;
      return null;
    end $$`,
];
