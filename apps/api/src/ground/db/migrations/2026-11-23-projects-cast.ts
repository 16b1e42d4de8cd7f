import { type Kysely, sql } from 'kysely';

/**
 * Chapters, characters and their casting. `participations` is the source of a person's experiences: one row for each person
 * and character over all live chapters. Triggers maintain it, so that it always agrees with the cast and a page of the list
 * stays cheap. The triggers add and subtract instead of recounting, so that two casts written at once both count.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`
    create table chapters (
      id integer generated always as identity primary key,
      project_id integer not null references projects (id) on delete cascade,
      number integer not null,
      title text not null,
      duration_seconds integer,
      due_date text,
      status_id integer not null references catalogue_entries (id),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz
    )`);
  await run(
    'create unique index chapters_one_number on chapters (project_id, number) where deleted_at is null',
  );
  await run('create index chapters_project_id on chapters (project_id)');
  await run('create index chapters_due_date on chapters (due_date, id) where deleted_at is null');
  await run('create index chapters_status_id on chapters (status_id)');
  await run('create index chapters_deleted on chapters (deleted_at) where deleted_at is not null');

  await run(`
    create table characters (
      id integer generated always as identity primary key,
      project_id integer not null references projects (id) on delete cascade,
      name text not null,
      type text not null check (type in ('ACTOR', 'MUSICIAN', 'TRANSLATOR')),
      person_id uuid references users (id) on delete set null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz
    )`);
  await run(
    'create unique index characters_one_name on characters (project_id, search_text(name)) where deleted_at is null',
  );
  await run('create index characters_project_id on characters (project_id)');
  await run('create index characters_person_id on characters (person_id)');
  await run('create index characters_name on characters ((name collate natural_es), id)');
  await run('create index characters_deleted on characters (deleted_at) where deleted_at is not null');

  await run(`
    create table appearances (
      id integer generated always as identity primary key,
      chapter_id integer not null references chapters (id) on delete cascade,
      character_id integer not null references characters (id) on delete cascade,
      person_id uuid references users (id) on delete set null,
      loops_planned integer not null default 0 check (loops_planned between 0 and 9999),
      loops_done integer not null default 0,
      updated_at timestamptz not null,
      constraint appearances_once unique (chapter_id, character_id),
      constraint appearances_loops check (loops_done between 0 and loops_planned)
    )`);
  await run('create index appearances_character_id on appearances (character_id)');
  await run('create index appearances_person_id on appearances (person_id)');

  await run(`
    create table participations (
      id integer generated always as identity primary key,
      person_id uuid not null references users (id) on delete cascade,
      character_id integer not null references characters (id) on delete cascade,
      project_id integer not null references projects (id) on delete cascade,
      chapters integer not null,
      loops_planned integer not null,
      loops_done integer not null,
      searched text not null,
      constraint participations_once unique (person_id, character_id)
    )`);
  await run('create index participations_character_id on participations (character_id)');
  await run('create index participations_project_id on participations (project_id)');
  await run('create index participations_searched on participations using gin (searched gin_trgm_ops)');
  for (const statement of [...COUNTING, ...NAMING]) await run(statement);
}

/** The changes by person and character, with their sign. */
const change = (sign: '' | '-') => `
  array_agg(row(person_id, character_id, ${sign}1, ${sign}loops_planned, ${sign}loops_done)::participation_change)`;

/** Only appearances in live chapters. Those of a purged chapter were subtracted when it was deleted. */
const inLive = (rows: string) =>
  `(select * from ${rows} where exists (select from chapters where id = chapter_id and deleted_at is null)) as live`;

const COUNTING = [
  `create type participation_change as (
    person_id uuid, character_id integer, chapters integer, loops_planned integer, loops_done integer
  )`,
  `create function summed_changes(changes participation_change[]) returns setof participation_change
    language sql stable as $$
      select person_id, character_id, sum(chapters)::integer, sum(loops_planned)::integer, sum(loops_done)::integer
      from unnest(changes) where person_id is not null group by person_id, character_id
    $$`,
  `create function participation_text(project integer, character_of_it integer, person uuid) returns text
    language sql stable as $$
      select search_text(projects.title || ' ' || characters.name || ' ' || first_name || ' ' || last_name)
      from projects, characters, users
      where projects.id = project and characters.id = character_of_it and users.id = person
    $$`,
  // Always in the same order, so that two transactions cannot deadlock. A deleted person or character has nothing left to count.
  `create function count_participations(changes participation_change[]) returns void language plpgsql as $$
    begin
      update participations as kept set
        chapters = kept.chapters + changed.chapters,
        loops_planned = kept.loops_planned + changed.loops_planned,
        loops_done = kept.loops_done + changed.loops_done
      from summed_changes(changes) as changed
      where changed.chapters <= 0 and kept.person_id = changed.person_id
        and kept.character_id = changed.character_id;
      insert into participations as kept
        (person_id, character_id, project_id, chapters, loops_planned, loops_done, searched)
      select person_id, character_id, project_id, chapters, loops_planned, loops_done,
        participation_text(project_id, character_id, changed.person_id)
      from summed_changes(changes) as changed join (select id, project_id from characters) as of on of.id = character_id
      where chapters > 0
      order by person_id, character_id
      on conflict (person_id, character_id) do update set
        chapters = kept.chapters + excluded.chapters,
        loops_planned = kept.loops_planned + excluded.loops_planned,
        loops_done = kept.loops_done + excluded.loops_done;
      delete from participations as kept using summed_changes(changes) as changed
      where kept.chapters <= 0 and kept.person_id = changed.person_id and kept.character_id = changed.character_id;
    end $$`,
  `create function count_appearances() returns trigger language plpgsql as $$
    declare
      up participation_change[];
      down participation_change[];
    begin
      if tg_op <> 'INSERT' then
        select ${change('-')} into down from ${inLive('removed')};
      end if;
      if tg_op <> 'DELETE' then
        select ${change('')} into up from ${inLive('added')};
      end if;
      perform count_participations(down || up);
      return null;
    end $$`,
  `create trigger count_added after insert on appearances
    referencing new table as added for each statement execute function count_appearances()`,
  `create trigger count_changed after update on appearances
    referencing old table as removed new table as added for each statement execute function count_appearances()`,
  `create trigger count_removed after delete on appearances
    referencing old table as removed for each statement execute function count_appearances()`,
  // A deleted chapter does not count until it is restored.
  `create function count_chapter() returns trigger language plpgsql as $$
    declare
      changes participation_change[];
    begin
      if new.deleted_at is null then
        select ${change('')} into changes from appearances where chapter_id = new.id;
      else
        select ${change('-')} into changes from appearances where chapter_id = new.id;
      end if;
      perform count_participations(changes);
      return null;
    end $$`,
  `create trigger count_chapter after update of deleted_at on chapters for each row
    when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function count_chapter()`,
];

/** Renamed projects, characters and people are found by their new names. */
const NAMING = [
  { table: 'projects', columns: 'title', key: 'project_id' },
  { table: 'characters', columns: 'name', key: 'character_id' },
  { table: 'users', columns: 'first_name, last_name', key: 'person_id' },
].flatMap(({ table, columns, key }) => [
  `create function name_participations_of_${table}() returns trigger language plpgsql as $$
    begin
      update participations set searched = participation_text(project_id, character_id, person_id)
      where ${key} = new.id;
      return null;
    end $$`,
  `create trigger name_participations after update of ${columns} on ${table} for each row
    execute function name_participations_of_${table}()`,
]);
