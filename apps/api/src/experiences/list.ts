import { type Experience, experiencesList } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { listPlan } from '../lists/plan';

/** What people voice, with the project, the character and the person. */
const participations = (db: Database, userId: string | null) => {
  const found = db
    .selectFrom('participations')
    .innerJoin('projects', 'projects.id', 'participations.project_id')
    .innerJoin('catalogue_entries as status', 'status.id', 'projects.status_id')
    .innerJoin('characters', 'characters.id', 'participations.character_id')
    .innerJoin('users', 'users.id', 'participations.person_id')
    // One that is deleted has none; written out, as the indexes of projects have it.
    .where('projects.deleted_at', 'is', null)
    .selectAll('participations')
    .select(['projects.title', 'projects.season', 'projects.type_id', 'projects.status_id'])
    .select(['status.label as status_label', 'status.stage as status_stage'])
    .select(['characters.name as character', 'characters.type as character_type'])
    .select(['users.first_name', 'users.last_name']);
  return userId === null ? found : found.where('participations.person_id', '=', userId);
};

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

/** One participation; null where there is none, or it is somebody else's. */
export async function readParticipation(
  db: Database,
  userId: string | null,
  id: number,
): Promise<Experience | null> {
  const row = await participations(db, userId).where('participations.id', '=', id).executeTakeFirst();
  return row ? experienceOf(row) : null;
}

/** What people voice: of one person, or with null of all. */
export const experiencesPlan = listPlan({
  list: experiencesList,
  base: participations,
  // Every one has its character and its person, who need not be looked up to count it.
  counted: (db: Database, userId: string | null) => {
    const found = db
      .selectFrom('participations')
      .innerJoin('projects', 'projects.id', 'participations.project_id');
    return (userId === null ? found : found.where('participations.person_id', '=', userId)) as never;
  },
  searched: ['participations.searched'],
  sorts: {
    projectTitle: { text: 'projects.title' },
    character: { text: 'characters.name' },
    typeId: 'projects.type_id',
    statusId: { text: 'status.label' },
    person: { text: sql`users.last_name || ' ' || users.first_name` },
  },
  filters: {
    typeId: 'projects.type_id',
    statusId: 'projects.status_id',
    personId: 'participations.person_id',
  },
  tieBreaker: 'participations.id',
  itemOf: experienceOf,
});
