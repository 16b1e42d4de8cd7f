import type { ExperienceEntry } from '@doblaje/domain/forms';
import type { ApplicantType } from '@doblaje/domain/options/applicantTypes';
import type { ApplicationState } from '@doblaje/domain/options/applicationStates';
import type { Community } from '@doblaje/domain/options/communities';
import type { CountryCode } from '@doblaje/domain/options/countries';
import type { Disability } from '@doblaje/domain/options/disabilities';
import type { VocalTone } from '@doblaje/domain/options/vocalTones';
import type { YesNo } from '@doblaje/domain/options/yesNo';
import type { ColumnType, Generated } from 'kysely';
import type { MaybeMoment, Moment } from './moments';

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
  /** When it was last accepted or refused; null while it is neither. */
  decided_at: MaybeMoment;
}

/** One video of an application. */
export interface ReelsTable {
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
export interface ReelPiecesTable {
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
