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

/** One application to work with the studio. It exists from the first answer that reached the server. */
export interface ApplicationsTable {
  id: Generated<string>;
  user_id: string;
  /** 'draft': not submitted, and only its person can see it. */
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
  /** Written as JSON text. */
  experiences: ColumnType<ExperienceEntry[], string, string>;
  vocal_age_range: string;
  singing_experience: YesNo | '';
  singing_detail: string;
  vocal_tone: VocalTone | '';
  note: Generated<string>;
  created_at: Moment;
  updated_at: Moment;
  submitted_at: MaybeMoment;
  /** When it was last accepted or refused; null in any other state. */
  decided_at: MaybeMoment;
}

/** One video of an application. */
export interface ReelsTable {
  application_id: string;
  /** From 1 to 3. */
  n: number;
  /** The name that the person gave it. It is shown, and never used as a path. */
  name: string;
  /** In bytes. */
  size: number;
  /** Key of the blob. */
  key: string;
  /** SHA-256 of its content in hexadecimal; null if it was sent without one. */
  digest: ColumnType<string | null, string | null | undefined, string | null>;
}

/** One arrived piece of an incomplete reel; see applications/reelPieces.ts. */
export interface ReelPiecesTable {
  application_id: string;
  /** SHA-256 of the whole file in hexadecimal, computed by its sender. */
  digest: string;
  /** The piece's place in the file, in bytes from 0. */
  start: number;
  /** In bytes. */
  size: number;
  /** Key of the blob. */
  key: string;
  created_at: Moment;
}
