import { email } from '../rules/emailRule';
import { EMAIL_INVALID, EMAIL_REQUIRED } from '../rules/messages';
import { checkForm, type FormErrors, required } from '../rules/rules';

/** The one field of the recover-password page. */
export type RecoverValues = { email: string };

/** The recover-password page before anything is typed. */
export const RECOVER_INITIAL: Readonly<RecoverValues> = { email: '' };

/** Final-form validator of the recover-password page. The spec gives its messages, without accents (spec §5, Recover). */
export function validateRecover(values: unknown): FormErrors<RecoverValues> {
  return checkForm<RecoverValues>(values, {
    email: [required('El correo electronico es requerido'), email('El correo electronico es invalido')],
  });
}

/** Final-form validator of the form that asks for another activation mail. */
export function validateResendActivation(values: unknown): FormErrors<RecoverValues> {
  return checkForm<RecoverValues>(values, { email: [required(EMAIL_REQUIRED), email(EMAIL_INVALID)] });
}
