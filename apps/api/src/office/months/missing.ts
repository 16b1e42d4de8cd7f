import { MISSING_MOST, type MonthClose } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { inNaturalOrder } from '../../ground/lists/naturalOrder';
import { after, DAY } from '../../ground/time/time';

/** The studio mails a person at most once a day: who was reminded after this moment is not reminded again. */
export const remindedSince = (now: Date) => after(now, -DAY);

/** Boletas that the studio waits for up to the end of a month, with their people. */
const waiting = (db: Database, month: string) =>
  db
    .selectFrom('boletas')
    .innerJoin('users', 'users.id', 'boletas.person_id')
    .where('boletas.state', 'in', ['pending', 'rejected'])
    .where(sql<boolean>`boleta_day(boletas.issued_order, boletas.created_at) <= ${`${month}-31`}`);

/** The ids of all those people. */
export async function missingIds(db: Database, month: string): Promise<string[]> {
  const rows = await waiting(db, month).select('users.id').distinct().orderBy('users.id').execute();
  return rows.map(({ id }) => id);
}

/** The people whose boletas the studio waits for up to the end of a month, by name. */
export async function missingPeople(
  db: Database,
  month: string,
  now: Date,
): Promise<Pick<MonthClose['missing'], 'people' | 'isAll'>> {
  const rows = await waiting(db, month)
    .select([
      'users.id',
      'users.state',
      'users.boletas_asked_at',
      sql<string>`users.first_name || ' ' || users.last_name`.as('name'),
    ])
    .select(({ fn }) => [fn.countAll().as('boletas'), fn.min('boletas.created_at').as('since')])
    .groupBy(['users.id', 'users.state', 'users.boletas_asked_at', 'users.first_name', 'users.last_name'])
    .orderBy(inNaturalOrder(sql`users.first_name || ' ' || users.last_name`))
    .orderBy('users.id')
    .limit(MISSING_MOST + 1)
    .execute();
  return {
    people: rows.slice(0, MISSING_MOST).map(({ id, name, boletas, since, state, boletas_asked_at: at }) => ({
      ...{ personId: id, name, boletas: Number(boletas), since: since.toISOString() },
      remindedAt: at?.toISOString() ?? null,
      canRemind: state === 'active' && (at === null || at.getTime() <= remindedSince(now).getTime()),
    })),
    isAll: rows.length <= MISSING_MOST,
  };
}
