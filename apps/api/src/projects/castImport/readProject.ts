import { durationText } from '@doblaje/domain/forms/duration';
import { sameText } from '@doblaje/domain/naming';
import type { CharacterType } from '@doblaje/domain/options/characterTypes';
import type { Database } from '../../ground/db/database';

/** A chapter, with the data an import needs. */
export interface ImportedChapter {
  /** 0 for a new chapter. */
  id: number;
  number: number;
  title: string;
  duration: string;
  dueDate: string;
  statusId: number;
}

/** A character, with the data an import needs. */
export interface ImportedCharacter {
  /** 0 for a new character. */
  id: number;
  name: string;
  type: CharacterType;
  /** The usual person of the character, if that person can be cast; '' for nobody. */
  personId: string;
}

/** A character's appearance in a chapter, with the data an import needs. */
export interface ImportedAppearance {
  /** 0 for a new appearance. */
  id: number;
  /** Number of the chapter. */
  chapter: number;
  /** Name of the character, in the form for comparing names. */
  character: string;
  personId: string;
  loopsPlanned: number;
  loopsDone: number;
}

/** The project's state before an import. */
export interface ProjectNow {
  chapters: ReadonlyMap<number, ImportedChapter>;
  characters: ReadonlyMap<string, ImportedCharacter>;
  /** By {@link appearanceKey}. */
  cast: ReadonlyMap<string, ImportedAppearance>;
  /** The chapter statuses that can be chosen. */
  statuses: readonly { id: number; label: string }[];
  /** The labels of all statuses, also archived ones. */
  labels: ReadonlyMap<number, string>;
  /** The status of a new chapter. */
  firstStatus: number;
}

/** Identifies a character's appearance in a chapter within a project. */
export const appearanceKey = (chapter: number, character: string) => `${chapter} ${character}`;

/** Reads a project's present state. */
export async function readProjectNow(db: Database, projectId: number): Promise<ProjectNow> {
  const chapters = await db
    .selectFrom('chapters')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .execute();
  const characters = await db
    .selectFrom('characters')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'characters.person_id').on('users.state', '=', 'active'),
    )
    .select(['characters.id', 'characters.name', 'characters.type', 'users.id as person_id'])
    .where('project_id', '=', projectId)
    .where('characters.deleted_at', 'is', null)
    .execute();
  const cast = await db
    .selectFrom('appearances')
    .innerJoin('chapters', 'chapters.id', 'appearances.chapter_id')
    .innerJoin('characters', 'characters.id', 'appearances.character_id')
    .selectAll('appearances')
    .select(['chapters.number', 'characters.name'])
    .where('chapters.project_id', '=', projectId)
    .where('chapters.deleted_at', 'is', null)
    .execute();
  const statuses = await db
    .selectFrom('catalogue_entries')
    .select(['id', 'label', 'archived_at'])
    .where('kind', '=', 'chapterStatus')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const choices = statuses.filter(({ archived_at }) => archived_at === null);
  return {
    chapters: new Map(
      chapters.map(({ id, number, title, duration_seconds, due_date, status_id }) => [
        number,
        {
          id,
          number,
          title,
          duration: durationText(duration_seconds),
          dueDate: due_date ?? '',
          statusId: status_id,
        },
      ]),
    ),
    characters: new Map(
      characters.map(({ id, name, type, person_id }) => [
        sameText(name),
        { id, name, type, personId: person_id ?? '' },
      ]),
    ),
    cast: new Map(
      cast.map(({ id, number, name, person_id, loops_planned, loops_done }) => {
        const [chapter, character] = [number, sameText(name)];
        const loops = { loopsPlanned: loops_planned, loopsDone: loops_done };
        return [
          appearanceKey(chapter, character),
          { id, chapter, character, personId: person_id ?? '', ...loops },
        ];
      }),
    ),
    statuses: choices,
    labels: new Map(statuses.map(({ id, label }) => [id, label])),
    firstStatus: choices[0]?.id ?? 0,
  };
}
