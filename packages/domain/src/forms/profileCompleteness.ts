import { fieldsOf } from '../fields/fields';
import { identityField } from '../rules/country';
import { isBlank } from '../rules/rules';
import { hasOtherHolder, type ProfileBankValues, validateProfileBank } from './profileBank';
import { type ProfilePersonalValues, validateProfilePersonal } from './profilePersonal';

/** A field of the data sheet that counts for its completeness. */
export type ProfileField =
  | Exclude<
      keyof ProfilePersonalValues,
      'community' | 'disability' | 'sensitive_consent' | `representative_${string}`
    >
  | keyof ProfileBankValues;

/** How complete the data sheet is. */
export interface ProfileCompleteness {
  /** Whole percent, rounded down: 100 only when nothing is missing. */
  percent: number;
  /** Number of fields that are filled in and valid. */
  known: number;
  /** Number of fields in all. Before a country is chosen, as many as in Chile, so that no choice increases it. */
  of: number;
  /** Fields that are empty or not valid, in the order of the sheet; only fields that the sheet shows for its country. */
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

/** The fields that count: those of everybody, the country's identity field, and in Chile the bank section. */
function askedFields(country: unknown): readonly ProfileField[] {
  const identity = identityField(country);
  if (identity === null) return ALWAYS;
  return identity === 'rut' ? [...ALWAYS, identity, ...BANK] : [...ALWAYS, identity];
}

/** The number of fields in Chile. */
const MOST = askedFields('CL').length;

/**
 * The data of the sheet's completeness bar. Filling in one more field never lowers it: before a country is chosen (ISO 3166-1
 * alpha-2) the total is Chile's, and another holder's RUT and name count as one field. Community and disability never count:
 * nobody has to state them. Never throws.
 *
 * @param today latest day for a birth date, 'AAAA-MM-DD'. @default the current day in Chile
 */
export function profileCompleteness(personal: unknown, bank: unknown, today?: unknown): ProfileCompleteness {
  const { country, rut } = fieldsOf(personal);
  const asked = askedFields(country);
  const values = { ...fieldsOf(personal), ...fieldsOf(bank) };
  const isUnnamed =
    asked.includes('holder_rut') && hasOtherHolder(bank, rut) && isBlank(values.account_holder_name);
  const errors: Readonly<Record<string, unknown>> = {
    ...validateProfilePersonal(personal, today),
    // Until the other holder is named, the account's owner is unknown, so the number is checked without a RUT.
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
