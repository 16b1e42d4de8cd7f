import { API_MESSAGES, Problem } from '@doblaje/contract';
import { REELS_CONSENT_REQUIRED } from '@doblaje/domain/consents';
import { REPRESENTATIVE_REELS_REQUIRED, reelsNeedRepresentative } from '@doblaje/domain/minors';
import type { Database } from '../../ground/db/database';
import { isId } from '../../ground/db/ids';
import { hasConsent } from '../consents/consents';

/**
 * A person's own application, locked until the transaction ends.
 * @throws Problem 404 if the application does not exist or belongs to somebody else
 */
export async function lockOwn(db: Database, userId: string, id: string) {
  const application = await db
    .selectFrom('applications')
    .select(['id', 'state', 'submitted_at', 'age'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!application) throw new Problem(404, API_MESSAGES.notFound);
  return application;
}

/**
 * A draft that may take reels.
 * @throws Problem 404 if the person has no such application, 409 when it is submitted, or the use of reels is not agreed to
 */
export async function draftOf(db: Database, userId: string, applicationId: string): Promise<void> {
  if (!isId(applicationId)) throw new Problem(404, API_MESSAGES.notFound);
  const { state, age } = await lockOwn(db, userId, applicationId);
  if (state !== 'draft') throw new Problem(409, 'Esta postulación ya fue enviada.');
  if (!(await hasConsent(db, userId, 'reels'))) throw new Problem(409, REELS_CONSENT_REQUIRED);
  if (reelsNeedRepresentative(age) && !(await hasConsent(db, userId, 'representative-reels')))
    throw new Problem(409, REPRESENTATIVE_REELS_REQUIRED);
}
