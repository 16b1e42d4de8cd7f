import { identityField } from './country';
import { hasOtherHolder, type ProfileBankValues, validateProfileBank } from './profileBank';
import { type ProfilePersonalValues, validateProfilePersonal } from './profilePersonal';
import { fieldsOf, isBlank } from './rules';

/** A field of the data sheet that counts for its completeness. */
export type ProfileField =
  | Exclude<keyof ProfilePersonalValues, 'community' | 'disability' | 'sensitive_consent'>
  | keyof ProfileBankValues;

/** How far the data sheet is filled in. */
export interface ProfileCompleteness {
  /** Whole percent, rounded down: 100 only when nothing is missing. */
  percent: number;
  /** Fields that are empty or not valid, in the order of the sheet. */
  missing: ProfileField[];
}

const ALWAYS: readonly ProfileField[] = [
  'first_name',
  'last_name',
  'country',
  'gender',
  'birth_date',
  'phone',
  'address',
];

const BANK: readonly ProfileField[] = ['bank', 'account_type', 'account_number', 'holder_rut'];

/**
 * The fields that count for a data sheet's completeness, in the order of the sheet: those that everybody has, the
 * identity field of the country once one is chosen, and in Chile the four of the bank section, with the holder's name where the
 * account is another person's.
 *
 * @param country ISO 3166-1 alpha-2 code; anything but a non-empty string is "not chosen".
 * @param isOthers whether the account has another holder. @default false
 */
export function countedProfileFields(country: unknown, isOthers: unknown = false): readonly ProfileField[] {
  const identity = identityField(country);
  if (identity === null) return ALWAYS;
  if (identity !== 'rut') return [...ALWAYS, identity];
  return [...ALWAYS, identity, ...BANK, ...(isOthers === true ? (['account_holder_name'] as const) : [])];
}

/**
 * What the data sheet's completeness bar shows, of the fields that {@link countedProfileFields} names. Community and
 * disability are never among them: nobody has to tell them. Never throws.
 *
 * @param today the day no birth date may be later than, 'AAAA-MM-DD'. @default the day of the clock, in UTC
 */
export function profileCompleteness(personal: unknown, bank: unknown, today?: unknown): ProfileCompleteness {
  const { country, rut } = fieldsOf(personal);
  const counted = countedProfileFields(country, hasOtherHolder(bank, rut));
  const values = { ...fieldsOf(personal), ...fieldsOf(bank) };
  const errors: Readonly<Record<string, unknown>> = {
    ...validateProfilePersonal(personal, today),
    ...validateProfileBank(bank, rut),
  };
  const missing = counted.filter((field) => isBlank(values[field]) || errors[field] !== undefined);
  return { percent: Math.floor((100 * (counted.length - missing.length)) / counted.length), missing };
}
