import type { ArchivedKind } from '@doblaje/contract';
import type { Role } from '@doblaje/domain/access';
import type { ConsentPurpose } from '@doblaje/domain/consents';
import type { ExperienceEntry } from '@doblaje/domain/forms';
import type { AccountType } from '@doblaje/domain/options/accountTypes';
import type { ApplicantType } from '@doblaje/domain/options/applicantTypes';
import type { ApplicationState } from '@doblaje/domain/options/applicationStates';
import type { BankCode } from '@doblaje/domain/options/banks';
import type { Community } from '@doblaje/domain/options/communities';
import type { CountryCode } from '@doblaje/domain/options/countries';
import type { Disability } from '@doblaje/domain/options/disabilities';
import type { DocumentKind } from '@doblaje/domain/options/documentKinds';
import type { DocumentState } from '@doblaje/domain/options/documentStates';
import type { Gender } from '@doblaje/domain/options/genders';
import type { VocalTone } from '@doblaje/domain/options/vocalTones';
import type { YesNo } from '@doblaje/domain/options/yesNo';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A moment: read as Date; written as one. */
type Moment = ColumnType<Date, Date, Date>;
type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** One account. */
export interface UsersTable {
  id: Generated<string>;
  /** Trimmed and in lower case: unique. */
  email: string;
  first_name: string;
  last_name: string;
  role: Role;
  rut: string | null;
  password_hash: string;
  /** Registered more than once before it was activated: whose password is kept is not known (accounts/register.ts). */
  contested: Generated<boolean>;
  activated_at: MaybeMoment;
  created_at: Moment;
  updated_at: Moment;
  country: CountryCode | null;
  passport: string | null;
  gender: Gender | null;
  /** 'AAAA-MM-DD'. */
  birth_date: string | null;
  phone: string | null;
  address: string | null;
  /** Sensitive (Ley 21.719): there only while a consent is in force. */
  community: Community | null;
  /** Sensitive (Ley 21.719): there only while a consent is in force. */
  disability: Disability | null;
  bank: BankCode | null;
  account_type: AccountType | null;
  account_number: string | null;
  holder_rut: string | null;
  /** When each section was last written; null: never. */
  personal_updated_at: MaybeMoment;
  bank_updated_at: MaybeMoment;
}

/** One consent to keep sensitive data, kept after it was taken back. */
interface ConsentsTable {
  id: Generated<string>;
  user_id: string;
  purpose: ConsentPurpose;
  /** The words agreed to, as they were then. */
  statement: string;
  given_at: Moment;
  withdrawn_at: MaybeMoment;
}

/** One logged-in browser. */
interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  token_hash: string;
  created_at: Moment;
  last_used_at: Moment;
  expires_at: Moment;
}

/**
 * What a link in a mail is good for: activating an account with the password of its registration, choosing a new password
 * for one that is forgotten, or choosing the first that counts, which activates it.
 */
export type LinkPurpose = 'activation' | 'reset' | 'first-password';

/** One link that was mailed out. */
export interface LinksTable {
  id: Generated<string>;
  user_id: string;
  purpose: LinkPurpose;
  token_hash: string;
  created_at: Moment;
  expires_at: Moment;
  used_at: MaybeMoment;
}

/** What a mail is about; see mail/compose.ts. */
export type MailKind =
  | 'activation'
  | 'first-password'
  | 'already-registered'
  | 'resend-activation'
  | 'reset'
  | 'password-changed'
  | 'application-sent';

/**
 * One mail to be written. What it is about is settled when it is asked for (mail/outbox.ts), by one statement that takes
 * the same time for every address. No link is stored here, only made when sending.
 */
interface MailsTable {
  id: GeneratedAlways<number>;
  kind: MailKind;
  address: string;
  /** Whose account it was when the mail was asked for; null: nobody's, or the mail is done. */
  user_id: string | null;
  created_at: Moment;
  due_at: Moment;
  attempts: Generated<number>;
  /** Set when delivered, or when there was nothing to deliver. */
  done_at: MaybeMoment;
  /** Why it was given up, never with the address in it. */
  failure: string | null;
}

