import { type CastablePerson, naturalOrder, peopleList } from '@doblaje/contract';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../db/database';
import { listPlan } from '../lists/plan';
import { castable } from './castable';

/** Whom a character is looked for. */
interface Wanted {
  /** Of which project is told what they voice. */
  project: number;
  /** An age within their vocal age range. */
  vocalAge?: number | undefined;
}

/** The two ages of a range as it was written: '20 a 35 años'. */
const AGES = sql<number[]>`(regexp_match(profile.vocal_age_range, '(\\d{1,2})\\D+(\\d{1,2})'))::integer[]`;

/** People who can be cast, with what their accepted application says of their voice. */
function people(db: Database, { project, vocalAge }: Wanted) {
  const found = castable(db)
    // No lateral one: whoever filters by it begins with the applications.
    .leftJoin('applications as profile', (join) =>
      join
        .onRef('profile.user_id', '=', 'users.id')
        .on('profile.state', '=', 'accepted')
        .on(
          sql<boolean>`not exists (
            select from applications as newer where newer.user_id = profile.user_id and newer.state = 'accepted'
              and (newer.submitted_at, newer.id) > (profile.submitted_at, profile.id)
          )`,
        ),
    )
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.gender'])
    .select(['profile.applicant_to', 'profile.vocal_tone', 'profile.vocal_age_range'])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('participations')
          .innerJoin('characters', 'characters.id', 'participations.character_id')
          .select(['characters.id as characterId', 'characters.name', 'participations.chapters'])
          .whereRef('participations.person_id', '=', 'users.id')
          .where('participations.project_id', '=', project),
      ).as('voices'),
    );
  if (vocalAge === undefined) return found;
  return found.where(sql<boolean>`${vocalAge}::integer between (${AGES})[1] and (${AGES})[2]`);
}

type Row = Awaited<ReturnType<ReturnType<typeof people>['execute']>>[number];

const personOf = (row: Row): CastablePerson => ({
  id: row.id,
  name: `${row.first_name} ${row.last_name}`,
  applicant_to: row.applicant_to ?? '',
  vocal_tone: row.vocal_tone ?? '',
  vocal_age_range: row.vocal_age_range ?? '',
  gender: row.gender ?? '',
  voices: row.voices.toSorted((a, b) => naturalOrder(a.name, b.name)),
});

/** People who can be cast, as 'Asignar' looks for them. */
export const peoplePlan = listPlan({
  list: peopleList,
  base: people,
  // Nobody's application need be looked up to count them unless it is filtered for.
  counted: (db: Database, { applicant_to, vocal_tone }, wanted: Wanted) => {
    const isOfVoice = [applicant_to, vocal_tone, wanted.vocalAge].some((value) => value !== undefined);
    return (isOfVoice ? people(db, wanted).clearSelect() : castable(db)) as never;
  },
  searched: ['users.searched'],
  sorts: { name: { text: sql`users.last_name || ' ' || users.first_name` } },
  filters: {
    applicant_to: 'profile.applicant_to',
    vocal_tone: 'profile.vocal_tone',
    gender: 'users.gender',
  },
  tieBreaker: 'users.id',
  itemOf: personOf,
});
