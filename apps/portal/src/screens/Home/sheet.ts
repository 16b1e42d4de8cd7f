import type { Profile } from '@doblaje/contract/client';
import type { ProfileBankValues } from '@doblaje/domain/forms/profileBank';
import type { ProfilePersonalValues } from '@doblaje/domain/forms/profilePersonal';
import { PROFILE_LABELS, type ProfileSheetField, profileText } from '@doblaje/domain/forms/profileText';

/** The values of the data sheet's two sections, as their forms hold them. */
export interface SheetValues {
  personal: ProfilePersonalValues;
  bank: ProfileBankValues;
}

export type SectionName = keyof SheetValues;

/** A section as it was read: with the moment of its last writing, which an edit has to name. */
export type SectionRead<Section extends SectionName> = SheetValues[Section] & { updatedAt: string };

/** A field of either section. */
export type SheetField = ProfileSheetField;

/** The names that people read, in the order of the sheet. */
export const LABELS = PROFILE_LABELS;

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

/** A value of the sheet in words. */
export const fieldText = profileText;

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
