import { isRole, type Role } from '../access/roles';
import { email } from '../rules/emailRule';
import { EMAIL_INVALID, EMAIL_REQUIRED } from '../rules/messages';
import { FIRST_NAME, LAST_NAME } from '../rules/names';
import { checkForm, type FormErrors, required } from '../rules/rules';

/** The fields of an invitation. */
export type InvitationValues = {
  first_name: string;
  last_name: string;
  email: string;
  role: Role | '';
};

/** An invitation before anything is typed. */
export const INVITATION_INITIAL: Readonly<InvitationValues> = {
  first_name: '',
  last_name: '',
  email: '',
  role: 'USER',
};

/** Days that the link of an invitation is valid. */
export const INVITATION_DAYS = 7;

/** Final-form validator of an invitation. */
export function validateInvitation(values: unknown): FormErrors<InvitationValues> {
  return checkForm<InvitationValues>(values, {
    first_name: FIRST_NAME,
    last_name: LAST_NAME,
    email: [required(EMAIL_REQUIRED), email(EMAIL_INVALID)],
    role: [(value) => (isRole(value) ? undefined : 'Elige un rol')],
  });
}
