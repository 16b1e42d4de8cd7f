import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BankAnswerLine, matchAnswer, type NominaPayment } from '.';

const ANA = '12.345.678-5';
const EVA = '10.000.013-K';
let row = 0;
const line = (state: BankAnswerLine['state'], more: Partial<BankAnswerLine> = {}): BankAnswerLine => ({
  row: ++row,
  rut: ANA,
  amount: 1000,
  state,
  ...more,
});
const pay = (more: Partial<NominaPayment> = {}): NominaPayment => ({ rut: ANA, amount: 1000, ...more });

/** Outcomes of the payments, then how many lines are unclear and why others are foreign. */
function told(lines: BankAnswerLine[], payments: NominaPayment[]) {
  const match = matchAnswer(lines, payments);
  return {
    outcomes: match.payments.map(({ outcome, reason }) => (reason ? `${outcome}: ${reason}` : outcome)),
    unclear: match.unclear.flatMap((group) => group.lines).length,
    foreign: match.foreign.map(({ why }) => why),
  };
}

describe('an answer beside its nómina', () => {
  test('pays, rejects with a reason, lets wait, and leaves unanswered', () => {
    const lines = [
      line('paid', { rut: '123456785' }),
      line('rejected', { amount: 2000, reason: 'Cuenta cerrada' }),
      line('waiting', { rut: EVA }),
    ];
    const payments = [pay(), pay({ amount: 2000 }), pay({ rut: '10000013-k' }), pay({ rut: EVA, amount: 5 })];
    const match = matchAnswer(lines, payments);
    expect(match.payments).toEqual([
      { payment: payments[0], outcome: 'paid', line: lines[0] },
      { payment: payments[1], outcome: 'rejected', reason: 'Cuenta cerrada', line: lines[1] },
      { payment: payments[2], outcome: 'waiting', line: lines[2] },
      { payment: payments[3], outcome: 'unanswered' },
    ]);
    expect(match).toMatchObject({ unclear: [], foreign: [], isAllPaid: false, message: '' });
  });

  test('is all paid once every payment is, and never of an empty nómina', () => {
    expect(matchAnswer([line('paid')], [pay()]).isAllPaid).toBe(true);
    expect(matchAnswer([line('paid')], [pay(), pay({ rut: EVA })]).isAllPaid).toBe(false);
    expect(matchAnswer([], []).isAllPaid).toBe(false);
  });

  test('of another nómina is told, line by line and as a whole', () => {
    const match = matchAnswer([line('paid', { rut: EVA }), line('paid', { amount: 7 })], [pay()]);
    expect(match.foreign.map(({ message }) => message)).toEqual([
      'Su RUT no está en esta nómina.',
      'Su RUT está en esta nómina, con otro monto: el banco dice $7 y aquí son $1.000.',
    ]);
    expect(match.message).toMatch(
      /^Ninguna línea .* esta nómina, pero con otro monto\. En la fila \d+, el banco dice \$7 y aquí son \$1\.000\.$/,
    );
  });

  test('with another amount than several payments of its RUT names each amount once', () => {
    const { foreign } = matchAnswer(
      [line('paid', { amount: 7 })],
      [pay(), pay({ amount: 2000 }), pay({ account: '9' }), pay({ rut: EVA, amount: 5 })],
    );
    expect(foreign[0]?.message).toMatch(/el banco dice \$7 y aquí son \$1\.000 o \$2\.000\.$/);
  });
});

describe('payments of one RUT and amount', () => {
  test('with equal states are paired in order', () => {
    const lines = [line('paid'), line('paid')];
    expect(matchAnswer(lines, [pay(), pay()]).payments.map((payment) => payment.line)).toEqual(lines);
    expect(
      told([line('rejected', { reason: 'A' }), line('rejected', { reason: 'B' })], [pay(), pay()]),
    ).toEqual({
      outcomes: ['rejected: A o B', 'rejected: A o B'],
      unclear: 0,
      foreign: [],
    });
  });

  test('with different states are told, not guessed', () => {
    const lines = [line('paid'), line('rejected')];
    const payments = [pay(), pay()];
    const match = matchAnswer(lines, payments);
    expect(match.payments.map(({ outcome }) => outcome)).toEqual(['unclear', 'unclear']);
    expect(match.unclear).toEqual([
      {
        payments,
        lines,
        message: 'Pagos de $1.000 a 12.345.678-5: la respuesta no dice cuál es cuál. Revísalos en el banco.',
      },
    ]);
  });

  test.each<[string, BankAnswerLine[], NominaPayment[], ReturnType<typeof told>]>([
    [
      'fewer lines than payments: which was paid?',
      [line('paid')],
      [pay(), pay()],
      { outcomes: ['unclear', 'unclear'], unclear: 1, foreign: [] },
    ],
    [
      'the same line twice',
      [line('paid'), line('paid')],
      [pay()],
      { outcomes: ['paid'], unclear: 0, foreign: ['repeated'] },
    ],
    [
      'one payment with two states',
      [line('paid'), line('rejected')],
      [pay()],
      { outcomes: ['unclear'], unclear: 2, foreign: [] },
    ],
    [
      'a state that is none',
      [line('lost' as never)],
      [pay()],
      { outcomes: ['unclear'], unclear: 1, foreign: [] },
    ],
  ])('%s', (_, lines, payments, expected) => {
    expect(told(lines, payments)).toEqual(expected);
  });
});

