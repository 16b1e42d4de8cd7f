import type { Voice } from '@doblaje/contract/client';
import {
  VOCAL_PROFILE_INITIAL,
  VOCAL_PROFILE_LABELS,
  type VocalProfileValues,
} from '@doblaje/domain/forms/vocalProfile';
import { APPLICANT_TYPES, type ApplicantType } from '@doblaje/domain/options/applicantTypes';
import { defineEdit } from '../../../edits/defineEdit';

/** Whether the person works in each trade. The form has a box for each. */
type Types = Record<ApplicantType, boolean>;

/** The values of the vocal profile's form. */
export type VoiceValues = Omit<VocalProfileValues, 'applicant_types'> & Types;

const { applicant_types: _, ...LABELS } = VOCAL_PROFILE_LABELS;

const typeLabels = Object.fromEntries(APPLICANT_TYPES.map(({ value, label }) => [value, label])) as Record<
  ApplicantType,
  string
>;

const NEVER = '';

/** The studio's edit of a person's vocal profile. */
export const VOICE = defineEdit<Voice, VoiceValues>({
  place: 'en el perfil vocal',
  labels: { ...typeLabels, ...LABELS },
  text: (_field, value) => (typeof value === 'boolean' ? (value ? 'Sí' : 'No') : String(value ?? '')),
  valuesOf: ({ profile }) => {
    const { applicant_types, ...texts } = profile ?? VOCAL_PROFILE_INITIAL;
    const { vocal_tone, vocal_age_range, singing, singing_detail, note } = texts;
    const types = APPLICANT_TYPES.map(({ value }) => [value, applicant_types.includes(value)]);
    return {
      ...(Object.fromEntries(types) as Types),
      ...{ vocal_tone, vocal_age_range, singing, singing_detail, note },
    };
  },
  updatedAtOf: ({ profile }) => profile?.updatedAt ?? NEVER,
});

/** The form's values for the request. */
export function profileValues(values: VoiceValues): VocalProfileValues {
  const { vocal_tone, vocal_age_range, singing, singing_detail, note } = values;
  const applicant_types = APPLICANT_TYPES.map(({ value }) => value).filter((type) => values[type]);
  return {
    applicant_types,
    ...{ vocal_tone, vocal_age_range, singing, singing_detail: singing_detail ?? '', note: note ?? '' },
  };
}

/** The `updatedAt` to send; null if there was no profile. */
export const readWith = (updatedAt: string) => (updatedAt === NEVER ? null : updatedAt);
