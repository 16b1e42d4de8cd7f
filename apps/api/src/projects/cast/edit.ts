import {
  API_MESSAGES,
  type Appearance,
  type Cast,
  type FieldError,
  type HistoryChange,
  Problem,
} from '@doblaje/contract';
import { validateLoops } from '@doblaje/domain/forms/character';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import { audited, type Doer } from '../../ground/history/audited';
import { writtenAfter } from '../../ground/time/time';
import { holdCastable } from '../../people/directory/castable';
import { characterLine } from '../characters/characters';
import { castLine } from './add';
import { holdChapter, readCast } from './read';

/** The changes to one character in a chapter. Omitted fields stay. */
interface CellEdit {
  /** Id of the appearance. */
  id: number;
  updatedAt: string;
  personId?: string | undefined;
  loopsPlanned?: number | undefined;
  loopsDone?: number | undefined;
}

/** An edit, with the appearance before and after it. */
interface Change {
  before: Appearance;
  then: Pick<Appearance, 'personId' | 'loopsPlanned' | 'loopsDone'>;
}

/**
 * Changes cells of a chapter's cast. It changes all of them, or none if one was written since it was read.
 * @throws Problem 404; 422 on a cell, 'edits.2.loopsDone'
 */
export function editCast(
  db: Database,
  doer: Doer,
  chapterId: number,
  edits: readonly CellEdit[],
): Promise<Edited<Cast>> {
  return audited<Edited<Cast>>(db, doer, async (transaction) => {
    await holdChapter(transaction, chapterId);
    // Lock people before appearances, in the same order as erasing a person does.
    const people = await holdCastable(
      transaction,
      edits.map(({ personId = '' }) => personId),
    );
    const ids = edits.map(({ id }) => id);
    await transaction
      .selectFrom('appearances')
      .select('id')
      .where('chapter_id', '=', chapterId)
      .where(sql<boolean>`id = any(${ids}::integer[])`)
      .orderBy('id')
      .forUpdate()
      .execute();
    const current = await readCast(transaction, chapterId);
    const there = new Map(current.cast.map((appearance) => [appearance.id, appearance]));
    const isStale = edits.some(({ id, updatedAt }) => {
      const appearance = there.get(id);
      return !appearance || Date.parse(appearance.updatedAt) !== Date.parse(updatedAt);
    });
    if (isStale) return { value: { isStale, current }, lines: [] };

    const changes = edits.flatMap(({ id, personId, loopsPlanned, loopsDone }): Change[] => {
      const before = there.get(id);
      if (!before) return [];
      const then = {
        personId: personId ?? before.personId,
        loopsPlanned: loopsPlanned ?? before.loopsPlanned,
        loopsDone: loopsDone ?? before.loopsDone,
      };
      return [{ before, then }];
    });
    refuseWrong(changes, people);
    await write(transaction, changes, doer.now);
    const usual = await fillUsual(transaction, changes, doer.now);
    const saved = await readCast(transaction, chapterId);
    const told = changes.flatMap(({ before }) => {
      const now = saved.cast.find(({ id }) => id === before.id);
      return now ? historyOf(before, now) : [];
    });
    const lines = [castLine(chapterId, told), characterLine(current.chapter.projectId, usual)];
    return { value: { isStale: false, saved }, lines };
  });
}

/** @throws Problem 422 that names every wrong cell */
function refuseWrong(changes: readonly Change[], people: ReadonlySet<string>): void {
  const seen = new Set<number>();
  const errors = changes.flatMap(({ before, then }, index): FieldError[] => {
    const at = (field: string, message: string) => ({ field: `edits.${index}.${field}`, message });
    // Finishing an order may leave more loops recorded than planned. That may stay until the user writes other loops.
    const isOther = then.loopsPlanned !== before.loopsPlanned || then.loopsDone !== before.loopsDone;
    const wrong = isOther ? validateLoops(then) : {};
    const found = Object.entries(wrong).map(([field, message]) => at(field, message));
    const { personId } = then;
    if (personId !== '' && personId !== before.personId && !people.has(personId))
      found.push(at('personId', API_MESSAGES.personInactive));
    if (seen.has(before.id)) found.push(at('id', 'Este personaje está dos veces'));
    seen.add(before.id);
    return found;
  });
  if (errors.length > 0) throw new Problem(422, API_MESSAGES.invalid, { errors });
}

/** A single statement for all cells, so that the trigger that counts runs once. */
async function write(db: Database, changes: readonly Change[], now: Date): Promise<void> {
  const rows = changes.map(({ before, then }) => {
    const moment = writtenAfter(new Date(before.updatedAt), now);
    return { id: before.id, ...then, person: then.personId || null, moment: moment.toISOString() };
  });
  await sql`
    update appearances set
      person_id = edit.person, loops_planned = edit."loopsPlanned", loops_done = edit."loopsDone", updated_at = edit.moment
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as edit (id integer, person uuid, "loopsPlanned" integer, "loopsDone" integer, moment timestamptz)
    where appearances.id = edit.id`.execute(db);
}

/**
 * The first person to voice a character without a usual person becomes its usual person, and comes with it into the next chapters.
 * @returns what the history records
 */
async function fillUsual(db: Database, changes: readonly Change[], now: Date): Promise<HistoryChange[]> {
  const given = changes.filter(
    ({ before, then }) => then.personId !== '' && then.personId !== before.personId,
  );
  if (given.length === 0) return [];
  const rows = given.map(({ before, then }) => ({ id: before.characterId, person: then.personId }));
  const { rows: filled } = await sql<{ name: string; person: string }>`
    update characters set person_id = given.person,
      updated_at = greatest(${now}::timestamptz, characters.updated_at + interval '1 millisecond')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id integer, person uuid)
    where characters.id = given.id and characters.person_id is null
    returning characters.name, characters.person_id as person`.execute(db);
  return filled.map(({ name, person }) => ({ field: 'usualPerson', of: name, from: null, to: person }));
}

function historyOf(before: Appearance, now: Appearance): HistoryChange[] {
  const changes: HistoryChange[] = [];
  for (const field of ['loopsPlanned', 'loopsDone'] as const) {
    if (before[field] !== now[field])
      changes.push({ field, of: before.name, from: before[field], to: now[field] });
  }
  if (before.personId !== now.personId)
    changes.push({
      field: 'person',
      of: before.name,
      from: before.personId || null,
      to: now.personId || null,
    });
  return changes;
}
