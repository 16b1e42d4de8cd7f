import { fieldsOf } from '../fields/fields';
import type { YesNo } from '../options/yesNo';
import { checkForm, isBlank } from '../rules/rules';
import { shortText } from '../rules/textRules';

/** One line of voice-acting experience. */
export type ExperienceEntry = { project: string; character: string };

/** Step 2 of the questionnaire, voice-acting experience. */
export type OnboardingVoiceValues = {
  voice_training: YesNo | '';
  experiences: ExperienceEntry[];
  /** Free text, e.g. '20 a 35 años'. */
  vocal_age_range: string;
};

/** Step 2 before anything is typed. */
export const ONBOARDING_VOICE_INITIAL: Readonly<OnboardingVoiceValues> = {
  voice_training: '',
  experiences: [],
  vocal_age_range: '',
};

/** A row of experience before anything is typed, for 'Agregar experiencia'. */
export const EMPTY_EXPERIENCE: Readonly<ExperienceEntry> = { project: '', character: '' };

/** Message for a row with one side filled. */
export const EXPERIENCE_INCOMPLETE = 'Completa proyecto y personaje, o elimina la fila';

/** Most rows of experience of one application. */
export const EXPERIENCES_MAX = 50;

/** Errors of one row, on the side they belong to; undefined for a row without errors. */
export type ExperienceErrors = { project?: string; character?: string } | undefined;

/** Errors of step 2: rows by index, or one text for the whole list. */
export type OnboardingVoiceErrors = { experiences?: ExperienceErrors[] | string; vocal_age_range?: string };

function rowErrors(row: unknown): ExperienceErrors {
  const { project, character } = fieldsOf(row);
  if (isBlank(project) !== isBlank(character)) {
    return isBlank(project) ? { project: EXPERIENCE_INCOMPLETE } : { character: EXPERIENCE_INCOMPLETE };
  }
  const errors = checkForm<ExperienceEntry>(row, { project: [shortText()], character: [shortText()] });
  return Object.keys(errors).length > 0 ? errors : undefined;
}

function experiencesErrors(rows: unknown): ExperienceErrors[] | string | undefined {
  if (!Array.isArray(rows)) return undefined;
  if (rows.length > EXPERIENCES_MAX) return `Se pueden agregar hasta ${EXPERIENCES_MAX} experiencias`;
  const errors = Array.from(rows, rowErrors);
  return errors.some((error) => error !== undefined) ? errors : undefined;
}

/**
 * Final-form validator of step 2. Nothing is required; a row with one side filled carries its message on the empty side.
 */
export function validateOnboardingVoice(values: unknown): OnboardingVoiceErrors {
  const experiences = experiencesErrors(fieldsOf(values).experiences);
  return {
    ...checkForm<Pick<OnboardingVoiceValues, 'vocal_age_range'>>(values, { vocal_age_range: [shortText()] }),
    ...(experiences !== undefined && { experiences }),
  };
}
