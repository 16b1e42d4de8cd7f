import type { Role } from '@doblaje/domain/access';
import type { AccountType } from '@doblaje/domain/options/accountTypes';
import type { BankCode } from '@doblaje/domain/options/banks';
import type { Community } from '@doblaje/domain/options/communities';
import type { CountryCode } from '@doblaje/domain/options/countries';
import type { Disability } from '@doblaje/domain/options/disabilities';
import type { Gender } from '@doblaje/domain/options/genders';
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
  /** Counts registrations while the account is not activated: an activation link is good for one of them only. */
  registration: Generated<number>;
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

/** What a person agreed to; see consents/consents.ts. */
export type ConsentPurpose = 'profile-sensitive' | 'application';

/** One consent to keep sensitive data, kept after it was taken back. */
export interface ConsentsTable {
  id: Generated<string>;
  user_id: string;
  purpose: ConsentPurpose;
  /** The words agreed to, as they were then. */
  statement: string;
  given_at: Moment;
  withdrawn_at: MaybeMoment;
}

/** One logged-in browser. */
export interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  token_hash: string;
  created_at: Moment;
  last_used_at: Moment;
  expires_at: Moment;
}

/** What a link in a mail is good for. */
export type LinkPurpose = 'activation' | 'reset';

/** One link that was mailed out. */
export interface LinksTable {
  id: Generated<string>;
  user_id: string;
  purpose: LinkPurpose;
  token_hash: string;
  /** For an activation: the registration it belongs to. */
  registration: number;
  created_at: Moment;
  expires_at: Moment;
  used_at: MaybeMoment;
}

/** What a mail is about; see mail/compose.ts. */
export type MailKind = 'activation' | 'already-registered' | 'resend-activation' | 'reset';

/**
 * One mail to be written. The request only names the address; who that is, and whether anybody, is found out by the
 * worker, so that a request takes the same time for every address. No link is stored here, only made when sending.
 */
export interface MailsTable {
  id: GeneratedAlways<number>;
  kind: MailKind;
  address: string;
  created_at: Moment;
  due_at: Moment;
  attempts: Generated<number>;
  /** Set when delivered, or when there was nothing to deliver. */
  done_at: MaybeMoment;
  /** Why it was given up, never with the address in it. */
  failure: string | null;
}

/** One counter of attempts. */
export interface LimitsTable {
  /** Action, kind and hash of what is counted. */
  key: string;
  count: number;
  resets_at: Moment;
}

/** All tables. */
export interface Schema {
  users: UsersTable;
  consents: ConsentsTable;
  sessions: SessionsTable;
  links: LinksTable;
  mails: MailsTable;
  limits: LimitsTable;
}
