import { FORM_ERROR } from 'final-form';
import { describe, expect, it } from 'vitest';
import { toSubmitErrors } from './submitErrors';

describe('toSubmitErrors', () => {
  it('puts each message on its field, the first one if there are several', () => {
    expect(
      toSubmitErrors([
        { field: 'email', message: 'uno' },
        { field: 'email', message: 'dos' },
        { field: 'rut', message: 'tres' },
      ]),
    ).toEqual({ email: 'uno', rut: 'tres' });
  });

  it('loses no message: without a field, or with a field the form does not have, it is the form’s', () => {
    const errors = [
      { field: '', message: 'Correo o contraseña incorrectos' },
      { field: 'token', message: 'El enlace venció' },
      { field: 'password', message: 'Muy común' },
    ];
    expect(toSubmitErrors<{ password: string }>(errors, ['password'])).toEqual({
      password: 'Muy común',
      [FORM_ERROR]: 'Correo o contraseña incorrectos El enlace venció',
    });
  });

  it('gives no errors for an empty list, or for anything but a list', () => {
    expect(toSubmitErrors([])).toEqual({});
    expect(toSubmitErrors(undefined)).toEqual({});
    expect(toSubmitErrors({ field: 'a' } as never)).toEqual({});
  });

  it('is not fooled by a field that is named like a built-in of objects', () => {
    const errors = toSubmitErrors([{ field: 'constructor', message: 'x' }]);
    expect(Object.entries(errors)).toEqual([['constructor', 'x']]);
  });
});
