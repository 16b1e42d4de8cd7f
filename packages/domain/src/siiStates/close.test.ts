import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOLETA_STATES, NOMINA_STATES } from '../options';
import { annulmentFollows, type BoletaPart, checkParts, F29_DUE_DAYS, f29DueDay, TO_REGULARIZE } from '.';

describe('the due day of the F29', () => {
  test.each([
    ['2026-10', 12, '2026-11-12'],
    ['2026-11', 12, '2026-12-14'],
    ['2026-12', 12, '2027-01-12'],
    ['2026-12', 20, '2027-01-20'],
    ['2027-02', 20, '2027-03-22'],
  ])('for payments of %s by the %dth is %s', (month, dueDay, expected) => {
    expect(f29DueDay(month, { dueDay, holidays: [] })).toBe(expected);
  });

  test('waits for the working day after holidays', () => {
    expect(f29DueDay('2026-11', { dueDay: 12, holidays: ['2026-12-14', '2026-12-15'] })).toBe('2026-12-16');
  });

  test('is none without a month or a setting', () => {
    const settings = { dueDay: F29_DUE_DAYS[0], holidays: [] };
    expect(['2026-13', '2026-11-01', null, '9999-12'].map((month) => f29DueDay(month, settings))).toEqual([
      '',
      '',
      '',
      '',
    ]);
    expect([0, 29, 12.5].map((dueDay) => f29DueDay('2026-11', { dueDay, holidays: [] }))).toEqual([
      '',
      '',
      '',
    ]);
    expect(f29DueDay('2026-11', null as never)).toBe('');
  });
});

describe('what follows an annulment', () => {
  test.each([
    ['pending', null, 'none'],
    ['inReview', null, 'replace'],
    ['approved', null, 'replace'],
    ['rejected', 'voided', 'replace'],
    ['approved', 'voided', 'replace'],
    ['approved', 'prepared', 'takeOut'],
    ['paid', 'prepared', 'regularize'],
    ['paid', 'paid', 'regularize'],
  ] as const)('of a boleta %s in a nómina %s: %s', (boleta, nomina, follow) => {
    expect(annulmentFollows(boleta, nomina)).toMatchObject({ follow });
  });

  test.each([
    ['handedOut', 'takeBack', false, 'si el banco lo tiene, pídele que no la pague.'],
    ['waiting', 'awaitBank', true, 'la boleta no sale de ella y aún no se anota como nula.'],
    ['paid', 'payFirst', true, 'la boleta no sale de su nómina y aún no se anota como nula.'],
    [null, 'takeOut', false, 'La boleta sale de su nómina'],
    ['gone', 'takeOut', false, 'La boleta sale de su nómina'],
  ] as const)('of one whose payment is %s at the bank: %s', (bank, follow, isRefused, studio) => {
    expect(annulmentFollows('approved', 'prepared', bank as never)).toMatchObject({
      ...{ follow, isRefused },
      studio: expect.stringContaining(studio),
    });
  });

  test('heeds the bank only of what is to be paid', () => {
    for (const bank of ['handedOut', 'waiting', 'paid'] as const) {
      expect(annulmentFollows('paid', 'paid', bank).follow).toBe('regularize');
      expect(annulmentFollows('approved', null, bank).follow).toBe('replace');
    }
  });

  test('is told to both sides once it was paid', () => {
    const { studio, person } = annulmentFollows('paid', 'paid');
    expect([studio, person].every((text) => text.includes(TO_REGULARIZE.toLowerCase()))).toBe(true);
  });

  test('is told to the person who has to send another', () => {
    expect(annulmentFollows('approved', null).person).toBe('Tu boleta está anulada en el SII: sube otra.');
    expect(annulmentFollows('approved', 'prepared').person).toContain('no se pagará');
    expect(annulmentFollows('pending', null).person).toBe('');
  });

  test.each([
    ['paid', null],
    ['approved', 'paid'],
    ['inReview', 'prepared'],
    ['gone', null],
    ['approved', 'sent'],
    ['toString', 'toString'],
    [null, undefined],
  ])('is not guessed of %s in %s', (boleta, nomina) => {
    expect(annulmentFollows(boleta as never, nomina as never)).toMatchObject({
      follow: 'unclear',
      studio: expect.stringContaining('no coinciden'),
      person: '',
    });
  });

  test('owes something only where money was paid', () => {
    for (const { value: boleta } of BOLETA_STATES)
      for (const nomina of [null, ...NOMINA_STATES.map(({ value }) => value)])
        expect(annulmentFollows(boleta, nomina).follow === 'regularize').toBe(
          // The bank may have paid it before the rest of its nómina.
          boleta === 'paid' && (nomina === 'prepared' || nomina === 'paid'),
        );
  });
});