describe('accounts', () => {
  const one = { account: '00-111' };
  const two = { account: '222' };

  test.each<[string, BankAnswerLine[], NominaPayment[], ReturnType<typeof told>]>([
    [
      'keep equal payments apart, zeros and hyphens aside',
      [line('rejected', two), line('paid', { account: '111' })],
      [pay(one), pay(two)],
      { outcomes: ['paid', 'rejected'], unclear: 0, foreign: [] },
    ],
    [
      'that no payment has make a line foreign',
      [line('paid', two)],
      [pay(one)],
      { outcomes: ['unanswered'], unclear: 0, foreign: ['account'] },
    ],
    [
      'that only one side has are not asked for',
      [line('paid')],
      [pay(one)],
      { outcomes: ['paid'], unclear: 0, foreign: [] },
    ],
    [
      'that only the other side has neither',
      [line('paid', one)],
      [pay()],
      { outcomes: ['paid'], unclear: 0, foreign: [] },
    ],
    [
      'some with and some without, all paid',
      [line('paid'), line('paid', one), line('paid', two)],
      [pay(), pay(one), pay(one)],
      { outcomes: ['paid', 'paid', 'paid'], unclear: 0, foreign: [] },
    ],
    [
      'some with and some without, of different states',
      [line('paid'), line('rejected', one)],
      [pay(one), pay(two)],
      { outcomes: ['unclear', 'unclear'], unclear: 2, foreign: [] },
    ],
    [
      'of lines that do not suffice for the payments of an account',
      [line('paid', one), line('paid', two)],
      [pay(one), pay(one), pay()],
      { outcomes: ['unclear', 'unclear', 'unclear'], unclear: 2, foreign: [] },
    ],
    [
      'a line that fits nobody, beside one without an account for nobody else',
      [line('paid'), line('rejected', two)],
      [pay(one)],
      { outcomes: ['paid'], unclear: 0, foreign: ['account'] },
    ],
    [
      'a payment that no line fits, beside one without an account',
      [line('paid', one)],
      [pay(), pay(two)],
      { outcomes: ['paid', 'unanswered'], unclear: 0, foreign: [] },
    ],
  ])('%s', (_, lines, payments, expected) => {
    expect(told(lines, payments)).toEqual(expected);
  });
});

test('values that are no lines or payments are nobody’s', () => {
  expect(told([null as never], [null as never, pay({ rut: '1-9' })])).toEqual({
    outcomes: ['unanswered', 'unanswered'],
    unclear: 0,
    foreign: ['rut'],
  });
  expect(matchAnswer(null as never, 'x' as never)).toMatchObject({ payments: [], foreign: [] });
});

describe('whatever is answered', () => {
  const keyed = {
    rut: fc.constantFrom(ANA, EVA),
    amount: fc.constantFrom(1000, 2000),
    account: fc.constantFrom('111', '222', ''),
  };
  const states = fc.constantFrom<BankAnswerLine['state']>('paid', 'rejected', 'waiting');
  const lists = fc.tuple(
    fc.array(fc.record({ ...keyed, row: fc.nat(), state: states }), { maxLength: 12 }),
    fc.array(fc.record(keyed), { maxLength: 12 }),
  );

  test('every line and every payment is in exactly one place', () => {
    fc.assert(
      fc.property(lists, ([lines, payments]) => {
        const match = matchAnswer(lines, payments);
        const unclear = match.unclear.flatMap((group) => group.lines);
        const own = match.payments.flatMap((payment) => payment.line ?? []);
        const foreign = match.foreign.map((entry) => entry.line);
        const placed = [...own, ...unclear, ...foreign];
        expect(placed).toHaveLength(lines.length);
        expect(new Set(placed)).toEqual(new Set(lines));
        expect(new Set(placed).size).toBe(lines.length);
        expect(match.payments.map(({ payment }) => payment)).toEqual(payments);
        const uncertain = match.payments.filter(({ outcome }) => outcome === 'unclear');
        const inGroups = match.unclear.flatMap((group) => group.payments);
        expect(new Set(inGroups)).toEqual(new Set(uncertain.map(({ payment }) => payment)));
        expect(inGroups).toHaveLength(uncertain.length);
      }),
      { numRuns: 1000 },
    );
  });

  test('a payment has the state of its line, and its line has its RUT, amount and account', () => {
    fc.assert(
      fc.property(lists, ([lines, payments]) => {
        for (const { payment, outcome, line: own } of matchAnswer(lines, payments).payments) {
          expect(own === undefined).toBe(outcome === 'unanswered' || outcome === 'unclear');
          if (!own) continue;
          expect(own).toMatchObject({ rut: payment.rut, amount: payment.amount, state: outcome });
          expect(['', own.account].includes(payment.account) || own.account === '').toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('the order of lines and payments changes no outcome', () => {
    fc.assert(
      fc.property(lists, ([lines, payments]) => {
        const outcomes = (match: ReturnType<typeof matchAnswer>) =>
          new Map(match.payments.map(({ payment, outcome }) => [payment, outcome]));
        expect(outcomes(matchAnswer([...lines].reverse(), [...payments].reverse()))).toEqual(
          outcomes(matchAnswer(lines, payments)),
        );
      }),
      { numRuns: 500 },
    );
  });
});
