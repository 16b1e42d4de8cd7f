import type { Role } from '@doblaje/domain/access';
import type { ConsentPurpose } from '@doblaje/domain/consents';
import type { AccountType } from '@doblaje/domain/options/accountTypes';
import type { Community } from '@doblaje/domain/options/communities';
import type { CountryCode } from '@doblaje/domain/options/countries';
import type { Disability } from '@doblaje/domain/options/disabilities';
import type { Gender } from '@doblaje/domain/options/genders';
import type { PersonState } from '@doblaje/domain/options/personStates';
import type { VoiceScope } from '@doblaje/domain/options/voiceScopes';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MaybeMoment, Moment } from './moments';

/** One account. */
export interface UsersTable {
  id: Generated<string>;
  /** Trimmed, in lower case and unique. */
  email: string;
  first_name: string;
  last_name: string;
  role: Role;
  rut: string | null;
  password_hash: string;
  /** Registered more than once before its activation, so nobody knows whose password is stored (registration/register.ts). */
  contested: Generated<boolean>;
  activated_at: MaybeMoment;
  /** Set while the account cannot be used. All of its data stays. */
  deactivated_at: MaybeMoment;
  /** When ADMIN last invited the person. */
  invited_at: MaybeMoment;
  /** When ADMIN withdrew the invitation, unless the person was invited again. `invited_at` is null then. */
  invitation_withdrawn_at: MaybeMoment;
  /** When the account was last used, accurate to some minutes; null: never. */
  last_access_at: MaybeMoment;
  /** Nobody but the desk uses the person's data. The database maintains it (`data_blocks`). */
  is_blocked: GeneratedAlways<boolean>;
  /** Follows from the moments above. */
  state: GeneratedAlways<PersonState>;
  /** Digits and K of the RUT, without leading zeros. */
  rut_number: GeneratedAlways<string | null>;
  /** The last access, for sorting: an account without one comes before all others. Do not read it as a moment. */
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
  /** Sensitive (Ley 21.719): only stored while a consent is in force. */
  community: Community | null;
  /** Sensitive (Ley 21.719): only stored while a consent is in force. */
  disability: Disability | null;
  /** Of a minor: who answers for them; null for everybody else. */
  representative_name: string | null;
  representative_rut: string | null;
  representative_relation: string | null;
  representative_contact: string | null;
  /** Code of a bank of the catalogue. */
  bank: string | null;
  account_type: AccountType | null;
  account_number: string | null;
  holder_rut: string | null;
  /** Set when the holder is another person. */
  account_holder_name: string | null;
  /** When each section was last written; null: never. */
  personal_updated_at: MaybeMoment;
  bank_updated_at: MaybeMoment;
  /** When the address, or its unconfirmed change, was last written; null: never since the account was made. */
  email_updated_at: MaybeMoment;
  /** When ADMIN last asked for missing data of the bank section. */
  bank_asked_at: MaybeMoment;
  /** When ADMIN last asked for the PDF of a boleta that only the SII has. */
  boleta_pdf_asked_at: MaybeMoment;
  /** When ADMIN last reminded the person of boletas to hand in. */
  boletas_asked_at: MaybeMoment;
  /** Names and address, in the form that searches compare. */
  searched: GeneratedAlways<string>;
}

/** A voice consent's purpose: its use, and its project or 0. One of each is in force. */
type VoicePurpose = `voice ${VoiceScope} ${number}`;

/** One consent. It stays stored, as it was given, after the person withdraws it: a trigger refuses any other change. */
export interface ConsentsTable {
  id: Generated<string>;
  user_id: string;
  purpose: ConsentPurpose | VoicePurpose;
  /** The words that the person agreed to, as of that day. */
  statement: string;
  /** The version of these words. */
  version: Generated<number>;
  given_at: Moment;
  /** The name of the browser it was given with; '' if unknown. */
  given_from: Generated<string>;
  /** When it ended; null: it is in force. */
  withdrawn_at: MaybeMoment;
  /** It ended because the person agreed to newer words, not because they withdrew it. */
  is_replaced: Generated<boolean>;
  /** Null: it is no voice consent, and the next columns are empty. */
  voice_scope: VoiceScope | null;
  /** 0: all projects. No reference: a project that is gone leaves the consent as it was given. */
  voice_project: Generated<number>;
  /** As of that day; '' for all projects. */
  voice_project_title: Generated<string>;
  voice_territory: Generated<string>;
  /** 'AAAA-MM-DD'. */
  voice_from: Generated<string>;
  /** 'AAAA-MM-DD'; '' without an end. */
  voice_until: Generated<string>;
  /** The contract that proves it; null once it was removed for good. */
  voice_document: number | null;
}

/** One logged-in browser. */
export interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  token_hash: string;
  created_at: Moment;
  last_used_at: Moment;
  expires_at: Moment;
  /** The browser's own name (access/browserName.ts); '' if it has none. */
  browser: Generated<string>;
}

/** One browser from which an account was logged in; see access/knownBrowsers.ts. */
export interface KnownBrowsersTable {
  user_id: string;
  token_hash: string;
  last_used_at: Moment;
}

/**
 * The purpose of a mailed link. It activates an account with the password of its registration, replaces a forgotten
 * password, or sets the first valid password, which also activates the account after a registration or an invitation. Or
 * it belongs to a change of address: a link at the new address confirms it, and one at the old address stops it.
 */
export type LinkPurpose =
  | 'activation'
  | 'reset'
  | 'first-password'
  | 'invitation'
  | 'confirm-email'
  | 'stop-email';

/** One link that was mailed. */
export interface LinksTable {
  id: Generated<string>;
  user_id: string;
  purpose: LinkPurpose;
  token_hash: string;
  created_at: Moment;
  expires_at: Moment;
  used_at: MaybeMoment;
  /** The change of address that the link confirms or stops. */
  email_change_id: ColumnType<string | null, string | null | undefined, never>;
}

/** One change of an account's login address. It is kept for a while after its end, for people who follow its links. */
export interface EmailChangesTable {
  id: Generated<string>;
  user_id: string;
  /** The new address, in the form of `users.email`. */
  email: string;
  /** ADMIN requested the change; otherwise the person did. */
  is_by_studio: boolean;
  /** '' when the person requested the change. */
  reason: string;
  asked_at: Moment;
  /** Until when it can be confirmed. Sending it again extends this. */
  expires_at: Moment;
  /** When it was confirmed or cancelled, or another one was requested; null: pending. An account has only one pending change. */
  ended_at: MaybeMoment;
  is_confirmed: Generated<boolean>;
}

/** One counter of attempts. */
export interface LimitsTable {
  /** Action, kind and a hash of the counted value. */
  key: string;
  count: number;
  resets_at: Moment;
}

/** One change of many accounts' states, kept as long as it can be undone. */
export interface StateChangesTable {
  id: Generated<string>;
  actor_id: string;
  at: Moment;
  /** Whether the accounts were activated or deactivated. */
  active: boolean;
  undone_at: MaybeMoment;
}

/** One account in such a change. */
export interface ChangedStatesTable {
  change_id: string;
  user_id: string;
  /** The former value. */
  deactivated_at: MaybeMoment;
}
