import { type AnswerState, isAnswerState } from './layout';
import type { BankAnswerLine } from './read';

/**
 * Why a line belongs to no payment of this nómina: its RUT is not in it, or with another amount or another account only, or there are
 * more such lines than payments.
 */
export type ForeignReason = 'rut' | 'amount' | 'account' | 'repeated';

/** A line or a payment with its place in its list and its bare account; '' without one, which fits any. */
export interface Keyed<Item> {
  place: number;
  item: Item;
  account: string;
  /** RUT and amount, by which lines and payments meet; a payment to somebody else's account has two. */
  keys: readonly string[];
}

/** A line with its place. */
export type Line = Keyed<BankAnswerLine>;

/** Lines and payments that could be each other's, with what became of all these payments. */
export interface Settled<Payment> {
  payments: Keyed<Payment>[];
  outcome: AnswerState | 'unanswered' | 'unclear';
  /** '' if none is given. */
  reason: string;
  /** The line of each payment, by the payment's place. */
  lineOf: ReadonlyMap<number, BankAnswerLine>;
  /** Lines that are unclear, with all these payments. */
  lines: Line[];
  /** Lines of no payment here. */
  spare: { item: BankAnswerLine; why: ForeignReason }[];
}

function byAccount<Item>(items: readonly Keyed<Item>[]): Map<string, Keyed<Item>[]> {
  const groups = new Map<string, Keyed<Item>[]>();
  for (const item of items) {
    const group = groups.get(item.account) ?? [];
    groups.set(item.account, group);
    group.push(item);
  }
  return groups;
}

/** Gives every payment a line of its account, or one without; null if they do not suffice. */
function pair<Payment>(lines: readonly Line[], payments: readonly Keyed<Payment>[]) {
  const lineOf = new Map<number, BankAnswerLine>();
  // Reversed, so that the first line is the last one of its list.
  const free = byAccount([...lines].reverse());
  const take = (payment: Keyed<Payment>, account: string) => {
    const line = free.get(account)?.pop();
    if (line) lineOf.set(payment.place, line.item);
  };
  const named = payments.filter(({ account }) => account !== '');
  for (const payment of named) take(payment, payment.account);
  for (const payment of named) if (!lineOf.has(payment.place)) take(payment, '');
  const rest = Array.from(free.values())
    .flat()
    .sort((one, other) => other.place - one.place);
  for (const payment of payments) {
    const line = payment.account === '' ? rest.pop() : undefined;
    if (line) lineOf.set(payment.place, line.item);
  }
  return lineOf.size === payments.length ? { lineOf, rest: rest.reverse() } : null;
}

function settlePool<Payment>(lines: Line[], payments: Keyed<Payment>[]): Settled<Payment> {
  const settled = { payments, reason: '', lineOf: new Map<number, BankAnswerLine>(), lines: [], spare: [] };
  if (lines.length === 0) return { ...settled, outcome: 'unanswered' };
  if (payments.length === 0) {
    const spare = lines.map(({ item }) => ({ item, why: 'account' as const }));
    return { ...settled, outcome: 'unanswered', spare };
  }
  const [state, ...others] = new Set<unknown>(lines.map(({ item }) => item.state));
  const paired = others.length === 0 && isAnswerState(state) ? pair(lines, payments) : null;
  if (!paired || !isAnswerState(state)) return { ...settled, outcome: 'unclear', lines };
  const reasons = new Set(
    lines.flatMap(({ item: { reason } }) => (typeof reason === 'string' ? [reason] : [])),
  );
  return {
    ...settled,
    outcome: state,
    reason: [...reasons].join(' o '),
    lineOf: paired.lineOf,
    spare: paired.rest.map(({ item }) => ({ item, why: 'repeated' })),
  };
}

/** Settles the lines and payments of one RUT and amount. Accounts keep them apart; a line or payment without one could be anybody's. */
export function settle<Payment>(
  lines: readonly Line[],
  payments: readonly Keyed<Payment>[],
): Settled<Payment>[] {
  const [ownLines, ownPayments] = [byAccount(lines), byAccount(payments)];
  const accounts = new Set([...ownLines.keys(), ...ownPayments.keys()]);
  const isApart = (account: string) =>
    !accounts.has('') ||
    (!ownPayments.has(account) && !ownPayments.has('')) ||
    (!ownLines.has(account) && !ownLines.has(''));
  const apart: string[][] = [];
  const together: string[] = [];
  for (const account of accounts) {
    if (account !== '' && isApart(account)) apart.push([account]);
    else together.push(account);
  }
  const of = <Item>(groups: Map<string, Keyed<Item>[]>, names: readonly string[]) =>
    names.flatMap((name) => groups.get(name) ?? []).sort((one, other) => one.place - other.place);
  return [...apart, together].map((names) => settlePool(of(ownLines, names), of(ownPayments, names)));
}
