export { previousOnboardingStep } from './previousStep';
export {
  FIRST_ONBOARDING_STEP,
  LAST_ONBOARDING_STEP,
  nextOnboardingStep,
  ONBOARDING_STEPS,
  type OnboardingStep,
  onboardingPath,
  onboardingStep,
} from './steps';
