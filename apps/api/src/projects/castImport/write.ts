import { createHash } from 'node:crypto';
import type { ImportCounts, ImportPreview } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { AuditLine, Doer } from '../../ground/history/audited';
import { chapterColumns } from '../chapters/chapters';
import type { ImportPlan } from './plan';
import {
  appearanceKey,
  type ImportedAppearance,
  type ImportedCharacter,
  type ProjectNow,
} from './readProject';

/** Rows per statement. */
const CHUNK = 5_000;

const isChanged = <Row extends { id: number }>(row: Row, before: Row | undefined) =>
  row.id !== 0 && JSON.stringify(row) !== JSON.stringify(before);

const keyOf = ({ chapter, character }: ImportedAppearance) => appearanceKey(chapter, character);

/** The parts of a plan that are new or that differ from the present state. */
export function changesIn({ chapters, characters, cast }: ImportPlan, now: ProjectNow) {
  const all = {
    chapters: [...chapters.values()],
    characters: [...characters.values()],
    cast: [...cast.values()],
  };
  return {
    newChapters: all.chapters.filter(({ id }) => id === 0),
    changedChapters: all.chapters.filter((chapter) => isChanged(chapter, now.chapters.get(chapter.number))),
    newCharacters: all.characters.filter(({ id }) => id === 0),
    newCast: all.cast.filter(({ id }) => id === 0),
    changedCast: all.cast.filter((appearance) => isChanged(appearance, now.cast.get(keyOf(appearance)))),
  };
}

/** The additions and changes of an import. */
export type ImportChanges = ReturnType<typeof changesIn>;

/** A digest of the state that a file was compared with, as far as it matters: the changes, and the values they replace. */
export function reviewOf(changes: ImportChanges, now: ProjectNow): string {
  const replaced = [
    changes.changedChapters.map(({ number }) => now.chapters.get(number)),
    changes.changedCast.map((appearance) => now.cast.get(keyOf(appearance))),
  ];
  return createHash('sha256')
    .update(JSON.stringify([changes, replaced]))
    .digest('base64url');
}

/** The number of each kind. */
export const countsOf = (changes: ImportChanges): ImportCounts => ({
  newChapters: changes.newChapters.length,
  changedChapters: changes.changedChapters.length,
  newCharacters: changes.newCharacters.length,
  newCast: changes.newCast.length,
  changedCast: changes.changedCast.length,
});

/** How many of the file's chapters, characters and roles stay unchanged. */
export const unchangedOf = (plan: ImportPlan, changes: ImportChanges): ImportPreview['unchanged'] => ({
  chapters: plan.chapters.size - changes.newChapters.length - changes.changedChapters.length,
  characters: plan.characters.size - changes.newCharacters.length,
  cast: plan.cast.size - changes.newCast.length - changes.changedCast.length,
});

async function inChunks<Row>(rows: readonly Row[], work: (chunk: readonly Row[]) => Promise<unknown>) {
  for (let start = 0; start < rows.length; start += CHUNK) await work(rows.slice(start, start + CHUNK));
}

interface Place {
  db: Database;
  doer: Doer;
  projectId: number;
}

async function writeChapters(
  { db, doer, projectId }: Place,
  { newChapters, changedChapters }: ImportChanges,
) {
  await inChunks(newChapters, (chunk) =>
    db
      .insertInto('chapters')
      .values(
        chunk.map((chapter) => ({
          ...chapterColumns(chapter),
          project_id: projectId,
          created_at: doer.now,
          updated_at: doer.now,
        })),
      )
      .execute(),
  );
  const row = sql`as row (id integer, title text, duration_seconds integer, due_date text, status_id integer)`;
  await inChunks(changedChapters, (chunk) =>
    sql`
      update chapters set title = row.title, duration_seconds = row.duration_seconds, due_date = row.due_date,
        status_id = row.status_id,
        updated_at = greatest(${doer.now}::timestamptz, chapters.updated_at + interval '1 millisecond')
      from jsonb_to_recordset(${JSON.stringify(chunk.map((chapter) => ({ id: chapter.id, ...chapterColumns(chapter) })))}::jsonb) ${row}
      where chapters.id = row.id`.execute(db),
  );
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

/** One statement for each chunk, so that the trigger that counts runs once. */
async function writeCast({ db, doer, projectId }: Place, { newCast, changedCast }: ImportChanges) {
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
      join characters on characters.project_id = ${projectId}::integer and same_text(characters.name) = row."character"
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

/** The lines for the history: how much was added to the project, and to which chapters. */
function linesOf(projectId: number, ids: ReadonlyMap<number, number>, changes: ImportChanges): AuditLine[] {
  const told = Object.entries(countsOf(changes)).filter(([, count]) => count > 0);
  if (told.length === 0) return [];
  const isNew = new Set(changes.newChapters.map(({ number }) => number));
  /** How many were added to each chapter. */
  const cast = new Map<number, number>();
  for (const { number } of [...changes.newChapters, ...changes.changedChapters]) cast.set(number, 0);
  for (const { chapter } of [...changes.newCast, ...changes.changedCast])
    cast.set(chapter, (cast.get(chapter) ?? 0) + 1);
  const project: AuditLine = {
    action: 'update',
    entity: 'project',
    id: String(projectId),
    changes: told.map(([field, count]) => ({ field: `import.${field}`, to: count })),
  };
  const chapters = [...cast].map(
    ([number, count]): AuditLine => ({
      action: isNew.has(number) ? 'create' : 'update',
      entity: 'chapter',
      id: String(ids.get(number) ?? 0),
      changes: [{ field: 'import', to: count }],
    }),
  );
  return [project, ...chapters];
}

/**
 * Writes the additions and changes of an import, in the caller's transaction.
 * @returns what the history records
 */
export async function writeImport(place: Place, changes: ImportChanges): Promise<AuditLine[]> {
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
