import { API_MESSAGES, Problem } from '@doblaje/contract';
import { discardBlobs } from '../../ground/blobs/discarded';
import type { Database } from '../../ground/db/database';
import { isId } from '../../ground/db/ids';
import { inTransaction } from '../../ground/db/inTransaction';
import type { ApplicationsTable } from '../../ground/db/tables/applications';
import { enqueueMail } from '../../ground/mail/outbox';
import { lockOwn } from './lockOwn';
import { dropPieces } from './reelPieces';

/** A submitted application. */
export interface Submitted {
  id: string;
  state: Exclude<ApplicationsTable['state'], 'draft'>;
  submittedAt: string;
}

/**
 * Submits a draft with exactly as many reels as the sender counts. From now on ADMIN sees the application, and the sender gets a mail.
 * @param count how many reels there should be, 1 to `count`; reels beyond are removed
 * @throws Problem 404, 409 when a reel is missing
 */
export async function submitDraft(
  db: Database,
  { userId, id, count, now }: { userId: string; id: string; count: number; now: Date },
): Promise<Submitted> {
  if (!isId(id)) throw new Problem(404, API_MESSAGES.notFound);
  return inTransaction(db, async (transaction) => {
    const { state, submitted_at } = await lockOwn(transaction, userId, id);
    // The answer to the first request may have been lost.
    if (state !== 'draft') return { id, state, submittedAt: (submitted_at ?? now).toISOString() };
    const surplus = await transaction
      .deleteFrom('reels')
      .where('application_id', '=', id)
      .where('n', '>', count)
      .returning('key')
      .execute();
    await discardBlobs(
      transaction,
      surplus.map(({ key }) => key),
      now,
    );
    await dropPieces(transaction, id, now);
    const { there } = await transaction
      .selectFrom('reels')
      .select(({ fn }) => fn.countAll<number>().as('there'))
      .where('application_id', '=', id)
      .executeTakeFirstOrThrow();
    const missing = count - Number(there);
    if (missing > 0) {
      throw new Problem(409, missing === 1 ? 'Falta subir 1 video.' : `Faltan ${missing} videos por subir.`);
    }
    await transaction
      .updateTable('applications')
      .set({ state: 'new', submitted_at: now, updated_at: now })
      .where('id', '=', id)
      .execute();
    const { email } = await transaction
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    await enqueueMail(transaction, 'application-sent', email, now);
    return { id, state: 'new', submittedAt: now.toISOString() };
  });
}
