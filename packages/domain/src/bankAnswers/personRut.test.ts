import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BankAnswerLine, matchAnswer, type NominaPayment } from '.';

const ANA = '12.345.678-5';
const EVA = '10.000.013-K';
const BEA = '7.654.321-6';
const MIA = '11.111.111-1';
let row = 0;
const line = (
  rut: string,
  state: BankAnswerLine['state'],
  more: Partial<BankAnswerLine> = {},
): BankAnswerLine => ({
  ...{ row: ++row, rut, amount: 1000, state, ...more },
});
/** Paid to a person, into the account of a holder. */
const pay = (personRut: string, rut: string, more: Partial<NominaPayment> = {}): NominaPayment => ({
  ...{ rut, personRut, amount: 1000, ...more },
});

function told(lines: BankAnswerLine[], payments: NominaPayment[]) {
  const match = matchAnswer(lines, payments);
  return {
    outcomes: match.payments.map(({ outcome }) => outcome).join(' '),
    unclear: match.unclear.flatMap((group) => group.lines).length,
    foreign: match.foreign.map(({ why }) => why),
  };
}

describe('a bank that names the person, and not the holder of the account', () => {
  test.each<[string, BankAnswerLine[], NominaPayment[], ReturnType<typeof told>]>([
    [
      'is understood',
      [line(ANA, 'rejected')],
      [pay(ANA, EVA)],
      { outcomes: 'rejected', unclear: 0, foreign: [] },
    ],
    [
      'is understood beside the holder’s own payment of the same amount',
      [line(EVA, 'rejected'), line(ANA, 'paid')],
      [pay(EVA, EVA), pay(ANA, EVA)],
      { outcomes: 'rejected paid', unclear: 0, foreign: [] },
    ],
    [
      'and then the holder, with another state, is not guessed',
      [line(ANA, 'paid'), line(EVA, 'rejected')],
      [pay(ANA, EVA)],
      { outcomes: 'unclear', unclear: 2, foreign: [] },
    ],
    [
      'twice pays once',
      [line(ANA, 'paid'), line(EVA, 'paid')],
      [pay(ANA, EVA)],
      { outcomes: 'paid', unclear: 0, foreign: ['repeated'] },
    ],
    [
      'of whom somebody else’s payment is too is not guessed',
      [line(ANA, 'paid')],
      [pay(ANA, EVA), pay(BEA, ANA)],
      { outcomes: 'unclear unclear', unclear: 1, foreign: [] },
    ],
    [
      'tells them apart by accounts',
      [line(ANA, 'paid', { account: '22' })],
      [pay(ANA, EVA, { account: '11' }), pay(BEA, ANA, { account: '22' })],
      { outcomes: 'unanswered paid', unclear: 0, foreign: [] },
    ],
    [
      'never pays with lines that could not be of all these payments',
      [line(ANA, 'paid'), line(ANA, 'paid'), line(ANA, 'paid')],
      [pay(ANA, EVA), pay(BEA, ANA), pay(MIA, BEA)],
      { outcomes: 'paid paid unanswered', unclear: 0, foreign: ['repeated'] },
    ],
    [
      'of another account is told',
      [line(ANA, 'paid', { account: '33' })],
      [pay(ANA, EVA, { account: '11' })],
      { outcomes: 'unanswered', unclear: 0, foreign: ['account'] },
    ],
  ])('%s', (_, lines, payments, expected) => {
    expect(told(lines, payments)).toEqual(expected);
  });

  test('puts every line in one place, and pays only whom it names', () => {
    const rut = fc.constantFrom(ANA, EVA, BEA);
    const keyed = {
      amount: fc.constantFrom(1000, 2000),
      account: fc.constantFrom('1', '2', ''),
      rut,
    };
    const states = fc.constantFrom<BankAnswerLine['state']>('paid', 'rejected', 'waiting');
    const lists = fc.tuple(
      fc.array(fc.record({ ...keyed, row: fc.nat(), state: states }), { maxLength: 9 }),
      fc.array(fc.record({ ...keyed, personRut: rut }), { maxLength: 9 }),
    );
    fc.assert(
      fc.property(lists, ([lines, payments]) => {
        const match = matchAnswer(lines, payments);
        const own = match.payments.flatMap((payment) => payment.line ?? []);
        const placed = [
          ...own,
          ...match.unclear.flatMap((group) => group.lines),
          ...match.foreign.map((entry) => entry.line),
        ];
        expect(placed).toHaveLength(lines.length);
        expect(new Set(placed)).toEqual(new Set(lines));
        for (const { payment, line: its, outcome } of match.payments) {
          expect(its === undefined).toBe(outcome === 'unanswered' || outcome === 'unclear');
          if (!its) continue;
          expect([payment.rut, payment.personRut]).toContain(its.rut);
          expect(its).toMatchObject({ amount: payment.amount, state: outcome });
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a line of another amount or account', () => {
  test('tells which payments it may mean, of those that no line speaks of', () => {
    const payments = [pay(ANA, EVA), pay(BEA, BEA, { account: '1' }), pay(MIA, MIA)];
    const lines = [
      line(ANA, 'paid', { amount: 1001 }),
      line(BEA, 'paid', { account: '2' }),
      line(MIA, 'paid'),
      line(MIA, 'paid', { amount: 5 }),
    ];
    const { foreign } = matchAnswer(lines, payments);
    expect(foreign.map(({ line: { row: at }, beside }) => [at, beside]).toSorted()).toEqual(
      [
        [lines[0]?.row, [payments[0]]],
        [lines[1]?.row, [payments[1]]],
        [lines[3]?.row, []],
      ].toSorted(),
    );
  });

  test('is what is told where no line is of this nómina', () => {
    const none = 'Ninguna línea de la respuesta es de esta nómina';
    const said = (more: Partial<BankAnswerLine>) =>
      matchAnswer([line(ANA, 'paid', more)], [pay(ANA, ANA, { account: '1' })]).message;
    expect(said({ account: '2' })).toBe(`${none}: hay RUT y montos de esta nómina, pero con otra cuenta.`);
    expect(said({ amount: 2 })).toBe(
      `${none}: hay RUT de esta nómina, pero con otro monto. En la fila ${row}, el banco dice $2 y aquí son $1.000.`,
    );
    expect(said({ rut: EVA })).toBe(`${none}.`);
  });
});
