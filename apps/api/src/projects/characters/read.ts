import { API_MESSAGES, type Character, Problem } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { inNaturalOrder } from '../../ground/lists/naturalOrder';
import { checkProject } from '../projects/holdProject';

/** Characters that are not deleted, with their usual person and the sums over their live chapters. */
const liveCharacters = (db: Database) =>
  db
    .selectFrom('characters')
    .leftJoin('users', 'users.id', 'characters.person_id')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('appearances')
          .innerJoin('chapters', 'chapters.id', 'appearances.chapter_id')
          .whereRef('character_id', '=', 'characters.id')
          .where('chapters.deleted_at', 'is', null)
          .select((row) => [
            row.fn.countAll().as('chapters'),
            row.fn.sum('loops_planned').as('planned'),
            row.fn.sum('loops_done').as('done'),
          ])
          .as('sums'),
      (join) => join.onTrue(),
    )
    .where('characters.deleted_at', 'is', null)
    .selectAll('characters')
    .select(['users.first_name', 'users.last_name', 'sums.chapters', 'sums.planned', 'sums.done']);

type Row = Awaited<ReturnType<ReturnType<typeof liveCharacters>['execute']>>[number];

const characterOf = (row: Row): Character => ({
  id: row.id,
  projectId: row.project_id,
  name: row.name,
  characterType: row.type,
  personId: row.person_id ?? '',
  personName: row.first_name === null ? '' : `${row.first_name} ${row.last_name}`,
  chapters: Number(row.chapters ?? 0),
  loopsPlanned: Number(row.planned ?? 0),
  loopsDone: Number(row.done ?? 0),
  updatedAt: row.updated_at.toISOString(),
});

/** The refusal for a character that does not exist. */
export const characterGone = () => new Problem(404, API_MESSAGES.characterGone);

/** One character; null if it is deleted or never existed. */
export async function readCharacterIfThere(db: Database, id: number): Promise<Character | null> {
  const row = await liveCharacters(db).where('characters.id', '=', id).executeTakeFirst();
  return row ? characterOf(row) : null;
}

/** @throws Problem 404 */
export async function readCharacter(db: Database, id: number): Promise<Character> {
  const character = await readCharacterIfThere(db, id);
  if (!character) throw characterGone();
  return character;
}

/**
 * The characters of a project by name.
 * @throws Problem 404
 */
export async function readCharacters(db: Database, projectId: number): Promise<Character[]> {
  await checkProject(db, projectId);
  const rows = await liveCharacters(db)
    .where('characters.project_id', '=', projectId)
    .orderBy(inNaturalOrder(sql.ref('characters.name')))
    .orderBy('characters.id')
    .execute();
  return rows.map(characterOf);
}
