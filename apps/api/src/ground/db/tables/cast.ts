import type { CharacterType } from '@doblaje/domain/options/characterTypes';
import type { ProjectTypeId } from '@doblaje/domain/options/projectTypes';
import type { Generated, GeneratedAlways } from 'kysely';
import type { MaybeMoment, Moment } from './moments';

/** One episode of a project. A film has one. */
export interface ChaptersTable {
  id: GeneratedAlways<number>;
  project_id: number;
  /** Unique among the project's live chapters. */
  number: number;
  title: string;
  duration_seconds: number | null;
  /** 'AAAA-MM-DD'. */
  due_date: string | null;
  /** The due date for sorting. A chapter without one comes last. */
  due_order: GeneratedAlways<string>;
  /** The title, in the form that searches compare. */
  searched: GeneratedAlways<string>;
  status_id: number;
  created_at: Moment;
  updated_at: Moment;
  /** Until it is purged, the chapter can be restored with its cast. */
  deleted_at: MaybeMoment;
}

/** A role of a project. */
export interface CharactersTable {
  id: GeneratedAlways<number>;
  project_id: number;
  /** Unique among the project's live characters, ignoring case. */
  name: string;
  type: CharacterType;
  /** The person who usually voices it. */
  person_id: string | null;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: MaybeMoment;
}

/** One character in one chapter. */
export interface AppearancesTable {
  id: GeneratedAlways<number>;
  chapter_id: number;
  character_id: number;
  /** The person who voices the character in this chapter. */
  person_id: string | null;
  loops_planned: Generated<number>;
  loops_done: Generated<number>;
  updated_at: Moment;
}

/** One person's work on one character, over all live chapters. The database maintains it (migration projects-cast). */
export interface ParticipationsTable {
  id: GeneratedAlways<number>;
  person_id: GeneratedAlways<string>;
  character_id: GeneratedAlways<number>;
  project_id: GeneratedAlways<number>;
  /** The project's type. A foreign key keeps it equal. */
  type_id: GeneratedAlways<ProjectTypeId>;
  status_id: GeneratedAlways<number>;
  chapters: GeneratedAlways<number>;
  loops_planned: GeneratedAlways<number>;
  loops_done: GeneratedAlways<number>;
  /** Project, character and person, in the form that searches compare. */
  searched: GeneratedAlways<string>;
}
