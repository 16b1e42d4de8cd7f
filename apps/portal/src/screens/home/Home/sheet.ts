import type { EditOutcome, Profile, ProfilePatch } from '@doblaje/contract/client';
import type { ProfileBankValues } from '@doblaje/domain/forms/profileBank';
import type { ProfilePersonalValues } from '@doblaje/domain/forms/profilePersonal';
import { PROFILE_LABELS, type ProfileSheetField, profileText } from '@doblaje/domain/forms/profileText';
import { defineEdit } from '../../../edits/defineEdit';
import type { FirstFocus } from '../../../edits/useEditing';

/** A field of the data sheet, in either section. */
export type SheetField = ProfileSheetField;

/** The target of the focus in a section: a field, or the identity field of the country. */
export type SheetFocus = SheetField | 'identity';

/** The labels of the fields, in the order of the sheet. */
export const LABELS = PROFILE_LABELS;

/** The text of a value of the sheet. */
export const fieldText = profileText;

const SHEET = { place: 'en tu ficha', text: profileText };

/** The edit of Datos personales. */
export const PERSONAL = defineEdit<Profile, ProfilePersonalValues>({
  ...SHEET,
  labels: {
    first_name: LABELS.first_name,
    last_name: LABELS.last_name,
    country: LABELS.country,
    rut: LABELS.rut,
    passport: LABELS.passport,
    gender: LABELS.gender,
    birth_date: LABELS.birth_date,
    phone: LABELS.phone,
    address: LABELS.address,
    community: LABELS.community,
    disability: LABELS.disability,
    sensitive_consent: LABELS.sensitive_consent,
  },
  valuesOf: ({ personal: { updatedAt: _, ...values } }) => values,
  updatedAtOf: ({ personal }) => personal.updatedAt,
});

/** The edit of Datos bancarios. */
export const BANK = defineEdit<Profile, ProfileBankValues>({
  ...SHEET,
  labels: {
    bank: LABELS.bank,
    account_type: LABELS.account_type,
    account_number: LABELS.account_number,
    holder_rut: LABELS.holder_rut,
    account_holder_name: LABELS.account_holder_name,
  },
  valuesOf: ({ bank: { updatedAt: _, ...values } }) => values,
  updatedAtOf: ({ bank }) => bank.updatedAt,
});

/** Props of a section of the data sheet. */
export interface SectionProps {
  profile: Profile;
  /** Sends the values of one section. */
  save: (patch: ProfilePatch) => Promise<EditOutcome<Profile>>;
  onSaved: (profile: Profile) => void;
  onNewer: (profile: Profile) => void;
}

/** Props of a section's form. */
export interface SectionFormProps extends SectionProps {
  focus: FirstFocus<SheetFocus>;
  /** Called when editing ends: saved or cancelled. */
  onEnd: () => void;
}
