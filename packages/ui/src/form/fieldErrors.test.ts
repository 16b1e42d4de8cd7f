import { FORM_ERROR } from 'final-form';
import { describe, expect, it } from 'vitest';
import { listErrors } from './fieldErrors';

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

  it('takes a message of the list itself, and none that is empty', () => {
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
