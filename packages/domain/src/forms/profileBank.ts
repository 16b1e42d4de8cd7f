import { ACCOUNT_TYPES, type AccountType } from '../options/accountTypes';
import { BANKS, type BankCode } from '../options/banks';
import { isIn } from '../options/option';
import { cleanRut, isValidRut } from '../rut/check';
import { accountNumber } from './accountNumber';
import { RUT_INVALID } from './messages';
import { FIRST_NAME } from './names';
import { checkForm, type FormErrors, fieldsOf, isBlank, required, when } from './rules';
import { rut } from './valueRules';

export { cuentaRutOf } from './accountNumber';

/** The data sheet's section Datos bancarios; Chilean accounts only. */
export type ProfileBankValues = {
  bank: BankCode | '';
  account_type: AccountType | '';
  /** Digits as text: zeros at the left count. */
  account_number: string;
  /** RUT of the account's holder, with its check digit. */
  holder_rut: string;
  /** Name of the account's holder, where that is not the person. */
  account_holder_name: string;
};

/** The section before anything is known. */
export const PROFILE_BANK_INITIAL: Readonly<ProfileBankValues> = {
  bank: '',
  account_type: '',
  account_number: '',
  holder_rut: '',
  account_holder_name: '',
};

/**
 * Final-form validator of the data sheet's bank section: what is typed must be right, the rest may come another day
 * (`profileCompleteness` says what lacks). Another person's account needs the name of that person, which banks compare.
 * @param ownRut of the person whose sheet it is; without one nobody else's account is known to be
 */
export function validateProfileBank(values: unknown, ownRut?: unknown): FormErrors<ProfileBankValues> {
  return checkForm<ProfileBankValues>(values, {
    account_number: [accountNumber(ownRut)],
    holder_rut: [rut(RUT_INVALID)],
    account_holder_name: [
      when((bank) => hasOtherHolder(bank, ownRut), required('Escribe el nombre del titular de la cuenta')),
      when(({ account_holder_name }) => !isBlank(account_holder_name), ...FIRST_NAME),
    ],
  });
}

/**
 * Whether the bank section names another holder than the person, by a RUT that is valid: then the holder's name is part of it.
 * Never throws.
 */
export function hasOtherHolder(bank: unknown, ownRut: unknown): boolean {
  const { holder_rut } = fieldsOf(bank);
  return isValidRut(holder_rut) && isOthersAccount({ rut: ownRut, holder_rut });
}

/**
 * What lacks, or is not valid, before somebody can be paid by a transfer, in the order of the sheet; empty: nothing does.
 * Never throws.
 * @param bank the section's values, and the person's own `rut`: by it another's account is known
 */
export function missingBankFields(bank: unknown): (keyof ProfileBankValues)[] {
  const values = fieldsOf(bank);
  const errors: Readonly<Record<string, unknown>> = validateProfileBank(bank, values.rut);
  const known = { bank: BANKS, account_type: ACCOUNT_TYPES } as const;
  const fields = Object.keys(PROFILE_BANK_INITIAL) as (keyof ProfileBankValues)[];
  return fields.filter(
    (field) =>
      errors[field] !== undefined ||
      // Its own account is in its own name.
      (field !== 'account_holder_name' && isBlank(values[field])) ||
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
