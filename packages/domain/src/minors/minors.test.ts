import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRut, rutCheckDigit } from '../rut';
import {
  ageOn,
  isMinor,
  needsGuardedConsent,
  REPRESENTATIVE_INITIAL,
  REPRESENTATIVE_OWN_EMAIL,
  validateRepresentative,
} from './index';

const TODAY = '2026-11-28';
const day = fc
  .date({ min: new Date('1950-01-01T00:00:00Z'), max: new Date('2026-11-28T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const rut = fc
  .integer({ min: 1_000_000, max: 99_999_999 })
  .map((body) => formatRut(`${body}${rutCheckDigit(`${body}`)}`));
const ANA = {
  representative_name: 'Ana Rojas',
  representative_rut: '12.345.678-5',
  representative_relation: 'Madre',
  representative_contact: 'ana@correo.cl',
};

describe('the age of a person', () => {
  it.each([
    ['2008-11-28', 18],
    ['2008-11-29', 17],
    ['2026-11-28', 0],
    ['1890-01-01', 136],
    ['2026-11-29', null],
    ['2026-02-30', null],
    ['', null],
  ])('born on %s: %s', (born, age) => expect(ageOn(born, TODAY)).toBe(age));

  it('of the 29th of February goes up on the 1st of March', () => {
    expect([ageOn('2008-02-29', '2026-02-28'), ageOn('2008-02-29', '2026-03-01')]).toEqual([17, 18]);
  });

  it('never falls from a day to the next, and goes up once a year', () => {
    fc.assert(
      fc.property(day, day, (born, today) => {
        const age = ageOn(born, today);
        if (born > today) {
          expect(age).toBeNull();
          return;
        }
        const later = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
        if (!today.endsWith('02-29')) expect(ageOn(born, later)).toBe((age ?? 0) + 1);
        expect(age).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('says whether somebody answers for them, and whether sensitive data needs that', () => {
    fc.assert(
      fc.property(day, (born) => {
        const age = ageOn(born, TODAY) ?? 0;
        expect([isMinor(born, TODAY), needsGuardedConsent(born, TODAY)]).toEqual([age < 18, age < 16]);
      }),
    );
    expect([isMinor('', TODAY), needsGuardedConsent(undefined, TODAY)]).toEqual([false, false]);
  });
});

describe('the representative', () => {
  const minor = { birth_date: '2012-05-01', rut: '11.111.111-1' };
  it('is asked for in whole of a minor, and not at all of an adult', () => {
    expect(Object.keys(validateRepresentative(REPRESENTATIVE_INITIAL, minor, TODAY))).toEqual(
      Object.keys(REPRESENTATIVE_INITIAL),
    );
    expect(validateRepresentative(REPRESENTATIVE_INITIAL, { birth_date: '2000-01-01' }, TODAY)).toEqual({});
    expect(validateRepresentative(ANA, minor, TODAY)).toEqual({});
  });

  it.each([
    ['representative_rut', '12.345.678-4'],
    ['representative_contact', 'ana@'],
    ['representative_contact', 'su casa'],
    ['representative_name', '…'],
  ])('%s %j is refused on its field', (field, value) => {
    expect(Object.keys(validateRepresentative({ ...ANA, [field]: value }, minor, TODAY))).toEqual([field]);
  });

  it('needs no RUT outside Chile, and a valid one if there is one', () => {
    const abroad = { ...minor, country: 'AR', rut: undefined };
    const errorsOf = (representative_rut: string) =>
      validateRepresentative({ ...ANA, representative_rut }, abroad, TODAY);
    expect([errorsOf(''), errorsOf('12.345.678-5')]).toEqual([{}, {}]);
    expect(errorsOf('12.345.678-4')).toEqual({ representative_rut: 'El RUT es inválido' });
  });

  it('is not reached at the minor’s own address, nor of the same name', () => {
    const own = { ...minor, first_name: 'José', last_name: 'Ríos Paz', email: 'Jose@correo.cl' };
    const errorsOf = (changes: object) => validateRepresentative({ ...ANA, ...changes }, own, TODAY);
    expect(errorsOf({ representative_contact: 'jose@CORREO.cl' })).toEqual({
      representative_contact: REPRESENTATIVE_OWN_EMAIL,
    });
    expect(Object.keys(errorsOf({ representative_name: ' JOSE  rios paz' }))).toEqual([
      'representative_name',
    ]);
    expect(
      errorsOf({ representative_name: 'José Luis Ríos Paz', representative_contact: '+56 9 5550 0101' }),
    ).toEqual({});
  });

  it('is never the minor, however the RUT is typed', () => {
    fc.assert(
      fc.property(rut, rut, fc.boolean(), (own, other, isPlain) => {
        const typed = (of: string) => (isPlain ? of.replaceAll('.', '') : of);
        const errorOf = (of: string) =>
          validateRepresentative({ ...ANA, representative_rut: typed(of) }, { ...minor, rut: own }, TODAY)
            .representative_rut;
        expect(errorOf(own)).toMatch(/^El RUT es el de la persona menor de edad/);
        if (own !== other) expect(errorOf(other)).toBeUndefined();
      }),
    );
  });
});
