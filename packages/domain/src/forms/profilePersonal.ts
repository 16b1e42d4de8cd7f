import { dayInChile, isDay } from '../days/days';
import { needsGuardedConsent, type RepresentativeValues, validateRepresentative } from '../minors';
import type { Community } from '../options/communities';
import type { CountryCode } from '../options/countries';
import type { Disability } from '../options/disabilities';
import type { Gender } from '../options/genders';
import { identityField } from '../rules/country';
import { DATE_INVALID, DOCUMENT_INVALID, RUT_INVALID } from '../rules/messages';
import { FIRST_NAME, LAST_NAME } from '../rules/names';
import { hasPhoneDigits, PHONE_DIGITS } from '../rules/onboardingHints';
import { checkForm, type FieldRule, type FormErrors, isBlank, when } from '../rules/rules';
import { countCharacters, shortText } from '../rules/textRules';
import { rut } from '../rules/valueRules';

/** The data sheet's section Datos personales. */
export type ProfilePersonalValues = {
  first_name: string;
  last_name: string;
  /** ISO 3166-1 alpha-2. */
  country: CountryCode | '';
  /** Only in Chile: a whole RUT with its check digit, e.g. '12.345.678-5'. */
  rut?: string;
  /** Only outside Chile: identity document. */
  passport?: string;
  gender: Gender | '';
  /** 'AAAA-MM-DD'. */
  birth_date: string;
  phone: string;
  address: string;
  /** Optional, sensitive. */
  community: Community | '';
  /** Optional, sensitive. */
  disability: Disability | '';
  /** Consent to keeping the two sensitive fields (Ley 21.719). */
  sensitive_consent: boolean;
  /** The representative agrees to that too: asked for below 16 years. */
  representative_consent?: boolean;
} & Partial<RepresentativeValues>;

/** The section before anything is known. */
export const PROFILE_PERSONAL_INITIAL: Readonly<ProfilePersonalValues> = {
  first_name: '',
  last_name: '',
  country: '',
  gender: '',
  birth_date: '',
  phone: '',
  address: '',
  community: '',
  disability: '',
  sensitive_consent: false,
};

/** Nobody alive was born earlier, so an earlier year is a typing error. */
export const FIRST_BIRTH_DAY = '1900-01-01';

function bornBy(latest: string): FieldRule {
  return (value) => {
    if (isBlank(value)) return undefined;
    if (!isDay(value)) return DATE_INVALID;
    if (value < FIRST_BIRTH_DAY) return 'La fecha de nacimiento es anterior a 1900: revisa el año';
    if (value === latest) return 'La fecha de nacimiento es la de hoy: revisa el año';
    return value > latest ? 'La fecha de nacimiento no puede ser posterior a hoy' : undefined;
  };
}

/**
 * Final-form validator of the data sheet's personal section: typed values must be right, and the person has a name; the
 * rest may come later (`profileCompleteness` lists it). Community and disability are kept only with consent.
 *
 * @param today latest day for a birth date, 'AAAA-MM-DD'. @default the current day in Chile
 */
export function validateProfilePersonal(values: unknown, today?: unknown): FormErrors<ProfilePersonalValues> {
  const latest = isDay(today) ? today : dayInChile();
  const representative = validateRepresentative(values, values, latest);
  const errors = checkForm<ProfilePersonalValues>(values, {
    first_name: FIRST_NAME,
    last_name: LAST_NAME,
    rut: [when(({ country }) => identityField(country) === 'rut', rut(RUT_INVALID))],
    passport: [
      when(
        ({ country }) => identityField(country) === 'passport',
        (value) => (!isBlank(value) && countCharacters(value) < 3 ? DOCUMENT_INVALID : undefined),
        shortText(),
      ),
    ],
    birth_date: [bornBy(latest)],
    phone: [(value) => (hasPhoneDigits(value) ? undefined : PHONE_DIGITS), shortText()],
    address: [shortText()],
    sensitive_consent: [
      (value, { community, disability }) =>
        value === true || (isBlank(community) && isBlank(disability))
          ? undefined
          : 'Autoriza que guardemos comunidad y discapacidad, o déjalas vacías',
    ],
    representative_consent: [
      (value, { birth_date, community, disability }) =>
        value === true ||
        (isBlank(community) && isBlank(disability)) ||
        !needsGuardedConsent(birth_date, latest)
          ? undefined
          : 'Quien te representa tiene que autorizarlo también, o deja vacías comunidad y discapacidad',
    ],
  });
  return { ...errors, ...representative };
}
