import MailComposer from 'nodemailer/lib/mail-composer';
import type { Database } from '../db/database';
import type { MailKind, OpenMailKind } from '../db/tables/mails';
import { evenBlocked } from '../db/unblocked';
import type { ContactWay } from './contact';
import type { DueMail, Letter, Letters } from './letter';
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
  letters: Letters,
  now: Date,
): Promise<Message | null> {
  const { id, kind } = mail;
  const written = await letterFor(db, mail, { brand, publicUrl, contact }, letters, now);
  if (!written) return null;
  const { letter, address } = written;
  const foot = { brand, privacy: `${publicUrl()}/privacy` };
  const raw = await new MailComposer({
    from: { name: brand, address: from },
    // Leave the person's name out: a stranger may have typed it, and it must not get into a header.
    to: { name: '', address },
    subject: letter.subject,
    text: renderText(letter, foot),
    html: renderHtml(letter, foot, contact),
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

/** These let a person into their account, although their data are blocked. */
const STILL_SENT: readonly MailKind[] = ['reset', 'password-changed'];

const isOpen = (kind: MailKind): kind is OpenMailKind =>
  kind === 'data-request-confirm' || kind === 'data-request-told';

async function letterFor(
  db: Database,
  mail: DueMail,
  { brand, publicUrl, contact }: Omit<MailIdentity, 'from'>,
  letters: Letters,
  now: Date,
): Promise<Written | null> {
  const { kind } = mail;
  const addressOf = (path: string) => `${publicUrl()}${path}`;
  const data = { brand, contact: contact.map(({ text }) => text).join(' o ') || null, addressOf };
  if (isOpen(kind)) {
    const letter = await letters[kind](db, { mail, data: { ...data, firstName: '' }, now });
    return letter && { letter, address: mail.address };
  }
  if (mail.user_id === null) return null;
  const user = await (STILL_SENT.includes(kind) ? evenBlocked(db) : db)
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'state', 'role', 'invited_at'])
    .where('id', '=', mail.user_id)
    .executeTakeFirst();
  if (!user) return null;
  // A change of address sends different mails to the old and the new address. All other mails go to the person's current address.
  const address = mail.email_change_id === null ? user.email : mail.address;
  const letter = await letters[kind](db, { mail, user, data: { ...data, firstName: user.first_name }, now });
  return letter && { letter, address };
}
