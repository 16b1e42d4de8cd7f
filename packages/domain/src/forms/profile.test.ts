import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BANKS } from '../options/banks';
import { rutCheckDigit } from '../rut/check';
import {
  cuentaRutOf,
  hasValidIdentity,
  mendedAccountNumber,
  PROFILE_BANK_INITIAL,
  PROFILE_PERSONAL_INITIAL,
  type ProfilePersonalValues,
  profileCompleteness,
  profileText,
  validateProfileBank,
  validateProfilePersonal,
} from './index';

const TODAY = '2026-03-05';

const antonia: ProfilePersonalValues = {
  first_name: 'Antonia',
  last_name: 'Millaquén Rojas',
  country: 'CL',
  rut: '12.345.678-5',
  gender: 'Femenino',
  birth_date: '1991-11-02',
  phone: '+56 9 5550 0177',
  address: 'Av. Las Araucarias 2210, Valdivia',
  community: '',
  disability: '',
  sensitive_consent: false,
};

const errorsOf = (changes: Record<string, unknown>) =>
  validateProfilePersonal({ ...antonia, ...changes }, TODAY);

describe('personal data', () => {
  it('asks for the name alone: the rest may be added another day', () => {
    const names = { first_name: 'El nombre es requerido', last_name: 'El apellido es requerido' };
    expect(validateProfilePersonal(PROFILE_PERSONAL_INITIAL, TODAY)).toEqual(names);
    expect(validateProfilePersonal(null, TODAY)).toEqual(names);
    const { first_name, last_name } = antonia;
    const named = { ...PROFILE_PERSONAL_INITIAL, first_name, last_name };
    for (const country of ['', 'CL', 'AR']) {
      expect(validateProfilePersonal({ ...named, country, rut: '', passport: ' ' }, TODAY)).toEqual({});
    }
  });

  it('lets a whole sheet through', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ country: 'AR', rut: undefined, passport: '31.224.908' })).toEqual({});
  });

  it('wants a RUT, if there is one, to be whole and valid in Chile', () => {
    expect(errorsOf({ rut: '12.345.678-4' })).toEqual({ rut: 'El RUT es inválido' });
    expect(errorsOf({ rut: '12345678' })).toEqual({ rut: 'El RUT es inválido' });
  });

  it('wants a document, if there is one, to be valid elsewhere', () => {
    expect(errorsOf({ country: 'AR', passport: 'AB' })).toEqual({ passport: 'No es un documento válido' });
    expect(errorsOf({ country: 'AR', passport: 'x'.repeat(201) }).passport).toBe(
      'Debe tener como máximo 200 caracteres',
    );
  });

  it.each([
    ['02-11-1991', 'Ingresa una fecha válida'],
    ['1991-02-30', 'Ingresa una fecha válida'],
    ['1899-12-31', 'La fecha de nacimiento es anterior a 1900: revisa el año'],
    ['1890-06-01', 'La fecha de nacimiento es anterior a 1900: revisa el año'],
    ['1900-01-01', undefined],
    ['2024-02-29', undefined],
    [TODAY, 'La fecha de nacimiento es la de hoy: revisa el año'],
    ['2026-03-06', 'La fecha de nacimiento no puede ser posterior a hoy'],
  ])('judges the birth date %s', (birth_date, message) => {
    expect(errorsOf({ birth_date }).birth_date).toBe(message);
  });

  it('takes the day of the clock when none is given', () => {
    expect(validateProfilePersonal({ ...antonia, birth_date: '9999-12-31' }).birth_date).toBe(
      'La fecha de nacimiento no puede ser posterior a hoy',
    );
    expect(validateProfilePersonal({ ...antonia, birth_date: '2026-01-01' }, {}).birth_date).toBeUndefined();
  });

  it('keeps sensitive fields with consent only', () => {
    const message = 'Autoriza que guardemos comunidad y discapacidad, o déjalas vacías';
    expect(errorsOf({ community: 'Indigenous' })).toEqual({ sensitive_consent: message });
    expect(errorsOf({ disability: 'none' })).toEqual({ sensitive_consent: message });
    expect(errorsOf({ disability: 'none', sensitive_consent: 'true' })).toEqual({
      sensitive_consent: message,
    });
    expect(errorsOf({ community: 'Indigenous', sensitive_consent: true })).toEqual({});
  });

  it('asks for the consent of who represents a person below 16 too', () => {
    const ofMinor = (changes: Record<string, unknown>) =>
      errorsOf({
        ...{ birth_date: '2012-01-01', community: 'Indigenous', sensitive_consent: true },
        ...{ representative_name: 'Ana Rojas', representative_rut: '11.111.111-1' },
        ...{ representative_relation: 'Madre', representative_contact: 'ana@correo.cl', ...changes },
      });
    expect(ofMinor({})).toEqual({
      representative_consent:
        'Quien te representa tiene que autorizarlo también, o deja vacías comunidad y discapacidad',
    });
    expect(ofMinor({ representative_consent: true })).toEqual({});
    expect(ofMinor({ community: '' })).toEqual({});
    expect(ofMinor({ birth_date: '2010-01-01' })).toEqual({});
  });
});

