import { API_MESSAGES, type EmailChange, Problem } from '@doblaje/contract';
import { EMAIL_CHANGE_HOURS } from '@doblaje/domain/forms/emailChange';
import type { Selectable } from 'kysely';
import type { Database } from '../../ground/db/database';
import { isId, NOBODYS } from '../../ground/db/ids';
import type { UsersTable } from '../../ground/db/tables/accounts';
import { type Edited, saveIfCurrent } from '../../ground/edits/saveIfCurrent';
import { type AuditLine, audited, type Doer } from '../../ground/history/audited';
import { enqueueEmailMail } from '../../ground/mail/outbox';
import { after, HOUR } from '../../ground/time/time';
import { emailWrittenAt, openChange, readEmailChange } from './read';

/** The columns of an account that matter before its address changes. */
export type ChangedAccount = Pick<
  Selectable<UsersTable>,
  'id' | 'email' | 'state' | 'password_hash' | 'created_at' | 'email_updated_at'
>;

/** The account whose address changes, as it was read, and the refusal if it does not exist. */
export interface Whose {
  userId: string;
  updatedAt: string;
  missing: () => Problem;
}

/** When a link that is sent now expires. */
const expiry = (now: Date) => after(now, EMAIL_CHANGE_HOURS * HOUR);

/**
 * Saves a change to an account's address, unless the address or its pending change was written since it was read.
 * @param write gives what the person's history records
 */
function saveEmail(
  db: Database,
  doer: Doer,
  { userId, updatedAt, missing }: Whose,
  write: (db: Database, user: ChangedAccount) => Promise<AuditLine['changes']>,
): Promise<Edited<EmailChange>> {
  return audited(db, doer, async (transaction) => {
    const lines: AuditLine[] = [];
    const value = await saveIfCurrent(transaction, {
      of: (within) =>
        within
          .selectFrom('users')
          .select(['id', 'email', 'state', 'password_hash', 'created_at', 'email_updated_at'])
          .where('id', '=', isId(userId) ? userId : NOBODYS),
      writtenAt: emailWrittenAt,
      readWith: updatedAt,
      now: doer.now,
      write: async (within, moment, user) => {
        const changes = (await write(within, user)) ?? [];
        lines.push({ action: 'update', entity: 'person', id: user.id, changes });
        await within
          .updateTable('users')
          .set({ email_updated_at: moment, updated_at: doer.now })
          .where('id', '=', user.id)
          .execute();
      },
      read: (within) => readEmailChange(within, userId, doer.now),
      missing,
    });
    return { value, lines };
  });
}

/** The requested address, and the requester. */
interface EmailRequest {
  email: string;
  /** The reason, if the studio asks; undefined if the person asks. */
  reason?: string;
  /** Throws if the change is not allowed. */
  judge: (db: Database, user: ChangedAccount) => Promise<void> | void;
}

/**
 * Requests another address. It replaces a pending request. The old address gets a mail about the request, the new one a mail to confirm it.
 * If the new address belongs to another account, that account's owner gets a mail. From outside nobody can tell the difference.
 * @throws Problem whatever `judge` throws
 */
export function askForEmail(db: Database, doer: Doer, whose: Whose, { email, reason, judge }: EmailRequest) {
  return saveEmail(db, doer, whose, async (transaction, user) => {
    await judge(transaction, user);
    const { now } = doer;
    await transaction
      .updateTable('email_changes')
      .set({ ended_at: now })
      .where('user_id', '=', user.id)
      .where('ended_at', 'is', null)
      .execute();
    const { id: changeId } = await transaction
      .insertInto('email_changes')
      .values({
        ...{ user_id: user.id, email, is_by_studio: reason !== undefined, reason: reason ?? '' },
        ...{ asked_at: now, expires_at: expiry(now) },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const mail = { userId: user.id, changeId };
    await enqueueEmailMail(transaction, 'email-change-asked', { ...mail, address: user.email }, now);
    await enqueueEmailMail(transaction, 'email-change-confirm', { ...mail, address: email }, now);
    const why = reason === undefined ? [] : [{ field: 'reason', to: reason }];
    return [{ field: 'email_asked', from: user.email, to: email }, ...why];
  });
}

/** The pending change, locked. Throws 404 when there is none. */
async function heldChange(db: Database, { id }: ChangedAccount) {
  const change = await openChange(db, id).forUpdate().executeTakeFirst();
  if (!change) throw new Problem(404, API_MESSAGES.emailNotPending);
  return change;
}

/**
 * Mails the link again, only to the new address. The link is then valid as long as a new one.
 * @throws Problem 404 when no change is pending
 */
export function resendEmail(db: Database, doer: Doer, whose: Whose) {
  return saveEmail(db, doer, whose, async (transaction, user) => {
    const change = await heldChange(transaction, user);
    await transaction
      .updateTable('email_changes')
      .set({ expires_at: expiry(doer.now) })
      .where('id', '=', change.id)
      .execute();
    const mail = { address: change.email, userId: user.id, changeId: change.id };
    await enqueueEmailMail(transaction, 'email-change-confirm', mail, doer.now);
    return [{ field: 'email_resent', to: change.email }];
  });
}

/**
 * Cancels the pending change.
 * @throws Problem 404 when no change is pending
 */
export function cancelEmail(db: Database, doer: Doer, whose: Whose) {
  return saveEmail(db, doer, whose, async (transaction, user) => {
    const change = await heldChange(transaction, user);
    await transaction
      .updateTable('email_changes')
      .set({ ended_at: doer.now })
      .where('id', '=', change.id)
      .execute();
    return [{ field: 'email_cancelled', from: user.email, to: change.email }];
  });
}
