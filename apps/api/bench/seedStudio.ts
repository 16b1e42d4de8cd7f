import { type Kysely, sql } from 'kysely';

/** Projects that are made in one statement, which has only so much time. */
const PART = 500;

/** Of the studio's sizes (desk.md §9). */
const PROJECTS = 20_000;
const PEOPLE = 100_000;

/**
 * Fills an empty database with a studio of its full size, the same each time: 20 000 projects, 200 000 chapters, 400 000
 * characters, 2 000 000 appearances, 100 000 people. The first project is the matrix of 200 by 80. Never for the demo.
 * @param scale of all sizes: 0.01 for a hundredth
 * @returns id of somebody who voices in many projects
 */
export async function seedStudio(db: Kysely<unknown>, scale: number): Promise<string> {
  const projects = Math.max(PART, Math.round(PROJECTS * scale));
  const people = Math.max(PART, Math.round(PEOPLE * scale));
  const run = (statement: string) => sql.raw(statement).execute(db);
  /** For `n` from one to another. */
  const each = async (most: number, part: number, statement: (range: string) => string) => {
    for (let start = 1; start <= most; start += part)
      await run(statement(`generate_series(${start}, ${Math.min(start + part - 1, most)}) as n`));
  };
  const person = (n: string) => `md5('person ' || ${n})::uuid`;
  await each(
    people,
    10_000,
    (range) => `
    insert into users (id, email, first_name, last_name, role, password_hash, activated_at, created_at, updated_at)
    select ${person('n')}, 'persona' || n || '@correo.cl', initcap(substr(md5('f' || n), 1, 6)),
      initcap(substr(md5(n::text), 1, 7)), 'USER', '', now(), now(), now() from ${range}`,
  );
  await run(`
    insert into catalogue_entries (id, kind, label, position)
    select 1000 + n, 'client', 'Cliente ' || n, n from generate_series(1, 50) as n
    union all select 2000 + n, 'signal', 'Canal ' || n, n from generate_series(1, 30) as n`);
  // Counted once at the end instead of two million times.
  await run('alter table appearances disable trigger user');
  await each(
    projects,
    PART,
    (range) => `
    insert into projects (title, season, house_number, type_id, status_id, client_id, signal_id, created_at, updated_at)
    select initcap(substr(md5('t' || n), 1, 8)) || ' de marea ' || n, n % 12 + 1, 'P-' || n, 1 + n % 10, 1 + n % 5,
      1001 + n % 50, case when n % 3 = 0 then 0 else 2001 + n % 30 end, now() - n * interval '1 hour',
      now() - (n * 7919 % 20000) * interval '1 minute' from ${range}`,
  );
  await each(
    projects,
    PART,
    (range) => `
    insert into chapters (project_id, number, title, duration_seconds, due_date, status_id, created_at, updated_at)
    select n, place, 'Capítulo ' || place, 2640, to_char(date '2026-01-05' + 7 * place, 'YYYY-MM-DD'), 6 + (n + place) % 4,
      now(), now() from ${range}, generate_series(1, case when n = 1 then 80 else 10 end) as place`,
  );
  await each(
    projects,
    PART,
    (range) => `
    insert into characters (project_id, name, type, person_id, created_at, updated_at)
    select n, initcap(substr(md5(n || 'c' || place), 1, 6)) || ' ' || place, 'ACTOR',
      ${person(`(n * 7 + place * 13) % ${people} + 1`)}, now(), now()
    from ${range}, generate_series(1, case when n = 1 then 200 else 20 end) as place`,
  );
  await each(
    projects,
    PART,
    (range) => `
    insert into appearances (chapter_id, character_id, person_id, loops_planned, loops_done, updated_at)
    select chapters.id, characters.id, characters.person_id, 10 + (chapters.id + characters.id) % 80, chapters.id % 10, now()
    from ${range} join chapters on chapters.project_id = n join characters on characters.project_id = n
    where n = 1 or (chapters.number + characters.id) % 2 = 0`,
  );
  await run('alter table appearances enable trigger user');
  await each(
    projects,
    PART,
    (range) => `
    insert into participations (person_id, character_id, project_id, chapters, loops_planned, loops_done, searched)
    select person_id, character_id, project_id, chapters, planned, done,
      participation_text(project_id, character_id, person_id)
    from (
      select appearances.person_id, character_id, characters.project_id, count(*)::integer as chapters,
        sum(loops_planned)::integer as planned, sum(loops_done)::integer as done
      from ${range} join characters on characters.project_id = n join appearances on character_id = characters.id
      group by appearances.person_id, character_id, characters.project_id
    ) as counted`,
  );
  await run('vacuum analyze');
  const { rows } = await sql
    .raw<{ id: string }>(
      'select person_id as id from participations group by person_id order by count(*) desc, person_id limit 1',
    )
    .execute(db);
  return rows[0]?.id ?? '';
}
