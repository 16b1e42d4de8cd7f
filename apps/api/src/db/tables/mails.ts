import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MaybeMoment, Moment } from './moments';

/** What a mail is about; see mail/compose.ts. */
export type MailKind =
  | 'activation'
  | 'first-password'
  | 'invitation'
  | 'invited-again'
  | 'already-registered'
  | 'resend-activation'
  | 'reset'
  | 'password-changed'
  | 'application-sent'
  | 'application-accepted'
  | 'application-rejected'
  | 'order-issued'
  | 'order-voided'
  | 'document-shared'
  | 'boleta-to-upload'
  | 'boleta-rejected'
  | 'boletas-paid'
  | 'bank-data-asked'
  | 'bank-data-changed'
  | 'email-change-asked'
  | 'email-change-confirm'
  | 'email-changed';

/**
 * One mail to be written. What it is about is settled when it is asked for (mail/outbox.ts), by one statement that takes
 * the same time for every address. No link is stored here, only made when sending.
 */
export interface MailsTable {
  id: GeneratedAlways<number>;
  kind: MailKind;
  address: string;
  /** Whose account it was when the mail was asked for; null: nobody's, or the mail is done. */
  user_id: string | null;
  /** The document it leads to, where it is about one; null when the mail is done. */
  document_id: ColumnType<string | null, string | null | undefined, null>;
  /** The boleta it is about. */
  boleta_id: ColumnType<number | null, number | null | undefined, null>;
  /** The nómina that paid it is about. */
  nomina_id: ColumnType<number | null, number | null | undefined, null>;
  /** The change of address it is about. */
  email_change_id: ColumnType<string | null, string | null | undefined, null>;
  /** It leads into an account, or is about its password: it goes before the rest. */
  is_urgent: Generated<boolean>;
  created_at: Moment;
  due_at: Moment;
  attempts: Generated<number>;
  /** Set when delivered, when there was nothing to deliver, or when it was given up: then whom it was for stays, to be told. */
  done_at: MaybeMoment;
  /** Why the last attempt failed, or why it was given up; never with the address in it. */
  failure: string | null;
}
