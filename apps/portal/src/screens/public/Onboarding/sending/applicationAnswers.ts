import type { ApplicationAnswers } from '@doblaje/contract/client';
import {
  validateApplicationPersonal,
  validateOnboardingPersonal,
} from '@doblaje/domain/forms/onboardingPersonal';
import { validateOnboardingSinging } from '@doblaje/domain/forms/onboardingSinging';
import { validateOnboardingVoice } from '@doblaje/domain/forms/onboardingVoice';
import { reelsNeedRepresentative } from '@doblaje/domain/minors';
import type { OnboardingAnswers } from '../answers/answers';

/** The steps whose answers are sent, each with its fields. */
const FIELDS = {
  1: ['applicant_to', 'country', 'rut', 'passport', 'phone', 'address', 'age', 'community', 'disability'],
  2: ['voice_training', 'experiences', 'vocal_age_range'],
  3: ['singing_experience', 'singing_detail', 'vocal_tone'],
} as const satisfies Record<number, readonly (keyof ApplicationAnswers)[]>;

/** A step whose answers are sent. */
export type AnsweredStep = keyof typeof FIELDS;

const STEPS: readonly AnsweredStep[] = [1, 2, 3];

/** The answers to send. A text kept behind a 'No' is hidden, so it is not sent. */
export function toApplication({
  personal,
  voice,
  singing,
  files,
  reelsConsent,
  representativeName,
  representativeConsent,
}: OnboardingAnswers): ApplicationAnswers {
  const { singing_detail, ...song } = singing;
  return {
    ...personal,
    ...voice,
    ...song,
    singing_detail: singing.singing_experience === 'Sí' ? singing_detail : '',
    consent: true,
    ...(files.length > 0 && { reels_consent: reelsConsent }),
    ...(files.length > 0 &&
      reelsNeedRepresentative(personal.age) && {
        representative_name: representativeName,
        representative_reels_consent: representativeConsent,
      }),
  };
}

/**
 * The steps with missing or wrong answers, by the rules of their forms.
 * @param isSent whether the answers will be sent (`SEND_APPLICATIONS`), which has stricter rules
 */
export function incompleteSteps(answers: OnboardingAnswers, isSent = true): AnsweredStep[] {
  const application = toApplication(answers);
  const errors = {
    ...(isSent ? validateApplicationPersonal : validateOnboardingPersonal)(application),
    ...validateOnboardingVoice(application),
    ...validateOnboardingSinging(application),
  };
  const wrong = Object.keys(errors).map(stepOfField);
  return STEPS.filter((step) => wrong.includes(step));
}

/**
 * The step of a field of the application; null for a field of no step ('consent').
 * @param field a dotted path, as the server names it: 'experiences.0.project'
 */
export function stepOfField(field: string): AnsweredStep | null {
  const [name] = field.split('.');
  return STEPS.find((step) => FIELDS[step].some((known) => known === name)) ?? null;
}
