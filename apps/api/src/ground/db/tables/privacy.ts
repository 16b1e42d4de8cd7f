import type { LegalBasis } from '@doblaje/domain/options/legalBases';
import type { PeopleKind } from '@doblaje/domain/options/peopleKinds';
import type { PersonalDataKind } from '@doblaje/domain/options/personalDataKinds';
import type { NoticeSection } from '@doblaje/domain/privacy';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { MaybeMoment, Moment } from './moments';

/** A purpose for which the studio uses personal data: a line of the privacy notice. */
export interface TreatmentsTable {
  id: GeneratedAlways<number>;
  /** Names it for the code: consents, purges and tables with personal data; null for one that ADMIN added. Such a row cannot be removed. */
  key: string | null;
  name: string;
  purpose: string;
  data_kinds: PersonalDataKind[];
  people_kinds: PeopleKind[];
  basis: LegalBasis;
  basis_detail: string;
  recipients: string;
  transfers: string;
  /** Null: `kept_from` says all. */
  kept_months: number | null;
  kept_from: string;
  source: string;
  updated_at: Moment;
}

/** What the privacy notice says of the studio. There is a single row. */
export interface PrivacySettingsTable {
  id: Generated<number>;
  representative: string;
  address: string;
  email: string;
  security: string;
  updated_at: Moment;
}

/** A published version of the privacy notice, as it was. It is never changed and never removed. */
export interface PrivacyNoticesTable {
  version: number;
  sections: JSONColumnType<NoticeSection[]>;
  /** People are told of it at their next log-in. */
  is_new_meaning: boolean;
  /** What changed for people; '' if nothing did. */
  summary: string;
  published_at: Moment;
}

/** The latest version of the notice that a person was told of and has seen. */
export interface SeenNoticesTable {
  user_id: string;
  version: number;
  seen_at: Moment;
}

/** The last run of each part of the purge. */
export interface PurgeRunsTable {
  /** The part's id (server/purge.ts). */
  id: string;
  ran_at: Moment;
  /** How many it removed in that run. */
  removed: number;
  /** When it last removed anything. */
  removed_at: MaybeMoment;
}
