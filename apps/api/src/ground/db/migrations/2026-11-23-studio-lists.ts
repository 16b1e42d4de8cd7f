import { type Kysely, sql } from 'kysely';

/** In the order of domain's PROJECT_TYPES labels (lists/naturalOrder.ts). */
const BY_TYPE = 'coalesce(array_position(array[5, 6, 3, 9, 1, 10, 7, 2, 4, 8]::integer[], type_id), 0)';

/**
 * Participations get their project's type and status, so that an index serves sorting and filtering by them. A foreign key keeps
 * them equal: the database refuses other values, and updates them together with the project. A list sorted by a catalogue's label is
 * read entry by entry, with indexes that hold an entry's rows in order. People to cast are found by their voices.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run('alter table projects add constraint projects_kind unique (id, type_id, status_id)');
  await run('alter table participations add column type_id integer, add column status_id integer');
  await run(`
    update participations set type_id = projects.type_id, status_id = projects.status_id
    from projects where projects.id = project_id`);
  await run(`
    alter table participations
      alter column type_id set not null,
      alter column status_id set not null,
      drop constraint participations_project_id_fkey,
      add constraint participations_project_kind foreign key (project_id, type_id, status_id)
        references projects (id, type_id, status_id) on update cascade on delete cascade`);
  await run(COUNT_PARTICIPATIONS);

  await run(`create index participations_by_type on participations ((${BY_TYPE}), id)`);
  await run('create index participations_type_id on participations (type_id)');
  await run('create index participations_by_status on participations (status_id, id)');
  // An accepted application's facts about the voice, and whether it is the person's newest.
  await run(
    `create index applications_voices on applications (applicant_to, vocal_tone, user_id) where state = 'accepted'`,
  );
  await run(
    `create index applications_newest on applications (user_id, submitted_at, id) where state = 'accepted'`,
  );
  for (const entry of ['status', 'client', 'signal']) {
    await run(`create index projects_by_${entry} on projects (${entry}_id, id) where deleted_at is null`);
  }
}

/**
 * The function of 2026-11-23-projects-cast, extended by the project's type and status. It locks projects
 * first, so that a transaction that changes a project waits before any of its participations is locked.
 */
const COUNT_PARTICIPATIONS = `
  create or replace function count_participations(changes participation_change[]) returns void language plpgsql as $$
    begin
      perform from projects where id in (
        select project_id from characters
        where id in (select character_id from summed_changes(changes) where chapters > 0)
      ) order by id for key share;
      update participations as kept set
        chapters = kept.chapters + changed.chapters,
        loops_planned = kept.loops_planned + changed.loops_planned,
        loops_done = kept.loops_done + changed.loops_done
      from summed_changes(changes) as changed
      where changed.chapters <= 0 and kept.person_id = changed.person_id
        and kept.character_id = changed.character_id;
      insert into participations as kept
        (person_id, character_id, project_id, type_id, status_id, chapters, loops_planned, loops_done, searched)
      select person_id, character_id, project_id, type_id, status_id, chapters, loops_planned, loops_done,
        participation_text(project_id, character_id, changed.person_id)
      from summed_changes(changes) as changed
        join (select id, project_id from characters) as of on of.id = character_id
        join (select id, type_id, status_id from projects) as project on project.id = project_id
      where chapters > 0
      order by person_id, character_id
      on conflict (person_id, character_id) do update set
        chapters = kept.chapters + excluded.chapters,
        loops_planned = kept.loops_planned + excluded.loops_planned,
        loops_done = kept.loops_done + excluded.loops_done;
      delete from participations as kept using summed_changes(changes) as changed
      where kept.chapters <= 0 and kept.person_id = changed.person_id and kept.character_id = changed.character_id;
    end $$`;
