import { fieldOf } from '../fields/fields';
import type { ApplicantType } from '../options/applicantTypes';
import type { Community } from '../options/communities';
import type { CountryCode } from '../options/countries';
import type { Disability } from '../options/disabilities';
import { identityField } from '../rules/country';
import {
  ADDRESS_REQUIRED,
  COUNTRY_REQUIRED,
  DOCUMENT_INVALID,
  PHONE_REQUIRED,
  RUT_INVALID,
} from '../rules/messages';
import { hasPhoneDigits, isRutBody, PHONE_DIGITS, RUT_DIGITS, rutBodyHint } from '../rules/onboardingHints';
import { checkForm, type FormErrors, isBlank, required, when } from '../rules/rules';
import { countCharacters, shortText } from '../rules/textRules';
import { wholeNumber } from '../rules/valueRules';

/** Step 1 of the questionnaire, personal data. */
export type OnboardingPersonalValues = {
  applicant_to: ApplicantType | '';
  /** ISO 3166-1 alpha-2. */
  country: CountryCode | '';
  /** Only in Chile: 7 or 8 characters, without dots, hyphen and check digit. */
  rut?: string;
  /** Only outside Chile: identity document. */
  passport?: string;
  phone: string;
  address: string;
  /** Years. */
  age?: number;
  community: Community | '';
  disability: Disability | '';
};

/** Step 1 before anything is chosen: no country, so no identity field. */
export const ONBOARDING_PERSONAL_INITIAL: Readonly<OnboardingPersonalValues> = {
  applicant_to: '',
  country: '',
  phone: '',
  address: '',
  community: '',
  disability: '',
};

/** Final-form validator of step 1 (spec §5). The bounds of the age, 1 to 120, are the portal's own. */
export function validateOnboardingPersonal(values: unknown): FormErrors<OnboardingPersonalValues> {
  return checkForm<OnboardingPersonalValues>(values, {
    applicant_to: [required('El nombre es requerido')],
    country: [required(COUNTRY_REQUIRED)],
    rut: [
      // Counted on the raw value: the field holds the body of the RUT, not the whole RUT.
      when(
        ({ country }) => identityField(country) === 'rut',
        (value) =>
          typeof value === 'string' && (value.length === 7 || value.length === 8) ? undefined : RUT_INVALID,
      ),
    ],
    passport: [
      when(
        ({ country }) => identityField(country) === 'passport',
        (value) => (isBlank(value) || countCharacters(value) < 3 ? DOCUMENT_INVALID : undefined),
        shortText(),
      ),
    ],
    phone: [required(PHONE_REQUIRED), shortText()],
    address: [required(ADDRESS_REQUIRED), shortText()],
    age: [
      (value) => (isBlank(value) || Number.isNaN(value) ? 'Campo requerido' : undefined),
      wholeNumber(1, 120, 'Ingresa una edad entre 1 y 120 años'),
    ],
    community: [required('Este campo es requerido')],
    disability: [required('Este campo es requerido')],
  });
}

/** The same rules if applications are sent (`SEND_APPLICATIONS`): also, a telephone number needs digits, and a RUT only has digits. */
export function validateApplicationPersonal(values: unknown): FormErrors<OnboardingPersonalValues> {
  const errors = validateOnboardingPersonal(values);
  const rut = fieldOf(values, 'rut');
  const hasRut = identityField(fieldOf(values, 'country')) === 'rut' && errors.rut === undefined;
  const isWrong = errors.phone === undefined && !hasPhoneDigits(fieldOf(values, 'phone'));
  return {
    ...errors,
    ...(hasRut && !isRutBody(rut) && { rut: rutBodyHint(rut) ?? RUT_DIGITS }),
    ...(isWrong && { phone: PHONE_DIGITS }),
  };
}
