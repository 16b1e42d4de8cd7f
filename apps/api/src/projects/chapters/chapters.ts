import { API_MESSAGES, type Chapter, Problem } from '@doblaje/contract';
import type { ChapterValues } from '@doblaje/domain/forms/chapter';
import { durationSeconds } from '@doblaje/domain/forms/duration';
import type { Database } from '../../ground/db/database';
import { isUniqueViolation } from '../../ground/db/uniqueViolation';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import { type Edited, saveIfCurrent } from '../../ground/edits/saveIfCurrent';
import { type AuditLine, audited, type Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';
import { checkChoices } from '../projects/checkChoice';
import { holdProject } from '../projects/holdProject';
import { chapterGone, readChapter, readChapterIfThere } from './read';

/** A chapter's values by database column. */
export const chapterColumns = ({ number = 0, title, duration, dueDate, statusId }: ChapterValues) => ({
  number,
  title,
  duration_seconds: durationSeconds(duration),
  due_date: dueDate || null,
  status_id: statusId,
});

/** A line of a chapter's history. */
export const chapterLine = (
  action: 'create' | 'update',
  chapter: Chapter,
  before: Partial<Chapter> & { status?: string } = {},
): AuditLine => ({
  action,
  entity: 'chapter',
  id: String(chapter.id),
  changes: changesOf('chapter', before, { ...chapter, status: chapter.statusLabel }),
});

/** Turns the error of a taken number into a refusal of its field. */
function orNumberTaken(error: unknown): never {
  if (!isUniqueViolation(error, 'chapters_one_number')) throw error;
  throw fieldProblem('number', API_MESSAGES.chapterNumberTaken);
}

/**
 * Adds a chapter to a project.
 * @throws Problem 404; 422 on a field
 */
export function addChapter(
  db: Database,
  doer: Doer,
  projectId: number,
  values: ChapterValues,
): Promise<Chapter> {
  return audited(db, doer, async (transaction) => {
    await holdProject(transaction, projectId);
    await checkChoices(transaction, [{ field: 'statusId', kind: 'chapterStatus', id: values.statusId }]);
    const { id } = await transaction
      .insertInto('chapters')
      .values({
        ...chapterColumns(values),
        project_id: projectId,
        created_at: doer.now,
        updated_at: doer.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(orNumberTaken);
    const chapter = await readChapter(transaction, id);
    return { value: chapter, lines: [chapterLine('create', chapter)] };
  });
}

/**
 * Saves the changes to a chapter.
 * @throws Problem 404; 422 on a field
 */
export function saveChapter(
  db: Database,
  doer: Doer,
  id: number,
  { updatedAt, ...values }: ChapterValues & { updatedAt: string },
): Promise<Edited<Chapter>> {
  return audited(db, doer, async (transaction) => {
    let before: Chapter | undefined;
    const value = await saveIfCurrent(transaction, {
      of: (within) =>
        within.selectFrom('chapters').selectAll().where('id', '=', id).where('deleted_at', 'is', null),
      writtenAt: ({ updated_at }) => updated_at,
      readWith: updatedAt,
      now: doer.now,
      write: async (within, moment) => {
        before = await readChapter(within, id);
        const { statusId } = values;
        const chosen = {
          field: 'statusId',
          kind: 'chapterStatus',
          id: statusId,
          before: before.statusId,
        } as const;
        await checkChoices(within, [chosen]);
        await within
          .updateTable('chapters')
          .set({ ...chapterColumns(values), updated_at: moment })
          .where('id', '=', id)
          .execute()
          .catch(orNumberTaken);
      },
      read: (within) => readChapterIfThere(within, id),
      missing: chapterGone,
    });
    if (!before || value.isStale) return { value, lines: [] };
    return { value, lines: [chapterLine('update', value.saved, { ...before, status: before.statusLabel })] };
  });
}

/**
 * Deletes a chapter with its cast. Does nothing if it is already deleted.
 * @throws Problem 404; 409 once an order was issued for it
 */
export function deleteChapter(db: Database, doer: Doer, id: number): Promise<void> {
  return audited(db, doer, async (transaction) => {
    const row = await transaction
      .selectFrom('chapters')
      .select('deleted_at')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw chapterGone();
    if (row.deleted_at) return { value: undefined, lines: [] };
    // Issued orders must keep their chapter. Drafts must get another one.
    const issued = await transaction
      .selectFrom('work_orders')
      .select('id')
      .where('chapter_id', '=', id)
      .where('state', '!=', 'draft')
      .limit(1)
      .executeTakeFirst();
    if (issued) throw new Problem(409, API_MESSAGES.chapterHasOrders, { code: 'HAS_ORDERS' });
    await transaction.updateTable('chapters').set({ deleted_at: doer.now }).where('id', '=', id).execute();
    return { value: undefined, lines: [{ action: 'delete', entity: 'chapter', id: String(id) }] };
  });
}

/**
 * Restores a deleted chapter with its cast. Does nothing if it is not deleted.
 * @throws Problem 404 once it or its project is removed; 422 on `number` when another chapter has it now
 */
export function restoreChapter(db: Database, doer: Doer, id: number): Promise<Chapter> {
  return audited(db, doer, async (transaction) => {
    const kept = await transaction
      .selectFrom('chapters')
      .select('project_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!kept) throw new Problem(404, API_MESSAGES.chapterPurged);
    await holdProject(transaction, kept.project_id);
    const restored = await transaction
      .updateTable('chapters')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .returning('id')
      .executeTakeFirst()
      .catch(orNumberTaken);
    return {
      value: await readChapter(transaction, id),
      lines: restored ? [{ action: 'restore', entity: 'chapter', id: String(id) }] : [],
    };
  });
}
