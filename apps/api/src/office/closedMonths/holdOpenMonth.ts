import { notPossible } from '@doblaje/contract';
import { monthText } from '@doblaje/domain/days';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';

/**
 * Locks the month of a day until the transaction ends, for a change of what was paid in it. Closing the month locks the same row: of a
 * payment and a close at the same moment, the close counts the payment, or the payment is refused. Call it after all other locks.
 * @param day 'AAAA-MM-DD'
 * @throws Problem 409 if the month is closed
 */
export async function holdOpenMonth(db: Database, day: string, now: Date): Promise<void> {
  const month = day.slice(0, 7);
  const { state } = await db
    .insertInto('closed_months')
    .values({ month, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('month').doUpdateSet({
        // Who closes with the sums of before is stale.
        updated_at: sql<Date>`greatest(excluded.updated_at, closed_months.updated_at + interval '1 millisecond')`,
      }),
    )
    .returning('state')
    .executeTakeFirstOrThrow();
  if (state === 'closed')
    throw notPossible(
      `El mes de ${monthText(month)} está cerrado: elige otro día, o reábrelo en «Mes» con un motivo.`,
    );
}
