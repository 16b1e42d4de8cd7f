import { describe, expect, it } from 'vitest';
import { HOLIDAY_INITIAL, validateHoliday, validateStudio } from '.';

describe('the data of the studio', () => {
  const studio = { name: 'Estudio Andino SpA', rut: '76.007.075-0', f29DueDay: 20 };

  it('has a name and the day of the F29; its RUT may come later', () => {
    expect(validateStudio(studio)).toEqual({});
    expect(validateStudio({ ...studio, rut: '', f29DueDay: 12 })).toEqual({});
    expect(validateStudio({})).toEqual({
      name: 'El nombre es requerido',
      f29DueDay: 'Elige el 12 o el 20',
    });
  });

  it.each(['76.007.075-1', '0000000-0', 76_007_075, 'no'])('refuses the RUT %j', (rut) => {
    expect(validateStudio({ ...studio, rut })).toEqual({ rut: 'El RUT es inválido' });
  });

  it.each([11, 12.5, '12', null])('refuses the day %j', (f29DueDay) => {
    expect(validateStudio({ ...studio, f29DueDay })).toEqual({ f29DueDay: 'Elige el 12 o el 20' });
  });

  it('has a name of at most 200 characters', () => {
    expect(validateStudio({ ...studio, name: 'ñ'.repeat(200) })).toEqual({});
    expect(validateStudio({ ...studio, name: 'ñ'.repeat(201) })).toHaveProperty('name');
  });
});

describe('a holiday', () => {
  const holiday = { day: '2027-09-17', name: 'Feriado adicional', kind: 'legal' };

  it('has a day, a name and a kind', () => {
    expect(validateHoliday(holiday)).toEqual({});
    expect(validateHoliday({ ...holiday, kind: 'bank' })).toEqual({});
    expect(validateHoliday(HOLIDAY_INITIAL)).toEqual({
      day: 'La fecha es requerida',
      name: 'El nombre es requerido',
    });
  });

  it.each([
    [{ day: '2027-02-29' }, { day: 'Ingresa una fecha válida' }],
    [{ day: '0202-09-17' }, { day: 'La fecha es anterior al 01-01-2000: revisa el año' }],
    [{ name: 'a'.repeat(81) }, { name: 'Debe tener como máximo 80 caracteres' }],
    [{ kind: '' }, { kind: 'Elige qué feriado es' }],
    [{ kind: 'regional' }, { kind: 'Elige qué feriado es' }],
  ])('with %j is refused', (wrong, errors) => {
    expect(validateHoliday({ ...holiday, ...wrong })).toEqual(errors);
  });
});