describe('the parts of a boleta', () => {
  const part = (order: number, amount: number, orderAmount: number | null = amount): BoletaPart => ({
    order,
    amount,
    orderAmount,
  });

  test('that sum to its gross are kept', () => {
    expect(checkParts(300_000, [part(1187, 100_000), part(1188, 200_000, null)])).toEqual({
      isValid: true,
      difference: 0,
      message: '',
      faults: [],
      differing: [],
    });
  });

  test.each([
    [
      [part(1, 100_000), part(2, 150_000)],
      50_000,
      'Las partes suman $250.000 y la boleta es por $300.000: faltan $50.000.',
    ],
    [[part(1, 300_001)], -1, 'Las partes suman $300.001 y la boleta es por $300.000: sobran $1.'],
    [[], 300_000, 'Elige al menos una orden.'],
  ])('that do not are told with what is beside', (parts, difference, message) => {
    expect(checkParts(300_000, parts)).toMatchObject({ isValid: false, difference, message });
  });

  test('differ from their own orders, which is told and no fault', () => {
    expect(checkParts(300_000, [part(1187, 100_000, 120_000), part(2, 200_000, 180_000)])).toMatchObject({
      isValid: true,
      differing: [
        {
          order: 1187,
          message: 'La orden N.º 1.187 es por $120.000 y su parte, por $100.000: $20.000 menos.',
        },
        { order: 2, message: 'La orden N.º 2 es por $180.000 y su parte, por $200.000: $20.000 más.' },
      ],
    });
  });

  test('have an order each, once, and whole pesos', () => {
    const { isValid, faults, difference } = checkParts(100, [
      part(1, 100),
      part(1, 50),
      part(2, 0),
      part(3, 10.5),
      part(0, 10),
      null as never,
    ]);
    expect({ isValid, difference }).toEqual({ isValid: false, difference: null });
    expect(faults).toEqual([
      { order: 1, message: 'La orden N.º 1 está más de una vez.' },
      { order: 2, message: 'La orden N.º 2 necesita una parte en pesos enteros, mayor que $0.' },
      { order: 3, message: 'La orden N.º 3 necesita una parte en pesos enteros, mayor que $0.' },
      { order: null, message: 'Falta elegir la orden.' },
      { order: null, message: 'Falta elegir la orden.' },
    ]);
  });

  test('need a gross', () => {
    expect(checkParts('300.000', [part(1, 300_000)])).toMatchObject({
      isValid: false,
      difference: null,
      message: 'Falta el monto bruto de la boleta.',
    });
    expect(checkParts(0, []).isValid).toBe(false);
    expect(checkParts(300_000, null as never).isValid).toBe(false);
    expect(checkParts(300_000, new Array(1)).faults).toHaveLength(1);
  });

  test('of whatever amounts are kept exactly when they sum to the gross', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: -2, max: 2 }), (list, beside) => {
        const sum = list.reduce((total, amount) => total + amount, 0);
        const gross = Math.max(1, sum + beside);
        const found = checkParts(
          gross,
          list.map((amount, place) => part(place + 1, amount)),
        );
        expect(found.isValid).toBe(gross === sum);
        expect(found.difference).toBe(gross - sum);
      }),
    );
  });
});
