import { email } from './emailRule';
import { EMAIL_INVALID, EMAIL_REQUIRED } from './messages';
import { FIRST_NAME, LAST_NAME } from './names';
import { NEW_PASSWORD, PASSWORD_CONFIRMATION } from './newPassword';
import { checkForm, type FormErrors, required } from './rules';

export { NAME_MAX_LENGTH } from './names';

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
