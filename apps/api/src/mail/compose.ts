import MailComposer from 'nodemailer/lib/mail-composer';
import { makeLink } from '../accounts/links';
import type { Database } from '../db/database';
import type { MailKind } from '../db/schema';
import {
  activationLetter,
  alreadyActiveLetter,
  applicationSentLetter,
  type Letter,
  resetLetter,
} from './letters';
import { renderHtml, renderText } from './render';

/** Who writes, and where links lead. */
export interface MailIdentity {
  brand: string;
  /** Sender's address (MAIL_FROM). */
  from: string;
  /** Base address of the portal, without a slash at the end (PUBLIC_URL). */
  publicUrl: () => string;
}

/** A mail of the outbox that is due. */
export interface DueMail {
  id: number;
  kind: MailKind;
  address: string;
}

/** A mail ready to be delivered. */
export interface Message {
  id: number;
  from: string;
  to: string;
  /** The whole of it as RFC 5322 text. */
  raw: Buffer;
}

/**
 * Finds out whom a mail is for and writes it, with a link made for it alone. Null when there is nothing to tell: the
 * address has no account, or the account does not need it any more.
 */
export async function composeMail(
  db: Database,
  { id, kind, address }: DueMail,
  { brand, from, publicUrl }: MailIdentity,
  now: Date,
): Promise<Message | null> {
  const letter = await letterFor(db, kind, address, { brand, publicUrl }, now);
  if (!letter) return null;
  const raw = await new MailComposer({
    from: { name: brand, address: from },
    // Without the person's name: what others typed has no place in a header.
    to: { name: '', address },
    subject: letter.subject,
    text: renderText(letter, brand),
    html: renderHtml(letter, brand),
    date: now,
    // The same on every attempt, so that a mail sent twice is one mail to whoever gets it.
    messageId: `<${id}.${kind}@${from.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
    .compile()
    .build();
  return { id, from, to: address, raw };
}

async function letterFor(
  db: Database,
  kind: MailKind,
  address: string,
  { brand, publicUrl }: Omit<MailIdentity, 'from'>,
  now: Date,
): Promise<Letter | null> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'registration', 'activated_at'])
    .where('email', '=', address)
    .executeTakeFirst();
  if (!user) return null;
  const data = { brand, firstName: user.first_name, addressOf: (path: string) => `${publicUrl()}${path}` };
  if (kind === 'application-sent') return applicationSentLetter(data);
  if (kind === 'reset') return resetLetter(data, await makeLink(db, user, 'reset', now));
  if (!user.activated_at) return activationLetter(data, await makeLink(db, user, 'activation', now));
  return kind === 'activation' ? null : alreadyActiveLetter(data);
}
