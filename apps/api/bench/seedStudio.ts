import { type Kysely, sql } from 'kysely';
import { seedOrders } from './seedOrders';
import { chance, DAY, fillOf, oneOf, person } from './seedSql';

/** Numbers of rows in a studio. */
export interface StudioSize {
  projects: number;
  chaptersEach: number;
  charactersEach: number;
  /** Each with an application of two reels, a paper in the archive and a session. */
  people: number;
  /** Each with its paper and boleta; the remaining documents are contracts and scripts. */
  orders: number;
  documents: number;
  audit: number;
}

/** The studio's full size (desk.md §9). */
const FULL: StudioSize = {
  projects: 20_000,
  chaptersEach: 10,
  charactersEach: 20,
  people: 100_000,
  orders: 500_000,
  documents: 1_000_000,
  audit: 2_000_000,
};

/** A thousand rows in every list. */
export const SMALL: StudioSize = {
  projects: 1_000,
  chaptersEach: 1,
  charactersEach: 1,
  people: 1_000,
  orders: 1_000,
  documents: 1_000,
  audit: 1_000,
};

/** Documents, sessions and characters of the person whose own lists are read, in a studio of any size. */
const OWN = 300;

/** SQL for a rare last name; one person in ten thousand is called Trafipan. */
const LAST_NAME = `case when n % 10000 = 7 then 'Trafipan' else initcap(substr(md5(n::text), 1, 7)) end`;

/**
 * Fills an empty database with a studio, always the same. If projects have more than one chapter, the first one is the matrix of
 * 200 by 80. Never used for the demo.
 * @returns id of a person with some hundred documents, sessions and characters
 */
