import { formatPesos, isPesos } from '../amounts';
import { fieldsOf } from '../fields/fields';
import { bareAccount, rutOf } from './cells';
import type { AnswerState } from './layout';
import type { BankAnswerLine } from './read';
import { type ForeignReason, type Keyed, settle } from './settle';

/** A payment of a nómina as its file told the bank. */
export interface NominaPayment {
  rut: string;
  /** Whole pesos. */
  amount: number;
  /** Tells payments of one RUT and amount apart. @default a line of any account may be its own */
  account?: string;
}

/**
 * What became of a payment: as the bank says; `unanswered`: no line speaks of it; `unclear`: lines that could be its own say different
 * things, so somebody has to look.
 */
export type PaymentOutcome = AnswerState | 'unanswered' | 'unclear';

/** A payment with what became of it. */
export interface AnsweredPayment<Payment extends NominaPayment = NominaPayment> {
  payment: Payment;
  outcome: PaymentOutcome;
  /** The bank's reason; several if equal payments have several. @default none is given */
  reason?: string;
  /** Its line. Of equal payments with equal states, any of them. @default none, or which one is unclear */
  line?: BankAnswerLine;
}

/** A line that belongs to no payment of this nómina. */
export interface ForeignLine {
  line: BankAnswerLine;
  why: ForeignReason;
  /** Spanish. */
  message: string;
}

/** Lines and payments of one RUT and amount that cannot be paired without guessing. */
export interface UnclearGroup<Payment extends NominaPayment = NominaPayment> {
  payments: Payment[];
  lines: BankAnswerLine[];
  /** Spanish. */
  message: string;
}

/** An answer laid beside a nómina. Each line is in one place: with its payment, in `unclear` or in `foreign`. */
export interface AnswerMatch<Payment extends NominaPayment = NominaPayment> {
  /** Every payment once, in the order given. */
  payments: AnsweredPayment<Payment>[];
  /** What cannot be paired; its payments are also among `payments`, as unclear. */
  unclear: UnclearGroup<Payment>[];
  /** Lines of another nómina, or told twice. */
  foreign: ForeignLine[];
  /** Whether the bank paid every payment, and there is at least one. */
  isAllPaid: boolean;
  /** Spanish, about the whole; '' if at least one line is of this nómina. */
  message: string;
}

/** What pairs lines and payments; null for a value that is neither. */
function keyOf(value: unknown): { rut: string; key: string } | null {
  const { rut, amount } = fieldsOf(value);
  const read = isPesos(amount) ? rutOf(rut) : null;
  return read && 'value' in read ? { rut: read.value, key: `${read.value} ${amount}` } : null;
}

/** By key, with their places in the list. */
function grouped<Item>(items: readonly Item[]): Map<string, Keyed<Item>[]> {
  const groups = new Map<string, Keyed<Item>[]>();
  for (const [place, item] of items.entries()) {
    const key = keyOf(item)?.key ?? '';
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push({ place, item, account: bareAccount(fieldsOf(item).account) });
  }
  return groups;
}

const FOREIGN: Readonly<Record<ForeignReason, string>> = {
  rut: 'Su RUT no está en esta nómina.',
  amount: 'Su RUT está en esta nómina, con otro monto.',
  account: 'Su RUT y su monto están en esta nómina, con otra cuenta.',
  repeated: 'La respuesta tiene más líneas iguales que pagos hay en esta nómina.',
};

const foreign = (line: BankAnswerLine, why: ForeignReason): ForeignLine => ({
  line,
  why,
  message: FOREIGN[why],
});

/**
 * Lays the lines of a bank's answer beside the payments of a nómina, by RUT, amount and, where both have one, account; never by names
 * (chile.md §1, §2). Equal payments with equal states are paired in order; where states differ, nobody guesses which is which.
 */
export function matchAnswer<Payment extends NominaPayment>(
  lines: readonly BankAnswerLine[],
  payments: readonly Payment[],
): AnswerMatch<Payment> {
  const answer = Array.from<BankAnswerLine>(Array.isArray(lines) ? lines : []);
  const nomina = Array.from<Payment>(Array.isArray(payments) ? payments : []);
  const match: AnswerMatch<Payment> = {
    payments: nomina.map((payment) => ({ payment, outcome: 'unanswered' })),
    unclear: [],
    foreign: [],
    isAllPaid: false,
    message: '',
  };
  const ruts = new Set(nomina.map((payment) => keyOf(payment)?.rut));
  const groups = grouped(nomina);
  for (const [key, group] of grouped(answer)) {
    const own = key === '' ? undefined : groups.get(key);
    if (!own) {
      for (const { item } of group) match.foreign.push(foreign(item, isIn(ruts, item) ? 'amount' : 'rut'));
      continue;
    }
    for (const settled of settle(group, own)) {
      for (const { place, item } of settled.payments) {
        const line = settled.lineOf.get(place);
        match.payments[place] = {
          payment: item,
          outcome: settled.outcome,
          ...(settled.reason === '' ? {} : { reason: settled.reason }),
          ...(line ? { line } : {}),
        };
      }
      if (settled.outcome === 'unclear') {
        match.unclear.push({
          payments: settled.payments.map(({ item }) => item),
          lines: settled.lines.map(({ item }) => item),
          message: unclearMessage(settled.lines[0]?.item),
        });
      }
      for (const { item, why } of settled.spare) match.foreign.push(foreign(item, why));
    }
  }
  match.isAllPaid = nomina.length > 0 && match.payments.every(({ outcome }) => outcome === 'paid');
  if (match.payments.every(({ outcome }) => outcome === 'unanswered'))
    match.message = 'Ninguna línea de la respuesta es de esta nómina.';
  return match;
}

function isIn(ruts: ReadonlySet<string | undefined>, line: BankAnswerLine): boolean {
  const rut = keyOf(line)?.rut;
  return rut !== undefined && ruts.has(rut);
}

function unclearMessage(line: BankAnswerLine | undefined): string {
  const { rut, amount } = fieldsOf(line);
  return `Pagos de ${formatPesos(amount)} a ${rut}: la respuesta no dice cuál es cuál. Revísalos en el banco.`;
}
