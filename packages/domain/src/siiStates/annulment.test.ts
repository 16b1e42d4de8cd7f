import { describe, expect, test } from 'vitest';
import {
  ANNULMENT_RULES,
  type AnnulmentRule,
  annulmentDays,
  annulmentWay,
  type SiiBoleta,
  siiDue,
  siiMovesFrom,
} from '.';

const boleta: SiiBoleta = { state: 'valid', issuedOn: '2026-11-30', gross: 471_976 };
const asked: SiiBoleta = { ...boleta, state: 'annulmentAsked' };

describe('the last days of an annulment', () => {
  test.each([
    ['2026-11-01', '2026-12-10'],
    ['2026-11-30', '2026-12-10'],
    ['2026-12-31', '2027-01-10'],
    ['2026-01-01', '2026-02-10'],
  ])('of a boleta of %s: alone until %s', (issuedOn, aloneUntil) => {
    expect(annulmentDays(issuedOn)).toEqual({ aloneUntil, answerUntil: '2027-03-01' });
  });

  test('are those of the rule that holds for the boleta’s date, in whatever order rules are', () => {
    const [first] = ANNULMENT_RULES as [AnnulmentRule];
    const later = { ...first, since: '2027-01-01', aloneUntilDay: 5, answerUntil: '04-15' };
    for (const rules of [
      [first, later],
      [later, first],
    ]) {
      expect(annulmentDays('2026-12-31', rules)?.aloneUntil).toBe('2027-01-10');
      expect(annulmentDays('2027-01-01', rules)).toEqual({
        aloneUntil: '2027-02-05',
        answerUntil: '2028-04-15',
      });
    }
  });

  test('are none without a day, without a rule for it, or by a rule that is none', () => {
    expect(annulmentDays('30-11-2026')).toBeNull();
    expect(annulmentDays('1999-12-31')).toBeNull();
    expect(annulmentDays('2026-11-30', null as never)).toBeNull();
    const [first] = ANNULMENT_RULES as [AnnulmentRule];
    expect(annulmentDays('2026-11-30', [{ ...first, aloneUntilDay: 40 }])).toBeNull();
    expect(annulmentDays('2026-11-30', [{ ...first, answerUntil: null as never }])).toBeNull();
    expect(annulmentDays('9999-12-30')).toBeNull();
  });
});

describe('the way of an annulment', () => {
  test.each([
    ['2026-11-30', 'alone'],
    ['2026-12-10', 'alone'],
    ['2026-12-11', 'ask'],
    ['2027-03-01', 'ask'],
    ['2027-03-02', 'petition'],
  ])('on %s is %s', (today, way) => {
    expect(annulmentWay(boleta, today)).toBe(way);
  });

  test('of a hundred millions or more is a petition from the first day', () => {
    expect(annulmentWay({ ...boleta, gross: 99_999_999 }, '2026-12-01')).toBe('alone');
    expect(annulmentWay({ ...boleta, gross: 100_000_000 }, '2026-12-01')).toBe('petition');
  });

  test('is not known without a gross, a day, or a limit', () => {
    expect(annulmentWay({ ...boleta, gross: '471.976' as never }, '2026-12-01')).toBeNull();
    expect(annulmentWay(boleta, 'hoy')).toBeNull();
    expect(annulmentWay({ ...boleta, issuedOn: '' }, '2026-12-01')).toBeNull();
    const [first] = ANNULMENT_RULES as [AnnulmentRule];
    expect(annulmentWay(boleta, '2026-12-01', [{ ...first, petitionFrom: Number.NaN }])).toBeNull();
  });
});

describe('what is due meanwhile', () => {
  test('of a valid boleta: its retention', () => {
    expect(siiDue(boleta, '2026-12-01')).toEqual({
      state: 'valid',
      isRetentionDue: true,
      answerUntil: null,
      told: '',
    });
  });

  test('of one with a request: its retention, and an answer', () => {
    expect(siiDue(asked, '2027-03-01')).toEqual({
      state: 'annulmentAsked',
      isRetentionDue: true,
      answerUntil: '2027-03-01',
      told: 'La persona pidió anular la boleta: confirma o rechaza en el sitio del SII hasta el 01-03-2027. Mientras tanto, su retención se declara igual.',
    });
  });

  test('of one with a request that nobody answered: it is valid for good', () => {
    expect(siiDue(asked, '2027-03-02')).toEqual({
      state: 'valid',
      isRetentionDue: true,
      answerUntil: null,
      told: 'Nadie respondió la solicitud de anulación hasta el 01-03-2027: la boleta quedó vigente y su retención se declara.',
    });
  });

  test('of an annulled one nothing, and of an observed one somebody has to look', () => {
    expect(siiDue({ ...boleta, state: 'annulled' }, '2026-12-01')).toMatchObject({
      state: 'annulled',
      isRetentionDue: false,
      told: expect.stringContaining('nula'),
    });
    expect(siiDue({ ...boleta, state: 'observed' }, '2026-12-01')).toMatchObject({
      state: 'observed',
      isRetentionDue: null,
      told: expect.stringContaining('revisa'),
    });
  });

  test('is not known of another state, or without a day', () => {
    expect(siiDue({ ...boleta, state: 'VCA' as never }, '2026-12-01')).toBeNull();
    expect(siiDue(boleta, '')).toBeNull();
    expect(siiDue({ ...boleta, issuedOn: '' }, '2026-12-01')).toBeNull();
  });
});

describe('the moves of a day', () => {
  test.each([
    ['2026-12-10', ['annul']],
    ['2026-12-11', ['askAnnulment']],
    ['2027-03-02', ['petitionAnnulment']],
  ])('of the issuer on %s: %j', (today, moves) => {
    expect(siiMovesFrom(boleta, 'PERSON', today)).toEqual(moves);
  });

  test('of the studio end on the last day for an answer', () => {
    expect(siiMovesFrom(asked, 'ADMIN', '2027-03-01')).toEqual([
      ...['confirmAnnulment', 'rejectAnnulment', 'correct'],
    ]);
    expect(siiMovesFrom(boleta, 'ADMIN', '2027-03-01')).toEqual(['observe']);
    expect(siiMovesFrom(asked, 'ADMIN', '2027-03-02')).toEqual([]);
    expect(siiMovesFrom(boleta, 'ADMIN', '2027-03-02')).toEqual([]);
  });

  test('of the issuer after silence: the request has lapsed, a petition is left', () => {
    expect(siiMovesFrom(asked, 'PERSON', '2027-03-01')).toEqual([]);
    expect(siiMovesFrom(asked, 'PERSON', '2027-03-02')).toEqual(['petitionAnnulment']);
  });

  test('of the studio correct a wrong note on any day', () => {
    const annulled: SiiBoleta = { ...boleta, state: 'annulled' };
    expect(siiMovesFrom(annulled, 'ADMIN', '2027-06-01')).toEqual(['correct']);
    expect(siiMovesFrom(annulled, 'PERSON', '2026-12-01')).toEqual([]);
  });

  test('are none where a boleta, its state or its gross is none', () => {
    expect(siiMovesFrom(null as never, 'PERSON', '2026-12-01')).toEqual([]);
    expect(siiMovesFrom({ ...boleta, gross: -1 }, 'PERSON', '2026-12-01')).toEqual([]);
  });
});
