import type { ApplicantType } from '@doblaje/domain/options/applicantTypes';
import type { VocalTone } from '@doblaje/domain/options/vocalTones';
import type { YesNo } from '@doblaje/domain/options/yesNo';
import type { GeneratedAlways } from 'kysely';
import type { MaybeMoment, Moment } from './moments';

/** What one person's voice is good for; written by vocalProfiles/. */
export interface VocalProfilesTable {
  user_id: string;
  /** In the order of their labels. */
  applicant_types: ApplicantType[];
  vocal_tone: VocalTone | '';
  /** As it was written: '20 a 35 años'. */
  vocal_age_range: string;
  /** The two ages of it; null where it says none. */
  vocal_age_from: GeneratedAlways<number | null>;
  vocal_age_to: GeneratedAlways<number | null>;
  singing: YesNo | '';
  singing_detail: string;
  /** Of the studio's; the person does not see it. */
  note: string;
  /** The application whose answers these are. */
  application_id: string | null;
  /** The application whose reels are the demos. */
  reels_of: string | null;
  /** When ADMIN last wrote in it; null: it is as the application has it. */
  edited_at: MaybeMoment;
  updated_at: Moment;
}
