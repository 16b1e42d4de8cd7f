import type { PendingKind } from '@doblaje/contract';
import type { Role } from '@doblaje/domain/access';
import { dayInChile } from '@doblaje/domain/days';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { accountsPlan } from '../../people/accounts/list';
import { applicationsPlan } from '../../people/applications/list';
import { chaptersPlan } from '../../projects/chapters/list';
import { countOwnBoletas } from '../boletas/alerts';
import { boletasPlan } from '../boletas/list';
import { openRegularizations } from '../boletas/regularizations';
import { dataRequestsPlan } from '../dataRequests/list';
import { documentsPlan } from '../documents/list';
import { sharedDocumentsPlan } from '../sharedDocuments/list';
import { ordersPlan } from '../workOrders/list';
import { annulmentsToAnswer } from '../years/annulments';
import { boletasUnmatched } from '../years/unpaired';

/**
 * @property days how many days the oldest has waited, for the kinds that show it
 * @property until the last day, for the kinds that have one
 */
type Counted = { total: number; isTotalExact: boolean; days?: number; until?: string };

const NONE: Counted = { total: 0, isTotalExact: true };

/** Days since the date of the oldest document, by Chilean days. */
const DAYS = sql<number | null>`greatest(0, (now() at time zone 'America/Santiago')::date - min(date)::date)`;

/** Orders that wait for a person's answer, and for how many days. */
async function ordersToAnswer(db: Database, userId: string): Promise<Counted> {
  const counted = await documentsPlan.count(db, { kind: 'work-order', state: 'issued' }, userId);
  const { days } = await db
    .selectFrom('documents')
    .select(DAYS.as('days'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'work-order')
    .where('state', '=', 'issued')
    .executeTakeFirstOrThrow();
  return { ...counted, days: days ?? 0 };
}

/** Open requests about personal data that are late or due soon, and the first day of them. */
async function requestsDue(db: Database): Promise<Counted> {
  const counted = await dataRequestsPlan.count(db, { due: 'soon' });
  const { until } = await db
    .selectFrom('data_requests')
    .select(({ fn }) => fn.min('due_on').as('until'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return { ...counted, ...(until && { until }) };
}

/** The tasks that wait for a user (desk.md §8). Each count is the same as in the list that its line links to. */
export async function readPending(db: Database, { role, userId }: { role: Role; userId: string }, now: Date) {
  const today = dayInChile(now);
  const counts: Partial<Record<PendingKind, Promise<Counted>>> =
    role === 'ADMIN'
      ? {
          newApplications: applicationsPlan.count(db, { state: 'new' }),
          dataRequestsDue: requestsDue(db),
          ordersDeclined: ordersPlan.count(db, { waits: 'declined' }),
          ordersToReplace: ordersPlan.count(db, { waits: 'replacement' }),
          ordersUnanswered: ordersPlan.count(db, { waits: 'unanswered' }),
          boletasToReview: boletasPlan.count(db, { state: 'inReview' }),
          annulmentsToAnswer: annulmentsToAnswer(db, today).then((some) =>
            some ? { ...some, isTotalExact: true } : NONE,
          ),
          boletasUnmatched: boletasUnmatched(db, today).then((some) => some ?? NONE),
          boletasToRegularize: boletasPlan.count(db, { waits: 'regularization' }),
          contractsEnding: sharedDocumentsPlan.count(db, { ends: 'soon' }),
          voicesEnding: accountsPlan.count(db, { voice: 'soon' }),
          ordersDue: ordersPlan.count(db, { due: 'soon' }),
          chaptersDue: chaptersPlan.count(db, { due: 'soon' }),
        }
      : {
          ordersToAnswer: ordersToAnswer(db, userId),
          boletasRejected: countOwnBoletas(db, userId, 'rejected'),
          boletasToUpload: countOwnBoletas(db, userId, 'pending'),
          ownToRegularize: openRegularizations(db, userId).then(({ length: total }) => ({
            ...NONE,
            total,
          })),
        };
  const told = await Promise.all(
    Object.entries(counts).map(async ([kind, counted]) => {
      const { total, isTotalExact, ...told } = await counted;
      return { kind: kind as PendingKind, count: total, isExact: isTotalExact, ...told };
    }),
  );
  return told.filter(({ count }) => count > 0);
}
