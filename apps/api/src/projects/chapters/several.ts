import { type Chapter, chaptersShown, type ShownThing } from '@doblaje/contract';
import { type ChapterRunValues, dayAfter } from '@doblaje/domain/forms/chapterRun';
import { conjoined } from '@doblaje/domain/naming';
import type { Database } from '../../ground/db/database';
import { oneByOne } from '../../ground/db/oneByOne';
import { isUniqueViolation } from '../../ground/db/uniqueViolation';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import { refuseChanged } from '../../ground/edits/refuseChanged';
import { audited, type Doer } from '../../ground/history/audited';
import { checkChoices } from '../projects/checkChoice';
import { holdProject } from '../projects/holdProject';
import { chapterLine } from './chapters';
import { readChapters, readChaptersOf } from './read';

/** How many numbers a refusal lists. More would not help anybody. */
const NAMED = 10;

/** @throws Problem 422 on `from`, listing the numbers that exist already */
async function checkNumbers(db: Database, projectId: number, from: number, to: number): Promise<void> {
  const there = await db
    .selectFrom('chapters')
    .select('number')
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .where('number', '>=', from)
    .where('number', '<=', to)
    .orderBy('number')
    .execute();
  if (there.length === 0) return;
  const numbers = there.map(({ number }) => String(number));
  const more = numbers.length - NAMED;
  const named = more > 0 ? [...numbers.slice(0, NAMED), `${more} más`] : numbers;
  const what = numbers.length === 1 ? 'el capítulo' : 'los capítulos';
  throw fieldProblem('from', `El proyecto ya tiene ${what} ${conjoined(named)}`);
}

/** A range of chapters, with the chapters that the user saw in the project while typing it. */
type ChapterRun = ChapterRunValues & { shown: readonly ShownThing[] };

/**
 * Adds a range of chapters, all or none.
 * @throws Problem 404; 409 when the project has other chapters than were shown; 422 on a field
 */
export function addChapters(
  db: Database,
  doer: Doer,
  projectId: number,
  { from = 0, to = 0, dueDate, daysBetween = 0, statusId, shown }: ChapterRun,
): Promise<Chapter[]> {
  return audited(db, doer, async (transaction) => {
    await holdProject(transaction, projectId);
    // One request at a time: the second one sees the chapters of the first.
    await oneByOne(transaction, `chapters ${projectId}`);
    const current = await readChapters(transaction, projectId);
    refuseChanged(shown, chaptersShown(current.chapters), current);
    await checkChoices(transaction, [{ field: 'statusId', kind: 'chapterStatus', id: statusId }]);
    await checkNumbers(transaction, projectId, from, to);
    const rows = Array.from({ length: to - from + 1 }, (_, index) => ({
      project_id: projectId,
      number: from + index,
      title: `Capítulo ${from + index}`,
      due_date: dayAfter(dueDate, index * daysBetween) || null,
      status_id: statusId,
      created_at: doer.now,
      updated_at: doer.now,
    }));
    const added = await transaction
      .insertInto('chapters')
      .values(rows)
      .returning('id')
      .execute()
      .catch((error) => {
        // Somebody added one of these chapters after the check.
        if (!isUniqueViolation(error, 'chapters_one_number')) throw error;
        throw fieldProblem('from', 'El proyecto ya tiene capítulos con estos números');
      });
    const ids = added.map(({ id }) => id);
    const chapters = await readChaptersOf(transaction, projectId, ids);
    return { value: chapters, lines: chapters.map((chapter) => chapterLine('create', chapter)) };
  });
}
