import { API_MESSAGES, appearsIn, type Character, type HistoryChange, Problem } from '@doblaje/contract';
import type { CharacterValues } from '@doblaje/domain/forms/character';
import { type CharacterType, labelOfCharacterType } from '@doblaje/domain/options/characterTypes';
import type { Database } from '../../ground/db/database';
import { isUniqueViolation } from '../../ground/db/uniqueViolation';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import { type Edited, saveIfCurrent } from '../../ground/edits/saveIfCurrent';
import { type AuditLine, audited, type Doer } from '../../ground/history/audited';
import { checkCastable } from '../../people/directory/castable';
import { holdProject } from '../projects/holdProject';
import { characterGone, readCharacter, readCharacterIfThere } from './read';

/** The form's values without the loops, which belong to a chapter. */
type Values = Pick<CharacterValues, 'name' | 'characterType' | 'personId'>;

/** The history line for changes of characters. It belongs to the project. */
export const characterLine = (projectId: number, changes: readonly HistoryChange[]): AuditLine => ({
  action: 'update',
  entity: 'project',
  id: String(projectId),
  changes,
});

/** Turns the error of a taken name into a refusal of its field. */
function orNameTaken(error: unknown): never {
  if (!isUniqueViolation(error, 'characters_one_name')) throw error;
  throw fieldProblem('name', API_MESSAGES.characterTaken);
}

/**
 * Adds a character to a project.
 * @throws Problem 404; 422 on a field
 */
export function addCharacter(
  db: Database,
  doer: Doer,
  projectId: number,
  values: Values,
): Promise<Character> {
  return audited(db, doer, async (transaction) => {
    await holdProject(transaction, projectId);
    await checkCastable(transaction, values.personId);
    const { id } = await transaction
      .insertInto('characters')
      .values({
        project_id: projectId,
        name: values.name,
        type: values.characterType as CharacterType,
        person_id: values.personId || null,
        created_at: doer.now,
        updated_at: doer.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(orNameTaken);
    const character = await readCharacter(transaction, id);
    return {
      value: character,
      lines: [characterLine(projectId, [{ field: 'character', from: null, to: character.name }])],
    };
  });
}

/** The differences, for the project's history. */
function changesOf(before: Character, now: Character): HistoryChange[] {
  const fields: readonly [field: string, from: string, to: string][] = [
    ['characterName', before.name, now.name],
    ['characterType', labelOfCharacterType(before.characterType), labelOfCharacterType(now.characterType)],
    ['usualPerson', before.personId, now.personId],
  ];
  return fields
    .filter(([, from, to]) => from !== to)
    .map(([field, from, to]) => ({ field, of: before.name, from: from || null, to: to || null }));
}

/**
 * Saves the changes to a character, in all of its chapters.
 * @throws Problem 404; 422 on a field
 */
export function saveCharacter(
  db: Database,
  doer: Doer,
  id: number,
  { updatedAt, fillEmpty, ...values }: Values & { updatedAt: string; fillEmpty: boolean },
): Promise<Edited<Character>> {
  return audited(db, doer, async (transaction) => {
    let before: Character | undefined;
    const value = await saveIfCurrent(transaction, {
      of: (within) =>
        within.selectFrom('characters').selectAll().where('id', '=', id).where('deleted_at', 'is', null),
      writtenAt: ({ updated_at }) => updated_at,
      readWith: updatedAt,
      now: doer.now,
      write: async (within, moment, row) => {
        before = await readCharacter(within, id);
        await checkCastable(within, values.personId, row.person_id);
        const person_id = values.personId || null;
        await within
          .updateTable('characters')
          .set({
            name: values.name,
            type: values.characterType as CharacterType,
            person_id,
            updated_at: moment,
          })
          .where('id', '=', id)
          .execute()
          .catch(orNameTaken);
        if (!fillEmpty || person_id === null) return;
        await within
          .updateTable('appearances')
          .set({ person_id, updated_at: moment })
          .where('character_id', '=', id)
          .where('person_id', 'is', null)
          .execute();
      },
      read: (within) => readCharacterIfThere(within, id),
      missing: characterGone,
    });
    if (!before || value.isStale) return { value, lines: [] };
    return { value, lines: [characterLine(before.projectId, changesOf(before, value.saved))] };
  });
}

/**
 * Deletes a character. Does nothing if it is already deleted.
 * @throws Problem 404; 409 while it is in a chapter
 */
export function deleteCharacter(db: Database, doer: Doer, id: number): Promise<void> {
  return audited(db, doer, async (transaction) => {
    const row = await transaction
      .selectFrom('characters')
      .select(['deleted_at', 'project_id', 'name'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw characterGone();
    if (row.deleted_at) return { value: undefined, lines: [] };
    // Chapters that are deleted but can be restored count too.
    const appearances = await transaction
      .selectFrom('appearances')
      .innerJoin('chapters', 'chapters.id', 'appearances.chapter_id')
      .select(['number', 'chapters.deleted_at'])
      .where('character_id', '=', id)
      .orderBy('number')
      .execute();
    const live = appearances.filter(({ deleted_at }) => deleted_at === null);
    if (live.length > 0) throw appearsIn(live.map(({ number }) => number));
    if (appearances.length > 0)
      throw new Problem(409, API_MESSAGES.characterInDeleted, { code: 'HAS_APPEARANCES' });
    await transaction.updateTable('characters').set({ deleted_at: doer.now }).where('id', '=', id).execute();
    return {
      value: undefined,
      lines: [characterLine(row.project_id, [{ field: 'character', from: row.name, to: null }])],
    };
  });
}

/**
 * Restores a deleted character. Does nothing if it is not deleted.
 * @throws Problem 404 once it or its project is removed; 422 on `name` when another character has it now
 */
export function restoreCharacter(db: Database, doer: Doer, id: number): Promise<Character> {
  return audited(db, doer, async (transaction) => {
    const kept = await transaction
      .selectFrom('characters')
      .select(['project_id', 'name'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!kept) throw new Problem(404, API_MESSAGES.characterPurged);
    await holdProject(transaction, kept.project_id);
    const restored = await transaction
      .updateTable('characters')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .returning('id')
      .executeTakeFirst()
      .catch(orNameTaken);
    const changes: HistoryChange[] = restored ? [{ field: 'character', from: null, to: kept.name }] : [];
    return { value: await readCharacter(transaction, id), lines: [characterLine(kept.project_id, changes)] };
  });
}
