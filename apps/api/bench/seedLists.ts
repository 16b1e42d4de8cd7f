import { type Kysely, sql } from 'kysely';

const PART = 5_000;

/** A name out of so many that few share one; one in ten thousand is called Trafipan. */
const NAME = `case when n % 10000 = 7 then 'Trafipan' else initcap(substr(md5(n::text), 1, 7)) end`;

const DATE = `to_char(date '2020-01-01' + (n * 7919 % 2500), 'YYYY-MM-DD')`;

/** 'one of' for SQL, the first most often. */
const oneOf = (values: readonly string[]) =>
  `(array['${values.join("','")}'])[1 + greatest(n % ${values.length * 3} - ${values.length * 2}, 0)::int]`;

/**
 * Fills the tables behind the lists with rows `first` to `last` of each: as many people, papers, applications, documents,
 * sessions, projects, chapters, characters and appearances. Every thousandth document and session is one person's.
 * @returns id of that person
 */
export async function seedLists(db: Kysely<unknown>, first: number, last: number): Promise<string> {
  // In parts: a statement has only so much time.
  const run = async (statement: string) => {
    for (let start = first; start <= last; start += PART) {
      const end = Math.min(start + PART - 1, last);
      await sql.raw(`${statement} from generate_series(${start}, ${end}) as n`).execute(db);
    }
  };
  const person = (n: string) => `md5('person ' || ${n})::uuid`;
  const owner = person(`case when n % 100 = 0 then 1 else n end`);
  await run(`
    insert into users (id, email, first_name, last_name, role, password_hash, gender, activated_at, created_at,
      updated_at)
    select ${person('n')}, 'persona' || n || '@correo.cl', initcap(substr(md5('f' || n), 1, 6)), ${NAME}, 'USER', '',
      ${oneOf(['Femenino', 'Masculino', 'Otros'])}, now(), now(), now()`);
  await run(`
    insert into archived_papers (kind, title, name, rut, date, keep_until, size, key, archived_at)
    select ${oneOf(['boleta', 'work-order', 'nomina'])}, 'Boleta ' || n, 'Ana ' || ${NAME}, n || '-5', ${DATE},
      to_char(date '2027-12-31' + (n % 6) * interval '1 year', 'YYYY-MM-DD'), 1, n, now()`);
  await run(`
    insert into applications (user_id, state, applicant_to, country, phone, address, age, community, disability,
      voice_training, experiences, vocal_age_range, singing_experience, singing_detail, vocal_tone, created_at, updated_at,
      submitted_at)
    select ${person('n')}, ${oneOf(['rejected', 'new', 'shortlisted', 'accepted'])},
      ${oneOf(['Actor', 'Técnico', 'Traductor'])}, case when n % 500 = 3 then 'UY' else 'CL' end, '', '', 18 + n % 60,
      'Other', 'none', '', '[]', '', '', '', ${oneOf(['Tono medio', 'Tono agudo', 'Tono grave'])}, now(), now(),
      now() - n * interval '1 minute'`);
  await run(`
    insert into documents (user_id, kind, title, project, state, date, file_name, size, key, created_at, updated_at)
    select ${owner}, ${oneOf(['boleta', 'work-order', 'contract', 'script'])},
      case when n % 5000 = 0 then 'Guion de las golondrinas ' else 'Boleta ' end || n, 'Marea ' || n % 40,
      ${oneOf(['issued', 'accepted', 'paid'])}, ${DATE}, '', 1, n, now(), now()`);
  await run(`
    insert into sessions (user_id, token_hash, created_at, last_used_at, expires_at, browser)
    select ${owner}, n, now(), now() - (n % 600) * interval '1 minute', now() + interval '30 days',
      ${oneOf(['Chrome en Windows', 'Firefox en Linux', 'Safari en iOS'])}`);
  if (first === 1) {
    await sql
      .raw(`
      insert into catalogue_entries (id, kind, label, position)
      select 1000 + n, 'client', 'Cliente ' || n, n from generate_series(1, 50) as n
      union all select 2000 + n, 'signal', 'Canal ' || n, n from generate_series(1, 30) as n`)
      .execute(db);
  }
  await run(`
    insert into projects (title, season, house_number, type_id, status_id, client_id, signal_id, created_at, updated_at)
    select case when n % 5000 = 0 then 'Vuelo de las golondrinas ' else 'Marea ' end || n, n % 12 + 1, 'P-' || n,
      1 + n % 10, 1 + n % 5, 1001 + n % 50, case when n % 3 = 0 then 0 else 2001 + n % 30 end,
      now() - n * interval '1 hour', now() - (n * 7919 % 100000) * interval '1 minute'`);
  // Numbered as the projects are: each has one chapter, with one character that one person voices.
  await run(`
    insert into chapters (project_id, number, title, status_id, created_at, updated_at)
    select n, 1, 'Capítulo 1', 6 + n % 4, now(), now()`);
  await run(`
    insert into characters (project_id, name, type, person_id, created_at, updated_at)
    select n, 'Personaje ' || substr(md5('c' || n), 1, 6), 'ACTOR', ${person('n')}, now(), now()`);
  await run(`
    insert into appearances (chapter_id, character_id, person_id, loops_planned, loops_done, updated_at)
    select n, n, ${owner}, 10 + n % 90, n % 10, now()`);
  await sql.raw('vacuum analyze').execute(db);
  const { rows } = await sql.raw<{ id: string }>(`select ${person('1')} as id`).execute(db);
  return rows[0]?.id ?? '';
}
