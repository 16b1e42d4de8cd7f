import { missingBankFields } from '@doblaje/domain/forms/profileBank';
import { workOrderTitle } from '@doblaje/domain/options/workOrderTypes';
import MailComposer from 'nodemailer/lib/mail-composer';
import { endLinksBefore, makeLink } from '../accounts/links';
import type { ContactWay } from '../contact';
import type { Database } from '../db/database';
import type { LinkPurpose } from '../db/tables/accounts';
import type { MailKind } from '../db/tables/mails';
import {
  activationLetter,
  alreadyActiveLetter,
  applicationAcceptedLetter,
  applicationRejectedLetter,
  applicationSentLetter,
  firstPasswordLetter,
  inactiveLetter,
  invitationLetter,
  invitedAgainLetter,
  invitedInactiveLetter,
  type Letter,
  type LetterData,
  passwordChangedLetter,
  resetLetter,
} from './letters';
import { bankChangedLetter, bankDataLetter, boletasPaidLetter } from './paidLetters';
import {
  anotherBoletaLetter,
  boletaRejectedLetter,
  boletaToUploadLetter,
  documentSharedLetter,
  orderIssuedLetter,
  orderVoidedLetter,
} from './paperLetters';
import { renderHtml, renderText } from './render';

/** Who writes, and where links lead. */
export interface MailIdentity {
  brand: string;
  /** Sender's address (MAIL_FROM). */
  from: string;
  /** Base address of the portal, without a slash at the end (PUBLIC_URL). */
  publicUrl: () => string;
  /** How the studio is reached; none where no setting says it. */
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
  created_at: Date;
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
 * Writes a mail, with a link made for it alone. Null when there is nothing to tell: the address had no account when the
 * mail was asked for, or the account does not need it any more.
 */
export async function composeMail(
  db: Database,
  mail: DueMail,
  { brand, from, publicUrl, contact }: MailIdentity,
  now: Date,
): Promise<Message | null> {
  const { id, kind, address } = mail;
  const letter = await letterFor(db, mail, { brand, publicUrl, contact }, now);
  if (!letter) return null;
  const raw = await new MailComposer({
    from: { name: brand, address: from },
    // Without the person's name: what others typed has no place in a header.
    to: { name: '', address },
    subject: letter.subject,
    text: renderText(letter, brand),
    html: renderHtml(letter, brand, contact),
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
  { kind, user_id, document_id, boleta_id, nomina_id, created_at }: DueMail,
  { brand, publicUrl, contact }: Omit<MailIdentity, 'from'>,
  now: Date,
): Promise<Letter | null> {
  if (user_id === null) return null;
  const user = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'state', 'role', 'invited_at'])
    .where('id', '=', user_id)
    .executeTakeFirst();
  if (!user) return null;
  const addressOf = (path: string) => `${publicUrl()}${path}`;
  const ways = contact.map(({ text }) => text).join(' o ');
  const data = { brand, contact: ways || null, firstName: user.first_name, addressOf };
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
  // Whatever was asked for, no link leads into it.
  if (user.state === 'inactive')
    return kind === 'invitation' || kind === 'invited-again'
      ? invitedInactiveLetter(data)
      : inactiveLetter(data);
  if (kind === 'reset') return resetLetter(data, await makeLink(db, user.id, 'reset', now));
  if (user.state === 'active') {
    if (kind === 'activation') return null;
    return kind === 'invited-again' || kind === 'invitation'
      ? invitedAgainLetter(data)
      : alreadyActiveLetter(data);
  }
  const linkFor = (purpose: LinkPurpose) => makeLink(db, user.id, purpose, now);
  if (kind === 'invitation') {
    // Taken back before it was written.
    if (user.invited_at === null) return null;
    // Only the newest invitation is good. One that was made for this very mail is: it may have arrived, whatever was answered.
    await endLinksBefore(db, user.id, 'invitation', { before: created_at, now });
    return invitationLetter(data, await linkFor('invitation'));
  }
  // Meanwhile invited or named ADMIN: what activates the password of a registration would be refused.
  const isOnlyChosen = user.invited_at !== null || user.role === 'ADMIN';
  if (kind === 'activation' && !isOnlyChosen) return activationLetter(data, await linkFor('activation'));
  if (kind === 'activation' || kind === 'first-password')
    return firstPasswordLetter(data, await linkFor('first-password'));
  return alreadyActiveLetter(data);
}

/** About an order, by its paper; null when that is gone. */
async function orderMail(
  db: Database,
  kind: 'order-issued' | 'order-voided',
  documentId: string | null,
  data: LetterData,
): Promise<Letter | null> {
  if (documentId === null) return null;
  const document = await db
    .selectFrom('documents')
    .select(['id', 'title', 'project'])
    .where('id', '=', documentId)
    .executeTakeFirst();
  if (!document) return null;
  const letter = kind === 'order-issued' ? orderIssuedLetter : orderVoidedLetter;
  return letter(data, document);
}

/** About a contract or script; null when it was withdrawn meanwhile. */
async function sharedMail(db: Database, documentId: string | null, data: LetterData): Promise<Letter | null> {
  if (documentId === null) return null;
  const document = await db
    .selectFrom('documents')
    .select(['id', 'title', 'project', 'kind'])
    .where('id', '=', documentId)
    .executeTakeFirst();
  return document ? documentSharedLetter(data, document) : null;
}

/** About a boleta, as it is now; null when it is gone, or what the mail asks for was done meanwhile. */
async function boletaMail(
  db: Database,
  kind: 'boleta-to-upload' | 'boleta-rejected',
  id: number | null,
  data: LetterData,
): Promise<Letter | null> {
  if (id === null) return null;
  const boleta = await db
    .selectFrom('boletas')
    .innerJoin('work_orders', 'work_orders.id', 'boletas.work_order_id')
    .select(['boletas.id', 'boletas.state', 'boletas.project_title', 'boletas.reason'])
    .select(['work_orders.type_id', 'work_orders.number', 'work_orders.amount_reason'])
    .where('boletas.id', '=', id)
    .executeTakeFirst();
  const wanted = kind === 'boleta-rejected' ? 'rejected' : 'pending';
  if (boleta?.state !== wanted) return null;
  const { project_title: project, reason, type_id, number, amount_reason } = boleta;
  const paper = { id, order: workOrderTitle(type_id, number), project, isCorrected: amount_reason !== '' };
  if (kind === 'boleta-rejected') return boletaRejectedLetter(data, paper, reason);
  const annulled = await db
    .selectFrom('annulled_boletas')
    .select('folio')
    .where('boleta_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return annulled ? anotherBoletaLetter(data, paper, annulled.folio) : boletaToUploadLetter(data, paper);
}

/** About what a nómina paid to somebody; null when nothing of it is theirs any more. */
async function paidMail(
  db: Database,
  userId: string,
  nominaId: number | null,
  data: LetterData,
): Promise<Letter | null> {
  if (nominaId === null) return null;
  const rows = await db
    .selectFrom('boletas')
    .innerJoin('work_orders', 'work_orders.id', 'boletas.work_order_id')
    .innerJoin('nominas', 'nominas.id', 'boletas.nomina_id')
    .leftJoin('documents', 'documents.boleta_id', 'boletas.id')
    .select(['work_orders.type_id', 'work_orders.number', 'boletas.project_title', 'nominas.paid_on'])
    .select('documents.id as document_id')
    .where('boletas.nomina_id', '=', nominaId)
    .where('boletas.person_id', '=', userId)
    .where('boletas.state', '=', 'paid')
    .orderBy('work_orders.number')
    .execute();
  const papers = rows.map(({ type_id, number, project_title, document_id }) => ({
    ...{ order: workOrderTitle(type_id, number), project: project_title, documentId: document_id },
  }));
  return rows[0] ? boletasPaidLetter(data, papers, rows[0].paid_on ?? '') : null;
}

/** Asks for bank data; null when they are complete meanwhile. */
async function bankMail(db: Database, userId: string, data: LetterData): Promise<Letter | null> {
  const bank = await db
    .selectFrom('users')
    .select(['country', 'rut', 'bank', 'account_type', 'account_number', 'holder_rut', 'account_holder_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return bank && missingBankFields(bank).length > 0 ? bankDataLetter(data, bank.country ?? '') : null;
}
