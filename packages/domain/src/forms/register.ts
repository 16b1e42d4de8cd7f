import { email } from './emailRule';
import { EMAIL_INVALID, EMAIL_REQUIRED } from './messages';
import { NEW_PASSWORD, PASSWORD_CONFIRMATION } from './newPassword';
import { checkForm, type FormErrors, required } from './rules';
import { maxLength } from './textRules';

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

/** Most characters of a first or last name. */
export const NAME_MAX_LENGTH = 100;

/** Final-form validator of the registration page. */
export function validateRegister(values: unknown): FormErrors<RegisterValues> {
  return checkForm<RegisterValues>(values, {
    first_name: [
      required('El nombre es requerido'),
      maxLength(NAME_MAX_LENGTH, 'El nombre debe tener como máximo 100 caracteres'),
    ],
    last_name: [
      required('El apellido es requerido'),
      maxLength(NAME_MAX_LENGTH, 'El apellido debe tener como máximo 100 caracteres'),
    ],
    email: [required(EMAIL_REQUIRED), email(EMAIL_INVALID)],
    password: NEW_PASSWORD,
    passwordConfirmation: PASSWORD_CONFIRMATION,
  });
}
