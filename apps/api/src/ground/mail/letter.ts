import type { Selectable } from 'kysely';
import type { Database } from '../db/database';
import type { UsersTable } from '../db/tables/accounts';
import type { MailKind, OpenMailKind } from '../db/tables/mails';

/** The content of a mail, before it becomes HTML and text. */
export interface Letter {
  subject: string;
  /** Paragraphs above the button. */
  before: string[];
  /** The button, with the only action that the mail asks for. */
  action: { label: string; address: string };
  /** Paragraphs below the button. */
  after: string[];
}

/** The data that letters are written with. */
export interface LetterData {
  brand: string;
  /** As typed at the registration. Letters show it only through {@link greeting}. */
  firstName: string;
  /** Turns a path of the portal into an absolute address. */
  addressOf: (path: string) => string;
  /** The ways to reach the studio, as a text; null if no setting names one. */
  contact: string | null;
}

/** 'Escríbele al estudio: hola@estudio.cl.' Without a contact it gives the other sentence, which says what to do instead. */
export const writeToStudio = (contact: string | null, sentence: string, otherwise: string): string =>
  contact === null ? otherwise : `${sentence}: ${contact}.`;

/**
 * 'Hola, Antonia:', or 'Hola:' for a name with digits or signs. Anybody can register anybody's address, and
 * the studio's mail must not carry a stranger's advertisement or web address in place of a name.
 */
export function greeting(firstName: string): string {
  return /^[\p{L}\p{M}' -]{1,60}$/u.test(firstName) ? `Hola, ${firstName}:` : 'Hola:';
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
  breach_mail_id: number | null;
  consent_id: string | null;
  data_request_draft_id: number | null;
  data_request_letter_id: number | null;
  created_at: Date;
}

/** The columns of an account that a mail to it needs. */
type MailedAccount = Pick<Selectable<UsersTable>, 'id' | 'email' | 'state' | 'role' | 'invited_at'>;

/** What a letter is written from. */
export interface LetterRequest {
  mail: DueMail;
  user: MailedAccount;
  data: LetterData;
  now: Date;
}

/** What a letter is written from that may go to somebody without an account. */
type OpenLetterRequest = Omit<LetterRequest, 'user'>;

type Written = Promise<Letter | null> | Letter | null;

/** How the studio writes mails of each kind. Null when there is nothing to tell any more. */
export type Letters<Kind extends MailKind = MailKind> = Readonly<{
  [Of in Kind]: (
    db: Database,
    request: Of extends OpenMailKind ? OpenLetterRequest : LetterRequest,
  ) => Written;
}>;
