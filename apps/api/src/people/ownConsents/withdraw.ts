import { API_MESSAGES, Problem } from '@doblaje/contract';
import type { ConsentPurpose } from '@doblaje/domain/consents';
import type { Selectable } from 'kysely';
import { discardBlobs } from '../../ground/blobs/discarded';
import type { Database } from '../../ground/db/database';
import { isId } from '../../ground/db/ids';
import type { UsersTable } from '../../ground/db/tables/accounts';
import type { ApplicationsTable } from '../../ground/db/tables/applications';
import { audited, type Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';
import { enqueueMail } from '../../ground/mail/outbox';
import { writtenAfter } from '../../ground/time/time';
import { eraseApplications } from '../applications/erase';
import { dropPieces } from '../applications/reelPieces';
import { endConsent } from '../consents/consents';
import { writtenAt } from '../ownProfile/profile';
import { endSensitive } from '../ownProfile/sensitiveConsents';
import { endVoice } from './voices';

type User = Selectable<UsersTable>;

/** Removes what was kept because of a consent. */
type Following = (transaction: Database, user: User, now: Date) => Promise<void>;

const clearSheet: Following = async (transaction, user, now) => {
  await transaction
    .updateTable('users')
    .set({
      ...{ community: null, disability: null, updated_at: now },
      // Whoever edits the sheet in another window has read it before.
      personal_updated_at: writtenAfter(writtenAt(user, 'personal'), now),
    })
    .where('id', '=', user.id)
    .execute();
};

/** A person's applications, locked until the transaction ends. */
const lockApplications = (transaction: Database, userId: string) =>
  transaction
    .selectFrom('applications')
    .select(['id', 'state'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();

const removeApplications: Following = async (transaction, { id: userId }, now) => {
  const applications = await lockApplications(transaction, userId);
  const idsOf = (isAccepted: boolean) =>
    applications.filter(({ state }) => (state === 'accepted') === isAccepted).map(({ id }) => id);
  await eraseApplications(transaction, idsOf(false), now);
  const accepted = idsOf(true);
  if (accepted.length === 0) return;
  // The rest of it is where the work with the studio comes from. No answer has '' as sent: its form asks for both.
  const none = '' as ApplicationsTable['community'] & ApplicationsTable['disability'];
  await transaction
    .updateTable('applications')
    .set({ community: none, disability: none })
    .where('id', 'in', accepted)
    .execute();
};

const removeReels: Following = async (transaction, { id: userId }, now) => {
  const ids = (await lockApplications(transaction, userId)).map(({ id }) => id);
  if (ids.length === 0) return;
  const reels = await transaction
    .deleteFrom('reels')
    .where('application_id', 'in', ids)
    .returning('key')
    .execute();
  await discardBlobs(
    transaction,
    reels.map(({ key }) => key),
    now,
  );
  await dropPieces(transaction, ids, now);
  await transaction
    .updateTable('vocal_profiles')
    .set({ reels_of: null })
    .where('user_id', '=', userId)
    .execute();
};

const FOLLOWING: Readonly<Record<ConsentPurpose, { field: string; remove: Following }>> = {
  'profile-sensitive': { field: 'sensitive_consent', remove: clearSheet },
  'representative-sensitive': { field: 'representative_consent', remove: clearSheet },
  application: { field: 'application_consent', remove: removeApplications },
  reels: { field: 'reels_consent', remove: removeReels },
  'representative-reels': { field: 'representative_reels_consent', remove: removeReels },
};

const REELS = ['reels', 'representative-reels'] as const;

const of = (transaction: Database, userId: string, id: string) =>
  transaction
    .selectFrom('consents')
    .select(['purpose', 'voice_scope', 'withdrawn_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/**
 * Withdraws a person's consent and removes what was kept because of it. One that has ended stays as it is: it may have been withdrawn
 * in another window, and given anew since.
 * @throws Problem 404 if the person gave no such consent
 */
export function withdrawConsent(db: Database, doer: Doer, id: string): Promise<void> {
  const { actor: userId, now } = doer;
  return audited(db, doer, async (transaction) => {
    // Locked first, as an erasure does: whatever else is done with these data comes before or after.
    const user = await transaction
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!user) throw new Problem(401, API_MESSAGES.invalidToken);
    const consent = isId(id) ? await of(transaction, userId, id) : undefined;
    if (!consent) throw new Problem(404, API_MESSAGES.notFound);
    if (consent.withdrawn_at !== null) return { value: undefined, lines: [] };
    if (consent.voice_scope !== null)
      return { value: undefined, lines: await endVoice(transaction, user, { ...consent, id }, now) };
    const purpose = consent.purpose as ConsentPurpose;
    const { field, remove } = FOLLOWING[purpose];
    const changes =
      remove === clearSheet
        ? [
            ...changesOf('person', user, { community: null, disability: null }),
            ...(await endSensitive(transaction, { userId, now })),
          ]
        : changesOf('person', { [field]: true }, { [field]: false });
    await endConsent(transaction, purpose, { userId, now });
    // Neither of the two allows reels alone.
    if (remove === removeReels)
      for (const other of REELS) await endConsent(transaction, other, { userId, now });
    await remove(transaction, user, now);
    await enqueueMail(transaction, 'consent-withdrawn', user.email, now, { consentId: id });
    return { value: undefined, lines: [{ action: 'update', entity: 'person', id: userId, changes }] };
  });
}
