import { API_MESSAGES, type EmailChange, Problem } from '@doblaje/contract';
import { EMAIL_CHANGE_HOURS } from '@doblaje/domain/forms/emailChange';
import type { Selectable } from 'kysely';
import type { Database } from '../db/database';
import type { UsersTable } from '../db/tables/accounts';
import { type Edited, saveIfCurrent } from '../edits/saveIfCurrent';
import { type AuditLine, audited, type Doer } from '../history/audited';
import { isId, NOBODYS } from '../lists/ids';
import { enqueueEmailMail } from '../mail/outbox';
import { after, HOUR } from '../time';
import { emailWrittenAt, openChange, readEmailChange } from './read';

/** What is looked at of an account before its address is changed. */
export type ChangedAccount = Pick<
  Selectable<UsersTable>,
  'id' | 'email' | 'state' | 'password_hash' | 'created_at' | 'email_updated_at'
>;

/** Whose address, as it was read, and the refusal when there is no such person. */
export interface Whose {
  userId: string;
  updatedAt: string;
  missing: () => Problem;
}

/** When a link that is sent now is over. */
const expiry = (now: Date) => after(now, EMAIL_CHANGE_HOURS * HOUR);

/**
 * Writes something of an account's address, unless it, or what waits of it, was written since it was read.
 * @param write gives what the person's history tells
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

/** What is asked for, and by whom. */
interface Asked {
  email: string;
  /** Why, where the studio asks; undefined: the person does. */
  reason?: string;
  /** Throws where it may not be. */
  judge: (db: Database, user: ChangedAccount) => Promise<void> | void;
}

/**
 * Asks for another address, in the place of one that waits. Both are mailed: what was asked for, and what confirms it; of an address
 * that another account has its owner is told, by a mail that looks the same from outside.
 * @throws Problem whatever `judge` throws
 */
export function askForEmail(db: Database, doer: Doer, whose: Whose, { email, reason, judge }: Asked) {
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

/** The change that waits, held; 404 when none does. */
async function heldChange(db: Database, { id }: ChangedAccount) {
  const change = await openChange(db, id).forUpdate().executeTakeFirst();
  if (!change) throw new Problem(404, API_MESSAGES.emailNotPending);
  return change;
}

/**
 * Mails the link once more, to the new address alone: it is good from now on as long as a new one.
 * @throws Problem 404 when nothing waits
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
 * Takes back what was asked for.
 * @throws Problem 404 when nothing waits
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
