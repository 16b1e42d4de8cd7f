import { ACCOUNT_TYPES, type AccountType } from '../options/accountTypes';
import { BANKS, type BankCode } from '../options/banks';
import { isIn } from '../options/option';
import { cleanRut } from '../rut/check';
import { RUT_INVALID } from './messages';
import { checkForm, type FieldRule, type FormErrors, fieldsOf, isBlank } from './rules';
import { rut } from './valueRules';

/** The data sheet's section Datos bancarios; Chilean accounts only. */
export type ProfileBankValues = {
  bank: BankCode | '';
  account_type: AccountType | '';
  /** Digits as text: zeros at the left count. */
  account_number: string;
  /** RUT of the account's holder, with its check digit. */
  holder_rut: string;
};

/** The section before anything is known. */
export const PROFILE_BANK_INITIAL: Readonly<ProfileBankValues> = {
  bank: '',
  account_type: '',
  account_number: '',
  holder_rut: '',
};

const accountNumber: FieldRule = (value) =>
  isBlank(value) || (typeof value === 'string' && /^\d{4,20}$/.test(value))
    ? undefined
    : 'El número de cuenta debe tener entre 4 y 20 dígitos';

/**
 * Final-form validator of the data sheet's bank section: what is typed must be right, the rest may come another day
 * (`profileCompleteness` says what lacks).
 */
export function validateProfileBank(values: unknown): FormErrors<ProfileBankValues> {
  return checkForm<ProfileBankValues>(values, {
    account_number: [accountNumber],
    holder_rut: [rut(RUT_INVALID)],
  });
}

/**
 * What lacks, or is not valid, before somebody can be paid by a transfer, in the order of the sheet; empty: nothing does.
 * Never throws.
 */
export function missingBankFields(bank: unknown): (keyof ProfileBankValues)[] {
  const values = fieldsOf(bank);
  const errors: Readonly<Record<string, unknown>> = validateProfileBank(bank);
  const known = { bank: BANKS, account_type: ACCOUNT_TYPES } as const;
  const fields = Object.keys(PROFILE_BANK_INITIAL) as (keyof ProfileBankValues)[];
  return fields.filter(
    (field) =>
      isBlank(values[field]) ||
      errors[field] !== undefined ||
      (field in known && !isIn(known[field as keyof typeof known], values[field])),
  );
}

/**
 * Whether the account of a data sheet is another person's: its holder's RUT is not the person's own. false where either is
 * not known, as of somebody with a passport. Never throws.
 * @param person their `rut` and `holder_rut`
 */
export function isOthersAccount(person: unknown): boolean {
  const { rut: own, holder_rut: holder } = fieldsOf(person);
  const [mine, theirs] = [own, holder].map((rut) => cleanRut(rut).replace(/^0+/, ''));
  return mine !== '' && theirs !== '' && mine !== theirs;
}
