import { API_MESSAGES, type ErrorCode, Problem } from '@doblaje/contract';
import type { Database } from '../../ground/db/database';
import { NOBODYS } from '../../ground/db/ids';
import type { LinkPurpose } from '../../ground/db/tables/accounts';
import { isUniqueViolation } from '../../ground/db/uniqueViolation';
import { audited } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';
import { enqueueEmailMail } from '../../ground/mail/outbox';
import { writtenAfter } from '../../ground/time/time';
import { endOtherSessionsOf, sessionOf } from '../access/sessions';
import { endLinksOf, findLink } from '../links/links';
import { emailWrittenAt } from './read';

const refused = (message: string, code: ErrorCode) => new Problem(422, message, { code });
const deadLink = () => refused(API_MESSAGES.emailLinkInvalid, 'LINK_INVALID');
const expiredLink = () => refused(API_MESSAGES.emailLinkExpired, 'LINK_EXPIRED');

/** A link's account and its change of address. `hold` locks both, so that nobody ends either of them meanwhile. */
async function linked(db: Database, purpose: LinkPurpose, token: string) {
  const link = await findLink(db, [purpose], token);
  if (!link?.email_change_id) throw deadLink();
  const { user_id, email_change_id } = link;
  return {
    link,
    userId: user_id,
    hold: async (transaction: Database) => {
      const user = await transaction
        .selectFrom('users')
        .select(['id', 'email', 'state', 'created_at', 'email_updated_at'])
        .where('id', '=', user_id)
        .forUpdate()
        .executeTakeFirst();
      const change = await transaction
        .selectFrom('email_changes')
        .selectAll()
        .where('id', '=', email_change_id)
        .forUpdate()
        .executeTakeFirst();
      // The account was erased meanwhile.
      if (!user || !change) throw deadLink();
      return { user, change };
    },
  };
}

/** The account's address now, and whether the confirming browser is logged in to that account. */
interface Confirmed {
  email: string;
  isLoggedIn: boolean;
}

/**
 * Makes the new address the account's own, by the link mailed to it. Links into the account by the old address
 * end, and so do all sessions except the one of the confirming browser. If two accounts asked for the same
 * address, the first one to confirm gets it. Confirming again is no error, because people click twice.
 * @param bearer the token in the request, of any account; null without one
 * @throws Problem 422
 */
export async function confirmEmail(
  db: Database,
  { token, bearer, now }: { token: string; bearer: string | null; now: Date },
): Promise<Confirmed> {
  const { link, userId, hold } = await linked(db, 'confirm-email', token);
  return audited(db, { actor: userId, now }, async (transaction) => {
    const { user, change } = await hold(transaction);
    // ADMIN has deactivated this account, so no link may lead into it.
    if (user.state !== 'active') throw deadLink();
    const session = bearer === null ? null : await sessionOf(transaction, user.id, bearer, now);
    const value = { email: change.email, isLoggedIn: session !== null };
    if (change.is_confirmed) {
      if (user.email !== change.email) throw deadLink();
      return { value, lines: [] };
    }
    if (change.ended_at) throw refused(API_MESSAGES.emailChangeOver, 'EMAIL_CHANGE_OVER');
    if (link.expires_at <= now || change.expires_at <= now) throw expiredLink();
    const moment = writtenAfter(emailWrittenAt(user), now);
    await transaction
      .updateTable('users')
      .set({ email: change.email, email_updated_at: moment, updated_at: now })
      .where('id', '=', user.id)
      .execute();
    await transaction
      .updateTable('email_changes')
      .set({ ended_at: now, is_confirmed: true })
      .where('id', '=', change.id)
      .execute();
    await endLinksOf(transaction, user.id, now);
    await endOtherSessionsOf(transaction, user.id, session ?? NOBODYS);
    const mail = { address: user.email, userId: user.id, changeId: change.id };
    await enqueueEmailMail(transaction, 'email-changed', mail, now);
    const changes = changesOf('person', { email: user.email }, { email: change.email });
    return { value, lines: [{ action: 'update', entity: 'person', id: user.id, changes }] };
  }).catch((error: unknown) => {
    if (!isUniqueViolation(error, 'users_email_key')) throw error;
    throw refused(API_MESSAGES.emailTakenLink, 'EMAIL_TAKEN');
  });
}

/**
 * Stops a change by the link mailed to the present address. A change that ended in another way is no error, except if it was confirmed.
 * @throws Problem 422
 */
export async function stopEmail(db: Database, token: string, now: Date): Promise<void> {
  const { link, userId, hold } = await linked(db, 'stop-email', token);
  await audited(db, { actor: userId, now }, async (transaction) => {
    const { user, change } = await hold(transaction);
    if (change.is_confirmed) throw refused(API_MESSAGES.emailConfirmed, 'EMAIL_CONFIRMED');
    if (change.ended_at) return { value: undefined, lines: [] };
    if (link.expires_at <= now) throw deadLink();
    await transaction
      .updateTable('email_changes')
      .set({ ended_at: now })
      .where('id', '=', change.id)
      .execute();
    await transaction
      .updateTable('users')
      .set({ email_updated_at: writtenAfter(emailWrittenAt(user), now), updated_at: now })
      .where('id', '=', user.id)
      .execute();
    const changes = [{ field: 'email_stopped', from: user.email, to: change.email }];
    return { value: undefined, lines: [{ action: 'update', entity: 'person', id: user.id, changes }] };
  });
}
