import { correctionReason } from '../rules/correctionReason';
import { email } from '../rules/emailRule';
import { EMAIL_INVALID, EMAIL_REQUIRED, PASSWORD_REQUIRED } from '../rules/messages';
import { checkForm, type FieldRule, type FormErrors, filled, required } from '../rules/rules';

/** The fields for changing one's own log-in address. */
export type OwnEmailValues = { email: string; currentPassword: string };

/** The fields for changing another person's address; the reason stands in that person's history. */
export type PersonEmailValues = { email: string; reason: string };

/** The change of one's own address before anything is typed. */
export const OWN_EMAIL_INITIAL: Readonly<OwnEmailValues> = { email: '', currentPassword: '' };

/** The change of somebody's address before anything is typed. */
export const PERSON_EMAIL_INITIAL: Readonly<PersonEmailValues> = { email: '', reason: '' };

/** Hours that the link to confirm the new address is valid. */
export const EMAIL_CHANGE_HOURS = 48;

/** An address in the form that is compared: like the log-in, without case and outer blanks. */
const compared = (address: unknown) =>
  typeof address === 'string' ? address.trim().toLowerCase() : undefined;

const another =
  (current: unknown, message: string): FieldRule =>
  (value) =>
    compared(value) !== undefined && compared(value) === compared(current) ? message : undefined;

const newAddress = (current: unknown, same: string): FieldRule[] => [
  required(EMAIL_REQUIRED),
  email(EMAIL_INVALID),
  another(current, same),
];

/**
 * Final-form validator of the change of one's own address: a different address, and the current password.
 *
 * @param current the current address
 */
export function validateOwnEmail(values: unknown, current?: unknown): FormErrors<OwnEmailValues> {
  return checkForm<OwnEmailValues>(values, {
    email: newAddress(current, 'Este ya es tu correo'),
    currentPassword: [filled(PASSWORD_REQUIRED)],
  });
}

/**
 * Final-form validator of the change of another person's address: a different address, and a reason of 3 to 300 characters.
 *
 * @param current the current address
 */
export function validatePersonEmail(values: unknown, current?: unknown): FormErrors<PersonEmailValues> {
  return checkForm<PersonEmailValues>(values, {
    email: newAddress(current, 'Este ya es su correo'),
    reason: correctionReason('Escribe el motivo del cambio'),
  });
}
