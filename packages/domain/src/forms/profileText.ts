import { dayText } from '../days/days';
import { labelOfAccountType } from '../options/accountTypes';
import { BANKS } from '../options/banks';
import { labelOfCommunity } from '../options/communities';
import { labelOfCountry } from '../options/countries';
import { labelOfDisability } from '../options/disabilities';
import { labelOfGender } from '../options/genders';
import { labelIn, type Option } from '../options/option';
import type { ProfileBankValues } from './profileBank';
import type { ProfilePersonalValues } from './profilePersonal';

/** A field of the data sheet. */
export type ProfileSheetField = (keyof ProfilePersonalValues | keyof ProfileBankValues) & string;

/** The label of each field of the data sheet, in the order of the sheet. */
export const PROFILE_LABELS: Readonly<Record<ProfileSheetField, string>> = {
  first_name: 'Nombre',
  last_name: 'Apellido',
  country: 'País',
  rut: 'RUT',
  passport: 'Documento de identidad',
  gender: 'Género',
  birth_date: 'Fecha de nacimiento',
  phone: 'Teléfono',
  address: 'Dirección',
  community: 'Comunidad',
  disability: 'Discapacidad',
  sensitive_consent: 'Autorización',
  representative_name: 'Nombre de quien representa',
  representative_rut: 'RUT de quien representa',
  representative_relation: 'Relación de quien representa',
  representative_contact: 'Correo o teléfono de quien representa',
  representative_consent: 'Autorización de quien representa',
  bank: 'Banco',
  account_type: 'Tipo de cuenta',
  account_number: 'Número de cuenta',
  holder_rut: 'RUT del titular',
  account_holder_name: 'Nombre del titular',
};

const WORDS: Readonly<Partial<Record<ProfileSheetField, (value: unknown) => string>>> = {
  country: labelOfCountry,
  gender: labelOfGender,
  birth_date: dayText,
  community: labelOfCommunity,
  disability: labelOfDisability,
  sensitive_consent: (given) => (given === true ? 'Sí' : 'No'),
  representative_consent: (given) => (given === true ? 'Sí' : 'No'),
  account_type: labelOfAccountType,
};

/**
 * A value of the sheet in words: an option's label, a date as '05-03-2026', or the text itself; '' if unknown.
 * @param banks the names of banks. @default `BANKS`
 */
export function profileText(
  field: ProfileSheetField,
  value: unknown,
  banks: readonly Option<string>[] = BANKS,
): string {
  if (field === 'bank') return labelIn(banks, value);
  const words = typeof field === 'string' && Object.hasOwn(WORDS, field) ? WORDS[field] : undefined;
  return words?.(value) ?? (typeof value === 'string' ? value : '');
}
