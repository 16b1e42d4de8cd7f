import { describe, expect, it } from 'vitest';
import {
  CHANGE_PASSWORD_INITIAL,
  INVITATION_INITIAL,
  isCommonPassword,
  isEmail,
  LOGIN_INITIAL,
  OWN_EMAIL_INITIAL,
  PERSON_EMAIL_INITIAL,
  RECOVER_INITIAL,
  REGISTER_INITIAL,
  validateChangePassword,
  validateInvitation,
  validateLogin,
  validateOwnEmail,
  validatePersonEmail,
  validateRecover,
  validateRegister,
  validateResendActivation,
} from './index';

const GOOD = 'violeta-campana-73';

describe('login', () => {
  it('asks for both fields, and for nothing else', () => {
    expect(validateLogin(LOGIN_INITIAL)).toEqual({
      email: 'El correo electrónico es requerido',
      password: 'La contraseña es requerida',
    });
    expect(validateLogin({ email: 'no es un correo', password: ' ' })).toEqual({});
    expect(validateLogin({ email: '  ', password: 'x' })).toEqual({
      email: 'El correo electrónico es requerido',
    });
  });
});

describe('an invitation', () => {
  it('needs a name, an address and a role', () => {
    expect(validateInvitation({ ...INVITATION_INITIAL, role: '' })).toEqual({
      first_name: 'El nombre es requerido',
      last_name: 'El apellido es requerido',
      email: 'El correo electrónico es requerido',
      role: 'Elige un rol',
    });
    const whole = { first_name: 'Elisa', last_name: 'Huenupi', email: 'elisa@correo.cl', role: 'ADMIN' };
    expect(validateInvitation(whole)).toEqual({});
    expect(validateInvitation({ ...whole, email: 'elisa', role: 'ROOT' })).toEqual({
      email: 'El correo electrónico es inválido',
      role: 'Elige un rol',
    });
  });
});

describe('another address', () => {
  const CURRENT = 'rayen@correo.cl';

  it('of one’s own needs the current password', () => {
    expect(validateOwnEmail(OWN_EMAIL_INITIAL, CURRENT)).toEqual({
      email: 'El correo electrónico es requerido',
      currentPassword: 'La contraseña es requerida',
    });
    expect(validateOwnEmail({ email: 'rayen', currentPassword: ' ' }, CURRENT)).toEqual({
      email: 'El correo electrónico es inválido',
    });
    expect(validateOwnEmail({ email: 'otra@correo.cl', currentPassword: 'x' }, CURRENT)).toEqual({});
  });

  it('of somebody else needs a reason', () => {
    expect(validatePersonEmail(PERSON_EMAIL_INITIAL, CURRENT)).toEqual({
      email: 'El correo electrónico es requerido',
      reason: 'Escribe el motivo del cambio',
    });
    const values = { email: 'otra@correo.cl', reason: 'Lo pidió por teléfono' };
    expect(validatePersonEmail(values, CURRENT)).toEqual({});
    expect(validatePersonEmail({ ...values, reason: 'no' })).toEqual({
      reason: 'El motivo debe tener al menos 3 caracteres',
    });
    expect(validatePersonEmail({ ...values, reason: 'x'.repeat(301) })).toEqual({
      reason: 'El motivo debe tener como máximo 300 caracteres',
    });
  });

  it.each([CURRENT, 'Rayen@Correo.CL'])(
    'must differ from the current one, whatever its case: %s',
    (email) => {
      const own = { email, currentPassword: 'x' };
      expect(validateOwnEmail(own, CURRENT)).toEqual({ email: 'Este ya es tu correo' });
      expect(validateOwnEmail(own)).toEqual({});
      expect(validatePersonEmail({ email, reason: 'Lo pidió' }, CURRENT)).toEqual({
        email: 'Este ya es su correo',
      });
    },
  );

  it('survives any input', () => {
    for (const values of [undefined, null, 7, 'x', [], { email: 7, currentPassword: 7, reason: 7 }]) {
      expect(Object.keys(validateOwnEmail(values, 7))).toEqual(['email', 'currentPassword']);
      expect(Object.keys(validatePersonEmail(values, {}))).toEqual(['email', 'reason']);
    }
  });
});

