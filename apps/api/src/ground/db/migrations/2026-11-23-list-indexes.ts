import { type Kysely, sql } from 'kysely';

/** Countries in the order of their Spanish names. */
const COUNTRIES =
  `AF AL DE AD AO AI AQ AG SA DZ AR AM AW AU AT AZ BS BD BB BH BE BZ BJ BM BY BO BA BW BR BN BG BF BI
BT CV KH CM CA BQ QA TD CZ CL CN CY VA CO KM KP KR CI CR HR CU CW DK DM EC EG SV AE ER SK SI ES US
EE SZ ET PH FI FJ FR GA GM GE GH GI GD GR GL GP GU GT GF GG GN GQ GW GY HT HN HU IN ID IQ IR IE BV
IM CX NF IS AX KY CC CK FO GS HM FK MP MH UM PN SB TC VG VI IL IT JM JP JE JO KZ KE KG KI KW LA LS
LV LB LR LY LI LT LU MK MG MY MW MV ML MT MA MQ MU MR YT MX FM MD MC MN ME MS MZ MM NA NR NP NI NE
NG NU NO NC NZ OM NL PK PW PA PG PY PE PF PL PT PR HK MO GB CF CG CD DO RE RW RO RU EH WS AS BL KN
SM MF PM VC SH LC ST SN RS SC SL SG SX SY SO LK ZA SD SS SE CH SR SJ TH TW TZ TJ IO TF PS TL TG TK
TO TT TN TM TR TV UA UG UY UZ VU VE VN WF YE DJ ZM ZW`.split(/\s/);

/** Codes in the order of their labels, as lists sort them (lists/naturalOrder.ts). */
const ordered = (column: string, codes: readonly string[]) =>
  `coalesce(array_position(array['${codes.join("', '")}']::text[], ${column}), 0)`;

/**
 * Generated columns for the searches of lists, and an index for every order and filter of a list that grows without end. Each index ends
 * with the list's tie-breaker and serves both directions. A person's own documents are few, so the index by person is enough for them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const searched = (table: string, text: string) =>
    run(
      `alter table ${table} add column searched text not null generated always as (search_text(${text})) stored`,
    );
  const index = (name: string, on: string) => run(`create index ${name} on ${on}`);

  await run('create extension if not exists pg_trgm');
  await searched('documents', `title || ' ' || coalesce(project, '')`);
  await searched('archived_papers', `title || ' ' || name || ' ' || coalesce(rut, '')`);
  await searched('users', `first_name || ' ' || last_name || ' ' || email`);

  await index('archived_papers_searched', 'archived_papers using gin (searched gin_trgm_ops)');
  await index('archived_papers_title', 'archived_papers ((title collate natural_es), id)');
  await index('archived_papers_name', 'archived_papers ((name collate natural_es), id)');
  await index('archived_papers_kind', 'archived_papers (kind, date, id)');
  await run('drop index archived_papers_keep_until');
  await index('archived_papers_keep_until', 'archived_papers (keep_until, id)');

  await index('users_searched', 'users using gin (searched gin_trgm_ops)');
  await index('users_name', `users (((last_name || ' ' || first_name) collate natural_es))`);

  await index('applications_user_id', 'applications (user_id)');
  await run('drop index applications_submitted_at');
  const orders = {
    submitted_at: 'submitted_at',
    age: 'age',
    by_applicant_to: ordered('applicant_to', ['Actor', 'Técnico', 'Traductor']),
    by_country: ordered('country', COUNTRIES),
    by_state: ordered('state', ['accepted', 'new', 'shortlisted', 'rejected']),
  };
  for (const [name, key] of Object.entries(orders)) {
    await index(`applications_${name}`, `applications ((${key}), id) where state <> 'draft'`);
  }
  for (const column of ['state', 'applicant_to', 'country', 'vocal_tone']) {
    await index(
      `applications_${column}`,
      `applications (${column}, submitted_at, id) where state <> 'draft'`,
    );
  }
}
