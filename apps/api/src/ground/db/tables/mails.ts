import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MaybeMoment, Moment } from './moments';

/** The subject of a mail; see mail/compose.ts. */
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
  | 'consent-withdrawn'
  | 'voice-recorded'
  | 'order-issued'
  | 'order-voided'
  | 'document-shared'
  | 'boleta-to-upload'
  | 'boleta-rejected'
  | 'boletas-missing'
  | 'boletas-paid'
  | 'payment-rejected'
  | 'bank-data-asked'
  | 'bank-review-asked'
  | 'boleta-pdf-asked'
  | 'bank-data-changed'
  | 'email-change-asked'
  | 'email-change-confirm'
  | 'email-changed'
  | 'breach-told'
  | OpenMailKind;

/** Mails that also go to people without an account: to the address that asked for them. */
export type OpenMailKind = 'data-request-confirm' | 'data-request-told';

/**
 * One mail to write. Its subject is decided when it is requested (mail/outbox.ts), by one statement that
 * takes the same time for every address. Links are not stored here; they are made when the mail is sent.
 */
export interface MailsTable {
  id: GeneratedAlways<number>;
  kind: MailKind;
  address: string;
  /** The account's person when the mail was requested; null: no account, or the mail is done. */
  user_id: string | null;
  /** The document that the mail links to, if any; null when the mail is done. */
  document_id: ColumnType<string | null, string | null | undefined, null>;
  /** The boleta that the mail is about. */
  boleta_id: ColumnType<number | null, number | null | undefined, null>;
  /** The nómina with the payment that the mail is about. */
  nomina_id: ColumnType<number | null, number | null | undefined, null>;
  /** The mail about a breach of personal data, with its text. */
  breach_mail_id: ColumnType<number | null, number | null | undefined, null>;
  /** The consent that the mail is about. */
  consent_id: ColumnType<string | null, string | null | undefined, null>;
  /** The request about personal data that the address has to confirm. */
  data_request_draft_id: ColumnType<number | null, number | null | undefined, null>;
  /** What is told about such a request. */
  data_request_letter_id: ColumnType<number | null, number | null | undefined, null>;
  /** The change of address that the mail is about. */
  email_change_id: ColumnType<string | null, string | null | undefined, null>;
  /** The request that the mail was asked for in, as the log names it; null: none, or before 2026-12-12. */
  request_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** The mail leads into an account or concerns its password, so it goes before the others. */
  is_urgent: Generated<boolean>;
  created_at: Moment;
  due_at: Moment;
  attempts: Generated<number>;
  /**
   * Set when the mail was delivered, when there was nothing to deliver, or when it was given
   * up. After giving up, the person stays stored so that the failure can be shown.
   */
  done_at: MaybeMoment;
  /** Why the last attempt failed, or why the mail was given up. It never contains the address. */
  failure: string | null;
}
