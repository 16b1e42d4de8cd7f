import type { ImportCounts } from '@doblaje/contract';
import { sql } from 'kysely';
import { chapterColumns } from '../chapters/chapters';
import type { Database } from '../db/database';
import type { AuditLine, Doer } from '../history/audited';
import type { ImportPlan } from './plan';
import type { ImportedAppearance, ImportedCharacter, ProjectNow } from './readProject';

/** Rows of one statement. */
const CHUNK = 5_000;

const isChanged = <Row extends { id: number }>(row: Row, before: Row | undefined) =>
  row.id !== 0 && JSON.stringify(row) !== JSON.stringify(before);

/** What of a plan is new, and what is different from what there is. */
export function changesIn({ chapters, characters, cast }: ImportPlan, now: ProjectNow) {
  const all = {
    chapters: [...chapters.values()],
    characters: [...characters.values()],
    cast: [...cast.values()],
  };
  const keyOf = ({ chapter, character }: ImportedAppearance) => `${chapter} ${character}`;
  return {
    newChapters: all.chapters.filter(({ id }) => id === 0),
    changedChapters: all.chapters.filter((chapter) => isChanged(chapter, now.chapters.get(chapter.number))),
    newCharacters: all.characters.filter(({ id }) => id === 0),
    newCast: all.cast.filter(({ id }) => id === 0),
    changedCast: all.cast.filter((appearance) => isChanged(appearance, now.cast.get(keyOf(appearance)))),
  };
}

type Changes = ReturnType<typeof changesIn>;

/** How many of each there are. */
export const countsOf = (changes: Changes): ImportCounts => ({
  newChapters: changes.newChapters.length,
  changedChapters: changes.changedChapters.length,
  newCharacters: changes.newCharacters.length,
  newCast: changes.newCast.length,
  changedCast: changes.changedCast.length,
});

async function inChunks<Row>(rows: readonly Row[], work: (chunk: readonly Row[]) => Promise<unknown>) {
  for (let start = 0; start < rows.length; start += CHUNK) await work(rows.slice(start, start + CHUNK));
}

interface Place {
  db: Database;
  doer: Doer;
  projectId: number;
}

async function writeChapters({ db, doer, projectId }: Place, { newChapters, changedChapters }: Changes) {
  const at = { updated_at: doer.now };
  await inChunks(newChapters, (chunk) =>
    db
      .insertInto('chapters')
      .values(
        chunk.map((chapter) => ({
          ...chapterColumns(chapter),
          ...at,
          project_id: projectId,
          created_at: doer.now,
        })),
      )
      .execute(),
  );
  for (const chapter of changedChapters) {
    await db
      .updateTable('chapters')
      .set({ ...chapterColumns(chapter), ...at })
      .where('id', '=', chapter.id)
      .execute();
  }
}

const writeCharacters = ({ db, doer, projectId }: Place, characters: readonly ImportedCharacter[]) =>
  inChunks(characters, (chunk) =>
    db
      .insertInto('characters')
      .values(
        chunk.map(({ name, type, personId }) => ({
          name,
          type,
          person_id: personId || null,
          project_id: projectId,
          created_at: doer.now,
          updated_at: doer.now,
        })),
      )
      .execute(),
  );

/** One statement a chunk: what is counted by it is counted once. */
async function writeCast({ db, doer, projectId }: Place, { newCast, changedCast }: Changes) {
  const rowsOf = (chunk: readonly ImportedAppearance[]) =>
    JSON.stringify(chunk.map(({ personId, ...row }) => ({ ...row, person: personId || null })));
  const row = sql`as row (id integer, chapter integer, "character" text, person uuid, "loopsPlanned" integer, "loopsDone" integer)`;
  await inChunks(newCast, (chunk) =>
    sql`
      insert into appearances (chapter_id, character_id, person_id, loops_planned, loops_done, updated_at)
      select chapters.id, characters.id, person, "loopsPlanned", "loopsDone", ${doer.now}::timestamptz
      from jsonb_to_recordset(${rowsOf(chunk)}::jsonb) ${row}
      join chapters on chapters.project_id = ${projectId}::integer and chapters.number = row.chapter
        and chapters.deleted_at is null
      join characters on characters.project_id = ${projectId}::integer and search_text(characters.name) = row."character"
        and characters.deleted_at is null`.execute(db),
  );
  await inChunks(changedCast, (chunk) =>
    sql`
      update appearances set person_id = person, loops_planned = "loopsPlanned", loops_done = "loopsDone",
        updated_at = greatest(${doer.now}::timestamptz, updated_at + interval '1 millisecond')
      from jsonb_to_recordset(${rowsOf(chunk)}::jsonb) ${row}
      where appearances.id = row.id`.execute(db),
  );
}

/** What is told of it: how much came into the project, and into which chapters. */
function linesOf(projectId: number, ids: ReadonlyMap<number, number>, changes: Changes): AuditLine[] {
  const told = Object.entries(countsOf(changes)).filter(([, count]) => count > 0);
  if (told.length === 0) return [];
  const isNew = new Set(changes.newChapters.map(({ number }) => number));
  const numbers = new Set<number>([
    ...isNew,
    ...changes.changedChapters.map(({ number }) => number),
    ...[...changes.newCast, ...changes.changedCast].map(({ chapter }) => chapter),
  ]);
  const project: AuditLine = {
    action: 'update',
    entity: 'project',
    id: String(projectId),
    changes: told.map(([field, count]) => ({ field: `import.${field}`, to: count })),
  };
  const chapters = [...numbers].map((number): AuditLine => {
    const cast = [...changes.newCast, ...changes.changedCast].filter(({ chapter }) => chapter === number);
    return {
      action: isNew.has(number) ? 'create' : 'update',
      entity: 'chapter',
      id: String(ids.get(number) ?? 0),
      changes: [{ field: 'import', to: cast.length }],
    };
  });
  return [project, ...chapters];
}

/**
 * Writes what an import adds and changes, in the caller's transaction.
 * @returns what is told of it
 */
export async function writeImport(place: Place, changes: Changes): Promise<AuditLine[]> {
  await writeChapters(place, changes);
  await writeCharacters(place, changes.newCharacters);
  await writeCast(place, changes);
  const { db, projectId } = place;
  const rows = await db
    .selectFrom('chapters')
    .select(['id', 'number'])
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .execute();
  return linesOf(projectId, new Map(rows.map(({ id, number }) => [number, id])), changes);
}
