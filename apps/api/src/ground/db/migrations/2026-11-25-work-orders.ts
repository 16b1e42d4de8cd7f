import { type Kysely, sql } from 'kysely';

/**
 * Work orders and their roles. Triggers copy the names that lists sort and search by, so that a page of 500 000 orders comes from one
 * index. The database itself takes the title and state of an issued order's document from the order, so that the two always agree.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  // A single row. The issuing transaction takes the number, and gives it back if it fails, so there is no gap and no duplicate.
  await run(`
    create table work_order_numbers (
      only_row boolean primary key default true check (only_row),
      last integer not null
    )`);
  await run('insert into work_order_numbers (last) values (0)');
  await run(`
    create table work_orders (
      id integer generated always as identity primary key,
      number integer constraint work_orders_one_number unique,
      type_id integer check (type_id between 1 and 7),
      state text not null default 'draft'
        check (state in ('draft', 'issued', 'accepted', 'rejected', 'finished', 'voided')),
      chapter_id integer references chapters (id) on delete set null,
      person_id uuid references users (id) on delete cascade,
      start_date text,
      due_date text,
      amount bigint check (amount > 0),
      notes text not null default '',
      replaces integer references work_orders (id) on delete set null,
      issued_at timestamptz,
      answered_at timestamptz,
      answer_note text not null default '',
      finished_at timestamptz,
      voided_at timestamptz,
      void_reason text not null default '',
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz,
      project_id integer,
      project_title text not null default '',
      person_name text not null default '',
      number_order integer not null generated always as (coalesce(number, 2147483647)) stored,
      due_order text not null generated always as (coalesce(due_date, '')) stored,
      searched text not null generated always as (search_text(
        coalesce(number::text || ' ' || regexp_replace(number::text, '(\\d)(?=(\\d{3})+$)', '\\1.', 'g') || ' ', '')
        || person_name || ' ' || project_title
      )) stored,
      constraint work_orders_days check (due_date >= start_date),
      constraint work_orders_whole check (state = 'draft' or (deleted_at is null
        and number is not null and type_id is not null and chapter_id is not null and person_id is not null
        and start_date is not null and due_date is not null and issued_at is not null))
    )`);
  await run(`
    create table work_order_lines (
      work_order_id integer not null references work_orders (id) on delete cascade,
      position integer not null,
      appearance_id integer references appearances (id) on delete set null,
      loops integer not null check (loops between 0 and 9999),
      character_name text not null default '',
      character_type text not null default '',
      primary key (work_order_id, position),
      constraint work_order_lines_once unique (work_order_id, appearance_id)
    )`);
  await run('create index work_order_lines_appearance_id on work_order_lines (appearance_id)');

  const index = (name: string, on: string) => run(`create index ${name} on ${on} where deleted_at is null`);
  await index('work_orders_searched', 'work_orders using gin (searched gin_trgm_ops)');
  // In the order of the labels in domain's lists (lists/naturalOrder.ts).
  const words = (column: string, type: string, codes: string) =>
    `coalesce(array_position(array[${codes}]::${type}[], ${column}), 0)`;
  const orders = {
    number_order: 'number_order',
    updated_at: 'updated_at',
    due_order: 'due_order',
    project_title: 'project_title collate natural_es',
    person_name: 'person_name collate natural_es',
    by_state: words('state', 'text', `'accepted', 'voided', 'draft', 'issued', 'rejected', 'finished'`),
    by_type: words('type_id', 'integer', '5, 3, 7, 1, 6, 4, 2'),
  };
  for (const [name, key] of Object.entries(orders))
    await index(`work_orders_${name}`, `work_orders ((${key}), id)`);
  for (const column of ['state', 'type_id', 'project_id', 'chapter_id', 'person_id'])
    await index(`work_orders_${column}`, `work_orders (${column}, number_order, id)`);
  // Only orders under way. Every visit of an ADMIN asks for due orders, and for the people who work on a chapter.
  await run(
    `create index work_orders_due on work_orders (due_date) where state in ('issued', 'accepted') and deleted_at is null`,
  );
  await run(`create index work_orders_unanswered on work_orders (issued_at) where state = 'issued'`);
  await run(
    'create unique index work_orders_one_replacement on work_orders (replaces) where deleted_at is null',
  );
  await run('create index work_orders_deleted on work_orders (deleted_at) where deleted_at is not null');
  // Deleting a chapter or a person searches here, also among deleted orders.
  await run('create index work_orders_of_chapter on work_orders (chapter_id)');
  await run('create index work_orders_of_person on work_orders (person_id)');

  // The document that a mail links to. If the document is deleted, the mail loses it.
  await run('alter table mails add column document_id uuid references documents (id) on delete set null');
  await run('alter table documents add column work_order_id integer references work_orders (id)');
  await run(
    'create unique index documents_work_order_id on documents (work_order_id) where work_order_id is not null',
  );
  for (const statement of [...NAMING, ...FILING]) await run(statement);
}

/** The present names of person and project. */
const NAMING = [
  `create function name_work_order() returns trigger language plpgsql as $$
    begin
      select projects.id, projects.title into new.project_id, new.project_title
        from chapters join projects on projects.id = chapters.project_id where chapters.id = new.chapter_id;
      new.project_title := coalesce(new.project_title, '');
      select first_name || ' ' || last_name into new.person_name from users where id = new.person_id;
      new.person_name := coalesce(new.person_name, '');
      return new;
    end $$`,
  `create trigger name_work_order before insert or update of chapter_id, person_id on work_orders
    for each row execute function name_work_order()`,
  `create function name_work_orders_of_projects() returns trigger language plpgsql as $$
    begin
      update work_orders set project_title = new.title where project_id = new.id;
      return null;
    end $$`,
  `create trigger name_work_orders after update of title on projects for each row
    when (old.title <> new.title) execute function name_work_orders_of_projects()`,
  `create function name_work_orders_of_users() returns trigger language plpgsql as $$
    begin
      update work_orders set person_name = new.first_name || ' ' || new.last_name where person_id = new.id;
      return null;
    end $$`,
  `create trigger name_work_orders after update of first_name, last_name on users for each row
    when (old.first_name <> new.first_name or old.last_name <> new.last_name)
    execute function name_work_orders_of_users()`,
  // Finds the history of a project's orders, even of a deleted project.
  'create index work_orders_of_project on work_orders (project_id)',
];

