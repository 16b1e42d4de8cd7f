import { NEW_PASSWORD, PASSWORD_CONFIRMATION } from '../rules/newPassword';
import { checkForm, type FormErrors } from '../rules/rules';

/** Fields of the change-password page; the token from the address is added on sending. */
export type ChangePasswordValues = { password: string; passwordConfirmation: string };

/** The change-password page before anything is typed. */
export const CHANGE_PASSWORD_INITIAL: Readonly<ChangePasswordValues> = {
  password: '',
  passwordConfirmation: '',
};

/** Final-form validator of the change-password page (spec §5; length and common passwords are the portal's own rules). */
export function validateChangePassword(values: unknown): FormErrors<ChangePasswordValues> {
  return checkForm<ChangePasswordValues>(values, {
    password: NEW_PASSWORD,
    passwordConfirmation: PASSWORD_CONFIRMATION,
  });
}
