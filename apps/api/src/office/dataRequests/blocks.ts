import { API_MESSAGES, type DataRequest, Problem } from '@doblaje/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { DataRequestsTable } from '../../ground/db/tables/dataRequests';
import { evenBlocked } from '../../ground/db/unblocked';
import { saveAudited } from '../../ground/edits/saveAudited';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import type { Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';
import { blockEndedText, tell } from './letters';
import { findRequest, requestById } from './rows';

type Request = Pick<Selectable<DataRequestsTable>, 'id' | 'kind' | 'user_id'>;

const notPossible = (message: string) => new Problem(409, message, { code: 'NOT_POSSIBLE' });

/**
 * What an answer does to a person's data: a granted block begins, wholly or in part, because nothing is half read; a granted deletion
 * ends one, so that it can be carried out. It waits for whoever uses the person's account at this moment, and whoever comes later reads
 * that it is blocked.
 * @throws Problem 409 for the block of an ADMIN: they could lock everybody out
 */
export async function carryOut(
  db: Database,
  { actor, now }: Doer,
  { id, kind, user_id }: Request,
  outcome: string,
): Promise<void> {
  if (user_id === null || outcome === 'refused') return;
  if (kind === 'deletion' && outcome === 'granted') {
    await db
      .updateTable('data_blocks')
      .set({ ended_at: now, ended_by: actor, end_reason: `Se concedió la supresión (solicitud N.º ${id})` })
      .where('user_id', '=', user_id)
      .where('ended_at', 'is', null)
      .execute();
  }
  if (kind !== 'blocking') return;
  const user = await evenBlocked(db)
    .selectFrom('users')
    .select('role')
    .where('id', '=', user_id)
    .forUpdate()
    .executeTakeFirst();
  if (!user) return;
  if (user.role === 'ADMIN') throw notPossible(API_MESSAGES.blockOfAdmin);
  await db
    .insertInto('data_blocks')
    .values({ request_id: id, user_id, since: now })
    // Blocked already, by an earlier request: one block is enough.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Ends the block that a request led to, and tells the person why.
 * @throws Problem 404; 409 where there is none, or it has ended
 */
export function endBlock(
  db: Database,
  doer: Doer,
  id: number,
  { readWith, reason }: { readWith: string; reason: string },
): Promise<Edited<DataRequest>> {
  return saveAudited(db, doer, {
    of: (within) => requestById(within, id),
    readWith,
    write: async (transaction, updated_at, row) => {
      const ended = await transaction
        .updateTable('data_blocks')
        .set({ ended_at: doer.now, ended_by: doer.actor, end_reason: reason })
        .where('request_id', '=', id)
        .where('ended_at', 'is', null)
        .returning('user_id')
        .executeTakeFirst();
      if (!ended) throw notPossible(API_MESSAGES.blockEnded);
      await transaction.updateTable('data_requests').set({ updated_at }).where('id', '=', id).execute();
      await tell(transaction, row, blockEndedText(row, reason), doer);
      const changes = changesOf('data-request', { block: 'on' }, { block: 'ended', reason });
      return [{ action: 'update', entity: 'data-request', id: `${id}`, changes }];
    },
    read: (transaction) => findRequest(transaction, id),
  });
}
