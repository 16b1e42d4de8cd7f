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
  /** How many data are filled in and valid. */
  known: number;
  /** Of how many. Before a country is chosen, as many as Chile asks for: no choice makes them more. */
  of: number;
  /** Fields that are empty or not valid, in the order of the sheet; of those that the sheet has for its country. */
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

/** The fields that are asked for: those that everybody has, the country's identity field, and in Chile the bank section. */
function askedFields(country: unknown): readonly ProfileField[] {
  const identity = identityField(country);
  if (identity === null) return ALWAYS;
  return identity === 'rut' ? [...ALWAYS, identity, ...BANK] : [...ALWAYS, identity];
}

/** Data that a sheet in Chile has. */
const MOST = askedFields('CL').length;

/**
 * What the data sheet's completeness bar shows. Filling in one more field never makes it less: before a country is chosen
 * (ISO 3166-1 alpha-2) it is of as many data as Chile asks for, and another holder's RUT and name are one datum. Community and disability are never among the fields: nobody has to tell them. Never throws.
 *
 * @param today the day no birth date may be later than, 'AAAA-MM-DD'. @default the day of the clock, in UTC
 */
export function profileCompleteness(personal: unknown, bank: unknown, today?: unknown): ProfileCompleteness {
  const { country, rut } = fieldsOf(personal);
  const asked = askedFields(country);
  const values = { ...fieldsOf(personal), ...fieldsOf(bank) };
  const isUnnamed =
    asked.includes('holder_rut') && hasOtherHolder(bank, rut) && isBlank(values.account_holder_name);
  const errors: Readonly<Record<string, unknown>> = {
    ...validateProfilePersonal(personal, today),
    // Whose account it is is not known before its holder is named: the number is judged by itself.
    ...(isUnnamed
      ? validateProfileBank({ ...fieldsOf(bank), holder_rut: '' }, undefined)
      : validateProfileBank(bank, rut)),
  };
  const isMissing = (field: ProfileField) => isBlank(values[field]) || errors[field] !== undefined;
  const missing = [...asked.filter(isMissing), ...(isUnnamed ? (['account_holder_name'] as const) : [])];
  const known = asked.length - missing.length;
  const of = asked === ALWAYS ? MOST : asked.length;
  return { percent: Math.floor((100 * known) / of), known, of, missing };
}
