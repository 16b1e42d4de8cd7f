import { type Kysely, sql } from 'kysely';

/**
 * Boletas, which the person of a finished order issues at the SII and sends. Triggers copy the order's data next to the boleta's own, so
 * that a page of the list comes from one index. The database itself takes the title and state of a boleta's document from the boleta, so
 * that the two always agree. A boleta annulled at the SII is stored separately with its document, and its order waits for a new one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`
    create table boletas (
      id integer generated always as identity primary key,
      work_order_id integer not null constraint boletas_one_of_order unique
        references work_orders (id) on delete cascade,
      person_id uuid not null references users (id) on delete cascade,
      state text not null default 'pending'
        check (state in ('pending', 'inReview', 'approved', 'rejected', 'paid')),
      folio integer check (folio > 0),
      issued_on text,
      gross bigint check (gross > 0),
      retention bigint check (retention >= 0),
      net bigint check (net >= 0),
      withheld_by text check (withheld_by in ('studio', 'person')),
      expected_retention bigint,
      digest text,
      reason text not null default '',
      uploaded_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      order_number integer not null default 0,
      order_amount bigint not null default 0,
      project_id integer,
      project_title text not null default '',
      person_name text not null default '',
      issued_order text not null generated always as (coalesce(issued_on, '')) stored,
      amount_order bigint not null generated always as (coalesce(gross, order_amount)) stored,
      differs boolean not null generated always as (folio is not null and (gross <> order_amount
        or expected_retention is null or abs(retention - expected_retention) > 1)) stored,
      searched text not null generated always as (search_text(
        coalesce(folio::text || ' ', '') || order_number::text || ' '
        || regexp_replace(order_number::text, '(\\d)(?=(\\d{3})+$)', '\\1.', 'g') || ' '
        || person_name || ' ' || project_title
      )) stored,
      constraint boletas_one_folio unique (person_id, folio),
      constraint boletas_sum check (gross - retention = net),
      constraint boletas_whole check ((state = 'pending') = (folio is null)
        and num_nulls(folio, issued_on, gross, retention, net, withheld_by, digest, uploaded_at) in (0, 8))
    )`);
  await run(`
    create table annulled_boletas (
      id integer generated always as identity primary key,
      boleta_id integer not null references boletas (id) on delete cascade,
      person_id uuid not null references users (id) on delete cascade,
      folio integer not null,
      issued_on text not null,
      gross bigint not null,
      retention bigint not null,
      net bigint not null,
      withheld_by text not null,
      annulled_on text not null,
      reason text not null,
      document_id uuid references documents (id) on delete set null,
      constraint annulled_boletas_one_folio unique (person_id, folio)
    )`);
  await run('create index annulled_boletas_boleta_id on annulled_boletas (boleta_id)');
  await run('create index annulled_boletas_document_id on annulled_boletas (document_id)');

  await run('create index boletas_searched on boletas using gin (searched gin_trgm_ops)');
  // In the order of the labels in domain's list (lists/naturalOrder.ts).
  const byState = `coalesce(array_position(array['approved', 'inReview', 'paid', 'pending', 'rejected']::text[], state), 0)`;
  const orders = {
    issued_order: 'issued_order',
    updated_at: 'updated_at',
    order_number: 'order_number',
    amount_order: 'amount_order',
    project_title: 'project_title collate natural_es',
    person_name: 'person_name collate natural_es',
    by_state: byState,
  };
  for (const [name, key] of Object.entries(orders))
    await run(`create index boletas_${name} on boletas ((${key}), id)`);
  for (const column of ['state', 'project_id', 'person_id', 'differs'])
    await run(`create index boletas_of_${column} on boletas (${column}, issued_order, id)`);

  await run('alter table documents add column boleta_id integer references boletas (id)');
  await run('create unique index documents_boleta_id on documents (boleta_id) where boleta_id is not null');
  await run('alter table mails add column boleta_id integer references boletas (id) on delete set null');
  for (const statement of [...NAMING, ...FILING]) await run(statement);
}

/** The order's present data. */
const NAMING = [
  `create function name_boleta() returns trigger language plpgsql as $$
    begin
      select number, amount, project_id, project_title, person_name
        into new.order_number, new.order_amount, new.project_id, new.project_title, new.person_name
        from work_orders where id = new.work_order_id;
      return new;
    end $$`,
  `create trigger name_boleta before insert on boletas for each row execute function name_boleta()`,
  `create function name_boletas_of_orders() returns trigger language plpgsql as $$
    begin
      update boletas set project_title = new.project_title, person_name = new.person_name
        where work_order_id = new.id;
      return null;
    end $$`,
  `create trigger name_boletas after update of project_title, person_name on work_orders for each row
    when (old.project_title <> new.project_title or old.person_name <> new.person_name)
    execute function name_boletas_of_orders()`,
];

/** The document of a boleta that was sent. */
const FILING = [
  // The same as domain's boletaTitle (a test compares them).
  `create function tell_boleta() returns trigger language plpgsql as $$
    begin
      select 'boleta', 'Boleta orden N.º ' || regexp_replace(order_number::text, '(\\d)(?=(\\d{3})+$)', '\\1.', 'g'),
          project_title, state, issued_on
        into new.kind, new.title, new.project, new.state, new.date
        from boletas where id = new.boleta_id;
      return new;
    end $$`,
  `create trigger tell_boleta before insert or update on documents for each row
    when (new.boleta_id is not null) execute function tell_boleta()`,
  `create function tell_document_of_boleta() returns trigger language plpgsql as $$
    begin
      -- A pending boleta has no document: the document of the annulled paper no longer belongs to it.
      if new.state <> 'pending' then
        update documents set updated_at = new.updated_at where boleta_id = new.id;
      end if;
      return null;
    end $$`,
  `create trigger tell_document after update of state, project_title, issued_on on boletas for each row
    execute function tell_document_of_boleta()`,
];
