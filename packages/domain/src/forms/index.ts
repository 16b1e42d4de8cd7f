export { CHANGE_PASSWORD_INITIAL, type ChangePasswordValues, validateChangePassword } from './changePassword';
export { isCommonPassword } from './commonPasswords';
export { EMAIL_MAX_LENGTH, email, isEmail } from './emailRule';
export { LOGIN_INITIAL, type LoginValues, validateLogin } from './login';
export { EMAIL_INVALID, EMAIL_REQUIRED, PASSWORD_REQUIRED } from './messages';
export { NEW_PASSWORD, PASSWORD_CONFIRMATION, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './newPassword';
export { RECOVER_INITIAL, type RecoverValues, validateRecover } from './recover';
export { NAME_MAX_LENGTH, REGISTER_INITIAL, type RegisterValues, validateRegister } from './register';
export {
  checkForm,
  type FieldRule,
  type FormErrors,
  type FormRules,
  filled,
  isBlank,
  required,
} from './rules';
export { countCharacters, matches, maxLength, minLength } from './textRules';