export async function seedStudio(db: Kysely<unknown>, size: StudioSize): Promise<string> {
  const { projects, chaptersEach, charactersEach, people, orders, documents, audit } = size;
  const run = (statement: string) => sql.raw(statement).execute(db);
  const fill = fillOf(db);
  /** SQL for the owner of a row: some hundred of `all` rows belong to the first person. */
  const ownerOf = (all: number) =>
    person(`case when n % ${Math.max(2, Math.floor(all / OWN))} = 0 then 1 else (n - 1) % ${people} + 1 end`);

  await fill(
    people,
    1,
    (range) => `
    insert into users (id, email, first_name, last_name, role, password_hash, gender, rut, activated_at,
      deactivated_at, last_access_at, created_at, updated_at)
    select ${person('n')}, 'persona' || n || '@correo.cl', initcap(substr(md5('f' || n), 1, 6)), ${LAST_NAME},
      case when n % 2000 = 11 then 'ADMIN' else 'USER' end, '',
      ${oneOf(['Femenino', 'Masculino', 'Otros'])}, 10000000 + n || '-' || n % 10, case when n % 40 <> 7 then now() end,
      case when n % 25 = 3 then now() end, now() - n * interval '7 minutes', now(), now() from ${range}`,
  );
  await fill(
    people,
    1,
    (range) => `
    insert into applications (user_id, state, applicant_to, country, phone, address, age, community, disability,
      voice_training, experiences, vocal_age_range, singing_experience, singing_detail, vocal_tone, created_at, updated_at,
      submitted_at)
    select ${person('n')}, ${oneOf(['rejected', 'new', 'shortlisted', 'accepted'], chance('state'))},
      ${oneOf(['Actor', 'Técnico', 'Traductor'], chance('trade'))}, case when n % 500 = 3 then 'UY' else 'CL' end, '', '',
      18 + ${chance('age')} % 60, 'Other', 'none', '', '[]', '', '', '',
      ${oneOf(['Tono medio', 'Tono agudo', 'Tono grave'], chance('tone'))}, now(), now(),
      now() - n * interval '1 minute' from ${range}`,
  );
  await fill(
    people,
    2,
    (range) => `
    insert into reels (application_id, n, name, size, key)
    select applications.id, place, 'reel ' || place || '.mp4', 1, applications.id || '/' || place
    from ${range} join applications on user_id = ${person('n')}, generate_series(1, 2) as place`,
  );
  await run(`
    insert into vocal_profiles (user_id, applicant_types, vocal_tone, vocal_age_range, singing, singing_detail, note,
      application_id, reels_of, updated_at)
    select user_id, array[applicant_to], vocal_tone, (age % 40) || ' a ' || (age % 40 + 15) || ' años', '', '', '', id, id, now()
    from applications where state = 'accepted'`);
  await fill(
    people,
    1,
    (range) => `
    insert into archived_papers (kind, title, name, rut, date, keep_until, size, key, archived_at)
    select ${oneOf(['boleta', 'work-order', 'nomina'])}, 'Boleta ' || n, 'Ana ' || ${LAST_NAME}, n || '-5', ${DAY},
      to_char(date '2027-12-31' + (n % 6) * interval '1 year', 'YYYY-MM-DD'), 1, n, now() from ${range}`,
  );
  await fill(
    people,
    1,
    (range) => `
    insert into sessions (user_id, token_hash, created_at, last_used_at, expires_at, browser)
    select ${ownerOf(people)}, n, now(), now() - (n % 600) * interval '1 minute', now() + interval '30 days',
      ${oneOf(['Chrome en Windows', 'Firefox en Linux', 'Safari en iOS'])} from ${range}`,
  );
  const others = Math.max(documents - 2 * orders, Math.round(documents / 20));
  await fill(
    others,
    1,
    (range) => `
    insert into documents (user_id, kind, title, project, state, date, file_name, size, key, created_at, updated_at)
    select ${ownerOf(others)}, ${oneOf(['boleta', 'work-order', 'contract', 'script'])},
      case when n % 5000 = 0 then 'Guion de las golondrinas ' else 'Boleta ' end || n, 'Marea ' || n % 40,
      ${oneOf(['issued', 'accepted', 'paid'])}, ${DAY}, '', 1, n, now(), now() from ${range}`,
  );
  await run(`
    insert into catalogue_entries (id, kind, label, position)
    select 1000 + n, 'client', 'Cliente ' || n, n from generate_series(1, 50) as n
    union all select 2000 + n, 'signal', 'Canal ' || n, n from generate_series(1, 30) as n`);
  await fill(
    projects,
    1,
    (range) => `
    insert into projects (title, season, house_number, type_id, status_id, client_id, signal_id, created_at, updated_at)
    select case when n % 5000 = 1 then 'Vuelo de las golondrinas y la marea ' else initcap(substr(md5('t' || n), 1, 8)) ||
      ' de marea ' end || n, n % 12 + 1, 'P-' || n, 1 + n % 10, 1 + n % 5, 1001 + n % 50,
      case when n % 3 = 0 then 0 else 2001 + n % 30 end, now() - n * interval '1 hour',
      now() - (n * 7919 % 20000) * interval '1 minute' from ${range}`,
  );
  const first = (most: number, each: number) =>
    `case when n = 1 and ${each} > 1 then ${most} else ${each} end`;
  await fill(
    projects,
    chaptersEach,
    (range) => `
    insert into chapters (project_id, number, title, duration_seconds, due_date, status_id, created_at, updated_at)
    select n, place, 'Capítulo ' || place, 2640, to_char(date '2026-01-05' + 7 * place, 'YYYY-MM-DD'), 6 + (n + place) % 4,
      now(), now() from ${range}, generate_series(1, ${first(80, chaptersEach)}) as place`,
  );
  const voice = person(
    `case when place = 1 and n % ${Math.max(2, Math.floor(projects / OWN))} = 0 then 1
      else (n * 7 + place * 13) % ${people} + 1 end`,
  );
  await fill(
    projects,
    charactersEach,
    (range) => `
    insert into characters (project_id, name, type, person_id, created_at, updated_at)
    select n, initcap(substr(md5(n || 'c' || place), 1, 6)) || ' ' || place, 'ACTOR', ${voice}, now(), now()
    from ${range}, generate_series(1, ${first(200, charactersEach)}) as place`,
  );
  // Without triggers: they would count participations two million times instead of once at the end.
  await run('alter table appearances disable trigger user');
  await fill(
    projects,
    (chaptersEach * charactersEach) / 2,
    (range) => `
    insert into appearances (chapter_id, character_id, person_id, loops_planned, loops_done, updated_at)
    select chapters.id, characters.id, characters.person_id, 10 + (chapters.id + characters.id) % 80, chapters.id % 10, now()
    from ${range} join chapters on chapters.project_id = n join characters on characters.project_id = n
    where n = 1 or ${chaptersEach} = 1 or (chapters.number + characters.id) % 2 = 0`,
  );
  await run('alter table appearances enable trigger user');
  await run('analyze');
  await seedOrders(db, fill, orders, ownerOf);
  await fill(
    projects,
    charactersEach,
    (range) => `
    insert into participations (person_id, character_id, project_id, type_id, status_id, chapters, loops_planned, loops_done,
      searched)
    select person_id, character_id, project_id, type_id, status_id, chapters, planned, done,
      participation_text(project_id, character_id, person_id)
    from (
      select appearances.person_id, character_id, characters.project_id, count(*)::integer as chapters,
        sum(loops_planned)::integer as planned, sum(loops_done)::integer as done
      from ${range} join characters on characters.project_id = n join appearances on character_id = characters.id
      group by appearances.person_id, character_id, characters.project_id
    ) as counted join (select id, type_id, status_id from projects) as of on of.id = project_id`,
  );
  await fill(
    audit,
    1,
    (range) => `
    insert into audit (at, actor_id, action, entity, entity_id, changes)
    select now() - n * interval '1 minute', ${person('1')}, 'update', case when n % 2 = 0 then 'person' else 'project' end,
      case when n % 2 = 0 then ${ownerOf(audit)}::text else (n % ${projects} + 1)::text end, '[]' from ${range}`,
  );
  await run('vacuum analyze');
  const { rows } = await sql.raw<{ id: string }>(`select ${person('1')} as id`).execute(db);
  return rows[0]?.id ?? '';
}

/** A studio with a part of the full size. */
export function studioOf(scale: number): StudioSize {
  const part = (all: number) => Math.max(1_000, Math.round(all * scale));
  return {
    ...FULL,
    projects: part(FULL.projects),
    people: part(FULL.people),
    orders: part(FULL.orders),
    documents: part(FULL.documents),
    audit: part(FULL.audit),
  };
}

/** All people of the full size with their applications and history, in an otherwise small studio. */
export function peopleOf(scale: number): StudioSize {
  const { people, audit } = studioOf(scale);
  return { ...SMALL, people, audit: Math.round(audit / 10), documents: people };
}

/** All orders and papers of the full size, in chapters without a cast. */
export function ordersOf(scale: number): StudioSize {
  return { ...studioOf(scale), charactersEach: 1, audit: SMALL.audit };
}
