import { email } from '../rules/emailRule';
import { EMAIL_INVALID } from '../rules/messages';
import { checkForm, type FormErrors } from '../rules/rules';
import { longText, shortText } from '../rules/textRules';

/** What the privacy notice says of the studio, beside its name and RUT. Each may be '' until ADMIN fills it in. */
export type PrivacySettingsValues = {
  /** Name of the person who represents the studio. */
  representative: string;
  /** Where requests reach it by letter. */
  address: string;
  /** Where requests reach it by mail. */
  email: string;
  /** How the data are protected, in plain words. */
  security: string;
};

/** Final-form validator of what the privacy notice says of the studio. */
export function validatePrivacySettings(values: unknown): FormErrors<PrivacySettingsValues> {
  return checkForm<PrivacySettingsValues>(values, {
    representative: [shortText()],
    address: [shortText()],
    email: [email(EMAIL_INVALID)],
    security: [longText()],
  });
}
