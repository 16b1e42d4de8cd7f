import { ARRAY_ERROR, FORM_ERROR } from 'final-form';
import { describe, expect, it } from 'vitest';
import { listErrors, readError, withListErrors } from './fieldErrors';

describe('listErrors', () => {
  it('names the fields of rows as final-form does', () => {
    const errors = {
      email: 'uno',
      experiences: [undefined, { project: 'dos', character: undefined }, { character: 'tres' }],
    };
    expect(listErrors(errors)).toEqual([
      { name: 'email', message: 'uno' },
      { name: 'experiences[1].project', message: 'dos' },
      { name: 'experiences[2].character', message: 'tres' },
    ]);
  });

  it('lists the message of a list itself, and no empty message', () => {
    expect(listErrors({ experiences: 'Hasta 50', files: '' })).toEqual([
      { name: 'experiences', message: 'Hasta 50' },
    ]);
  });

  it('keeps the error of the whole form under its own name', () => {
    expect(listErrors({ [FORM_ERROR]: 'x' })).toEqual([{ name: FORM_ERROR, message: 'x' }]);
  });

  it.each([undefined, null, 3, []])('finds nothing in %j', (errors) => {
    expect(listErrors(errors)).toEqual([]);
  });
});

describe('withListErrors', () => {
  it('puts the message of a list where final-form keeps it, and reads it back', () => {
    const validate = withListErrors<{ files: string[]; name: string; rows: object[] }>(() => ({
      files: 'Hasta 3',
      name: 'Falta',
      rows: [{}],
    }));
    const errors = validate({ files: ['a'], name: '', rows: [{}] });
    expect(listErrors(errors)).toEqual([
      { name: 'files', message: 'Hasta 3' },
      { name: 'name', message: 'Falta' },
    ]);
    expect(readError(Reflect.get(errors, 'files'))).toBe('Hasta 3');
    expect(Reflect.get(Reflect.get(errors, 'files'), ARRAY_ERROR)).toBe('Hasta 3');
    expect(Reflect.get(errors, 'name')).toBe('Falta');
  });
});

describe('readError', () => {
  it.each([undefined, null, '', [], ['x'], {}, 3])('finds no error in %j', (error) => {
    expect(readError(error)).toBeUndefined();
  });
});
