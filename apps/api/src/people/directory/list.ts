import { type CastablePerson, naturalOrder, peopleList } from '@doblaje/contract';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../ground/db/database';
import { definePlan } from '../../ground/lists/definePlan';
import { castable } from './castable';

/** The character that needs a person. */
interface Wanted {
  /** The project whose roles the list shows for each person. */
  project: number;
  /** An age that must be within the person's vocal age range. */
  vocalAge?: number | undefined;
}

/** People who can be cast, with their vocal profile. */
function people(db: Database, { project, vocalAge }: Wanted) {
  const found = castable(db)
    .leftJoin('vocal_profiles as profile', 'profile.user_id', 'users.id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.gender'])
    .select(['profile.applicant_types', 'profile.vocal_tone', 'profile.vocal_age_range'])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('participations')
          .innerJoin('characters', 'characters.id', 'participations.character_id')
          .select(['characters.id as characterId', 'characters.name', 'participations.chapters'])
          .whereRef('participations.person_id', '=', 'users.id')
          .where('participations.project_id', '=', project),
      ).as('voices'),
    )
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('reels')
          .select(['n', 'name', 'size'])
          .whereRef('application_id', '=', 'profile.reels_of')
          .orderBy('n'),
      ).as('demos'),
    );
  if (vocalAge === undefined) return found;
  return found.where('profile.vocal_age_from', '<=', vocalAge).where('profile.vocal_age_to', '>=', vocalAge);
}

type Row = Awaited<ReturnType<ReturnType<typeof people>['execute']>>[number];

const personOf = (row: Row): CastablePerson => ({
  id: row.id,
  name: `${row.first_name} ${row.last_name}`,
  applicant_types: row.applicant_types ?? [],
  vocal_tone: row.vocal_tone ?? '',
  vocal_age_range: row.vocal_age_range ?? '',
  gender: row.gender ?? '',
  demos: row.demos,
  voices: row.voices.toSorted((a, b) => naturalOrder(a.name, b.name)),
});

/** The list of people who can be cast, for 'Asignar'. */
export const peoplePlan = definePlan({
  list: peopleList,
  base: people,
  searched: ['users.searched'],
  sorts: { name: { text: sql`users.last_name || ' ' || users.first_name` } },
  filters: {
    applicant_types: { anyOf: 'profile.applicant_types' },
    vocal_tone: 'profile.vocal_tone',
    gender: 'users.gender',
  },
  tieBreaker: 'users.id',
  itemOf: personOf,
});