describe('names', () => {
  const person = {
    first_name: 'Antonia',
    last_name: 'Millaquén Rojas',
    email: 'antonia@correo.cl',
    password: GOOD,
    passwordConfirmation: GOOD,
  };
  const errors = (first_name: unknown) => validateRegister({ ...person, first_name });

  it.each([
    'Ñusta',
    "O'Higgins",
    'O’Higgins',
    'Ana-María',
    'J. R. R.',
    'de la Ó',
    '李',
    'Ольга',
    'عائشة',
    'राधा',
    'Nguye\u0302\u0303n',
    '𐐷',
  ])('takes %s', (name) => {
    expect(errors(name)).toEqual({});
    expect(validateRegister({ ...person, last_name: name })).toEqual({});
  });

  it.each([
    'Ana\u0000',
    'Ana\nB',
    'Ana\u0085',
    'An\u200ba',
    'Ana\u200d',
    'Ana\u2028',
    'Ana\u2060',
    '\u202eanA',
    'Ana\u202a',
    'Ana\u2066',
    '\u2069Ana',
    'Ana\u00ad',
    'Ana\ufeff.',
    'Ana\u3164',
    'Ana\ud800',
    'Ana\ue000',
  ])('refuses invisible characters: %j', (name) => {
    expect(errors(name)).toEqual({ first_name: 'Contiene caracteres que no se permiten' });
  });

  it.each(['\u200b', '\u202e', '\u3164\u034f'])('takes %j as empty', (name) => {
    expect(errors(name)).toEqual({ first_name: 'El nombre es requerido' });
  });

  it.each(['...', '-', '7', '🎧', 7, {}])('asks for a letter when the name is %j', (name) => {
    expect(errors(name)).toEqual({ first_name: 'El nombre debe tener al menos una letra' });
    expect(validateRegister({ ...person, last_name: name })).toEqual({
      last_name: 'El apellido debe tener al menos una letra',
    });
  });

  it('gives one error for a name that is too long, as fast as for a short one', () => {
    expect(errors('a'.repeat(100))).toEqual({});
    expect(errors('a'.repeat(1_000_000))).toEqual({
      first_name: 'El nombre debe tener como máximo 100 caracteres',
    });
  });
});

describe('recover', () => {
  it('asks for a mail address', () => {
    expect(validateRecover(RECOVER_INITIAL)).toEqual({ email: 'El correo electronico es requerido' });
    expect(validateRecover({ email: 'ana@' })).toEqual({ email: 'El correo electronico es invalido' });
    expect(validateResendActivation({ email: ' ' })).toEqual({ email: 'El correo electrónico es requerido' });
    expect(validateResendActivation({ email: 'ana@' })).toEqual({
      email: 'El correo electrónico es inválido',
    });
    expect(validateRecover({ email: 'ana@correo.cl' })).toEqual({});
  });
});

describe('isEmail', () => {
  it.each([
    'a@b.cl',
    'ana.perez+voz@mail.estudio.cl',
    'josé@correo.es',
    'niño@ñandú.cl',
    "o'neil@x-y.co",
    '1@2.3',
    'a.b-c_d@x-1.cl',
  ])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    'a\u034f@b.cl',
    '\u3164@b.cl',
    'a@\u3164.cl',
    '',
    'a',
    'a@b',
    '@b.cl',
    'a@b.',
    'a@.cl',
    'a@b..cl',
    'ana.@x.cl',
    '.ana@x.cl',
    'a..b@x.cl',
    'a@-x.cl',
    'a@x-.cl',
    'a@x.-cl',
    `a@${'b'.repeat(64)}.cl`,
    'a@@b.cl',
    'a b@c.cl',
    ' a@b.cl',
    'a@b.cl\r\nBcc: x@y.cl',
    'a\u0000@b.cl',
    'a\u200b@b.cl',
    '<a@b.cl>',
    `${'a'.repeat(65)}@b.cl`,
    `a@${'b.'.repeat(130)}cl`,
    `a@${'b'.repeat(1_000_000)}`,
    7,
    null,
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('takes 254 characters and no more', () => {
    const domain = `${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.cl`;
    const longest = `${'a'.repeat(64)}@${domain}`;
    expect(longest).toHaveLength(254);
    expect(isEmail(longest)).toBe(true);
    expect(isEmail(`${longest}d`)).toBe(false);
  });
});

