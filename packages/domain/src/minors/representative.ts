import { fieldsOf } from '../fields/fields';
import { identityField } from '../rules/country';
import { isEmail } from '../rules/emailRule';
import { RUT_INVALID } from '../rules/messages';
import { FIRST_NAME } from '../rules/names';
import { hasPhoneDigits } from '../rules/onboardingHints';
import { checkForm, type FieldRule, type FormErrors, isBlank, required, when } from '../rules/rules';
import { shortText } from '../rules/textRules';
import { rut } from '../rules/valueRules';
import { cleanRut, isValidRut } from '../rut/check';
import { isMinor, SENSITIVE_AGE } from './age';

/** Who answers for a person under 18. */
export type RepresentativeValues = {
  representative_name: string;
  /** With its check digit; never the minor's own. Outside Chile it may stay empty. */
  representative_rut: string;
  /** 'Madre', 'Tutor'. */
  representative_relation: string;
  /** An address or a telephone number. */
  representative_contact: string;
};

/** Nobody named yet. */
export const REPRESENTATIVE_INITIAL: Readonly<RepresentativeValues> = {
  representative_name: '',
  representative_rut: '',
  representative_relation: '',
  representative_contact: '',
};

/** What a questionnaire says to a candidate below {@link SENSITIVE_AGE}, who gives an age and nobody to answer for them. */
export const SENSITIVE_NOT_KEPT =
  'Como tienes menos de 16 años, no guardamos estas dos respuestas: las puedes indicar después en tu ficha, con quien te representa';

/** Whether the sensitive answers of a candidate of this age may be kept: nobody answers for them in the questionnaire. Never throws. */
export const keepsSensitiveAnswers = (age: unknown): boolean =>
  typeof age === 'number' && age >= SENSITIVE_AGE;

/** The representative may not be the minor. */
const notOwnRut =
  (ownRut: unknown): FieldRule =>
  (value) =>
    isValidRut(value) && isValidRut(ownRut) && cleanRut(value) === cleanRut(ownRut)
      ? 'El RUT es el de la persona menor de edad: escribe el de quien la representa'
      : undefined;

/** A name as it is compared: without case, accents and doubled spaces. */
const plainName = (name: unknown) =>
  `${name}`.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** The representative may not be the minor, by their name. */
export const notOwnName =
  (first: unknown, last: unknown): FieldRule =>
  (value) =>
    !isBlank(value) &&
    typeof first === 'string' &&
    typeof last === 'string' &&
    plainName(value) === plainName(`${first} ${last}`)
      ? 'El nombre es el de la persona menor de edad. Si se llaman igual, agrega su segundo nombre o apellido'
      : undefined;

/** The message for a representative who would be reached at the minor's own address. */
export const REPRESENTATIVE_OWN_EMAIL =
  'Es tu propio correo: escribe el correo o el teléfono de quien te representa';

/**
 * Final-form validator of a minor's representative: all of it is asked for, but for the RUT outside Chile. Of an adult nothing is.
 * @param minor the data sheet of the person: `birth_date`, `country`, names, `rut`, and `email` where it is known
 * @param today @default the current day in Chile
 */
export function validateRepresentative(
  values: unknown,
  minor: unknown,
  today?: unknown,
): FormErrors<RepresentativeValues> {
  const { birth_date, country, first_name, last_name, rut: ownRut, email } = fieldsOf(minor);
  if (!isMinor(birth_date, today)) return {};
  return checkForm<RepresentativeValues>(values, {
    representative_name: [
      required('Escribe el nombre de quien te representa'),
      ...FIRST_NAME,
      notOwnName(first_name, last_name),
    ],
    representative_rut: [
      when(() => identityField(country) !== 'passport', required('Escribe el RUT de quien te representa')),
      rut(RUT_INVALID),
      notOwnRut(ownRut),
    ],
    representative_relation: [
      required('Escribe qué relación tiene contigo: madre, padre, tutora…'),
      shortText(),
    ],
    representative_contact: [
      required('Escribe su correo o su teléfono'),
      (value) =>
        isBlank(value) || isEmail(value) || (!`${value}`.includes('@') && hasPhoneDigits(value))
          ? undefined
          : 'Escribe un correo o un teléfono válido',
      (value) =>
        isEmail(value) && isEmail(email) && `${value}`.toLowerCase() === `${email}`.toLowerCase()
          ? REPRESENTATIVE_OWN_EMAIL
          : undefined,
      shortText(),
    ],
  });
}
