import type { MonthClose } from '@doblaje/contract';
import { dayInChile, monthInChile } from '@doblaje/domain/days';
import { f29DueDay } from '@doblaje/domain/siiStates';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { boletasPlan } from '../boletas/list';
import { readHolidays } from '../catalogues/holidays';
import { readStudio } from '../catalogues/studio';
import { nominasPlan } from '../nominas/list';
import { declaredBesides } from './declared';
import { missingPeople } from './missing';
import { sumsOf } from './sums';

const nameOf = (first: string | null, last: string | null) => (first === null ? null : `${first} ${last}`);

/** What is known of a month's close; the beginning of a row where there is none yet. */
async function readState(
  db: Database,
  month: string,
): Promise<Pick<MonthClose, 'state' | 'updatedAt' | 'closed' | 'reopened'>> {
  const row = await db
    .selectFrom('closed_months')
    .leftJoin('users as closer', 'closer.id', 'closed_months.closed_by')
    .leftJoin('users as reopener', 'reopener.id', 'closed_months.reopened_by')
    .selectAll('closed_months')
    .select(['closer.first_name as closer_first', 'closer.last_name as closer_last'])
    .select(['reopener.first_name as reopener_first', 'reopener.last_name as reopener_last'])
    .where('month', '=', month)
    .executeTakeFirst();
  if (!row) return { state: 'open', updatedAt: null, closed: null, reopened: null };
  const { closed_at, reopened_at, sums, reopen_reason: reason } = row;
  return {
    ...{ state: row.state, updatedAt: row.updated_at.toISOString() },
    closed: closed_at &&
      sums && { at: closed_at.toISOString(), by: nameOf(row.closer_first, row.closer_last), sums },
    reopened: reopened_at && {
      ...{ at: reopened_at.toISOString(), by: nameOf(row.reopener_first, row.reopener_last), reason },
    },
  };
}

/** Whether a month has ended in Chile. */
export const isOver = (month: string, now: Date) => month < monthInChile(now);

/** The last day for declaring a month's retention. The holidays of banks and of the studio do not move it. */
async function dueDayOf(db: Database, month: string): Promise<string> {
  const [{ f29DueDay: dueDay }, holidays] = await Promise.all([readStudio(db), readHolidays(db)]);
  const days = holidays.flatMap(({ day, kind }) => (kind === 'legal' ? [day] : []));
  return f29DueDay(month, { dueDay, holidays: days });
}

/** The close of a month, 'AAAA-MM'. Each count is the same as in the list that its step links to. */
export async function readMonth(db: Database, month: string, now: Date): Promise<MonthClose> {
  const until = month;
  const [kept, missing, people, toReview, payable, prepared, withFile, answered, paid, sums, besides] =
    await Promise.all([
      readState(db, month),
      boletasPlan.count(db, { waits: 'person', until }),
      missingPeople(db, month, now),
      boletasPlan.count(db, { state: 'inReview', until }),
      boletasPlan.count(db, { waits: 'nomina', until }),
      nominasPlan.count(db, { state: 'prepared', until }),
      nominasPlan.count(db, { state: 'prepared', file: 'with', until }),
      nominasPlan.count(db, { state: 'prepared', file: 'answered', until }),
      nominasPlan.count(db, { state: 'paid', paidIn: month }),
      sumsOf(db, month),
      declaredBesides(db, month),
    ]);
  return {
    ...{ month, ...kept, isOver: isOver(month, now), missing: { ...missing, ...people } },
    ...{ toReview, payable, prepared, withFile, answered, paid, sums, ...besides },
    dueDay: await dueDayOf(db, month),
  };
}

/** The latest month before a day in which something was paid, issued or finished; undefined if there is none. */
async function monthWithSomething(db: Database, before: string): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select greatest(
      (select max(paid_on) from nomina_lines where paid_on < ${before}),
      (select max(boleta_day(issued_order, created_at)) from boletas
        where boleta_day(issued_order, created_at) < ${before})
    ) as day`.execute(db);
  return rows[0]?.day?.slice(0, 7) || undefined;
}

/** The month to be closed: the latest before this one that is not closed and has something, else this one. */
export async function monthToClose(db: Database, now: Date): Promise<string> {
  const closed = await db.selectFrom('closed_months').select('month').where('state', '=', 'closed').execute();
  const isClosed = new Set(closed.map(({ month }) => month));
  let before = dayInChile(now).slice(0, 7);
  for (;;) {
    const month = await monthWithSomething(db, `${before}-01`);
    if (month === undefined) return monthInChile(now);
    if (!isClosed.has(month)) return month;
    before = month;
  }
}
