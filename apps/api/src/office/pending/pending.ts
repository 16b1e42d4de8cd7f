import type { PendingKind } from '@doblaje/contract';
import type { Role } from '@doblaje/domain/access';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { countRows } from '../../ground/lists/readPage';
import { applicationsPlan } from '../../people/applications/list';
import { chaptersPlan } from '../../projects/chapters/list';
import { countOwnBoletas } from '../boletas/alerts';
import { boletasPlan } from '../boletas/list';
import { documentsPlan } from '../documents/list';
import { ordersPlan } from '../workOrders/list';

/** @property days how many days the oldest has waited, for the kinds that show it */
type Counted = { total: number; isTotalExact: boolean; days?: number };

/** Days since the date of the oldest document, by Chilean days. */
const DAYS = sql<number | null>`greatest(0, (now() at time zone 'America/Santiago')::date - min(date)::date)`;

/** Orders that wait for a person's answer, and for how many days. */
async function ordersToAnswer(db: Database, userId: string): Promise<Counted> {
  const counted = await countRows(db, documentsPlan, { kind: 'work-order', state: 'issued' }, userId);
  const { days } = await db
    .selectFrom('documents')
    .select(DAYS.as('days'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'work-order')
    .where('state', '=', 'issued')
    .executeTakeFirstOrThrow();
  return { ...counted, days: days ?? 0 };
}

/** The tasks that wait for a user (desk.md §8). Each count is the same as in the list that its line links to. */
export async function readPending(db: Database, { role, userId }: { role: Role; userId: string }) {
  const counts: Partial<Record<PendingKind, Promise<Counted>>> =
    role === 'ADMIN'
      ? {
          newApplications: countRows(db, applicationsPlan, { state: 'new' }),
          ordersDeclined: countRows(db, ordersPlan, { waits: 'declined' }),
          ordersToReplace: countRows(db, ordersPlan, { waits: 'replacement' }),
          ordersUnanswered: countRows(db, ordersPlan, { waits: 'unanswered' }),
          boletasToReview: countRows(db, boletasPlan, { state: 'inReview' }),
          ordersDue: countRows(db, ordersPlan, { due: 'soon' }),
          chaptersDue: countRows(db, chaptersPlan, { due: 'soon' }),
        }
      : {
          ordersToAnswer: ordersToAnswer(db, userId),
          boletasRejected: countOwnBoletas(db, userId, 'rejected'),
          boletasToUpload: countOwnBoletas(db, userId, 'pending'),
        };
  const told = await Promise.all(
    Object.entries(counts).map(async ([kind, counted]) => {
      const { total, isTotalExact, ...told } = await counted;
      return { kind: kind as PendingKind, count: total, isExact: isTotalExact, ...told };
    }),
  );
  return told.filter(({ count }) => count > 0);
}
