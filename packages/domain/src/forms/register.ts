import { email } from '../rules/emailRule';
import { EMAIL_INVALID, EMAIL_REQUIRED } from '../rules/messages';
import { FIRST_NAME, LAST_NAME } from '../rules/names';
import { NEW_PASSWORD, PASSWORD_CONFIRMATION } from '../rules/newPassword';
import { checkForm, type FormErrors, required } from '../rules/rules';

export { NAME_MAX_LENGTH } from '../rules/names';

/** Fields of the registration page. */
export type RegisterValues = {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  passwordConfirmation: string;
};

/** The registration page before anything is typed. */
export const REGISTER_INITIAL: Readonly<RegisterValues> = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  passwordConfirmation: '',
};

/** Final-form validator of the registration page. */
export function validateRegister(values: unknown): FormErrors<RegisterValues> {
  return checkForm<RegisterValues>(values, {
    first_name: FIRST_NAME,
    last_name: LAST_NAME,
    email: [required(EMAIL_REQUIRED), email(EMAIL_INVALID)],
    password: NEW_PASSWORD,
    passwordConfirmation: PASSWORD_CONFIRMATION,
  });
}
