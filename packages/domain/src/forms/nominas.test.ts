import { describe, expect, it } from 'vitest';
import { BANKS } from '../options/banks';
import {
  isOthersAccount,
  missingBankFields,
  NOMINA_PAYMENT_INITIAL,
  PROFILE_BANK_INITIAL,
  validateNominaPayment,
} from './index';

describe('payment of a nómina', () => {
  const days = { today: '2026-03-05', latestIssuedOn: '2026-02-24' };

  it('has a day that is not in the future and not before its boletas', () => {
    expect(validateNominaPayment(NOMINA_PAYMENT_INITIAL, days)).toEqual({
      paidOn: 'La fecha de pago es requerida',
    });
    expect(validateNominaPayment({ paidOn: '2026-02-31' }, days)).toEqual({
      paidOn: 'Ingresa una fecha válida',
    });
    expect(validateNominaPayment({ paidOn: '2026-03-06' }, days)).toEqual({
      paidOn: 'La fecha de pago no puede ser futura',
    });
    expect(validateNominaPayment({ paidOn: '2026-02-23' }, days)).toEqual({
      paidOn: 'Hay una boleta del 24-02-2026: no se pudo pagar antes',
    });
    for (const paidOn of ['2026-02-24', '2026-03-05'])
      expect(validateNominaPayment({ paidOn }, days)).toEqual({});
    expect(validateNominaPayment({ paidOn: '2999-01-01' })).toEqual({});
  });

  it('may come before the date of a boleta that is dated ahead', () => {
    const ahead = { today: '2026-12-28', latestIssuedOn: '2027-01-02' };
    expect(validateNominaPayment({ paidOn: '2026-12-28' }, ahead)).toEqual({});
    expect(validateNominaPayment({ paidOn: '2026-10-01' }, ahead)).toEqual({
      paidOn: 'Hay una boleta del 02-01-2027: no se pudo pagar antes',
    });
  });
});

describe('bank data of a transfer', () => {
  const bank = {
    ...{ bank: '012', account_type: 'vista', account_number: '0012345', holder_rut: '12.345.678-5' },
  };

  it('are complete, or the missing ones are named', () => {
    expect(missingBankFields(bank)).toEqual([]);
    expect(missingBankFields(PROFILE_BANK_INITIAL)).toEqual([
      ...['bank', 'account_type', 'account_number', 'holder_rut'],
    ]);
    expect(missingBankFields(undefined)).toHaveLength(4);
    expect(missingBankFields({ ...bank, account_number: '12-A45' })).toEqual(['account_number']);
    expect(missingBankFields({ ...bank, bank: '999', account_type: 'oro' }, BANKS)).toEqual([
      'bank',
      'account_type',
    ]);
    for (const wrong of ['12', '0012', 'abc', '٠١٢', 12, null, ['012']])
      expect(missingBankFields({ ...bank, bank: wrong })).toEqual(['bank']);
    // Which banks there are is data of whoever asks.
    expect(missingBankFields({ ...bank, bank: '875' })).toEqual([]);
    const banks = [{ value: '875', label: 'Mercado Pago' }];
    expect(missingBankFields({ ...bank, bank: '875' }, banks)).toEqual([]);
    expect(missingBankFields(bank, banks)).toEqual(['bank']);
    expect(missingBankFields({ ...bank, holder_rut: '12.345.678-6' })).toEqual(['holder_rut']);
    const others = { ...bank, rut: '7.654.321-6' };
    expect(missingBankFields(others)).toEqual(['account_holder_name']);
    expect(missingBankFields({ ...others, account_holder_name: 'Rosa Rojas' })).toEqual([]);
    expect(missingBankFields({ ...bank, rut: '12345678-5', account_number: '123456785' })).toEqual([
      'account_number',
    ]);
  });
});

describe("somebody else's account", () => {
  it('has a RUT other than the person’s, however both are written', () => {
    expect(isOthersAccount({ rut: '12.345.678-5', holder_rut: '7.654.321-6' })).toBe(true);
    expect(isOthersAccount({ rut: '12.345.678-5', holder_rut: '012345678-5' })).toBe(false);
  });
  it('is not assumed where a RUT is missing', () => {
    for (const person of [undefined, {}, { rut: '12345678-5' }, { rut: '', holder_rut: '7654321-6' }])
      expect(isOthersAccount(person)).toBe(false);
  });
});
