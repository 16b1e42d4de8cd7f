import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../options/countries';
import {
  chileFirst,
  hasPhoneDigits,
  PHONE_DIGITS,
  rutBodyHint,
  validateApplicationPersonal,
  validateOnboardingPersonal,
} from './index';

describe('how a RUT is written in step 1', () => {
  it.each([
    ['12.345.678-5', 'Escribe solo 12345678, sin puntos ni dígito verificador'],
    ['12345678-5', 'Escribe solo 12345678, sin puntos ni dígito verificador'],
    ['123456785', 'Escribe solo 12345678, sin puntos ni dígito verificador'],
    ['7.654.321–k', 'Escribe solo 7654321, sin puntos ni dígito verificador'],
    ['12.345.678', 'Escribe solo 12345678, sin puntos'],
    ['12.345.678-', 'Escribe solo 12345678, sin puntos'],
    [' 1234567 ', 'Escribe solo 1234567, sin puntos'],
    ['12345678', null],
    ['1234567', null],
    ['12.345', null],
    ['AB.345.678', null],
    ['', null],
    ['1'.repeat(400), null],
    [12345678, null],
    [undefined, null],
  ])('%j: %j', (typed, hint) => {
    expect(rutBodyHint(typed)).toBe(hint);
  });
});

describe('a telephone number', () => {
  it.each([
    ['+56 9 1234 5678', true],
    ['22290', true],
    ['٠١٢٣٤', true],
    ['no tengo', false],
    ['1234', false],
    ['', true],
    [5, false],
  ])('%j has enough digits: %j', (phone, has) => {
    expect(hasPhoneDigits(phone)).toBe(has);
  });

  it('without digits is refused only where the application is sent: the spec’s rule is only that there is one', () => {
    const values = {
      applicant_to: 'Actor',
      country: 'AR',
      passport: '31.224.908',
      phone: 'no tengo',
      address: 'Calle Los Tilos 12',
      age: 41,
      community: 'Other',
      disability: 'none',
    };
    expect(validateOnboardingPersonal(values)).toEqual({});
    expect(validateApplicationPersonal(values)).toEqual({ phone: PHONE_DIGITS });
    expect(validateApplicationPersonal({ ...values, phone: '' })).toEqual({
      phone: 'El número telefónico es requerido',
    });
  });
});

describe('the RUT of an application that is sent', () => {
  const valuesOf = (rut: string) => ({
    applicant_to: 'Actor',
    country: 'CL',
    rut,
    phone: '22290',
    address: 'Calle Los Tilos 12',
    age: 41,
    community: 'Other',
    disability: 'none',
  });

  it.each([
    ['abcdefg', 'Escribe solo los números del RUT, sin dígito verificador, por ejemplo 12345678'],
    ['       ', 'Escribe solo los números del RUT, sin dígito verificador, por ejemplo 12345678'],
    ['ÑÑÑÑÑÑÑ', 'Escribe solo los números del RUT, sin dígito verificador, por ejemplo 12345678'],
    ['0000000', 'Escribe solo los números del RUT, sin dígito verificador, por ejemplo 12345678'],
    ['1234567 ', 'Escribe solo 1234567, sin puntos'],
  ])('%j has the length that the spec asks for, but is refused with a hint', (rut, hint) => {
    expect(validateOnboardingPersonal(valuesOf(rut))).toEqual({});
    expect(validateApplicationPersonal(valuesOf(rut))).toEqual({ rut: hint });
  });

  it('is seven or eight digits; for another length the message is the spec’s', () => {
    for (const rut of ['1234567', '12345678']) expect(validateApplicationPersonal(valuesOf(rut))).toEqual({});
    expect(validateApplicationPersonal(valuesOf('12.345.678-5'))).toEqual({ rut: 'El RUT es inválido' });
    const { country: _, ...abroad } = valuesOf('abcdefg');
    expect(validateApplicationPersonal({ ...abroad, country: 'AR', passport: '31.224.908' })).toEqual({});
  });
});

it('Chile is first in the list, and only once; the other countries keep their order', () => {
  const choices = chileFirst(COUNTRIES);
  expect(choices.slice(0, 3).map(({ label }) => label)).toEqual(['Chile', 'Afganistán', 'Albania']);
  expect(choices).toHaveLength(COUNTRIES.length);
  expect(new Set(choices)).toEqual(new Set(COUNTRIES));
});
