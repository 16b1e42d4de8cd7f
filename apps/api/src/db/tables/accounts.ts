import type { Role } from '@doblaje/domain/access';
import type { ConsentPurpose } from '@doblaje/domain/consents';
import type { AccountType } from '@doblaje/domain/options/accountTypes';
import type { BankCode } from '@doblaje/domain/options/banks';
import type { Community } from '@doblaje/domain/options/communities';
import type { CountryCode } from '@doblaje/domain/options/countries';
import type { Disability } from '@doblaje/domain/options/disabilities';
import type { Gender } from '@doblaje/domain/options/genders';
import type { PersonState } from '@doblaje/domain/options/personStates';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MaybeMoment, Moment } from './moments';

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
  /** While it cannot be used; everything of it is kept. */
  deactivated_at: MaybeMoment;
  /** When ADMIN last invited its person. */
  invited_at: MaybeMoment;
  /** When ADMIN took that back, and nobody invited them again; `invited_at` is null then. */
  invitation_withdrawn_at: MaybeMoment;
  /** When it was last used, to some minutes; null: never. */
  last_access_at: MaybeMoment;
  /** By the moments above. */
  state: GeneratedAlways<PersonState>;
  /** Digits and K of the RUT, without zeros at the left. */
  rut_number: GeneratedAlways<string | null>;
  /** The last access, for sorting: before everything where there was none. Not to be read as a moment. */
  last_access_order: GeneratedAlways<Date>;
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
  /** Where the holder is not the person. */
  account_holder_name: string | null;
  /** When each section was last written; null: never. */
  personal_updated_at: MaybeMoment;
  bank_updated_at: MaybeMoment;
  /** When the address, or what waits to be confirmed of it, was last written; null: never since the account was made. */
  email_updated_at: MaybeMoment;
  /** When ADMIN last asked for what lacks of the bank section. */
  bank_asked_at: MaybeMoment;
  /** Names and address, as searches compare them. */
  searched: GeneratedAlways<string>;
}

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
  /** What it calls itself (auth/browserName.ts); '' where it does not. */
  browser: Generated<string>;
}

/** One browser that an account was logged in from; see auth/knownBrowsers.ts. */
export interface KnownBrowsersTable {
  user_id: string;
  token_hash: string;
  last_used_at: Moment;
}

/**
 * What a link in a mail is good for: activating an account with the password of its registration, choosing a new password
 * for one that is forgotten, or choosing the first that counts, which activates it: after a registration or an invitation. Or it
 * is about a change of the address: the new one confirms it, the old one stops it.
 */
export type LinkPurpose =
  | 'activation'
  | 'reset'
  | 'first-password'
  | 'invitation'
  | 'confirm-email'
  | 'stop-email';

/** One link that was mailed out. */
export interface LinksTable {
  id: Generated<string>;
  user_id: string;
  purpose: LinkPurpose;
  token_hash: string;
  created_at: Moment;
  expires_at: Moment;
  used_at: MaybeMoment;
  /** The change of address that it confirms or stops. */
  email_change_id: ColumnType<string | null, string | null | undefined, never>;
}

/** One change of the address that an account logs in with, kept for a while after it ended, for who follows its links. */
export interface EmailChangesTable {
  id: Generated<string>;
  user_id: string;
  /** The new one, as `users.email`. */
  email: string;
  /** Asked for by ADMIN; else by its person. */
  is_by_studio: boolean;
  /** '' where the person asked. */
  reason: string;
  asked_at: Moment;
  /** Until when it can be confirmed; sent once more it is later. */
  expires_at: Moment;
  /** Confirmed, cancelled, or another one was asked for; null: it waits, the only one of its account. */
  ended_at: MaybeMoment;
  is_confirmed: Generated<boolean>;
}

/** One counter of attempts. */
export interface LimitsTable {
  /** Action, kind and hash of what is counted. */
  key: string;
  count: number;
  resets_at: Moment;
}

/** One change of many accounts' states, for as long as it can be undone. */
export interface StateChangesTable {
  id: Generated<string>;
  actor_id: string;
  at: Moment;
  /** Whether they were activated or deactivated. */
  active: boolean;
  undone_at: MaybeMoment;
}

/** Whom it changed. */
export interface ChangedStatesTable {
  change_id: string;
  user_id: string;
  /** What it was before. */
  deactivated_at: MaybeMoment;
}