/** The document of an issued order. */
const FILING = [
  // The same as domain's workOrderTitle (a test compares them).
  `create function work_order_title(type integer, number integer) returns text language sql immutable parallel safe
    return (array['Orden de Actuación', 'Orden de Traducción', 'Orden de Mezcla', 'Orden de Subtitulaje',
      'Orden de Canciones', 'Orden de Recreación M & E', 'Orden de Mezcla M & E'])[type]
      || ' N.º ' || regexp_replace(number::text, '(\\d)(?=(\\d{3})+$)', '\\1.', 'g')`,
  `create function tell_work_order() returns trigger language plpgsql as $$
    begin
      select 'work-order', work_order_title(type_id, number), project_title, state,
          to_char(issued_at at time zone 'America/Santiago', 'YYYY-MM-DD')
        into new.kind, new.title, new.project, new.state, new.date
        from work_orders where id = new.work_order_id;
      return new;
    end $$`,
  `create trigger tell_work_order before insert or update on documents for each row
    when (new.work_order_id is not null) execute function tell_work_order()`,
  `create function tell_document() returns trigger language plpgsql as $$
    begin
      update documents set updated_at = new.updated_at where work_order_id = new.id;
      return null;
    end $$`,
  `create trigger tell_document after update of state, project_title on work_orders for each row
    execute function tell_document()`,
];
