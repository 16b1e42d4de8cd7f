import type { Bank, ChargeAccount } from '@doblaje/contract/client';
import { bankFileTemplate } from '@doblaje/domain/bankFiles';
import type { BankValues, ChargeAccountValues } from '@doblaje/domain/studio';
import { defineEdit } from '../../../edits/defineEdit';
import { createDrafts, type Draft } from '../../../edits/drafts';

/** The labels of a bank's fields. */
export const BANK_LABELS = {
  code: 'Código',
  name: 'Nombre',
  rut: 'RUT del banco',
  isActive: 'Recibe transferencias',
  mergedInto: 'Ahora es',
} as const;

/** A bank's value in words. */
export const bankValueText = (_: string, value: unknown) =>
  typeof value === 'boolean' ? (value ? 'sí' : 'no') : value === '' ? 'sin dato' : String(value);

/** The edit of a bank. */
export const BANK = defineEdit<Bank, BankValues>({
  place: 'en el banco',
  labels: BANK_LABELS,
  text: bankValueText,
  valuesOf: ({ code, name, rut, isActive, mergedInto }) => ({ code, name, rut, isActive, mergedInto }),
  updatedAtOf: ({ updatedAt }) => updatedAt,
});

/** Typed values of a new bank. */
export const NEW_BANK = createDrafts<Draft<null, BankValues>>('en el banco nuevo');

/** The labels of a charge account's fields. */
export const CHARGE_ACCOUNT_LABELS = {
  name: 'Nombre',
  bank: 'Banco',
  account: 'N.º de cuenta',
  agreement: 'N.º de convenio',
  template: 'Archivo que pide el banco',
} as const;

/** A charge account's value in words. */
export const chargeAccountText = (field: string, value: unknown) =>
  field === 'template' ? (bankFileTemplate(value)?.label ?? '') : value === '' ? 'sin dato' : String(value);

/** The edit of a charge account. */
export const CHARGE_ACCOUNT = defineEdit<ChargeAccount, ChargeAccountValues>({
  place: 'en la cuenta de cargo',
  labels: CHARGE_ACCOUNT_LABELS,
  text: chargeAccountText,
  valuesOf: ({ name, bank, account, agreement, template }) => ({ name, bank, account, agreement, template }),
  updatedAtOf: ({ updatedAt }) => updatedAt,
});

/** Typed values of a new charge account. */
export const NEW_CHARGE_ACCOUNT = createDrafts<Draft<null, ChargeAccountValues>>(
  'en la cuenta de cargo nueva',
);
