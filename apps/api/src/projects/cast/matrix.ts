import type { ProjectMatrix } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { inNaturalOrder } from '../../ground/lists/naturalOrder';
import { checkProject } from '../projects/holdProject';

type Sums = { loopsPlanned: number; loopsDone: number };
type Cell = ProjectMatrix['rows'][number]['cells'][number];

const NO_LOOPS: Sums = { loopsPlanned: 0, loopsDone: 0 };

function add(sums: Sums, { loops_planned, loops_done }: { loops_planned: number; loops_done: number }): void {
  sums.loopsPlanned += loops_planned;
  sums.loopsDone += loops_done;
}

/**
 * A project's characters by its chapters.
 * @throws Problem 404
 */
export async function readMatrix(db: Database, projectId: number): Promise<ProjectMatrix> {
  await checkProject(db, projectId);
  const chapters = await db
    .selectFrom('chapters')
    .select(['id', 'number', 'title'])
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .orderBy('number')
    .execute();
  const characters = await db
    .selectFrom('characters')
    .select(['id', 'name', 'type', 'person_id'])
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .orderBy(inNaturalOrder(sql.ref('name')))
    .orderBy('id')
    .execute();
  const appearances = await db
    .selectFrom('appearances')
    .innerJoin('characters', 'characters.id', 'appearances.character_id')
    .select(['chapter_id', 'character_id', 'appearances.person_id', 'loops_planned', 'loops_done'])
    .where('characters.project_id', '=', projectId)
    .execute();
  const ids = new Set(
    [...characters, ...appearances].flatMap(({ person_id }) => (person_id === null ? [] : [person_id])),
  );
  const names =
    ids.size === 0
      ? []
      : await db
          .selectFrom('users')
          .select(['id', 'first_name', 'last_name'])
          .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
          .orderBy(inNaturalOrder(sql`last_name || ' ' || first_name`))
          .orderBy('id')
          .execute();

  const people = names.map(({ id, first_name, last_name }) => ({
    id,
    name: `${first_name} ${last_name}`,
    surname: last_name,
    chapters: 0,
    ...NO_LOOPS,
  }));
  const placeOf = new Map(people.map(({ id }, index) => [id, index]));
  const personAt = (id: string | null) => (id === null ? -1 : (placeOf.get(id) ?? -1));
  const columns = chapters.map((chapter) => ({ ...chapter, ...NO_LOOPS }));
  const columnOf = new Map(columns.map(({ id }, index) => [id, index]));
  const rows = characters.map(({ id, name, type, person_id }) => ({
    id,
    name,
    characterType: type,
    person: personAt(person_id),
    ...NO_LOOPS,
    cells: columns.map((): Cell => null),
  }));
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const voiced = new Map<number, Set<number>>();

  for (const appearance of appearances) {
    const row = rowOf.get(appearance.character_id);
    const place = columnOf.get(appearance.chapter_id);
    // The chapter is deleted.
    if (row === undefined || place === undefined) continue;
    const { loops_planned, loops_done } = appearance;
    const person = personAt(appearance.person_id);
    row.cells[place] =
      person === row.person ? [loops_planned, loops_done] : [loops_planned, loops_done, person];
    add(row, appearance);
    const column = columns[place];
    if (column) add(column, appearance);
    const voice = people[person];
    if (!voice) continue;
    add(voice, appearance);
    voiced.set(person, (voiced.get(person) ?? new Set()).add(place));
  }
  for (const [person, places] of voiced) {
    const voice = people[person];
    if (voice) voice.chapters = places.size;
  }
  return { chapters: columns, people, rows };
}
