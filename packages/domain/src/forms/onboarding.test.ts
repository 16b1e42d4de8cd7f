import { describe, expect, it } from 'vitest';
import {
  EXPERIENCES_MAX,
  identityField,
  ONBOARDING_MEDIA_INITIAL,
  ONBOARDING_PERSONAL_INITIAL,
  ONBOARDING_SINGING_INITIAL,
  ONBOARDING_VOICE_INITIAL,
  type OnboardingPersonalValues,
  validateOnboardingMedia,
  validateOnboardingPersonal,
  validateOnboardingSinging,
  validateOnboardingVoice,
  withCountry,
} from './index';

const chilean: OnboardingPersonalValues = {
  applicant_to: 'Actor',
  country: 'CL',
  rut: '12345678',
  phone: '+56 9 5550 0177',
  address: 'Av. Las Araucarias 2210, Valdivia',
  age: 34,
  community: 'Other',
  disability: 'none',
};
const { rut: _, ...withoutRut } = chilean;
const foreign: OnboardingPersonalValues = { ...withoutRut, country: 'AR', passport: '31.224.908' };

describe('step 1, personal data', () => {
  it('names everything that is missing, and no identity field before a country is chosen', () => {
    expect(validateOnboardingPersonal(ONBOARDING_PERSONAL_INITIAL)).toEqual({
      applicant_to: 'El nombre es requerido',
      country: 'La nacionalidad es requerida',
      phone: 'El número telefónico es requerido',
      address: 'La dirección es requerida',
      age: 'Campo requerido',
      community: 'Este campo es requerido',
      disability: 'Este campo es requerido',
    });
  });

  it('lets a Chilean and a foreigner through', () => {
    expect(validateOnboardingPersonal(chilean)).toEqual({});
    expect(validateOnboardingPersonal(foreign)).toEqual({});
  });

  it.each([
    [undefined, false],
    ['', false],
    ['123456', false],
    ['1234567', true],
    ['12345678', true],
    ['123456789', false],
    ['12.345.678', false],
    [1234567, false],
  ])('counts the raw rut %j: valid %j', (rut, valid) => {
    expect(validateOnboardingPersonal({ ...chilean, rut })).toEqual(
      valid ? {} : { rut: 'El RUT es inválido' },
    );
  });

  it.each([
    [undefined, false],
    ['', false],
    ['AB', false],
    ['  A  ', true],
    ['     ', false],
    ['AB1', true],
  ])('wants three characters of a document, %j: valid %j', (passport, valid) => {
    expect(validateOnboardingPersonal({ ...foreign, passport })).toEqual(
      valid ? {} : { passport: 'No es un documento válido' },
    );
  });

  it('ignores the identity field that is hidden', () => {
    expect(validateOnboardingPersonal({ ...chilean, passport: 'x' })).toEqual({});
    expect(validateOnboardingPersonal({ ...foreign, rut: 'x' })).toEqual({});
  });

  it.each([
    ['', 'Campo requerido'],
    [null, 'Campo requerido'],
    [Number.NaN, 'Campo requerido'],
    [0, 'Ingresa una edad entre 1 y 120 años'],
    [-3, 'Ingresa una edad entre 1 y 120 años'],
    [34.5, 'Ingresa una edad entre 1 y 120 años'],
    [121, 'Ingresa una edad entre 1 y 120 años'],
    ['34', 'Ingresa una edad entre 1 y 120 años'],
    [1, undefined],
    [120, undefined],
  ])('judges the age %j', (age, message) => {
    expect(validateOnboardingPersonal({ ...chilean, age }).age).toBe(message);
  });

  it('stops texts too long for a person to type', () => {
    expect(validateOnboardingPersonal({ ...chilean, address: 'x'.repeat(201) })).toEqual({
      address: 'Debe tener como máximo 200 caracteres',
    });
  });
});

