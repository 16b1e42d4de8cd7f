import { type Kysely, sql } from 'kysely';

/**
 * Nóminas: approved boletas that one transfer file pays. A line keeps the boleta's amounts at the time it was added. A
 * voided nómina still shows what it held, and the paid amounts stay when a person erases their data. A boleta in a
 * prepared or paid nómina refers to it, so no boleta can be in two. The database computes the sums from the lines.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`
    create table nominas (
      id integer generated always as identity primary key,
      state text not null default 'prepared' check (state in ('prepared', 'paid', 'voided')),
      paid_on text,
      boletas integer not null default 0,
      gross bigint not null default 0,
      retention bigint not null default 0,
      total bigint not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      paid_order text not null generated always as (coalesce(paid_on, '')) stored,
      searched text not null generated always as (search_text('nómina n.º ' || id::text)) stored,
      constraint nominas_paid check ((state = 'paid') = (paid_on is not null)),
      constraint nominas_sum check (gross - retention = total and boletas >= 0)
    )`);
  await run(`
    create table nomina_lines (
      id integer generated always as identity primary key,
      nomina_id integer not null references nominas (id),
      boleta_id integer references boletas (id) on delete set null,
      folio integer not null,
      project_id integer,
      project_title text not null,
      gross bigint not null,
      retention bigint not null,
      net bigint not null,
      constraint nomina_lines_once unique (nomina_id, boleta_id)
    )`);
  await run('create index nomina_lines_boleta_id on nomina_lines (boleta_id)');
  await run('alter table boletas add column nomina_id integer references nominas (id)');
  await run('create index boletas_of_nomina on boletas (nomina_id) where nomina_id is not null');
  await run(`create index boletas_payable on boletas (issued_order, id)
    where state = 'approved' and nomina_id is null`);
  await run(`alter table boletas add constraint boletas_in_nomina check (
    case when nomina_id is null then state <> 'paid' else state in ('approved', 'paid') end)`);

  // In the order of the labels in domain's list (lists/naturalOrder.ts).
  const byState = `coalesce(array_position(array['voided', 'paid', 'prepared']::text[], state), 0)`;
  for (const key of ['created_at', 'paid_order', 'boletas', 'total', byState])
    await run(`create index on nominas ((${key}), id)`);
  await run('create index nominas_of_state on nominas (state, created_at, id)');
  await run('create index nominas_searched on nominas using gin (searched gin_trgm_ops)');

  await run('alter table mails add column nomina_id integer references nominas (id)');
  await run('alter table users add column bank_asked_at timestamptz');
  for (const statement of SUMS) await run(statement);
}

/** Adds and subtracts changes, so that two transactions on one nómina do not undo each other's. */
const sumBy = (sign: '+' | '-', lines: string) => `
  create function ${lines}_of_nominas() returns trigger language plpgsql as $$
    begin
      update nominas set boletas = nominas.boletas ${sign} sums.boletas, gross = nominas.gross ${sign} sums.gross,
          retention = nominas.retention ${sign} sums.retention, total = nominas.total ${sign} sums.net
        from (
          select nomina_id, count(*)::integer as boletas, sum(gross)::bigint as gross,
            sum(retention)::bigint as retention, sum(net)::bigint as net
          from ${lines} group by nomina_id
        ) as sums
        where nominas.id = sums.nomina_id;
      return null;
    end $$`;

const SUMS = [
  sumBy('+', 'added_lines'),
  `create trigger add_lines after insert on nomina_lines referencing new table as added_lines
    for each statement execute function added_lines_of_nominas()`,
  sumBy('-', 'taken_lines'),
  `create trigger take_lines after delete on nomina_lines referencing old table as taken_lines
    for each statement execute function taken_lines_of_nominas()`,
];
