/** The steps of the questionnaire, in order (spec §4: by route, 1 to 5). The fifth is the final message. */
export const ONBOARDING_STEPS = [1, 2, 3, 4, 5] as const;

/** 1 to 5. */
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** The first step: the index of the questionnaire leads to it. */
export const FIRST_ONBOARDING_STEP: OnboardingStep = 1;

/** The last step: the final message. */
export const LAST_ONBOARDING_STEP: OnboardingStep = 5;

/** Reads a step from a number or from a segment of the address ('3'); null for anything else. */
export function onboardingStep(value: unknown): OnboardingStep | null {
  return ONBOARDING_STEPS.find((step) => value === step || value === `${step}`) ?? null;
}

/** The path of a step, e.g. '/onboarding/3'; anything else leads to the first one. */
export function onboardingPath(step: unknown): string {
  return `/onboarding/${onboardingStep(step) ?? FIRST_ONBOARDING_STEP}`;
}

/** The step that 'Continuar' leads to; null after the last one. */
export function nextOnboardingStep(step: unknown): OnboardingStep | null {
  const current = onboardingStep(step);
  return current === null ? null : onboardingStep(current + 1);
}