describe('withCountry', () => {
  it('swaps Rut and Documento de identidad, and removes the other value', () => {
    expect(withCountry(chilean, 'AR')).toEqual({ ...withoutRut, country: 'AR' });
    expect('rut' in withCountry(chilean, 'AR')).toBe(false);
    expect('passport' in withCountry(foreign, 'CL')).toBe(false);
  });

  it('keeps the value of the field that still shows', () => {
    expect(withCountry(foreign, 'PE')).toEqual({ ...foreign, country: 'PE' });
    expect(withCountry(chilean, 'CL')).toEqual(chilean);
  });

  it('removes both when the country is cleared', () => {
    expect(withCountry({ ...chilean, passport: 'AB1' }, '')).toEqual({ ...withoutRut, country: '' });
  });

  it('does not change the values it was given', () => {
    const before = { ...chilean };
    withCountry(chilean, 'AR');
    expect(chilean).toEqual(before);
  });

  it('says which field shows', () => {
    expect(identityField('CL')).toBe('rut');
    expect(identityField('AR')).toBe('passport');
    expect(identityField('')).toBeNull();
    expect(identityField(undefined)).toBeNull();
  });
});

describe('step 2, voice acting', () => {
  const incomplete = 'Completa proyecto y personaje, o elimina la fila';

  it('requires nothing', () => {
    expect(validateOnboardingVoice(ONBOARDING_VOICE_INITIAL)).toEqual({});
    expect(validateOnboardingVoice({ experiences: [{ project: '', character: ' ' }, {}] })).toEqual({});
    expect(validateOnboardingVoice({ experiences: 'x' })).toEqual({});
  });

  it('puts the message of a half-filled row on its empty side', () => {
    expect(
      validateOnboardingVoice({
        experiences: [
          { project: 'Marea baja', character: 'Clara' },
          { project: 'Marea baja', character: '' },
          { character: 'Clara' },
          null,
        ],
      }),
    ).toEqual({ experiences: [undefined, { character: incomplete }, { project: incomplete }, undefined] });
  });

  it('also checks lists with holes', () => {
    const experiences = new Array(3);
    experiences[2] = { project: 'Marea baja' };
    expect(validateOnboardingVoice({ experiences })).toEqual({
      experiences: [undefined, undefined, { character: incomplete }],
    });
  });

  it('stops texts and lists too long for a person to type', () => {
    const long = 'x'.repeat(201);
    const message = 'Debe tener como máximo 200 caracteres';
    expect(validateOnboardingVoice({ vocal_age_range: long })).toEqual({ vocal_age_range: message });
    expect(validateOnboardingVoice({ experiences: [{ project: long, character: 'Clara' }] })).toEqual({
      experiences: [{ project: message }],
    });
    expect(validateOnboardingVoice({ experiences: new Array(EXPERIENCES_MAX + 1).fill({}) })).toEqual({
      experiences: 'Se pueden agregar hasta 50 experiencias',
    });
  });
});

describe('step 3, singing', () => {
  it('requires nothing', () => {
    expect(validateOnboardingSinging(ONBOARDING_SINGING_INITIAL)).toEqual({});
  });

  it('stops a text of more than 2.000 characters', () => {
    expect(validateOnboardingSinging({ singing_detail: 'ñ'.repeat(2000) })).toEqual({});
    expect(validateOnboardingSinging({ singing_detail: 'ñ'.repeat(2001) })).toEqual({
      singing_detail: 'Debe tener como máximo 2.000 caracteres',
    });
  });
});

describe('step 4, multimedia', () => {
  const reel = (name: string, size = 1000) => ({ name, size, type: 'video/mp4' });

  it('requires nothing', () => {
    expect(validateOnboardingMedia(ONBOARDING_MEDIA_INITIAL)).toEqual({});
    expect(validateOnboardingMedia({ files: [reel('a.mp4'), reel('b.mp4'), reel('c.mp4')] })).toEqual({});
  });

  it('names the file and the limit it breaks', () => {
    expect(validateOnboardingMedia({ files: [reel('a.mp4'), reel('b.mp4', 10_485_761)] })).toEqual({
      files: 'b.mp4 supera el máximo de 10 MB',
    });
    expect(validateOnboardingMedia({ files: [reel('a.mov')] })).toEqual({
      files: 'a.mov no es un archivo MP4',
    });
    expect(
      validateOnboardingMedia({ files: ['a', 'b', 'c', 'd'].map((name) => reel(`${name}.mp4`)) }),
    ).toEqual({
      files: 'd.mp4 sobra: se pueden subir hasta 3 archivos',
    });
    expect(validateOnboardingMedia({ files: [7] })).toEqual({ files: 'El archivo no es un archivo MP4' });
  });
});
