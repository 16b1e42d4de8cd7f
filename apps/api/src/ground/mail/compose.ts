import MailComposer from 'nodemailer/lib/mail-composer';
import { bankChangedLetter } from '../../office/letters/paidLetters';
import { bankMail, boletaMail, orderMail, paidMail, sharedMail } from '../../office/letters/paperMails';
import { emailMail } from '../../people/letters/emailMails';
import { type MailedAccount, wayIn } from '../../people/letters/waysIn';
import type { Database } from '../db/database';
import type { MailKind } from '../db/tables/mails';
import type { ContactWay } from './contact';
import {
  applicationAcceptedLetter,
  applicationRejectedLetter,
  applicationSentLetter,
  type Letter,
  type LetterData,
  passwordChangedLetter,
} from './letters';
import { renderHtml, renderText } from './render';

/** The sender of all mails, and the address of the portal that their links lead to. */
export interface MailIdentity {
  brand: string;
  /** Sender's address (MAIL_FROM). */
  from: string;
  /** Base address of the portal, without a slash at the end (PUBLIC_URL). */
  publicUrl: () => string;
  /** The ways to reach the studio; empty if no setting names one. */
  contact: readonly ContactWay[];
}

/** A mail of the outbox that is due. */
export interface DueMail {
  id: number;
  kind: MailKind;
  address: string;
  user_id: string | null;
  document_id: string | null;
  boleta_id: number | null;
  nomina_id: number | null;
  email_change_id: string | null;
  created_at: Date;
}

/** A mail ready to be delivered. */
export interface Message {
  id: number;
  from: string;
  to: string;
  /** The whole mail as RFC 5322 text. */
  raw: Buffer;
}

/**
 * Writes a mail, with a link of its own. Null when there is nothing to send: the address had no account when the mail
 * was requested, or the account no longer needs it.
 */
export async function composeMail(
  db: Database,
  mail: DueMail,
  { brand, from, publicUrl, contact }: MailIdentity,
  now: Date,
): Promise<Message | null> {
  const { id, kind } = mail;
  const written = await letterFor(db, mail, { brand, publicUrl, contact }, now);
  if (!written) return null;
  const { letter, address } = written;
  const raw = await new MailComposer({
    from: { name: brand, address: from },
    // Leave the person's name out: a stranger may have typed it, and it must not get into a header.
    to: { name: '', address },
    subject: letter.subject,
    text: renderText(letter, brand),
    html: renderHtml(letter, brand, contact),
    date: now,
    // The id is the same on every attempt, so that the recipient gets one mail even if it is sent twice.
    messageId: `<${id}.${kind}@${from.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
    .compile()
    .build();
  return { id, from, to: address, raw };
}

/** A letter and the address that gets it. */
interface Written {
  letter: Letter;
  address: string;
}

async function letterFor(
  db: Database,
  mail: DueMail,
  { brand, publicUrl, contact }: Omit<MailIdentity, 'from'>,
  now: Date,
): Promise<Written | null> {
  if (mail.user_id === null) return null;
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'state', 'role', 'invited_at'])
    .where('id', '=', mail.user_id)
    .executeTakeFirst();
  if (!user) return null;
  const addressOf = (path: string) => `${publicUrl()}${path}`;
  const ways = contact.map(({ text }) => text).join(' o ');
  const data = { brand, contact: ways || null, firstName: user.first_name, addressOf };
  // A change of address sends different mails to the old and the new address. All other mails go to the person's current address.
  if (mail.email_change_id !== null) {
    const letter = await emailMail(db, mail, data, now);
    return letter && { letter, address: mail.address };
  }
  const letter = await accountLetter(db, user, mail, data, now);
  return letter && { letter, address: user.email };
}

async function accountLetter(
  db: Database,
  user: MailedAccount,
  { kind, document_id, boleta_id, nomina_id, created_at }: DueMail,
  data: LetterData,
  now: Date,
): Promise<Letter | null> {
  if (kind === 'application-sent') return applicationSentLetter(data);
  if (kind === 'application-accepted') return applicationAcceptedLetter(data);
  if (kind === 'application-rejected') return applicationRejectedLetter(data);
  if (kind === 'bank-data-changed') return bankChangedLetter(data, created_at);
  if (kind === 'password-changed') return passwordChangedLetter(data, created_at);
  if (kind === 'document-shared') return user.state === 'active' ? sharedMail(db, document_id, data) : null;
  if (kind === 'order-issued' || kind === 'order-voided')
    return user.state === 'active' ? orderMail(db, kind, document_id, data) : null;
  if (kind === 'boleta-to-upload' || kind === 'boleta-rejected')
    return user.state === 'active' ? boletaMail(db, kind, boleta_id, data) : null;
  if (kind === 'boletas-paid') return user.state === 'active' ? paidMail(db, user.id, nomina_id, data) : null;
  if (kind === 'bank-data-asked') return user.state === 'active' ? bankMail(db, user.id, data) : null;
  return wayIn(db, user, { kind, created_at }, data, now);
}
