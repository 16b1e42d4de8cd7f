import { type Kysely, sql } from 'kysely';

/**
 * Contracts and scripts that the studio files for its people: one row and one file each, and a document for every
 * person who has it. People from whom it was withdrawn are kept, so that they can get it back with its read state.
 * The database itself takes kind, title, project and day of those documents from the contract or script.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`
    create table shared_documents (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('contract', 'script')),
      title text not null,
      project_id integer references projects (id) on delete set null,
      chapter_id integer references chapters (id) on delete set null,
      is_for_cast boolean not null,
      file_name text not null,
      size integer not null,
      key text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz,
      project_title text not null default '',
      searched text not null generated always as (search_text(title || ' ' || project_title)) stored
    )`);
  await run(`
    create table shared_document_people (
      shared_document_id integer not null references shared_documents (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      -- Id of the person's document. It stays the same each time the document is given back.
      document_id uuid not null default gen_random_uuid(),
      -- When the document was first opened, stored when it is withdrawn. Until then the document has it.
      read_at timestamptz,
      withdrawn_at timestamptz,
      primary key (shared_document_id, user_id)
    )`);
  await run('create index shared_document_people_user_id on shared_document_people (user_id)');

  const index = (name: string, on: string) => run(`create index ${name} on ${on} where deleted_at is null`);
  await index('shared_documents_searched', 'shared_documents using gin (searched gin_trgm_ops)');
  const orders = {
    created_at: 'created_at',
    title: 'title collate natural_es',
    by_kind: `coalesce(array_position(array['contract', 'script']::text[], kind), 0)`,
    project_title: 'project_title collate natural_es',
    size: 'size',
  };
  for (const [name, key] of Object.entries(orders))
    await index(`shared_documents_${name}`, `shared_documents ((${key}), id)`);
  for (const column of ['kind', 'project_id'])
    await index(`shared_documents_of_${column}`, `shared_documents (${column}, created_at, id)`);
  await run(
    'create index shared_documents_deleted on shared_documents (deleted_at) where deleted_at is not null',
  );
  // Deleting a project or a chapter searches here, also among withdrawn ones.
  await run('create index shared_documents_of_project on shared_documents (project_id)');
  await run('create index shared_documents_of_chapter on shared_documents (chapter_id)');

  await run('alter table documents add column shared_document_id integer references shared_documents (id)');
  await run(`create unique index documents_of_shared on documents (shared_document_id, user_id)
    where shared_document_id is not null`);
  await run(`create index documents_of_shared_unseen on documents (shared_document_id)
    where shared_document_id is not null and read_at is null`);
  await run(`create index documents_of_shared_seen on documents (shared_document_id)
    where shared_document_id is not null and read_at is not null`);
  // A file shared by several documents stays until nobody has it and nobody could get it back.
  await run(`create trigger keep_file_links after insert or delete or update of key, id on shared_documents
    for each row execute function keep_file_links('shared-document', 'id')`);
  for (const statement of [...NAMING, ...FILING]) await run(statement);
}

/** The project's present name. */
const NAMING = [
  `create function name_shared_document() returns trigger language plpgsql as $$
    begin
      select title into new.project_title from projects where id = new.project_id;
      new.project_title := coalesce(new.project_title, '');
      return new;
    end $$`,
  `create trigger name_shared_document before insert on shared_documents
    for each row execute function name_shared_document()`,
  `create function name_shared_documents_of_projects() returns trigger language plpgsql as $$
    begin
      update shared_documents set project_title = new.title where project_id = new.id;
      return null;
    end $$`,
  `create trigger name_shared_documents after update of title on projects for each row
    when (old.title <> new.title) execute function name_shared_documents_of_projects()`,
];

/** The documents of the people who have it. */
const FILING = [
  `create function tell_shared_document() returns trigger language plpgsql as $$
    begin
      select kind, title, nullif(project_title, ''), null,
          to_char(created_at at time zone 'America/Santiago', 'YYYY-MM-DD')
        into new.kind, new.title, new.project, new.state, new.date
        from shared_documents where id = new.shared_document_id;
      return new;
    end $$`,
  `create trigger tell_shared_document before insert or update on documents for each row
    when (new.shared_document_id is not null) execute function tell_shared_document()`,
  `create function tell_documents_of_shared() returns trigger language plpgsql as $$
    begin
      update documents set updated_at = documents.updated_at where shared_document_id = new.id;
      return null;
    end $$`,
  `create trigger tell_documents after update of project_title on shared_documents for each row
    when (old.project_title <> new.project_title) execute function tell_documents_of_shared()`,
];
