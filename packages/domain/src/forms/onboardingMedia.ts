import { REEL_LIMITS } from '../media/limits';
import type { UploadFile } from '../media/rejections';
import { files } from '../rules/fileRules';
import { checkForm, type FormErrors } from '../rules/rules';

/** Step 4 of the questionnaire, multimedia. In the browser the files are File objects. */
export type OnboardingMediaValues = { files: UploadFile[] };

/** Step 4 before a file is chosen. */
export const ONBOARDING_MEDIA_INITIAL: Readonly<OnboardingMediaValues> = { files: [] };

/** Final-form validator of step 4: nothing is required; MP4, 3 files, 10 MB each (spec §5, File upload). */
export function validateOnboardingMedia(values: unknown): FormErrors<OnboardingMediaValues> {
  return checkForm<OnboardingMediaValues>(values, { files: [files(REEL_LIMITS)] });
}
