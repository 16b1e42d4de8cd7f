import { type Experience, experiencesList } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { definePlan } from '../../ground/lists/definePlan';

const everybodys = (db: Database) => db.selectFrom('participations');

/**
 * The rows of one person, or with null of all. A person has few rows, so they are read
 * first: `offset 0` keeps the database from starting with all titles or names in order.
 */
function participationsOf(db: Database, userId: string | null): ReturnType<typeof everybodys> {
  if (userId === null) return everybodys(db);
  const own = everybodys(db).selectAll().where('person_id', '=', userId).offset(0);
  return db.selectFrom(own.as('participations')) as unknown as ReturnType<typeof everybodys>;
}

/** The roles that people voice, with project, character and person. */
const participations = (db: Database, userId: string | null) =>
  participationsOf(db, userId)
    .innerJoin('projects', 'projects.id', 'participations.project_id')
    .innerJoin('catalogue_entries as status', 'status.id', 'participations.status_id')
    .innerJoin('characters', 'characters.id', 'participations.character_id')
    .innerJoin('users', 'users.id', 'participations.person_id')
    // A deleted project has no participations. The condition is still here, because the indexes of projects contain it.
    .where('projects.deleted_at', 'is', null)
    .selectAll('participations')
    .select(['projects.title', 'projects.season'])
    .select(['status.label as status_label', 'status.stage as status_stage'])
    .select(['characters.name as character', 'characters.type as character_type'])
    .select(['users.first_name', 'users.last_name']);

type Row = Awaited<ReturnType<ReturnType<typeof participations>['execute']>>[number];

const experienceOf = (row: Row): Experience => ({
  id: row.id,
  person: { id: row.person_id, name: `${row.first_name} ${row.last_name}` },
  projectId: row.project_id,
  projectTitle: row.title,
  season: row.season,
  typeId: row.type_id,
  statusId: row.status_id,
  statusLabel: row.status_label,
  statusStage: row.status_stage,
  character: row.character,
  characterType: row.character_type,
  chapters: row.chapters,
  loopsPlanned: row.loops_planned,
  loopsDone: row.loops_done,
});

/** One participation; null if it does not exist or belongs to another person. */
export async function readParticipation(
  db: Database,
  userId: string | null,
  id: number,
): Promise<Experience | null> {
  const row = await participations(db, userId).where('participations.id', '=', id).executeTakeFirst();
  return row ? experienceOf(row) : null;
}

/**
 * Whose rows are read. When ADMIN filters for one person, only that person's few rows are read.
 * @param own whose participations the user sees; null: everybody's
 */
export const whoseExperiences = (own: string | null, personId: string | undefined) => own ?? personId ?? null;

/** The list of roles that people voice: of one person, or with null of all. */
export const experiencesPlan = definePlan({
  list: experiencesList,
  base: participations,
  // Every row has its project, character and person, so counting need not join them.
  counted: participationsOf,
  searched: ['participations.searched'],
  sorts: {
    projectTitle: { text: 'projects.title' },
    character: { text: 'characters.name' },
    typeId: 'participations.type_id',
    statusId: { text: 'status.label', entry: 'participations.status_id' },
    person: { text: sql`users.last_name || ' ' || users.first_name` },
  },
  filters: {
    typeId: 'participations.type_id',
    statusId: 'participations.status_id',
    personId: 'participations.person_id',
  },
  tieBreaker: 'participations.id',
  itemOf: experienceOf,
});
