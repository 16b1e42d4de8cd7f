import { FORM_ERROR } from 'final-form';
import { describe, expect, it } from 'vitest';
import { toSubmitErrors } from './submitErrors';

describe('toSubmitErrors', () => {
  it('puts each message on its field, the first one of a field', () => {
    expect(
      toSubmitErrors([
        { field: 'email', message: 'uno' },
        { field: 'email', message: 'dos' },
        { field: 'rut', message: 'tres' },
      ]),
    ).toEqual({ email: 'uno', rut: 'tres' });
  });

  it('loses no message: without a field, or of a field the form does not have, it is the form’s', () => {
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

  it('gives no errors for none, and for what is no list', () => {
    expect(toSubmitErrors([])).toEqual({});
    expect(toSubmitErrors(undefined)).toEqual({});
    expect(toSubmitErrors({ field: 'a' } as never)).toEqual({});
  });

  it('is not fooled by a field named as an object’s own machinery', () => {
    const errors = toSubmitErrors([{ field: 'constructor', message: 'x' }]);
    expect(Object.entries(errors)).toEqual([['constructor', 'x']]);
  });
});
