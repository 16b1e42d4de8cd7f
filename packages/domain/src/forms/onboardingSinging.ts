import type { VocalTone } from '../options/vocalTones';
import type { YesNo } from '../options/yesNo';
import { checkForm, type FormErrors } from '../rules/rules';
import { longText } from '../rules/textRules';

/** Step 3 of the questionnaire, singing experience. */
export type OnboardingSingingValues = {
  singing_experience: YesNo | '';
  /** Free text, shown if the answer is Sí. */
  singing_detail: string;
  vocal_tone: VocalTone | '';
};

/** Step 3 before anything is typed. */
export const ONBOARDING_SINGING_INITIAL: Readonly<OnboardingSingingValues> = {
  singing_experience: '',
  singing_detail: '',
  vocal_tone: '',
};

/** Final-form validator of step 3: nothing is required. */
export function validateOnboardingSinging(values: unknown): FormErrors<OnboardingSingingValues> {
  return checkForm<OnboardingSingingValues>(values, { singing_detail: [longText()] });
}
