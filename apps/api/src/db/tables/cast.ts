import type { CharacterType } from '@doblaje/domain/options/characterTypes';
import type { ProjectTypeId } from '@doblaje/domain/options/projectTypes';
import type { Generated, GeneratedAlways } from 'kysely';
import type { MaybeMoment, Moment } from './moments';

/** One episode of a project; a film has one. */
export interface ChaptersTable {
  id: GeneratedAlways<number>;
  project_id: number;
  /** Unique among the live ones of its project. */
  number: number;
  title: string;
  duration_seconds: number | null;
  /** 'AAAA-MM-DD'. */
  due_date: string | null;
  /** The same for sorting: what has no day comes last. */
  due_order: GeneratedAlways<string>;
  /** Its title as searches compare it. */
  searched: GeneratedAlways<string>;
  status_id: number;
  created_at: Moment;
  updated_at: Moment;
  /** Until it is purged it can be restored, with its cast. */
  deleted_at: MaybeMoment;
}

/** A role of a project that somebody voices. */
export interface CharactersTable {
  id: GeneratedAlways<number>;
  project_id: number;
  /** Unique among the live ones of its project, case aside. */
  name: string;
  type: CharacterType;
  /** Who usually voices it. */
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
  /** Who voices it there. */
  person_id: string | null;
  loops_planned: Generated<number>;
  loops_done: Generated<number>;
  updated_at: Moment;
}

/** What one person voices of one character, over all live chapters. Kept by the database itself (migration projects-cast). */
export interface ParticipationsTable {
  id: GeneratedAlways<number>;
  person_id: GeneratedAlways<string>;
  character_id: GeneratedAlways<number>;
  project_id: GeneratedAlways<number>;
  /** The project's, as a foreign key keeps them. */
  type_id: GeneratedAlways<ProjectTypeId>;
  status_id: GeneratedAlways<number>;
  chapters: GeneratedAlways<number>;
  loops_planned: GeneratedAlways<number>;
  loops_done: GeneratedAlways<number>;
  /** Project, character and person, as searches compare them. */
  searched: GeneratedAlways<string>;
}
