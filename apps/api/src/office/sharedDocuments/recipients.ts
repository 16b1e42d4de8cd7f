import { API_MESSAGES, type CastMember, membersShown, Problem, type ShownThing } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import { refuseChanged } from '../../ground/edits/refuseChanged';
import { holdCastable } from '../../people/directory/castable';
import { isChapterThere } from '../workOrders/hold';

/** The people with a role in a chapter, each once, by name. */
export async function readCastMembers(db: Database, chapterId: number): Promise<CastMember[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'state'])
    .where('id', 'in', (row) =>
      row
        .selectFrom('appearances')
        .select((cast) => cast.ref('person_id').$notNull().as('id'))
        .where('chapter_id', '=', chapterId)
        .where('person_id', 'is not', null),
    )
    .orderBy(sql`(first_name || ' ' || last_name) collate natural_es`)
    .orderBy('id')
    .execute();
  return rows.map(({ id, first_name, last_name, state }) => ({
    personId: id,
    name: `${first_name} ${last_name}`,
    isActive: state === 'active',
  }));
}

/** The people who get a document. */
export interface Recipients {
  /** People with an active account, locked against erasure until the transaction ends. */
  personIds: string[];
  /** Members of a cast without an active account. */
  leftOut: Pick<CastMember, 'personId' | 'name'>[];
}

/**
 * The members of a cast who can get a document. The others are left out.
 * @throws Problem 409 when the members are not as shown; 422 on `chapterId` when nobody can get it
 */
export async function holdCastAsShown(
  db: Database,
  chapterId: number,
  shown: readonly ShownThing[],
): Promise<Recipients> {
  const cast = await readCastMembers(db, chapterId);
  refuseChanged(shown, membersShown(cast), { items: cast });
  const active = await holdCastable(
    db,
    cast.map(({ personId }) => personId),
  );
  if (active.size === 0) throw fieldProblem('chapterId', API_MESSAGES.castNotActive);
  return {
    personIds: [...active],
    leftOut: cast
      .filter(({ personId }) => !active.has(personId))
      .map(({ personId, name }) => ({ personId, name })),
  };
}

/**
 * People chosen one by one. All of them must be able to get a document.
 * @throws Problem 422 on `personIds`, naming those who cannot
 */
export async function holdChosen(db: Database, personIds: readonly string[]): Promise<Recipients> {
  const active = await holdCastable(db, personIds);
  const others = personIds.filter((id) => !active.has(id));
  if (others.length === 0) return { personIds: [...active], leftOut: [] };
  const known = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', 'in', others)
    .orderBy(sql`(first_name || ' ' || last_name) collate natural_es`)
    .orderBy('id')
    .execute();
  const names = known.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
  // A person who has erased their account has no name any more.
  if (names.length < others.length) names.push(GONE);
  throw fieldProblem('personIds', `Sin la cuenta activa: ${names.join(', ')}. Elige a otras personas`);
}

const GONE = 'alguien que ya no está';

/**
 * Locks the project and the chapter of a document against deletion until the transaction ends.
 * @throws Problem 422 on a project or chapter that does not exist, or on a chapter of another project
 */
export async function holdPlace(
  db: Database,
  { projectId, chapterId }: { projectId: number; chapterId: number },
): Promise<void> {
  if (projectId !== 0) {
    const project = await db
      .selectFrom('projects')
      .select('id')
      .where('id', '=', projectId)
      .where('deleted_at', 'is', null)
      .forShare()
      .executeTakeFirst();
    if (!project) throw fieldProblem('projectId', API_MESSAGES.projectNotThere);
  }
  if (chapterId === 0) return;
  const chapter = await db
    .selectFrom('chapters')
    .select('project_id')
    .where('id', '=', chapterId)
    .executeTakeFirst();
  if (chapter?.project_id !== projectId || !(await isChapterThere(db, chapterId)))
    throw fieldProblem('chapterId', API_MESSAGES.orderChapterGone);
}

/** @throws Problem 404 for a chapter that does not exist */
export async function checkChapter(db: Database, chapterId: number): Promise<void> {
  if (!(await isChapterThere(db, chapterId))) throw new Problem(404, API_MESSAGES.chapterGone);
}
