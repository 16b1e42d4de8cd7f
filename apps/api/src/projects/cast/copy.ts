import { type Cast, castShown, type ShownThing } from '@doblaje/contract';
import type { Database } from '../../ground/db/database';
import { oneByOne } from '../../ground/db/oneByOne';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import { refuseChanged } from '../../ground/edits/refuseChanged';
import { audited, type Doer } from '../../ground/history/audited';
import { holdCastable } from '../../people/directory/castable';
import { castLine } from './add';
import { holdChapter, readCast } from './read';

/**
 * Adds the characters of another chapter of the project that this chapter lacks, with their people and without loops.
 * @param shown the casts of both chapters as the user saw them
 * @returns the cast, and how many were added
 * @throws Problem 404; 409 when one of the casts is not as shown; 422 on `from`
 */
export function copyCast(
  db: Database,
  doer: Doer,
  chapterId: number,
  { from, shown }: { from: number; shown: readonly ShownThing[] },
): Promise<Cast & { added: number }> {
  return audited(db, doer, async (transaction) => {
    const projectId = await holdChapter(transaction, chapterId);
    const source = await transaction
      .selectFrom('chapters')
      .select(['id', 'number', 'project_id'])
      .where('id', '=', from)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!source || source.project_id !== projectId || from === chapterId)
      throw fieldProblem('from', 'Elige otro capítulo de este proyecto');
    // One copy at a time: the second one sees the result of the first.
    await oneByOne(transaction, `copy ${chapterId}`);
    const current = { to: await readCast(transaction, chapterId), from: await readCast(transaction, from) };
    refuseChanged(shown, [...castShown(current.to.cast), ...castShown(current.from.cast)], current);
    const rows = await transaction
      .selectFrom('appearances')
      .innerJoin('characters', 'characters.id', 'appearances.character_id')
      .select(['character_id', 'appearances.person_id', 'characters.name'])
      .where('chapter_id', '=', from)
      .orderBy('character_id')
      .execute();
    const people = await holdCastable(
      transaction,
      rows.map(({ person_id }) => person_id ?? ''),
    );
    const added =
      rows.length === 0
        ? []
        : await transaction
            .insertInto('appearances')
            .values(
              rows.map(({ character_id, person_id }) => ({
                chapter_id: chapterId,
                character_id,
                person_id: person_id !== null && people.has(person_id) ? person_id : null,
                updated_at: doer.now,
              })),
            )
            .onConflict((conflict) => conflict.doNothing())
            .returning('character_id')
            .execute();
    const isAdded = new Set(added.map(({ character_id }) => character_id));
    const changes = rows
      .filter(({ character_id }) => isAdded.has(character_id))
      .map(({ name }) => ({ field: 'character', from: null, to: name }));
    const value = { ...(await readCast(transaction, chapterId)), added: added.length };
    return { value, lines: [castLine(chapterId, changes)] };
  });
}
