import type { Recast } from '@doblaje/domain/forms/workOrderMoves';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { AuditLine } from '../../ground/history/audited';
import { characterLine } from '../characters/characters';
import { castLine } from './add';

interface Recasting {
  /** The chapter. `appearances` are the roles in it. */
  chapterId: number;
  appearances: readonly number[];
  /** The person who voices them from now on. */
  personId: string;
  /** 'onward' also includes later chapters in which the same person voices the roles, unless the chapter is done. */
  how: Exclude<Recast, 'none'>;
  now: Date;
}

/**
 * Gives roles of a chapter to another person, within the caller's transaction, which has already locked the people.
 * @returns what the history records
 */
export async function recast(
  db: Database,
  { chapterId, appearances, personId, how, now }: Recasting,
): Promise<AuditLine[]> {
  const { rows } = await sql<{
    id: number;
    chapter_id: number;
    project_id: number;
    character_id: number;
    name: string;
    person_id: string | null;
  }>`
    select voiced.id, voiced.chapter_id, chapters.project_id, characters.id as character_id, characters.name, voiced.person_id
    from appearances as own
      join chapters as own_chapter on own_chapter.id = own.chapter_id
      join characters on characters.id = own.character_id
      join appearances as voiced on voiced.character_id = own.character_id
        and voiced.person_id is not distinct from own.person_id
      join chapters on chapters.id = voiced.chapter_id
      join catalogue_entries as status on status.id = chapters.status_id
    where own.chapter_id = ${chapterId} and own.id = any(${appearances}::integer[])
      and own.person_id is distinct from ${personId}::uuid
      and (voiced.id = own.id or (${how === 'onward'} and chapters.deleted_at is null
        and chapters.number > own_chapter.number and status.stage <> 'done'))
    order by voiced.id
    for update of voiced`.execute(db);
  if (rows.length === 0) return [];
  await sql`
    update appearances set person_id = ${personId},
      updated_at = greatest(${now}::timestamptz, updated_at + interval '1 millisecond')
    where id = any(${rows.map(({ id }) => id)}::integer[])`.execute(db);
  const chapters = [...new Set(rows.map(({ chapter_id }) => chapter_id))];
  const lines = chapters.map((chapter) =>
    castLine(
      chapter,
      rows
        .filter(({ chapter_id }) => chapter_id === chapter)
        .map(({ name, person_id }) => ({ field: 'person', of: name, from: person_id, to: personId })),
    ),
  );
  const [first] = rows;
  return [...lines, ...(first ? await followUsual(db, rows, { personId, how, now }, first.project_id) : [])];
}

/**
 * The new person becomes the usual person of a character that had none. With 'onward'
 * the new person also replaces the old one as the usual person.
 */
async function followUsual(
  db: Database,
  rows: readonly { character_id: number; person_id: string | null }[],
  { personId, how, now }: Pick<Recasting, 'personId' | 'how' | 'now'>,
  projectId: number,
): Promise<AuditLine[]> {
  const given = JSON.stringify(
    rows.map(({ character_id, person_id }) => ({ id: character_id, before: person_id })),
  );
  const { rows: filled } = await sql<{ name: string; before: string | null }>`
    update characters set person_id = ${personId},
      updated_at = greatest(${now}::timestamptz, characters.updated_at + interval '1 millisecond')
    from (select distinct id, before from jsonb_to_recordset(${given}::jsonb) as rows (id integer, before uuid)) as given
      join characters as was on was.id = given.id
    where characters.id = given.id
      and (was.person_id is null or (${how === 'onward'} and was.person_id = given.before))
    returning characters.name, was.person_id as before`.execute(db);
  const changes = filled.map(({ name, before }) => ({
    ...{ field: 'usualPerson', of: name, from: before, to: personId },
  }));
  return changes.length === 0 ? [] : [characterLine(projectId, changes)];
}
