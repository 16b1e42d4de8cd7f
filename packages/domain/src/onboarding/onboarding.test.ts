import { describe, expect, it } from 'vitest';
import { isKnownPath } from '../access';
import {
  FIRST_ONBOARDING_STEP,
  LAST_ONBOARDING_STEP,
  nextOnboardingStep,
  ONBOARDING_STEPS,
  onboardingPath,
  onboardingStep,
  previousOnboardingStep,
} from './index';

describe('onboarding steps', () => {
  it('are 1 to 5', () => {
    expect(ONBOARDING_STEPS).toEqual([1, 2, 3, 4, 5]);
    expect([FIRST_ONBOARDING_STEP, LAST_ONBOARDING_STEP]).toEqual([1, 5]);
  });

  it.each([1, '1', 3, '5'])('reads %j', (value) => {
    expect(onboardingStep(value)).toBe(Number(value));
  });

  it.each([0, 6, 1.5, -1, '', '0', '6', '01', ' 1', '1.0', null, undefined, Number.NaN, [1], {}])(
    'knows that %j is no step',
    (value) => {
      expect(onboardingStep(value)).toBeNull();
    },
  );

  it('lead from one to the next and back', () => {
    expect(ONBOARDING_STEPS.map(nextOnboardingStep)).toEqual([2, 3, 4, 5, null]);
    expect(ONBOARDING_STEPS.map(previousOnboardingStep)).toEqual([null, 1, 2, 3, 4]);
    expect(nextOnboardingStep('3')).toBe(4);
    expect(nextOnboardingStep('x')).toBeNull();
    expect(previousOnboardingStep(9)).toBeNull();
  });

  it('have paths of the portal', () => {
    expect(ONBOARDING_STEPS.map(onboardingPath)).toEqual(
      [1, 2, 3, 4, 5].map((step) => `/onboarding/${step}`),
    );
    expect(ONBOARDING_STEPS.map(onboardingPath).every(isKnownPath)).toBe(true);
    expect(onboardingPath('x')).toBe('/onboarding/1');
  });
});
