import { API_MESSAGES, type ExperienceDetail, naturalOrder, type OwnData, Problem } from '@doblaje/contract';
import type { Database } from '../../ground/db/database';
import { readParticipation } from './list';

/** One person's roles in one project, chapter by chapter. */
const voicedBy = (db: Database, personId: string, projectId: number) =>
  db
    .selectFrom('appearances')
    .innerJoin('chapters', 'chapters.id', 'appearances.chapter_id')
    .innerJoin('characters', 'characters.id', 'appearances.character_id')
    .innerJoin('catalogue_entries as status', 'status.id', 'chapters.status_id')
    .where('appearances.person_id', '=', personId)
    .where('chapters.project_id', '=', projectId)
    .where('chapters.deleted_at', 'is', null)
    .select(['chapters.id', 'chapters.number', 'chapters.title', 'chapters.due_date'])
    .select(['status.label as status_label', 'status.stage as status_stage'])
    .select(['appearances.character_id', 'characters.name', 'characters.type'])
    .select(['loops_planned', 'loops_done'])
    .orderBy('chapters.number')
    .orderBy('appearances.id')
    .execute();

type Voiced = Awaited<ReturnType<typeof voicedBy>>[number];

const loopsOf = (rows: readonly Pick<Voiced, 'loops_planned' | 'loops_done'>[]) => ({
  loopsPlanned: rows.reduce((total, { loops_planned }) => total + loops_planned, 0),
  loopsDone: rows.reduce((total, { loops_done }) => total + loops_done, 0),
});

function groups<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Row[][] {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const others = found.get(keyOf(row));
    if (others) others.push(row);
    else found.set(keyOf(row), [row]);
  }
  return [...found.values()];
}

const byName = (rows: readonly Voiced[]) => rows.toSorted((a, b) => naturalOrder(a.name, b.name));

/**
 * One participation with its chapters, and everything else that the person voices in the project.
 * @param userId the person it must belong to; null for anybody
 * @throws Problem 404
 */
export async function readExperience(
  db: Database,
  userId: string | null,
  id: number,
): Promise<ExperienceDetail> {
  const experience = await readParticipation(db, userId, id);
  if (!experience) throw new Problem(404, API_MESSAGES.notFound);
  const { projectId, person } = experience;
  const rows = await voicedBy(db, person.id, projectId);
  const { count } = await db
    .selectFrom('chapters')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();

  const characters = groups(byName(rows), ({ character_id }) => character_id);
  const chapters = groups(rows, ({ id }) => id);
  return {
    experience,
    projectChapters: Number(count),
    characters: characters.flatMap((of) => {
      const [first] = of;
      if (!first) return [];
      return [{ id: first.character_id, name: first.name, characterType: first.type, ...loopsOf(of) }];
    }),
    chapters: chapters.flatMap((of) => {
      const [first] = of;
      if (!first) return [];
      const { number, title, due_date, status_label, status_stage } = first;
      return [
        {
          id: first.id,
          number,
          title,
          dueDate: due_date ?? '',
          statusLabel: status_label,
          statusStage: status_stage,
          characters: byName(of).map(({ name }) => name),
          ...loopsOf(of),
        },
      ];
    }),
  };
}

/** Everything that one person voices, chapter by chapter, without data that is not theirs to know. */
export async function ownExperiences(db: Database, userId: string): Promise<OwnData['experiences']> {
  const rows = await db
    .selectFrom('appearances')
    .innerJoin('chapters', 'chapters.id', 'appearances.chapter_id')
    .innerJoin('characters', 'characters.id', 'appearances.character_id')
    .innerJoin('projects', 'projects.id', 'chapters.project_id')
    .innerJoin('catalogue_entries as status', 'status.id', 'projects.status_id')
    .where('appearances.person_id', '=', userId)
    .where('chapters.deleted_at', 'is', null)
    .where('projects.deleted_at', 'is', null)
    .select(['projects.title as project', 'projects.season', 'projects.type_id', 'status.label'])
    .select(['characters.id as character_id', 'characters.name', 'characters.type'])
    .select(['chapters.number', 'chapters.title', 'chapters.due_date', 'loops_planned', 'loops_done'])
    .orderBy('projects.created_at')
    .orderBy('projects.id')
    .orderBy('characters.id')
    .orderBy('chapters.number')
    .execute();
  return groups(rows, ({ character_id }) => character_id).flatMap((of) => {
    const [first] = of;
    if (!first) return [];
    return [
      {
        projectTitle: first.project,
        season: first.season,
        typeId: first.type_id,
        statusLabel: first.label,
        character: first.name,
        characterType: first.type,
        ...loopsOf(of),
        chapters: of.map(({ number, title, due_date, loops_planned, loops_done }) => ({
          number,
          title,
          dueDate: due_date ?? '',
          loopsPlanned: loops_planned,
          loopsDone: loops_done,
        })),
      },
    ];
  });
}
