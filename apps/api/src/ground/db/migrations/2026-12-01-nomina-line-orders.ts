import { type Kysely, sql } from 'kysely';

/** Lines of nóminas keep the parts of their boleta as they were on the day of the line, each with its project and its share of the retention. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`alter table nomina_lines add column order_numbers integer[] not null default '{}'`);
  await run('update nomina_lines set order_numbers = array[order_number] where order_number is not null');
  await run(`
    create table nomina_line_orders (
      line_id integer not null references nomina_lines (id) on delete cascade,
      position integer not null,
      order_number integer,
      project_id integer,
      project_title text not null,
      season text not null default '',
      house_number text not null default '',
      gross bigint not null,
      retention bigint not null,
      net bigint not null,
      primary key (line_id, position),
      constraint nomina_line_orders_sum check (gross - retention = net)
    )`);
  await run(`
    insert into nomina_line_orders (line_id, position, order_number, project_id, project_title, season, house_number,
        gross, retention, net)
      select id, 1, order_number, project_id, project_title, season, house_number, gross, retention, net
      from nomina_lines`);
  for (const statement of LINES) await run(statement);
}

const LINES = [
  `create or replace function tell_nomina_line() returns trigger language plpgsql as $$
    begin
      select person_id, person_name, person_rut, order_number, order_numbers, issued_on, withheld_by, season, house_number
        into new.person_id, new.person_name, new.person_rut, new.order_number, new.order_numbers, new.issued_on,
          new.withheld_by, new.season, new.house_number
        from boletas where id = new.boleta_id;
      new.person_name := coalesce(new.person_name, '');
      new.order_numbers := coalesce(new.order_numbers, '{}');
      new.issued_on := coalesce(new.issued_on, '');
      new.season := coalesce(new.season, '');
      new.house_number := coalesce(new.house_number, '');
      return new;
    end $$`,
  // The retention is split by the parts, each rounded so that they sum to the line's.
  `create function part_nomina_line() returns trigger language plpgsql as $$
    begin
      insert into nomina_line_orders (line_id, position, order_number, project_id, project_title, season, house_number,
          gross, retention, net)
        select new.id, position, number, project_id, project_title, season, house_number,
          part, upto - before, part - (upto - before)
        from (
          select position, number, boleta_orders.project_id, boleta_orders.project_title, boleta_orders.season,
            boleta_orders.house_number, part,
            round(new.retention::numeric * sum(part) over by_place / new.gross)::bigint as upto,
            round(new.retention::numeric * (sum(part) over by_place - part) / new.gross)::bigint as before
          from boleta_orders join work_orders on work_orders.id = boleta_orders.work_order_id
          where boleta_orders.boleta_id = new.boleta_id
          window by_place as (order by position)
        ) as parts;
      if not found then
        insert into nomina_line_orders (line_id, position, order_number, project_id, project_title, season, house_number,
            gross, retention, net)
          values (new.id, 1, new.order_number, new.project_id, new.project_title, new.season, new.house_number,
            new.gross, new.retention, new.net);
      end if;
      return null;
    end $$`,
  `create trigger part_nomina_line after insert on nomina_lines for each row execute function part_nomina_line()`,
];
