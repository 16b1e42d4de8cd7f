import { API_MESSAGES, type Cast, type HistoryChange } from '@doblaje/contract';
import type { CharacterValues } from '@doblaje/domain/forms/character';
import { labelOfCharacterType } from '@doblaje/domain/options/characterTypes';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { isUniqueViolation } from '../../ground/db/uniqueViolation';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import { type AuditLine, audited, type Doer } from '../../ground/history/audited';
import { checkCastable, holdCastable } from '../../people/directory/castable';
import { addCharacter } from '../characters/characters';
import { holdChapter, readCast } from './read';

/** The history line for changes of a chapter's cast. It belongs to the chapter. */
export const castLine = (chapterId: number, changes: readonly HistoryChange[]): AuditLine => ({
  action: 'update',
  entity: 'chapter',
  id: String(chapterId),
  changes,
});

/** A project's character of this name, locked against deletion. It is created if it does not exist. */
async function characterOf(db: Database, doer: Doer, projectId: number, values: CharacterValues) {
  const there = await db
    .selectFrom('characters')
    .select(['id', 'name', 'type', 'person_id'])
    .where('project_id', '=', projectId)
    .where(sql<boolean>`same_text(name) = same_text(${values.name})`)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!there) {
    const { id, name, personId } = await addCharacter(db, doer, projectId, values);
    return { id, name, person_id: personId || null };
  }
  if (there.type !== values.characterType) {
    const message = `En este proyecto, ${there.name} es de tipo ${labelOfCharacterType(there.type)}`;
    throw fieldProblem('characterType', message);
  }
  return there;
}

/**
 * Adds one of the project's characters, or a new one, to a chapter.
 * @throws Problem 404; 422 on a field
 */
export function addToCast(
  db: Database,
  doer: Doer,
  chapterId: number,
  values: CharacterValues,
): Promise<Cast> {
  return audited(db, doer, async (transaction) => {
    const projectId = await holdChapter(transaction, chapterId);
    await checkCastable(transaction, values.personId);
    const character = await characterOf(transaction, doer, projectId, values);
    const usual = character.person_id ?? '';
    const isUsual = values.personId === '' && (await holdCastable(transaction, [usual])).has(usual);
    await transaction
      .insertInto('appearances')
      .values({
        chapter_id: chapterId,
        character_id: character.id,
        person_id: isUsual ? usual : values.personId || null,
        loops_planned: values.loopsPlanned,
        loops_done: values.loopsDone,
        updated_at: doer.now,
      })
      .execute()
      .catch((error) => {
        if (!isUniqueViolation(error, 'appearances_once')) throw error;
        throw fieldProblem('name', API_MESSAGES.castTwice);
      });
    const change = { field: 'character', from: null, to: character.name };
    return { value: await readCast(transaction, chapterId), lines: [castLine(chapterId, [change])] };
  });
}

/** Removes a character from a chapter. Does nothing if it is not there. */
export function removeFromCast(db: Database, doer: Doer, id: number): Promise<void> {
  return audited(db, doer, async (transaction) => {
    const removed = await transaction
      .deleteFrom('appearances')
      .using('characters')
      .whereRef('characters.id', '=', 'appearances.character_id')
      .where('appearances.id', '=', id)
      .returning(['appearances.chapter_id', 'characters.name'])
      .executeTakeFirst();
    if (!removed) return { value: undefined, lines: [] };
    const change = { field: 'character', from: removed.name, to: null };
    return { value: undefined, lines: [castLine(removed.chapter_id, [change])] };
  });
}
