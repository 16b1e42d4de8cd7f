import { type Application, applicationsList } from '@doblaje/contract';
import { labelOfApplicantType } from '@doblaje/domain/options/applicantTypes';
import { labelOfApplicationState } from '@doblaje/domain/options/applicationStates';
import { labelOfCountry } from '@doblaje/domain/options/countries';
import { labelOfVocalTone } from '@doblaje/domain/options/vocalTones';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../ground/db/database';
import { isId, NOBODYS } from '../../ground/db/ids';
import type { CsvColumn } from '../../ground/lists/csv';
import { definePlan } from '../../ground/lists/definePlan';

/** Submitted applications, of one person or of everybody. */
function ofPerson(db: Database, personId: string | undefined) {
  // A literal condition, because the indexes of this list contain it.
  const found = db.selectFrom('applications').where(sql<boolean>`applications.state <> 'draft'`);
  return personId === undefined
    ? found
    : found.where('applications.user_id', '=', isId(personId) ? personId : NOBODYS);
}

/** Submitted applications with their people and reels. Nobody sees drafts. */
export const submitted = (db: Database, personId?: string) =>
  ofPerson(db, personId)
    .innerJoin('users', 'users.id', 'applications.user_id')
    .selectAll('applications')
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('reels')
          .select(['n', 'name', 'size'])
          .whereRef('application_id', '=', 'applications.id')
          .orderBy('n'),
      ).as('reels'),
    );

/** A submitted application as stored. */
export type SubmittedRow = Awaited<ReturnType<ReturnType<typeof submitted>['execute']>>[number];

/** A submitted application as the list shows it. */
export function applicationOf(row: SubmittedRow): Application {
  const { id, applicant_to, country, age, vocal_age_range, vocal_tone, state, note, reels } = row;
  const { user_id, first_name, last_name, email, created_at, submitted_at, updated_at } = row;
  return {
    id,
    applicant: { id: user_id, first_name, last_name, email },
    applicant_to,
    country,
    age,
    vocal_age_range,
    vocal_tone,
    state: state === 'draft' ? 'new' : state,
    note,
    reels,
    submittedAt: (submitted_at ?? created_at).toISOString(),
    updatedAt: updated_at.toISOString(),
  };
}

/** The applications as a CSV. */
export const APPLICATIONS_CSV: readonly CsvColumn<Application>[] = [
  { header: 'Nombre', value: ({ applicant }) => applicant.first_name },
  { header: 'Apellido', value: ({ applicant }) => applicant.last_name },
  { header: 'Correo electrónico', value: ({ applicant }) => applicant.email },
  { header: 'Postula como', value: ({ applicant_to }) => labelOfApplicantType(applicant_to) },
  { header: 'País', value: ({ country }) => labelOfCountry(country) },
  { header: 'Edad', value: ({ age }) => age },
  { header: 'Rango de edad vocal', value: ({ vocal_age_range }) => vocal_age_range },
  { header: 'Tono vocal', value: ({ vocal_tone }) => labelOfVocalTone(vocal_tone) },
  { header: 'Videos', value: ({ reels }) => reels.length },
  { header: 'Estado', value: ({ state }) => labelOfApplicationState(state) },
  { header: 'Enviada', value: ({ submittedAt }) => new Date(submittedAt) },
  { header: 'Nota', value: ({ note }) => note },
];

/** ADMIN's list of applications. */
export const applicationsPlan = definePlan({
  list: applicationsList,
  base: submitted,
  // Every application has a person. A left join lets the database skip the person while counting, unless the search needs the name.
  counted: (db: Database, personId?: string) =>
    ofPerson(db, personId).leftJoin('users', 'users.id', 'applications.user_id'),
  searched: ['users.searched'],
  sorts: {
    submittedAt: 'applications.submitted_at',
    name: { text: sql`users.last_name || ' ' || users.first_name` },
    age: 'applications.age',
    applicant_to: 'applications.applicant_to',
    country: 'applications.country',
    state: 'applications.state',
  },
  filters: {
    state: 'applications.state',
    applicant_to: 'applications.applicant_to',
    country: 'applications.country',
    vocal_tone: 'applications.vocal_tone',
  },
  tieBreaker: 'applications.id',
  itemOf: applicationOf,
});
