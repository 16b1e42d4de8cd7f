import { type Kysely, sql } from 'kysely';

/**
 * Two seasons of a project have the same title. Wherever another row stores its project's name, the
 * season becomes part of it, as in domain's `projectName` (a test compares them). Names stored without
 * a season are updated; the lines of nóminas use the season that they store themselves.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`
    create function project_name(title text, season text) returns text language sql immutable parallel safe
      return btrim(title) || case when btrim(season) = '' then '' else ', temporada ' || btrim(season) end`);
  await run(`
    create or replace function name_work_order() returns trigger language plpgsql as $$
    begin
      select projects.id, project_name(projects.title, projects.season) into new.project_id, new.project_title
        from chapters join projects on projects.id = chapters.project_id where chapters.id = new.chapter_id;
      new.project_title := coalesce(new.project_title, '');
      select first_name || ' ' || last_name into new.person_name from users where id = new.person_id;
      new.person_name := coalesce(new.person_name, '');
      return new;
    end $$`);
  await run(`
    create or replace function name_shared_document() returns trigger language plpgsql as $$
    begin
      select project_name(title, season) into new.project_title from projects where id = new.project_id;
      new.project_title := coalesce(new.project_title, '');
      return new;
    end $$`);
  for (const table of ['work_orders', 'shared_documents']) {
    await run(`
      create or replace function name_${table}_of_projects() returns trigger language plpgsql as $$
      begin
        update ${table} set project_title = project_name(new.title, new.season) where project_id = new.id;
        return null;
      end $$`);
    await run(`drop trigger name_${table} on projects`);
    await run(`create trigger name_${table} after update of title, season on projects for each row
      when (old.title <> new.title or old.season <> new.season)
      execute function name_${table}_of_projects()`);
    // Triggers then update their boletas and documents.
    await run(`update ${table} set project_title = project_name(projects.title, projects.season)
      from projects where projects.id = ${table}.project_id and btrim(projects.season) <> ''`);
  }
  await run(
    `update nomina_lines set project_title = project_name(project_title, season) where btrim(season) <> ''`,
  );
}
