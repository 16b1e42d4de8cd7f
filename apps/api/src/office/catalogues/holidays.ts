import { API_MESSAGES, type Holiday } from '@doblaje/contract';
import type { HolidayKind } from '@doblaje/domain/options/holidayKinds';
import type { Selectable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { HolidaysTable } from '../../ground/db/tables/studio';
import { isUniqueViolation } from '../../ground/db/uniqueViolation';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import { saveAudited } from '../../ground/edits/saveAudited';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import { audited, type Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';

const holidayOf = ({ updated_at, ...row }: Selectable<HolidaysTable>): Holiday => ({
  ...row,
  updatedAt: updated_at.toISOString(),
});

/** All holidays, the earliest first. Which kinds count depends on what is due: banks' holidays only for payments. */
export async function readHolidays(db: Database): Promise<Holiday[]> {
  return (await db.selectFrom('holidays').selectAll().orderBy('day').execute()).map(holidayOf);
}

/** The days on which banks do not work beside Saturdays and Sundays. */
export const bankHolidays = async (db: Database): Promise<string[]> =>
  (await readHolidays(db)).filter(({ kind }) => kind !== 'studio').map(({ day }) => day);

/** The holidays of the law, which shift a person's terms. */
export const legalHolidays = async (db: Database): Promise<string[]> =>
  (await readHolidays(db)).filter(({ kind }) => kind === 'legal').map(({ day }) => day);

interface Values {
  day: string;
  name: string;
  kind: HolidayKind;
}

/** @throws Problem 422 on `day`, if the database refused a second holiday of one day */
function refuseDay(error: unknown): never {
  if (!isUniqueViolation(error, 'holidays_day_key')) throw error;
  throw fieldProblem('day', API_MESSAGES.holidayTaken);
}

/**
 * Adds a holiday, in the caller's transaction.
 * @throws Problem 422 on `day` when it is there already
 */
export function addHoliday(db: Database, doer: Doer, { day, name, kind }: Values): Promise<Holiday> {
  return audited(db, doer, async (transaction) => {
    const row = await transaction
      .insertInto('holidays')
      .values({ day, name, kind, updated_at: doer.now })
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(refuseDay);
    const changes = changesOf('holiday', {}, { day, name, kind });
    return {
      value: holidayOf(row),
      lines: [{ action: 'create', entity: 'holiday', id: `${row.id}`, changes }],
    };
  });
}

const byId = (db: Database, id: number) => db.selectFrom('holidays').selectAll().where('id', '=', id);

/**
 * Saves a holiday.
 * @throws Problem 404; 422 on `day` when another one has it
 */
export function saveHoliday(
  db: Database,
  doer: Doer,
  id: number,
  { day, name, kind, readWith }: Values & { readWith: string },
): Promise<Edited<Holiday>> {
  return saveAudited(db, doer, {
    of: (within) => byId(within, id),
    readWith,
    write: async (transaction, updated_at, row) => {
      await transaction
        .updateTable('holidays')
        .set({ day, name, kind, updated_at })
        .where('id', '=', id)
        .execute()
        .catch(refuseDay);
      const changes = changesOf('holiday', { ...row }, { day, name, kind });
      return [{ action: 'update', entity: 'holiday', id: `${id}`, changes }];
    },
    read: async (transaction) => {
      const row = await byId(transaction, id).executeTakeFirst();
      return row ? holidayOf(row) : null;
    },
  });
}

/** Removes a holiday. Repeating it is no error. */
export function removeHoliday(db: Database, doer: Doer, id: number): Promise<void> {
  return audited(db, doer, async (transaction) => {
    const row = await transaction
      .deleteFrom('holidays')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) return { value: undefined, lines: [] };
    const changes = changesOf('holiday', { ...row }, { day: null, name: null, kind: null });
    return { value: undefined, lines: [{ action: 'delete', entity: 'holiday', id: `${id}`, changes }] };
  });
}
