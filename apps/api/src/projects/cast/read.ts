import type { Appearance, Cast } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { inNaturalOrder } from '../../ground/lists/naturalOrder';
import { chapterGone, readChapterIfThere } from '../chapters/read';

/** The roles of one chapter with their people, ordered by the characters' names. */
async function readAppearances(db: Database, chapterId: number): Promise<Appearance[]> {
  const rows = await db
    .selectFrom('appearances')
    .innerJoin('characters', 'characters.id', 'appearances.character_id')
    .leftJoin('users', 'users.id', 'appearances.person_id')
    .selectAll('appearances')
    .select(['characters.name', 'characters.type', 'users.first_name', 'users.last_name'])
    .where('chapter_id', '=', chapterId)
    .orderBy(inNaturalOrder(sql.ref('characters.name')))
    .orderBy('appearances.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    characterId: row.character_id,
    name: row.name,
    characterType: row.type,
    personId: row.person_id ?? '',
    personName: row.first_name === null ? '' : `${row.first_name} ${row.last_name}`,
    loopsPlanned: row.loops_planned,
    loopsDone: row.loops_done,
    updatedAt: row.updated_at.toISOString(),
  }));
}

/**
 * A chapter and its cast.
 * @throws Problem 404
 */
export async function readCast(db: Database, chapterId: number): Promise<Cast> {
  const chapter = await readChapterIfThere(db, chapterId);
  if (!chapter) throw chapterGone();
  return { chapter, cast: await readAppearances(db, chapterId) };
}

/**
 * Locks a chapter against deletion until the transaction ends. Every change of its cast must do this first.
 * @returns its project
 * @throws Problem 404
 */
export async function holdChapter(db: Database, id: number): Promise<number> {
  const chapter = await db
    .selectFrom('chapters')
    .select('project_id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!chapter) throw chapterGone();
  return chapter.project_id;
}
