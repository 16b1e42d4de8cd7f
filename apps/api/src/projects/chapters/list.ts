import { chaptersList, type ListedChapter } from '@doblaje/contract';
import type { ChapterDue } from '@doblaje/domain/options/chapterDues';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { definePlan } from '../../ground/lists/definePlan';
import { holdsWords } from '../../ground/lists/textSearch';
import { CHAPTER_IS } from '../projects/due';

/** Chapters that are not deleted. A project with chapters cannot be deleted, so this need not check the project. */
const liveChapters = (db: Database) => db.selectFrom('chapters').where('chapters.deleted_at', 'is', null);

/** The same chapters with their projects, the labels of their statuses and the sums of their casts. */
const listedChapters = (db: Database) =>
  liveChapters(db)
    .innerJoin('projects', 'projects.id', 'chapters.project_id')
    .innerJoin('catalogue_entries as status', 'status.id', 'chapters.status_id')
    .innerJoin('catalogue_entries as project_status', 'project_status.id', 'projects.status_id')
    .selectAll('chapters')
    .select(['projects.title as project_title', 'projects.season'])
    .select(['status.label as status_label', 'status.stage as status_stage'])
    .select('project_status.stage as project_stage')
    .select((row) =>
      (['loops_planned', 'loops_done'] as const).map((loops) =>
        row
          .selectFrom('appearances')
          .whereRef('appearances.chapter_id', '=', 'chapters.id')
          .select(({ fn }) => fn.sum(loops).as('sum'))
          .as(loops),
      ),
    );

type Row = Awaited<ReturnType<ReturnType<typeof listedChapters>['execute']>>[number];

const listedChapterOf = (row: Row): ListedChapter => ({
  id: row.id,
  projectId: row.project_id,
  projectTitle: row.project_title,
  season: row.season,
  projectStage: row.project_stage,
  number: row.number,
  title: row.title,
  dueDate: row.due_date ?? '',
  statusId: row.status_id,
  statusLabel: row.status_label,
  statusStage: row.status_stage,
  loopsPlanned: Number(row.loops_planned ?? 0),
  loopsDone: Number(row.loops_done ?? 0),
  updatedAt: row.updated_at.toISOString(),
});

/** ADMIN's list of the chapters of all projects. */
export const chaptersPlan = definePlan({
  list: chaptersList,
  base: listedChapters,
  counted: liveChapters,
  searched: ['chapters.searched'],
  // An array, because both conditions then use their index. With 'in' the database would read every row.
  alsoSearched: (word) => sql<boolean>`chapters.project_id = any(array(
    select projects.id from projects where projects.deleted_at is null and ${holdsWords([sql`projects.searched`], word)}
  ))`,
  sorts: {
    dueDate: 'chapters.due_order',
    statusId: { text: 'status.label', entry: 'chapters.status_id' },
    updatedAt: 'chapters.updated_at',
  },
  filters: {
    due: { holds: (value) => CHAPTER_IS[value as ChapterDue] },
    statusId: 'chapters.status_id',
  },
  tieBreaker: 'chapters.id',
  itemOf: listedChapterOf,
});
