import type { ApplicantType } from '@doblaje/domain/options/applicantTypes';
import type { VocalTone } from '@doblaje/domain/options/vocalTones';
import type { YesNo } from '@doblaje/domain/options/yesNo';
import type { GeneratedAlways } from 'kysely';
import type { MaybeMoment, Moment } from './moments';

/** One person's vocal profile; written by vocalProfiles/. */
export interface VocalProfilesTable {
  user_id: string;
  /** In the order of their labels. */
  applicant_types: ApplicantType[];
  vocal_tone: VocalTone | '';
  /** As the person wrote it: '20 a 35 años'. */
  vocal_age_range: string;
  /** The two ages in it; null if it names none. */
  vocal_age_from: GeneratedAlways<number | null>;
  vocal_age_to: GeneratedAlways<number | null>;
  singing: YesNo | '';
  singing_detail: string;
  /** The studio's own note. The person does not see it. */
  note: string;
  /** The application that the answers come from. */
  application_id: string | null;
  /** The application whose reels are the demos. */
  reels_of: string | null;
  /** When ADMIN last edited it; null: it is as in the application. */
  edited_at: MaybeMoment;
  updated_at: Moment;
}
