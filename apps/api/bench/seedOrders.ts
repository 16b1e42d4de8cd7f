import { type Kysely, sql } from 'kysely';
import { chance, type Fill, oneOf } from './seedSql';

/** Days over which the orders are spread, and how many of them lie in the future. */
const DAYS = 1825;
const AHEAD = 21;

/** Share of the newest orders that are still open, with boletas that are not all paid. */
const OPEN = 0.02;

/** Number of boletas in a nómina. */
const IN_NOMINA = 90;

const day = (days: string) => `to_char(current_date + ${AHEAD} - (${days})::int, 'YYYY-MM-DD')`;

/**
 * Makes orders of five years, the newest last, with their lines and papers, boletas of the finished ones, and nóminas that paid
 * them. Some hundred belong to the first person.
 * @param ownerOf of a number of rows, gives the owner of each as SQL
 */
export async function seedOrders(
  db: Kysely<unknown>,
  fill: Fill,
  orders: number,
  ownerOf: (all: number) => string,
): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const open = Math.round(orders * (1 - OPEN));
  const ago = `(${orders} - n)::bigint * ${DAYS} / ${orders}`;
  // Without triggers: the statements below write the copied names themselves, which is faster than row by row.
  const tables = ['work_orders', 'documents', 'boletas', 'boleta_orders', 'nomina_lines'];
  for (const table of tables) await run(`alter table ${table} disable trigger user`);
  const rows = await sql.raw<{ last: number }>('select max(id) as last from chapters').execute(db);
  const state = `case when n > ${open} then ${oneOf(['issued', 'accepted', 'rejected', 'draft'], chance('state'))}
    else ${oneOf(['finished', 'voided', 'finished', 'rejected'], chance('state'))} end`;
  await fill(
    orders,
    1,
    (range) => `
    insert into work_orders (id, number, type_id, state, chapter_id, person_id, start_date, due_date, amount, issued_at,
      answered_at, created_at, updated_at, project_id, project_title, person_name, project_now, name_now, season,
      house_number, chapter_number, chapter_title)
    overriding system value
    select n, case when moved <> 'draft' then n end, 1 + ${chance('type')} % 7, moved, chapters.id, users.id,
      ${day(`${ago} + 7`)}, ${day(ago)}, case when n % 5 > 0 then 20000 + n % 400 * 1000 end,
      case when moved <> 'draft' then now() - (${ago}) * interval '1 day' end,
      case when moved in ('accepted', 'rejected', 'finished') then now() - (${ago}) * interval '1 day' end,
      now(), now() - (${ago}) * interval '1 day', projects.id, projects.title, first_name || ' ' || last_name,
      projects.title, first_name || ' ' || last_name, projects.season, projects.house_number, chapters.number, chapters.title
    from (select n, ${state} as moved from ${range}) as numbered
      join chapters on chapters.id = 1 + n::bigint * 7919 % ${rows.rows[0]?.last}
      join projects on projects.id = chapters.project_id join users on users.id = ${ownerOf(orders)}`,
  );
  await fill(
    orders,
    2,
    (range) => `
    insert into work_order_lines (work_order_id, position, loops, character_name, character_type)
    select n, place, 10 + n % 80, 'Personaje ' || place, 'ACTOR' from ${range}, generate_series(0, 1) as place`,
  );
  await run(`update work_order_numbers set last = ${orders}`);
  const paidOf = `(n / ${IN_NOMINA} + 1)::int`;
  await run(`
    insert into nominas (id, state, paid_on, created_at, updated_at) overriding system value
    select n, 'paid', ${day(`(${orders} - n * ${IN_NOMINA})::bigint * ${DAYS} / ${orders}`)}, now() - interval '1 day', now()
    from generate_series(1, ${Math.floor(open / IN_NOMINA) + 1}) as n`);
  const boletaState = `case when n > ${open} - ${orders} / 50 then ${oneOf(['inReview', 'approved', 'rejected', 'pending'], chance('boleta'))}
    else 'paid' end`;
  await fill(
    orders,
    1,
    (range) => `
    insert into boletas (id, work_order_id, person_id, state, folio, issued_on, gross, retention, net, withheld_by,
      expected_retention, digest, uploaded_at, nomina_id, created_at, updated_at, order_number, order_numbers, order_amount, project_id,
      project_title, person_name, project_now, name_now)
    overriding system value
    select n, n, person_id, told.state, case when sent then n end, case when sent then due_date end,
      case when sent then amount end, case when sent then 0 end, case when sent then amount end,
      case when sent then 'person' end, case when sent then case when n % 50 = 0 then 5000 else 0 end end,
      case when sent then 'x' end, case when sent then now() end, case when told.state = 'paid' then ${paidOf} end, now(),
      updated_at, number, array[number], amount, project_id, project_title, person_name, project_title, person_name
    from (select *, boleta <> 'pending' as sent, boleta as state from (select n, ${boletaState} as boleta from ${range}) as of) as told
      join work_orders on work_orders.id = n and work_orders.state = 'finished' and amount is not null`,
  );
  await run(`
    insert into boleta_orders (boleta_id, work_order_id, position, part, project_id, project_title)
    select id, work_order_id, 1, gross, project_id, project_title from boletas`);
  await run(`
    insert into nomina_lines (nomina_id, boleta_id, folio, project_id, project_title, gross, retention, net, order_numbers, paid_on)
    select nomina_id, id, folio, project_id, project_title, gross, retention, net, order_numbers,
        (select paid_on from nominas where nominas.id = nomina_id) from boletas
      where nomina_id is not null`);
  await run(`
    insert into nomina_line_orders (line_id, position, order_number, project_id, project_title, gross, retention, net)
    select id, 1, order_numbers[1], project_id, project_title, gross, retention, net from nomina_lines`);
  await run(`
    update nominas set boletas = sums.n, gross = sums.gross, retention = sums.retention, total = sums.net
    from (select nomina_id, count(*) as n, sum(gross) as gross, sum(retention) as retention, sum(net) as net
      from nomina_lines group by nomina_id) as sums where nominas.id = sums.nomina_id`);
  await fill(
    orders,
    2,
    (range) => `
    insert into documents (user_id, kind, title, project, state, date, file_name, size, key, created_at, updated_at,
      work_order_id, boleta_id)
    select person_id, 'work-order', work_order_title(type_id, number), project_title, state, start_date, '', 1, 'o' || n, now(),
      now(), n, null::integer from ${range} join work_orders on id = n and number is not null
    union all
    select person_id, 'boleta', 'Boleta orden N.º ' || order_number, project_title, state, issued_on, '', 1, 'b' || n, now(),
      now(), null, n from ${range} join boletas on id = n and folio is not null`,
  );
  for (const table of tables) await run(`alter table ${table} enable trigger user`);
}
