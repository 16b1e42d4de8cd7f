import { EMAIL_REQUIRED, PASSWORD_REQUIRED } from '../rules/messages';
import { checkForm, type FormErrors, filled, required } from '../rules/rules';

/** Fields of the login page. */
export type LoginValues = { email: string; password: string };

/** The login page before anything is typed. */
export const LOGIN_INITIAL: Readonly<LoginValues> = { email: '', password: '' };

/**
 * Final-form validator of the login page. It only asks for presence: rules for addresses or passwords would lock out
 * accounts that are older than the rules.
 */
export function validateLogin(values: unknown): FormErrors<LoginValues> {
  return checkForm<LoginValues>(values, {
    email: [required(EMAIL_REQUIRED)],
    password: [filled(PASSWORD_REQUIRED)],
  });
}