describe('bank', () => {
  const account = {
    bank: '051',
    account_type: 'vista',
    account_number: '0012344417',
    holder_rut: '12.345.678-5',
  };

  it('asks for nothing: the rest may be added another day', () => {
    expect(validateProfileBank(PROFILE_BANK_INITIAL)).toEqual({});
    expect(validateProfileBank({ bank: '012' })).toEqual({});
  });

  it('lets a whole account through', () => {
    expect(validateProfileBank(account)).toEqual({});
  });

  it('wants a code of three digits, or one of the given banks', () => {
    const wrong = { bank: 'Elige una opción de la lista' };
    expect(validateProfileBank({ ...account, bank: '875' })).toEqual({});
    expect(validateProfileBank({ ...account, bank: '87' })).toEqual(wrong);
    expect(validateProfileBank({ ...account, bank: 875 })).toEqual(wrong);
    expect(validateProfileBank({ ...account, bank: '875' }, undefined, BANKS)).toEqual(wrong);
    expect(validateProfileBank(account, undefined, BANKS)).toEqual({});
    expect(validateProfileBank({ ...account, bank: '' }, undefined, [])).toEqual({});
  });

  it.each(['123', '1'.repeat(21), '12-34', '12 34', 1234])(
    'wants 4 to 20 digits, not %j',
    (account_number) => {
      expect(validateProfileBank({ ...account, account_number })).toEqual({
        account_number: 'El número de cuenta debe tener entre 4 y 20 dígitos',
      });
    },
  );

  it.each([
    ['123456785', undefined],
    ['00123456785', undefined],
    ['123456784', undefined],
    ['7654321', 'La CuentaRUT de 12.345.678-5 es 12345678: corrige el número, o el RUT del titular'],
    ['12345678', undefined],
    ['0012345678', undefined],
    ['30012345678', undefined],
  ])('knows the CuentaRUT: to %j it says %j', (account_number, message) => {
    const values = { ...account, bank: '012', account_number };
    const errors = message === undefined ? {} : { account_number: message };
    expect(validateProfileBank(values)).toEqual(errors);
    // Without a holder the account belongs to the person.
    expect(validateProfileBank({ ...values, holder_rut: '' }, '12.345.678-5')).toEqual(errors);
    expect(validateProfileBank({ ...values, account_type: 'corriente' })).toEqual({});
    expect(validateProfileBank({ ...values, bank: '051' })).toEqual({});
  });

  it.each([
    ['123456785', '12345678'],
    ['00123456785', '12345678'],
    [' 12.345.678-5 ', '12345678'],
    // Not the holder's: another account, of which nothing is known.
    ['123456784', '123456784'],
    ['12345678', '12345678'],
    ['0012345678', '0012345678'],
    ['30012345678', '30012345678'],
    ['', ''],
  ])('takes the check digit off a CuentaRUT: %j is %j', (account_number, mended) => {
    const values = { ...account, bank: '012', account_number };
    expect(mendedAccountNumber(values)).toBe(mended);
    // Without a holder the account belongs to the person.
    expect(mendedAccountNumber({ ...values, holder_rut: '' }, '12.345.678-5')).toBe(mended);
    expect(mendedAccountNumber({ ...values, account_type: 'corriente' })).toBe(account_number);
    expect(mendedAccountNumber({ ...values, bank: '051' })).toBe(account_number);
    // Of digits alone nothing is known then.
    const alone = mendedAccountNumber({ ...values, holder_rut: '' });
    expect(alone).toBe(account_number.includes('.') ? mended : account_number);
  });

  it('knows a CuentaRUT whose check digit is a K', () => {
    const values = { ...account, bank: '012', account_number: '1000005k', holder_rut: '1.000.005-K' };
    expect(validateProfileBank(values)).toEqual({});
    expect(mendedAccountNumber(values)).toBe('1000005');
    expect(cuentaRutOf(values)).toBe('1000005');
    expect(cuentaRutOf({ ...values, holder_rut: '0.000.000-0' })).toBe('');
    expect(cuentaRutOf(undefined)).toBe('');
    // No account number has a K: it is a CuentaRUT before any RUT is known.
    const alone = { ...values, holder_rut: '' };
    expect([mendedAccountNumber(alone), validateProfileBank(alone)]).toEqual(['1000005', {}]);
    const wrong = [
      { ...alone, account_number: '1000006K' },
      { ...alone, bank: '051' },
      { ...alone, account_type: 'corriente' },
      { ...values, holder_rut: '12.345.678-5' },
    ];
    for (const other of wrong) {
      expect(mendedAccountNumber(other)).toBe(other.account_number);
      expect(Object.keys(validateProfileBank(other))).toEqual(['account_number']);
    }
    expect([mendedAccountNumber(null), mendedAccountNumber({ account_number: 1234 })]).toEqual(['', '']);
  });

  it('mends once: what is mended, or typed right, stays as it is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_000, max: 99_999_999 }),
        fc.constantFrom('', '0', '000'),
        (body, zeros) => {
          const rut = `${body}${rutCheckDigit(`${body}`)}`;
          const values = { ...account, bank: '012', holder_rut: rut, account_number: zeros + rut };
          const mended = mendedAccountNumber(values);
          expect(mended).toBe(`${body}`);
          expect(mendedAccountNumber({ ...values, account_number: mended })).toBe(mended);
          expect(validateProfileBank({ ...values, account_number: mended })).toEqual({});
        },
      ),
    );
  });

  it("asks for the holder's name of an account that is not the person's", () => {
    const others = (account_holder_name?: unknown, holder_rut = '12.345.678-5') =>
      validateProfileBank({ ...account, holder_rut, account_holder_name }, '7.654.321-6');
    const asked = { account_holder_name: 'Escribe el nombre del titular de la cuenta' };
    expect([others(), others('  ')]).toEqual([asked, asked]);
    expect(others('Rosa Rojas')).toEqual({});
    expect(others('1234')).toEqual({ account_holder_name: 'El nombre debe tener al menos una letra' });
    expect(others('', '7654321-6')).toEqual({});
    expect(others('', '12.345')).toEqual({ holder_rut: 'El RUT es inválido' });
    expect(validateProfileBank(account)).toEqual({});
  });

  it('checks the RUT of the holder', () => {
    expect(validateProfileBank({ ...account, holder_rut: '1-9' })).toEqual({
      holder_rut: 'El RUT es inválido',
    });
  });
});

