import { fieldsOf } from '../fields/fields';
import { ACCOUNT_TYPES, type AccountType } from '../options/accountTypes';
import { isIn, type Option } from '../options/option';
import { accountNumber, mendedAccountNumber } from '../rules/accountNumber';
import { bankCode } from '../rules/bankCode';
import { RUT_INVALID } from '../rules/messages';
import { FIRST_NAME } from '../rules/names';
import { checkForm, type FormErrors, isBlank, required, when } from '../rules/rules';
import { rut } from '../rules/valueRules';
import { cleanRut, isValidRut } from '../rut/check';

export { cuentaRutOf, mendedAccountNumber } from '../rules/accountNumber';

/** The data sheet's section Datos bancarios; Chilean accounts only. */
export type ProfileBankValues = {
  /**
   * Code of a bank, three digits. Which there are is data that changes: the portal's come from its catalogue, `BANKS` of
   * `/options/banks` is a list as of 2026.
   */
  bank: string;
  account_type: AccountType | '';
  /** Digits as text, because zeros at the left count. It is kept as {@link mendedAccountNumber} gives it. */
  account_number: string;
  /** RUT of the account's holder, with its check digit. */
  holder_rut: string;
  /** Name of the account's holder, if that is not the person. */
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
 * Final-form validator of the data sheet's bank section: typed values must be right, missing ones may come later
 * (`profileCompleteness` lists them). Another person's account needs that person's name, because banks compare it.
 * @param ownRut the RUT of the sheet's person; without it no account is known to be somebody else's
 * @param banks the banks that may be chosen, e.g. `BANKS`. @default every code of three digits: who keeps the list checks it
 */
export function validateProfileBank(
  values: unknown,
  ownRut?: unknown,
  banks?: readonly Option<string>[],
): FormErrors<ProfileBankValues> {
  return checkForm<ProfileBankValues>(values, {
    bank: [bankCode('Elige una opción de la lista', banks)],
    account_number: [accountNumber(ownRut)],
    holder_rut: [rut(RUT_INVALID)],
    account_holder_name: [
      when((bank) => hasOtherHolder(bank, ownRut), required('Escribe el nombre del titular de la cuenta')),
      when(({ account_holder_name }) => !isBlank(account_holder_name), ...FIRST_NAME),
    ],
  });
}

/**
 * Whether the bank section names another holder than the person, with a valid RUT: then it also needs the holder's name.
 * Never throws.
 */
export function hasOtherHolder(bank: unknown, ownRut: unknown): boolean {
  const { holder_rut } = fieldsOf(bank);
  return isValidRut(holder_rut) && isOthersAccount({ rut: ownRut, holder_rut });
}

/**
 * The fields that are missing or not valid for a payment by transfer, in the order of the sheet; empty: none.
 * Never throws.
 * @param bank the section's values, and the person's own `rut`, which shows whether the account is another person's
 * @param banks the banks that there are, e.g. `BANKS`. @default every code of three digits
 */
export function missingBankFields(
  bank: unknown,
  banks?: readonly Option<string>[],
): (keyof ProfileBankValues)[] {
  const values = fieldsOf(bank);
  const errors: Readonly<Record<string, unknown>> = validateProfileBank(bank, values.rut, banks);
  const fields = Object.keys(PROFILE_BANK_INITIAL) as (keyof ProfileBankValues)[];
  return fields.filter(
    (field) =>
      errors[field] !== undefined ||
      // The person's own account needs no holder's name.
      (field !== 'account_holder_name' && isBlank(values[field])) ||
      // A CuentaRUT kept with its check digit, as before the digit was taken off: a bank's file would carry it.
      (field === 'account_number' && mendedAccountNumber(values, values.rut) !== values[field]) ||
      (field === 'account_type' && !isIn(ACCOUNT_TYPES, values[field])),
  );
}

/**
 * Whether the account of a data sheet is another person's: its holder's RUT is not the person's own. false if either RUT is
 * unknown, as for a person with a passport. Never throws.
 * @param person their `rut` and `holder_rut`
 */
export function isOthersAccount(person: unknown): boolean {
  const { rut: own, holder_rut: holder } = fieldsOf(person);
  const [mine, theirs] = [own, holder].map((rut) => cleanRut(rut).replace(/^0+/, ''));
  return mine !== '' && theirs !== '' && mine !== theirs;
}
