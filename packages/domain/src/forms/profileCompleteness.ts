import { identityField } from './country';
import { type ProfileBankValues, validateProfileBank } from './profileBank';
import { type ProfilePersonalValues, validateProfilePersonal } from './profilePersonal';
import { fieldsOf } from './rules';

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
 * What the data sheet's completeness bar shows. Counted are the fields that everybody has, the identity field of the
 * country once one is chosen, and in Chile the four of the bank section; community and disability never are: nobody has
 * to tell them. Never throws.
 *
 * @param today the day no birth date may be later than, 'AAAA-MM-DD'. @default the day of the clock, in UTC
 */
export function profileCompleteness(personal: unknown, bank: unknown, today?: unknown): ProfileCompleteness {
  const identity = identityField(fieldsOf(personal).country);
  const counted = [...ALWAYS, ...(identity ? [identity] : []), ...(identity === 'rut' ? BANK : [])];
  const errors: Readonly<Record<string, unknown>> = {
    ...validateProfilePersonal(personal, today),
    ...validateProfileBank(bank),
  };
  const missing = counted.filter((field) => errors[field] !== undefined);
  return { percent: Math.floor((100 * (counted.length - missing.length)) / counted.length), missing };
}