/** One application to work with the studio, from the first answer that reached the server. */
export interface ApplicationsTable {
  id: Generated<string>;
  user_id: string;
  /** 'draft': not submitted, seen by nobody but its person. */
  state: ApplicationState | 'draft';
  applicant_to: ApplicantType;
  country: CountryCode;
  rut: string | null;
  passport: string | null;
  phone: string;
  address: string;
  age: number;
  community: Community;
  disability: Disability;
  voice_training: YesNo | '';
  /** Written as JSON. */
  experiences: ColumnType<ExperienceEntry[], string, string>;
  vocal_age_range: string;
  singing_experience: YesNo | '';
  singing_detail: string;
  vocal_tone: VocalTone | '';
  note: Generated<string>;
  created_at: Moment;
  updated_at: Moment;
  submitted_at: MaybeMoment;
}

/** One video of an application. */
interface ReelsTable {
  application_id: string;
  /** 1 to 3. */
  n: number;
  /** As its person called it: shown, never used as a path. */
  name: string;
  /** Bytes. */
  size: number;
  /** Of the blob. */
  key: string;
  /** SHA-256 of its content in hexadecimal; null for one that was sent without. */
  digest: ColumnType<string | null, string | null | undefined, string | null>;
}

/** What has arrived of a reel that is not whole yet; see applications/reelPieces.ts. */
interface ReelPiecesTable {
  application_id: string;
  /** SHA-256 of the whole file in hexadecimal, as its sender computed it. */
  digest: string;
  /** Where in the file it stands, in bytes from 0. */
  start: number;
  /** Bytes. */
  size: number;
  /** Of the blob. */
  key: string;
  created_at: Moment;
}

/** One document of a person. */
export interface DocumentsTable {
  id: Generated<string>;
  user_id: string;
  kind: DocumentKind;
  title: string;
  project: string | null;
  state: DocumentState | null;
  /** 'AAAA-MM-DD'. */
  date: string;
  file_name: string;
  /** Bytes. */
  size: number;
  /** Of the blob. */
  key: string;
  /** When its person opened it first. */
  read_at: MaybeMoment;
  created_at: Moment;
  updated_at: Moment;
}

/** One accounting paper of a person who erased everything: nothing leads from it to an account. */
export interface ArchivedPapersTable {
  id: Generated<string>;
  kind: ArchivedKind;
  /** As its person knew it: 'Boleta 118'. */
  title: string;
  /** Number of the order or the nómina, folio of the boleta, where it is known apart from the title. */
  number: string | null;
  /** First and last name, as they were. */
  name: string;
  rut: string | null;
  /** Whole Chilean pesos, gross; null: known from the paper alone. Read as text: PostgreSQL's bigint. */
  amount: ColumnType<string | null, number | null, never>;
  /** The last one it had. */
  state: string | null;
  /** 'AAAA-MM-DD'. */
  date: string;
  /** Last day it is kept, 'AAAA-MM-DD' (domain's keptUntil). */
  keep_until: string;
  /** Bytes. */
  size: number;
  /** Of the blob. */
  key: string;
  archived_at: Moment;
}

/** One link to a file, for what cannot send a header: of a document, of a paper of the archive, or else the own export. */
interface FileLinksTable {
  token_hash: string;
  document_id: string | null;
  paper_id: string | null;
  session_id: string;
  expires_at: Moment;
}

/** A blob to be removed; see blobs/discarded.ts. */
interface DiscardedBlobsTable {
  key: string;
  due_at: Moment;
}

/** One counter of attempts. */
interface LimitsTable {
  /** Action, kind and hash of what is counted. */
  key: string;
  count: number;
  resets_at: Moment;
}

/** One browser that an account was logged in from; see auth/knownBrowsers.ts. */
interface KnownBrowsersTable {
  user_id: string;
  token_hash: string;
  last_used_at: Moment;
}

/** All tables. */
export interface Schema {
  users: UsersTable;
  consents: ConsentsTable;
  sessions: SessionsTable;
  known_browsers: KnownBrowsersTable;
  links: LinksTable;
  mails: MailsTable;
  limits: LimitsTable;
  applications: ApplicationsTable;
  reels: ReelsTable;
  reel_pieces: ReelPiecesTable;
  documents: DocumentsTable;
  archived_papers: ArchivedPapersTable;
  file_links: FileLinksTable;
  discarded_blobs: DiscardedBlobsTable;
}
