import { type OnboardingStep, onboardingStep } from './steps';

/** The step that 'Volver' leads to; null before the first one. */
export function previousOnboardingStep(step: unknown): OnboardingStep | null {
  const current = onboardingStep(step);
  return current === null ? null : onboardingStep(current - 1);
}
