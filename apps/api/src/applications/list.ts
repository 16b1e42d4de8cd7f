import type { Application } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import type { ApplicationsTable } from '../db/tables/applications';
import { inNaturalOrder } from '../lists/naturalOrder';
import { matches } from '../lists/textSearch';
import type { Reel } from './reels';

/** What the list of applications is asked for. */
export interface ApplicationsQuery {
  search: string;
  sort: string;
  page: number;
  size: number;
  state?: ApplicationsTable['state'] | undefined;
  applicant_to?: ApplicationsTable['applicant_to'] | undefined;
  country?: ApplicationsTable['country'] | undefined;
  vocal_tone?: ApplicationsTable['vocal_tone'] | undefined;
}

const FILTERS = ['state', 'applicant_to', 'country', 'vocal_tone'] as const;

const SORTS: Readonly<Record<string, ReturnType<typeof sql>>> = {
  submittedAt: sql`applications.submitted_at`,
  name: inNaturalOrder(sql`users.last_name || ' ' || users.first_name`),
  age: sql`applications.age`,
  applicant_to: sql`applications.applicant_to`,
  country: sql`applications.country`,
  state: sql`applications.state`,
};

/** One page of the applications that were submitted; drafts are not there for anybody. */
export async function listApplications(db: Database, query: ApplicationsQuery) {
  const { search, sort, page, size } = query;
  let found = db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .where('applications.state', '!=', 'draft');
  for (const field of FILTERS) {
    const wanted = query[field];
    if (wanted !== undefined) found = found.where(`applications.${field}`, '=', wanted);
  }
  if (search !== '') {
    found = found.where(
      matches(sql`users.first_name || ' ' || users.last_name || ' ' || users.email`, search),
    );
  }
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('applications')
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .orderBy(
      SORTS[sort.replace('-', '')] ?? sql`applications.submitted_at`,
      sort.startsWith('-') ? 'desc' : 'asc',
    )
    .orderBy('applications.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const reels = await reelsOf(
    db,
    rows.map(({ id }) => id),
  );
  const items = rows.map(
    (row): Application => ({
      id: row.id,
      applicant: {
        id: row.user_id,
        first_name: row.first_name,
        last_name: row.last_name,
        email: row.email,
      },
      applicant_to: row.applicant_to,
      country: row.country,
      age: row.age,
      vocal_age_range: row.vocal_age_range,
      vocal_tone: row.vocal_tone,
      state: row.state === 'draft' ? 'new' : row.state,
      note: row.note,
      reels: reels.get(row.id) ?? [],
      submittedAt: (row.submitted_at ?? row.created_at).toISOString(),
      updatedAt: row.updated_at.toISOString(),
    }),
  );
  return { items, total: Number(total), page, size };
}

async function reelsOf(db: Database, ids: readonly string[]): Promise<Map<string, Reel[]>> {
  const found = new Map<string, Reel[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('reels')
    .select(['application_id', 'n', 'name', 'size'])
    .where('application_id', 'in', ids)
    .orderBy('n')
    .execute();
  for (const { application_id, ...reel } of rows) {
    found.set(application_id, [...(found.get(application_id) ?? []), reel]);
  }
  return found;
}
