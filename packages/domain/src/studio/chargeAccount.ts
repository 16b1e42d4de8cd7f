import { bankFileTemplate } from '../bankFiles/knownTemplates';
import { fieldOf } from '../fields/fields';
import { bankCode } from '../rules/bankCode';
import { checkForm, type FieldRule, type FormErrors, isBlank, required } from '../rules/rules';
import { bankName } from './bank';

/** An account of the studio that nóminas are paid from. */
export type ChargeAccountValues = {
  /** As the studio calls it: 'BCI, cuenta corriente'. */
  name: string;
  /** Code of its bank. */
  bank: string;
  /** Digits as text, because zeros at the left count. */
  account: string;
  /** Number of the agreement with the bank; '' if the bank has none. */
  agreement: string;
  /** Id of the file that its bank takes: one of BANK_FILE_TEMPLATES. */
  template: string;
};

/** A charge account before anything is typed. */
export const CHARGE_ACCOUNT_INITIAL: Readonly<ChargeAccountValues> = {
  ...{ name: '', bank: '', account: '', agreement: '', template: '' },
};

const digits =
  (least: number, most: number, message: string): FieldRule =>
  (value) => {
    if (isBlank(value)) return undefined;
    const isRight = typeof value === 'string' && /^\d+$/.test(value);
    return isRight && value.length >= least && value.length <= most ? undefined : message;
  };

/** The file is one that the portal can write, and of the account's own bank. */
const template: FieldRule = (value, values) => {
  const known = bankFileTemplate(value);
  if (!known) return 'Elige el archivo que pide el banco';
  const bank = fieldOf(values, 'bank');
  return known.bank === '' || isBlank(bank) || known.bank === bank
    ? undefined
    : 'Este archivo es de otro banco';
};

/** Final-form validator of a charge account. */
export function validateChargeAccount(values: unknown): FormErrors<ChargeAccountValues> {
  return checkForm<ChargeAccountValues>(values, {
    name: bankName,
    bank: [required('Elige el banco'), bankCode('Elige un banco de la lista')],
    account: [
      required('El número de cuenta es requerido'),
      digits(4, 20, 'El número de cuenta debe tener entre 4 y 20 dígitos'),
    ],
    agreement: [digits(1, 20, 'El convenio debe tener solo dígitos, 20 como máximo')],
    template: [template],
  });
}
