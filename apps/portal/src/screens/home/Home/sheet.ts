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
export const SHEET_LABELS = PROFILE_LABELS;

/** The text of a value of the sheet. */
export const fieldText = profileText;

const SHEET = {
  place: 'en tu ficha',
  text: (field: SheetField, value: unknown) => profileText(field, value),
};

/** The edit of Datos personales. */
export const PERSONAL = defineEdit<Profile, ProfilePersonalValues>({
  ...SHEET,
  labels: {
    first_name: SHEET_LABELS.first_name,
    last_name: SHEET_LABELS.last_name,
    country: SHEET_LABELS.country,
    rut: SHEET_LABELS.rut,
    passport: SHEET_LABELS.passport,
    gender: SHEET_LABELS.gender,
    birth_date: SHEET_LABELS.birth_date,
    phone: SHEET_LABELS.phone,
    address: SHEET_LABELS.address,
    community: SHEET_LABELS.community,
    disability: SHEET_LABELS.disability,
    sensitive_consent: SHEET_LABELS.sensitive_consent,
    representative_name: SHEET_LABELS.representative_name,
    representative_rut: SHEET_LABELS.representative_rut,
    representative_relation: SHEET_LABELS.representative_relation,
    representative_contact: SHEET_LABELS.representative_contact,
    representative_consent: SHEET_LABELS.representative_consent,
  },
  valuesOf: ({ personal: { updatedAt: _, ...values } }) => values,
  updatedAtOf: ({ personal }) => personal.updatedAt,
});

/** The edit of Datos bancarios. */
export const BANK_EDIT = defineEdit<Profile, ProfileBankValues>({
  ...SHEET,
  text: (field, value, { bankName }) => (field === 'bank' ? bankName : profileText(field, value)),
  labels: {
    bank: SHEET_LABELS.bank,
    account_type: SHEET_LABELS.account_type,
    account_number: SHEET_LABELS.account_number,
    holder_rut: SHEET_LABELS.holder_rut,
    account_holder_name: SHEET_LABELS.account_holder_name,
  },
  valuesOf: ({ bank: { updatedAt: _, ...values } }) => values,
  updatedAtOf: ({ bank }) => bank.updatedAt,
});

/** Props of a section of the data sheet. */
export interface SheetSectionProps {
  profile: Profile;
  /** Sends the values of one section. */
  save: (patch: ProfilePatch) => Promise<EditOutcome<Profile>>;
  /** @param note what is told besides that it was saved */
  onSaved: (profile: Profile, note?: string) => void;
  onNewer: (profile: Profile) => void;
}

/** Props of a section's form. */
export interface SectionFormProps extends SheetSectionProps {
  focus: FirstFocus<SheetFocus>;
  /** Called when editing ends: saved or cancelled. */
  onEnd: () => void;
}
