import { fieldOf } from '../fields/fields';
import { bankCode } from '../rules/bankCode';
import { RUT_INVALID } from '../rules/messages';
import { checkForm, type FormErrors, isBlank, required, when } from '../rules/rules';
import { maxLength } from '../rules/textRules';
import { rut } from '../rules/valueRules';

/** A bank, or another institution that has accounts, as ADMIN edits it. */
export type BankValues = {
  /** Three digits of the supervisor's list (CMF). */
  code: string;
  name: string;
  /** Some banks' files name it; '' if nobody has filled it in. */
  rut: string;
  /** Whether it takes transfers today. */
  isActive: boolean;
  /** Code of the bank that it became part of; '' if of none. */
  mergedInto: string;
};

/** A bank before anything is typed. */
export const BANK_INITIAL: Readonly<BankValues> = {
  ...{ code: '', name: '', rut: '', isActive: true, mergedInto: '' },
};

/** Most characters of a bank's name, and of a charge account's. */
export const BANK_NAME_MAX = 80;

/** A name of at most {@link BANK_NAME_MAX} characters. */
export const bankName = [
  required('El nombre es requerido'),
  maxLength(BANK_NAME_MAX, 'Debe tener como máximo 80 caracteres'),
] as const;

/** Final-form validator of a bank. */
export function validateBank(values: unknown): FormErrors<BankValues> {
  return checkForm<BankValues>(values, {
    code: [required('El código es requerido'), bankCode('El código tiene tres dígitos')],
    name: bankName,
    rut: [rut(RUT_INVALID, { zero: false })],
    mergedInto: [
      bankCode('Elige un banco de la lista'),
      when(
        ({ isActive }) => isActive === true,
        (value) => (isBlank(value) ? undefined : 'Un banco que pasó a ser otro ya no recibe transferencias'),
      ),
      (value, bank) => (isBlank(value) || value !== fieldOf(bank, 'code') ? undefined : 'Elige otro banco'),
    ],
  });
}
