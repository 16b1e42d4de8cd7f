import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countText, peopleCountText } from './counts';
import { formatPesos, isPesos, PESOS_MAX, pesosInWords, retentionOf } from './index';
import { readPesos } from './pesos';

const pesos = integer({ min: 0, max: PESOS_MAX });
/** A share in hundredths of a per cent. */
const share = integer({ min: 0, max: 10_000 });

describe('an amount', () => {
  it('is whole pesos, nothing else', () => {
    for (const amount of [0, 1, 120_000, PESOS_MAX]) expect(isPesos(amount)).toBe(true);
    for (const other of [-1, 1.5, 1e12, Number.NaN, '120000', '1.000,50', null, 1n])
      expect(isPesos(other)).toBe(false);
  });

  it('is written as in es-CL', () => {
    expect([0, 999, 1246, 120_000, 1_234_567].map(formatPesos)).toEqual([
      '$0',
      '$999',
      '$1.246',
      '$120.000',
      '$1.234.567',
    ]);
    expect(formatPesos('x')).toBe('');
    assert(
      property(pesos, (amount) => void expect(Number(countText(amount).replaceAll('.', ''))).toBe(amount)),
    );
    assert(property(pesos, (amount) => void expect(countText(amount)).toMatch(/^\d{1,3}(\.\d{3})*$/)));
  });
});

describe('a text of an amount', () => {
  it('is read however it is written in Chile', () => {
    for (const text of [
      '1300000',
      '1.300.000',
      '$1.300.000.-',
      '$ 1.300.000,-',
      '1.300.000,00',
      '1300000.00',
    ])
      expect(readPesos(text)).toBe(1_300_000);
    assert(property(pesos, (amount) => void expect(readPesos(formatPesos(amount))).toBe(amount)));
  });

  it('that could be two amounts is neither', () => {
    for (const text of ['1,300', '1.30', '130.0', '1.300,50', '1,300,000', '1000,5', '0.300'])
      expect(readPesos(text)).toBe('twoWays');
    for (const text of ['', '-1300', '1.300-', '1e6', 'mil', '1234567890123'])
      expect(readPesos(text)).toBeNull();
  });
});

describe('retention', () => {
  it.each([
    [180_000, 15.25, 27_450],
    [120_000, 14.5, 17_400],
    // Half a peso rounds up, less rounds down.
    [10, 15, 2],
    [2, 25, 1],
    [1, 49.99, 0],
    [1, 50, 1],
    [0, 17, 0],
    [999_999, 100, 999_999],
    [PESOS_MAX, 15.25, 152_500_000_000],
  ])('of %d at %d %% is %d', (gross, rate, retention) => {
    expect(retentionOf(gross, rate)).toEqual({ retention, net: gross - retention });
  });

  it('is null for a wrong amount or a rate with more than two decimals', () => {
    const wrong = [
      [1.5, 15],
      [1e12, 15],
      [100, 15.255],
      [100, -1],
      [100, 101],
      [100, Number.NaN],
      [100, '15'],
    ];
    for (const [gross, rate] of wrong) expect(retentionOf(gross, rate)).toBeNull();
  });

  it('and the net sum up to the gross, and the retention is the nearest peso', () => {
    assert(
      property(pesos, share, (gross, hundredths) => {
        const { retention = -1, net = -1 } = retentionOf(gross, hundredths / 100) ?? {};
        expect(retention + net).toBe(gross);
        expect(retention).toBeGreaterThanOrEqual(0);
        expect(net).toBeGreaterThanOrEqual(0);
        // The difference from the exact share, in ten thousandths of a peso. Half a peso rounds up, so it is above -5000 and at most 5000.
        const beside = BigInt(retention) * 10_000n - BigInt(gross) * BigInt(hundredths);
        expect(beside > -5_000n && beside <= 5_000n).toBe(true);
      }),
    );
  });
});

/** Turns words back into a number, without the code that writes them. */
function read(words: string): number {
  const ones =
    'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
      ' ',
    );
  const named: Record<string, number> = { y: 0, cien: 100, ciento: 100, quinientos: 500 };
  for (const [index, word] of ones.entries()) named[word] = index;
  for (const [index, word] of 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'
    .split(' ')
    .entries())
    named[word] = 30 + 10 * index;
  Object.assign(named, { doscientos: 200, trescientos: 300, cuatrocientos: 400, seiscientos: 600 });
  Object.assign(named, { setecientos: 700, ochocientos: 800, novecientos: 900 });
  let [whole, thousands, below] = [0, 0, 0];
  for (const word of words.replace(/ (de )?pesos?$/, '').split(' ')) {
    if (word === 'mil') [thousands, below] = [1000 * (below || 1), 0];
    else if (word.startsWith('millon') || word === 'millón')
      [whole, thousands, below] = [(thousands + below) * 1_000_000, 0, 0];
    else if (named[word] === undefined) return Number.NaN;
    else below += named[word];
  }
  return whole + thousands + below;
}

describe('words', () => {
  it.each([
    [0, 'cero pesos'],
    [1, 'un peso'],
    [2, 'dos pesos'],
    [16, 'dieciséis pesos'],
    [21, 'veintiún pesos'],
    [31, 'treinta y un pesos'],
    [90, 'noventa pesos'],
    [100, 'cien pesos'],
    [101, 'ciento un pesos'],
    [999, 'novecientos noventa y nueve pesos'],
    [1000, 'mil pesos'],
    [1001, 'mil un pesos'],
    [21_000, 'veintiún mil pesos'],
    [31_521, 'treinta y un mil quinientos veintiún pesos'],
    [100_000, 'cien mil pesos'],
    [120_000, 'ciento veinte mil pesos'],
    [701_022, 'setecientos un mil veintidós pesos'],
    [1_000_000, 'un millón de pesos'],
    [1_000_001, 'un millón un pesos'],
    [21_000_000, 'veintiún millones de pesos'],
    [100_001_000, 'cien millones mil pesos'],
    [1_000_000_000, 'mil millones de pesos'],
    [
      PESOS_MAX,
      `novecientos noventa y nueve mil novecientos noventa y nueve millones novecientos noventa y nueve mil novecientos noventa y nueve pesos`,
    ],
  ])('%d: %s', (amount, words) => {
    expect(pesosInWords(amount)).toBe(words);
  });

  it('say exactly the amount', () => {
    assert(
      property(pesos, (amount) => void expect(read(pesosInWords(amount))).toBe(amount)),
      { numRuns: 500 },
    );
    for (let amount = 0; amount < 1200; amount++) expect(read(pesosInWords(amount))).toBe(amount);
  });

  it('never end in a long «uno»', () => {
    assert(property(pesos, (amount) => void expect(pesosInWords(amount)).not.toMatch(/uno\b/)));
  });

  it('are empty for a wrong amount', () => {
    expect(['x', -1, 1.5, 1e12, null].map(pesosInWords)).toEqual(['', '', '', '', '']);
  });
});

it('a number of people agrees with its noun', () => {
  expect([0, 1, 2, 1200].map(peopleCountText)).toEqual([
    ...['0 personas', '1 persona', '2 personas', '1.200 personas'],
  ]);
  expect([undefined, '1', 1.5, null].map(peopleCountText)).toEqual(['', '', '', '']);
});