describe('change password', () => {
  it('says what is missing', () => {
    expect(validateChangePassword(CHANGE_PASSWORD_INITIAL)).toEqual({
      password: 'La contraseña es requerida',
      passwordConfirmation: 'La confirmación de la contraseña es requerida',
    });
  });

  it('wants the confirmation to be equal', () => {
    expect(validateChangePassword({ password: GOOD, passwordConfirmation: `${GOOD} ` })).toEqual({
      passwordConfirmation: 'Las contraseñas no coinciden',
    });
    expect(validateChangePassword({ password: GOOD, passwordConfirmation: GOOD })).toEqual({});
  });

  it.each([
    ['8 letters', 'brzkuvwo', undefined],
    ['7 letters', 'brzkuvw', 'La contraseña debe tener al menos 8 caracteres'],
    ['7 emoji, which are 14 units', '🦊🐙🎈🎺🚲🌵🍋', 'La contraseña debe tener al menos 8 caracteres'],
    ['8 emoji', '🦊🐙🎈🎺🚲🌵🍋🧲', undefined],
    ['8 letters of another script', 'βδζθξφψω', undefined],
    ['128 characters', `${'aé🦊z'.repeat(31)}qwxk`, undefined],
    ['129 characters', `${'aé🦊z'.repeat(31)}qwxkp`, 'La contraseña debe tener como máximo 128 caracteres'],
    ['a million characters', 'xy'.repeat(500_000), 'La contraseña debe tener como máximo 128 caracteres'],
    ['300 blanks', ' '.repeat(300), 'La contraseña debe tener como máximo 128 caracteres'],
    ['7 blanks', ' '.repeat(7), 'La contraseña debe tener al menos 8 caracteres'],
    ['a common one', 'Contraseña123', 'Elige una contraseña menos común'],
    ['a number', 12345678, 'La contraseña es requerida'],
  ])('judges %s', (_, password, message) => {
    expect(validateChangePassword({ password, passwordConfirmation: password }).password).toBe(message);
  });
});

describe('isCommonPassword', () => {
  it.each([
    'password',
    'PASSWORD1',
    'P@ssw0rd!',
    'contraseña',
    'CONTRASEÑA2026',
    'contrasen\u0303a1',
    'qwertyuiop',
    '12345678',
    '1234567890',
    '0123456789',
    '87654321',
    'abcdefgh',
    'aaaaaaaaaa',
    '12341234',
    'holahola',
    'colocolo1925',
    '123chile',
    'teamo.2026',
    '1q2w3e4r',
    'abababab',
    '        ',
    '123456789a',
    'Aa123456',
    '0987654321',
    '11223344',
    'cocacola',
    'CocaCola99',
    '12345678901',
    'abc12345',
  ])('knows %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    GOOD,
    'chilena-lluvia-sur',
    'mi contraseña es larga',
    'xK9#mQ2$vL',
    '20190704',
    'ab12cd34',
    '1122334455667799',
    'lluvia 1234 sur',
    'contraseñas',
    '',
    'a'.repeat(1_000_000),
    null,
    12345678,
    ['password'],
  ])('lets %j pass', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

describe('register', () => {
  it('says what is missing', () => {
    expect(validateRegister(REGISTER_INITIAL)).toEqual({
      first_name: 'El nombre es requerido',
      last_name: 'El apellido es requerido',
      email: 'El correo electrónico es requerido',
      password: 'La contraseña es requerida',
      passwordConfirmation: 'La confirmación de la contraseña es requerida',
    });
  });

  it('says what is wrong', () => {
    expect(
      validateRegister({
        first_name: 'a'.repeat(101),
        last_name: 'é'.repeat(101),
        email: 'ana',
        password: 'corta',
        passwordConfirmation: 'otra',
      }),
    ).toEqual({
      first_name: 'El nombre debe tener como máximo 100 caracteres',
      last_name: 'El apellido debe tener como máximo 100 caracteres',
      email: 'El correo electrónico es inválido',
      password: 'La contraseña debe tener al menos 8 caracteres',
      passwordConfirmation: 'Las contraseñas no coinciden',
    });
  });

  it('lets a person in', () => {
    expect(
      validateRegister({
        first_name: 'Ana',
        last_name: 'Ñuñoa',
        email: 'ana@correo.cl',
        password: GOOD,
        passwordConfirmation: GOOD,
      }),
    ).toEqual({});
  });

  it.each([null, undefined, 'x', 4, [], () => 1])('takes %j as an empty form', (values) => {
    expect(Object.keys(validateRegister(values))).toHaveLength(5);
  });
});