it('refuses a telephone number without its digits, and accepts none at all', () => {
  expect(validateProfilePersonal({ ...antonia, phone: 'abc' }, TODAY)).toEqual({
    phone: 'Escribe el número con sus dígitos, por ejemplo +56 9 1234 5678',
  });
  expect(validateProfilePersonal({ ...antonia, phone: '' }, TODAY)).toEqual({});
});

describe('completeness', () => {
  const bank = {
    bank: '051',
    account_type: 'vista',
    account_number: '0012344417',
    holder_rut: '12.345.678-5',
  };

  it('before a country is chosen misses what everybody needs, out of as many fields as in Chile', () => {
    const named = { ...PROFILE_PERSONAL_INITIAL, first_name: 'Antonia', last_name: 'Millaquén Rojas' };
    expect(profileCompleteness(named, PROFILE_BANK_INITIAL, TODAY)).toEqual({
      percent: 16,
      known: 2,
      of: 12,
      missing: ['country', 'gender', 'birth_date', 'phone', 'address'],
    });
  });

  it('wants RUT and bank account in Chile, only the document elsewhere', () => {
    expect(profileCompleteness({ ...antonia, rut: '12.345.678-4' }, PROFILE_BANK_INITIAL, TODAY)).toEqual({
      percent: 58,
      known: 7,
      of: 12,
      missing: ['rut', 'bank', 'account_type', 'account_number', 'holder_rut'],
    });
    const abroad = { ...antonia, country: 'AR', rut: undefined };
    expect(profileCompleteness(abroad, PROFILE_BANK_INITIAL, TODAY).missing).toEqual(['passport']);
  });

  it.each([
    ['CL', 12],
    ['AR', 8],
    ['', 12],
    [null, 12],
  ])('counts fields for country %j: %i', (country, count) => {
    expect(profileCompleteness({ country }, {}).of).toBe(count);
  });

  it('is full without community and disability, and never rounds up to full', () => {
    expect(profileCompleteness(antonia, bank, TODAY)).toEqual({
      ...{ percent: 100, known: 12, of: 12, missing: [] },
    });
    expect(profileCompleteness({ ...antonia, phone: ' ' }, bank, TODAY).percent).toBe(91);
    expect(profileCompleteness(null, null).percent).toBe(0);
    const others = { ...bank, holder_rut: '7.654.321-6' };
    expect(profileCompleteness(antonia, others, TODAY)).toEqual({
      ...{ percent: 91, known: 11, of: 12 },
      missing: ['account_holder_name'],
    });
    expect(
      profileCompleteness(antonia, { ...others, account_holder_name: 'Rosa Rojas' }, TODAY).percent,
    ).toBe(100);
  });

  it('never falls when one more field is filled in', () => {
    const whole = { ...antonia, ...bank, account_holder_name: 'Rosa Rojas' };
    const choices: Record<string, readonly string[]> = {
      country: ['CL', 'AR'],
      passport: ['31.224.908'],
      bank: ['051', '012'],
      holder_rut: ['12.345.678-5', '7.654.321-6'],
      account_number: ['12345678', '0012344417'],
    };
    const names = [...Object.keys(choices), ...Object.keys(whole)].filter(
      (name, index, all) => all.indexOf(name) === index && name !== 'sensitive_consent',
    );
    const value = (name: string) =>
      fc.constantFrom(...(choices[name] ?? [String(whole[name as keyof typeof whole])]));
    const sheet = fc.record(Object.fromEntries(names.map((name) => [name, value(name)])), {
      requiredKeys: [],
    });
    const percentOf = (fields: object) => profileCompleteness(fields, fields, TODAY).percent;
    fc.assert(
      fc.property(sheet, fc.constantFrom(...names), fc.nat(), (filled, name, pick) => {
        fc.pre(!(name in filled));
        const all = choices[name] ?? [String(whole[name as keyof typeof whole])];
        const more = { ...filled, [name]: all[pick % all.length] };
        expect(percentOf(more)).toBeGreaterThanOrEqual(percentOf(filled));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('in words', () => {
  it.each([
    ['country', 'CL', 'Chile'],
    ['gender', 'Femenino', 'Femenino'],
    ['birth_date', '1996-08-14', '14-08-1996'],
    ['birth_date', '', ''],
    ['community', 'Indigenous', 'Indígena'],
    ['disability', 'none', 'Ninguna'],
    ['sensitive_consent', true, 'Sí'],
    ['sensitive_consent', undefined, 'No'],
    ['representative_consent', true, 'Sí'],
    ['representative_consent', undefined, 'No'],
    ['bank', '012', 'BancoEstado'],
    ['account_type', 'vista', 'Vista'],
    ['phone', '+56 9', '+56 9'],
    ['phone', null, ''],
  ] as const)('%s %j is %j', (field, value, text) => {
    expect(profileText(field, value)).toBe(text);
  });
});

describe('identity', () => {
  it.each([
    [{ country: 'CL', rut: '12.345.678-5' }, true],
    [{ country: 'CL', rut: '12.345.678-4', passport: 'AB123' }, false],
    [{ country: 'AR', passport: 'AB1' }, true],
    [{ country: 'AR', passport: 'AB', rut: '12.345.678-5' }, false],
    [{ country: 'AR', passport: '   ' }, false],
    [{ country: null, rut: '12.345.678-5' }, true],
    [{}, false],
    [null, false],
  ])('%j: %s', (person, expected) => {
    expect(hasValidIdentity(person)).toBe(expected);
  });
});
