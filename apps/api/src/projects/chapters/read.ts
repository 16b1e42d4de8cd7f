import { API_MESSAGES, type Chapter, type Chapters, Problem } from '@doblaje/contract';
import { durationSeconds, durationText } from '@doblaje/domain/forms/duration';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { checkProject } from '../projects/holdProject';

/** Chapters that are not deleted, with the label of their status and the sums of their cast. */
const liveChapters = (db: Database) =>
  db
    .selectFrom('chapters')
    .innerJoin('catalogue_entries as status', 'status.id', 'chapters.status_id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('appearances')
          .whereRef('chapter_id', '=', 'chapters.id')
          .select((row) => [
            row.fn.countAll().as('characters'),
            row.fn.sum('loops_planned').as('planned'),
            row.fn.sum('loops_done').as('done'),
          ])
          .as('sums'),
      (join) => join.onTrue(),
    )
    .where('chapters.deleted_at', 'is', null)
    .selectAll('chapters')
    .select(['status.label as status_label', 'status.stage as status_stage'])
    .select(['sums.characters', 'sums.planned', 'sums.done']);

type Row = Awaited<ReturnType<ReturnType<typeof liveChapters>['execute']>>[number];

const chapterOf = (row: Row): Chapter => ({
  id: row.id,
  projectId: row.project_id,
  number: row.number,
  title: row.title,
  duration: durationText(row.duration_seconds),
  dueDate: row.due_date ?? '',
  statusId: row.status_id,
  statusLabel: row.status_label,
  statusStage: row.status_stage,
  characters: Number(row.characters ?? 0),
  loopsPlanned: Number(row.planned ?? 0),
  loopsDone: Number(row.done ?? 0),
  updatedAt: row.updated_at.toISOString(),
});

/** The refusal for a chapter that does not exist. */
export const chapterGone = () => new Problem(404, API_MESSAGES.chapterGone);

/** One chapter; null if it is deleted or never existed. */
export async function readChapterIfThere(db: Database, id: number): Promise<Chapter | null> {
  const row = await liveChapters(db).where('chapters.id', '=', id).executeTakeFirst();
  return row ? chapterOf(row) : null;
}

/** @throws Problem 404 */
export async function readChapter(db: Database, id: number): Promise<Chapter> {
  const chapter = await readChapterIfThere(db, id);
  if (!chapter) throw chapterGone();
  return chapter;
}

/** A project's chapters by number: all of them, or those with these ids. */
export async function readChaptersOf(
  db: Database,
  projectId: number,
  ids?: readonly number[],
): Promise<Chapter[]> {
  let found = liveChapters(db).where('chapters.project_id', '=', projectId);
  if (ids) found = found.where(sql<boolean>`chapters.id = any(${ids}::integer[])`);
  return (await found.orderBy('chapters.number').execute()).map(chapterOf);
}

/**
 * All chapters of a project, with their sums.
 * @throws Problem 404
 */
export async function readChapters(db: Database, projectId: number): Promise<Chapters> {
  await checkProject(db, projectId);
  const chapters = await readChaptersOf(db, projectId);
  const sum = (of: (chapter: Chapter) => number) =>
    chapters.reduce((total, chapter) => total + of(chapter), 0);
  return {
    chapters,
    sums: {
      chapters: chapters.length,
      done: chapters.filter(({ statusStage }) => statusStage === 'done').length,
      durationSeconds: sum(({ duration }) => durationSeconds(duration) ?? 0),
      loopsPlanned: sum(({ loopsPlanned }) => loopsPlanned),
      loopsDone: sum(({ loopsDone }) => loopsDone),
    },
  };
}
