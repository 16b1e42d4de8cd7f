import type { BankAnswerLine } from './read';
import { type Keyed, type Line, type Settled, settle } from './settle';

/** Lines and payments that are tied together by their RUTs and amounts. */
export interface Pool<Payment> {
  lines: readonly Line[];
  payments: readonly Keyed<Payment>[];
}

const hasKeyOf = (line: Line, { keys }: Keyed<unknown>) => keys.some((key) => line.keys.includes(key));

const fits = (line: Line, payment: Keyed<unknown>) =>
  hasKeyOf(line, payment) &&
  (line.account === '' || payment.account === '' || line.account === payment.account);

/** Lines of no payment that is left: of an account that none of theirs has, or told once too often. */
function spareOf<Payment>(lines: readonly Line[], all: readonly Keyed<Payment>[]): Settled<Payment> {
  const spare = lines.map((line) => ({
    item: line.item,
    why: all.some((payment) => fits(line, payment)) ? ('repeated' as const) : ('account' as const),
  }));
  return { ...nothing<Payment>([]), spare };
}

const nothing = <Payment>(payments: Keyed<Payment>[]): Settled<Payment> => {
  const lineOf = new Map<number, BankAnswerLine>();
  return { payments, outcome: 'unanswered', reason: '', lineOf, lines: [], spare: [] };
};

/** By the only payment that each could be of. */
function exclusive<Payment>(lines: readonly Line[], payments: readonly Keyed<Payment>[]) {
  const own = new Map<Keyed<Payment>, Line[]>();
  for (const line of lines) {
    const [only, ...others] = payments.filter((payment) => fits(line, payment));
    if (!only || others.length > 0) continue;
    const group = own.get(only) ?? [];
    own.set(only, group);
    group.push(line);
  }
  return own;
}

/**
 * Settles lines and payments where a bank may name the person or the holder of the account. What could be of one payment only is its
 * own; of the rest nobody guesses, unless every line could be of every payment.
 */
function settleTwoWays<Payment>({ lines, payments }: Pool<Payment>): Settled<Payment>[] {
  const settled: Settled<Payment>[] = [];
  let [lineRest, paymentRest] = [lines, payments];
  for (;;) {
    const own = exclusive(lineRest, paymentRest);
    if (own.size === 0) break;
    for (const [payment, itsLines] of own) settled.push(...settle(itsLines, [payment]));
    const taken = new Set([...own.values()].flat());
    lineRest = lineRest.filter((line) => !taken.has(line));
    paymentRest = paymentRest.filter((payment) => !own.has(payment));
  }
  const open = lineRest.filter((line) => paymentRest.some((payment) => fits(line, payment)));
  const asked = paymentRest.filter((payment) => open.some((line) => fits(line, payment)));
  const isEqual = open.every((line) => asked.every((payment) => hasKeyOf(line, payment)));
  if (isEqual) settled.push(...settle(open, asked));
  else settled.push({ ...nothing(asked), outcome: 'unclear', lines: open });
  settled.push(nothing(paymentRest.filter((payment) => !asked.includes(payment))));
  settled.push(
    spareOf(
      lineRest.filter((line) => !open.includes(line)),
      payments,
    ),
  );
  return settled;
}

/** Settles a pool: by accounts where all have the same RUT, and else by what each line could be of. */
export function settlePool<Payment>(pool: Pool<Payment>): Settled<Payment>[] {
  const isMixed = pool.payments.some(({ keys }) => keys.length > 1);
  return isMixed ? settleTwoWays(pool) : settle(pool.lines, pool.payments);
}

/** Ties lines and payments together by their keys, in the order of the lines. */
export function poolsOf<Payment>(
  lines: readonly Line[],
  payments: readonly Keyed<Payment>[],
): Pool<Payment>[] {
  const poolOf = new Map<string, { lines: Line[]; payments: Keyed<Payment>[]; keys: string[] }>();
  const at = (key: string) => {
    const pool = poolOf.get(key) ?? { lines: [], payments: [], keys: [key] };
    poolOf.set(key, pool);
    return pool;
  };
  for (const payment of payments) {
    const [pool, ...others] = [...new Set(payment.keys.map(at))];
    if (!pool) continue;
    pool.payments.push(payment);
    for (const other of others) {
      pool.payments.push(...other.payments);
      pool.keys.push(...other.keys);
      for (const key of other.keys) poolOf.set(key, pool);
    }
  }
  for (const line of lines) for (const key of line.keys) at(key).lines.push(line);
  return [...new Set(poolOf.values())];
}
