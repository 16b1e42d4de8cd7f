import { describe, expect, it } from 'vitest';
import { BANK_FILE_TEMPLATES } from '../bankFiles';
import { BANK_INITIAL, CHARGE_ACCOUNT_INITIAL, validateBank, validateChargeAccount } from '.';

describe('a bank', () => {
  const bank = { code: '875', name: 'Mercado Pago', rut: '77.214.066-5', isActive: true, mergedInto: '' };

  it('has a code of three digits and a name', () => {
    expect(validateBank(bank)).toEqual({});
    expect(validateBank({ ...bank, rut: '' })).toEqual({});
    expect(validateBank(BANK_INITIAL)).toEqual({
      code: 'El código es requerido',
      name: 'El nombre es requerido',
    });
    for (const code of ['12', '1234', 'abc', 12])
      expect(validateBank({ ...bank, code })).toEqual({ code: 'El código tiene tres dígitos' });
    expect(validateBank({ ...bank, rut: '77.214.066-4' })).toEqual({ rut: 'El RUT es inválido' });
    expect(validateBank({ ...bank, name: 'a'.repeat(81) })).toHaveProperty('name');
  });

  it('that became part of another takes no transfers any more, and is not its own successor', () => {
    expect(validateBank({ ...bank, isActive: false, mergedInto: '039' })).toEqual({});
    expect(validateBank({ ...bank, mergedInto: '039' })).toEqual({
      mergedInto: 'Un banco que pasó a ser otro ya no recibe transferencias',
    });
    expect(validateBank({ ...bank, isActive: false, mergedInto: '875' })).toEqual({
      mergedInto: 'Elige otro banco',
    });
    expect(validateBank({ ...bank, isActive: false, mergedInto: '39' })).toEqual({
      mergedInto: 'Elige un banco de la lista',
    });
  });
});

describe('a charge account', () => {
  const account = { name: 'BCI', bank: '016', account: '00123456', agreement: '', template: 'bci' };

  it('has a bank, a number and the file of that bank', () => {
    expect(validateChargeAccount(account)).toEqual({});
    expect(validateChargeAccount({ ...account, agreement: '7', template: 'csv' })).toEqual({});
    expect(validateChargeAccount(CHARGE_ACCOUNT_INITIAL)).toEqual({
      ...{ name: 'El nombre es requerido', bank: 'Elige el banco' },
      account: 'El número de cuenta es requerido',
      template: 'Elige el archivo que pide el banco',
    });
  });

  it.each(BANK_FILE_TEMPLATES)('takes the file $id only for its own bank', ({ id, bank }) => {
    expect(validateChargeAccount({ ...account, bank: bank || '055', template: id })).toEqual({});
    if (bank !== '')
      expect(validateChargeAccount({ ...account, bank: '055', template: id })).toEqual({
        template: 'Este archivo es de otro banco',
      });
  });

  it.each([
    [{ bank: '16' }, { bank: 'Elige un banco de la lista', template: 'Este archivo es de otro banco' }],
    [{ account: '12-345' }, { account: 'El número de cuenta debe tener entre 4 y 20 dígitos' }],
    [{ account: '123' }, { account: 'El número de cuenta debe tener entre 4 y 20 dígitos' }],
    [{ account: 123_456 }, { account: 'El número de cuenta debe tener entre 4 y 20 dígitos' }],
    [{ agreement: '1'.repeat(21) }, { agreement: 'El convenio debe tener solo dígitos, 20 como máximo' }],
    [{ template: 'otro' }, { template: 'Elige el archivo que pide el banco' }],
  ])('with %j is refused', (wrong, errors) => {
    expect(validateChargeAccount({ ...account, ...wrong })).toEqual(errors);
  });
});
