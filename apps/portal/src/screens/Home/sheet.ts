import type { Profile } from '@doblaje/contract/client';
import type { ProfileBankValues } from '@doblaje/domain/forms/profileBank';
import type { ProfilePersonalValues } from '@doblaje/domain/forms/profilePersonal';
import { labelOfAccountType } from '@doblaje/domain/options/accountTypes';
import { labelOfBank } from '@doblaje/domain/options/banks';
import { labelOfCommunity } from '@doblaje/domain/options/communities';
import { labelOfCountry } from '@doblaje/domain/options/countries';
import { labelOfDisability } from '@doblaje/domain/options/disabilities';
import { labelOfGender } from '@doblaje/domain/options/genders';
import { dayText } from '../../formats/day';

/** The values of the data sheet's two sections, as their forms hold them. */
export interface SheetValues {
  personal: ProfilePersonalValues;
  bank: ProfileBankValues;
}

export type SectionName = keyof SheetValues;

/** A section as it was read: with the moment of its last writing, which an edit has to name. */
export type SectionRead<Section extends SectionName> = SheetValues[Section] & { updatedAt: string };

/** A field of either section. */
export type SheetField = (keyof ProfilePersonalValues | keyof ProfileBankValues) & string;

/** The names that people read, in the order of the sheet. */
export const LABELS: Readonly<Record<SheetField, string>> = {
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
  bank: 'Banco',
  account_type: 'Tipo de cuenta',
  account_number: 'Número de cuenta',
  holder_rut: 'RUT del titular',
};

/** The fields of a section, in the order of the sheet. */
export const FIELDS: { readonly [Section in SectionName]: readonly (keyof SheetValues[Section] & string)[] } =
  {
    personal: [
      'first_name',
      'last_name',
      'country',
      'rut',
      'passport',
      'gender',
      'birth_date',
      'phone',
      'address',
      'community',
      'disability',
      'sensitive_consent',
    ],
    bank: ['bank', 'account_type', 'account_number', 'holder_rut'],
  };

const WORDS: Readonly<Partial<Record<SheetField, (value: unknown) => string>>> = {
  country: labelOfCountry,
  gender: labelOfGender,
  birth_date: dayText,
  community: labelOfCommunity,
  disability: labelOfDisability,
  sensitive_consent: (given) => (given === true ? 'Sí' : 'No'),
  bank: labelOfBank,
  account_type: labelOfAccountType,
};

/** A value of the sheet in words: an option's label, a date of es-CL, the text itself; '' where nothing is known. */
export function fieldText(field: SheetField, value: unknown): string {
  return WORDS[field]?.(value) ?? (typeof value === 'string' ? value : '');
}

/** The values of a section, without the moment it was written. */
export function valuesOf<Section extends SectionName>(read: SectionRead<Section>): SheetValues[Section] {
  const { updatedAt: _, ...values } = read;
  return values as unknown as SheetValues[Section];
}

/** One section of a data sheet. */
export function sectionOf<Section extends SectionName>(
  profile: Profile,
  section: Section,
): SectionRead<Section> {
  return profile[section] as SectionRead<Section>;
}
