import { type Kysely, sql } from 'kysely';

/**
 * Vocal profiles: at first from the accepted application, then maintained by ADMIN. People to cast are found by their profile from now on,
 * no longer by their applications. The demos are the reels of one of the person's applications; the files stay with that application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const age = (place: 1 | 2) =>
    String.raw`((regexp_match(vocal_age_range, '(\d{1,2})\D+(\d{1,2})'))[${place}])::integer`;
  await run(`
    create table vocal_profiles (
      user_id uuid primary key constraint vocal_profiles_person references users (id) on delete cascade,
      applicant_types text[] not null,
      vocal_tone text not null,
      vocal_age_range text not null,
      -- The two ages in the written range, such as '20 a 35 años'. Null if the range names none.
      vocal_age_from integer generated always as (${age(1)}) stored,
      vocal_age_to integer generated always as (${age(2)}) stored,
      singing text not null,
      singing_detail text not null,
      note text not null,
      -- The application with these answers. Null if there is none or it was deleted.
      application_id uuid references applications (id) on delete set null,
      -- The application whose reels are the demos.
      reels_of uuid references applications (id) on delete set null,
      -- When ADMIN last edited the profile. Null while it is as in the application.
      edited_at timestamptz,
      updated_at timestamptz not null
    )`);
  await run(`
    insert into vocal_profiles
      (user_id, applicant_types, vocal_tone, vocal_age_range, singing, singing_detail, note, application_id, reels_of, updated_at)
    select distinct on (user_id) user_id,
      array(select distinct each.applicant_to from applications as each
        where each.user_id = accepted.user_id and each.state = 'accepted' order by 1),
      vocal_tone, vocal_age_range, singing_experience, singing_detail, note, accepted.id,
      (select each.id from applications as each
        where each.user_id = accepted.user_id and each.state = 'accepted'
          and exists (select from reels where application_id = each.id)
        order by each.submitted_at desc, each.id desc limit 1),
      now()
    from applications as accepted where state = 'accepted'
    order by user_id, submitted_at desc, accepted.id desc`);
  await run('create index vocal_profiles_applicant_types on vocal_profiles using gin (applicant_types)');
  await run('create index vocal_profiles_vocal_tone on vocal_profiles (vocal_tone, user_id)');
  await run('create index vocal_profiles_ages on vocal_profiles (vocal_age_from, vocal_age_to)');
  // Erasing an application searches by this column.
  await run('create index vocal_profiles_application_id on vocal_profiles (application_id)');
  await run('create index vocal_profiles_reels_of on vocal_profiles (reels_of)');
  // The former search for people to cast used these.
  await run('drop index applications_voices');
  await run('drop index applications_newest');
}
