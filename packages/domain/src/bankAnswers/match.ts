import { formatPesos, isPesos } from '../amounts';
import { fieldsOf } from '../fields/fields';
import { bareAccount, rutOf } from './cells';
import type { AnswerState } from './layout';
import type { BankAnswerLine } from './read';
import type { ForeignReason, Keyed } from './settle';
import { poolsOf, settlePool } from './settleMixed';

/** A payment of a nómina as its file told the bank. */
export interface NominaPayment {
  /** Of the account's holder. */
  rut: string;
  /** Of whom is paid: some banks name this one. @default the holder's */
  personRut?: string;
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
export interface ForeignLine<Payment extends NominaPayment = NominaPayment> {
  line: BankAnswerLine;
  why: ForeignReason;
  /** Payments of its RUT that no line speaks of: of another amount or account, it may mean one of them. */
  beside: Payment[];
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
  foreign: ForeignLine<Payment>[];
  /** Whether the bank paid every payment, and there is at least one. */
  isAllPaid: boolean;
  /** Spanish, about the whole; '' if at least one line is of this nómina. */
  message: string;
}

/** The key of each RUT that may name a value; none for one that is neither a line nor a payment. */
function keysOf(value: unknown): string[] {
  const { amount } = fieldsOf(value);
  return isPesos(amount) ? rutsOf(value).map((rut) => `${rut} ${amount}`) : [];
}

function rutsOf(value: unknown): string[] {
  const { rut, personRut } = fieldsOf(value);
  const read = [rut, personRut].flatMap((typed) => {
    const reading = rutOf(typed);
    return 'value' in reading ? [reading.value] : [];
  });
  return [...new Set(read)];
}

const keyed = <Item>(items: readonly Item[]): Keyed<Item>[] =>
  items.map((item, place) => {
    return { place, item, account: bareAccount(fieldsOf(item).account), keys: keysOf(item) };
  });

const FOREIGN: Readonly<Record<ForeignReason, string>> = {
  rut: 'Su RUT no está en esta nómina.',
  amount: 'Su RUT está en esta nómina, con otro monto',
  account: 'Su RUT y su monto están en esta nómina, con otra cuenta.',
  repeated: 'La respuesta tiene más líneas iguales que pagos hay en esta nómina.',
};

/**
 * Lays the lines of a bank's answer beside the payments of a nómina, by RUT, amount and, where both have one, account; never by names
 * (chile.md §1, §2). The RUT is the holder's, or the person's. Equal payments with equal states are paired in order; where states
 * differ, or a line could be of two payments, nobody guesses which is which.
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
  const ofNomina = keyed(nomina);
  const ofAnswer = keyed(answer);
  const ruts = new Set(nomina.flatMap(rutsOf));
  const foreign = (line: BankAnswerLine, why: ForeignReason) => {
    const message = why === 'amount' ? `${FOREIGN.amount}: ${amountsText(line, nomina)}.` : FOREIGN[why];
    match.foreign.push({ line, why, beside: [], message });
  };
  for (const { item, keys } of ofAnswer) if (keys.length === 0) foreign(item, 'rut');
  for (const pool of poolsOf(ofAnswer, ofNomina)) {
    if (pool.payments.length === 0) {
      for (const { item } of pool.lines)
        foreign(item, rutsOf(item).some((rut) => ruts.has(rut)) ? 'amount' : 'rut');
      continue;
    }
    for (const settled of settlePool(pool)) {
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
      for (const { item, why } of settled.spare) foreign(item, why);
    }
  }
  for (const entry of match.foreign) entry.beside = besideOf(entry, match.payments);
  match.isAllPaid = nomina.length > 0 && match.payments.every(({ outcome }) => outcome === 'paid');
  if (match.payments.every(({ outcome }) => outcome === 'unanswered'))
    match.message = noneMessage(match.foreign, nomina);
  return match;
}

/** What the bank says and what the nómina pays to the RUT of a line: 'el banco dice $7 y aquí son $1.000'. */
function amountsText(line: BankAnswerLine, payments: readonly NominaPayment[]): string {
  const own = rutsOf(line);
  const here = payments.flatMap((payment) => {
    const { amount } = fieldsOf(payment);
    return rutsOf(payment).some((rut) => own.includes(rut)) && isPesos(amount) ? [formatPesos(amount)] : [];
  });
  return `el banco dice ${formatPesos(line.amount)} y aquí son ${[...new Set(here)].join(' o ')}`;
}

function besideOf<Payment extends NominaPayment>(
  { line, why }: ForeignLine<Payment>,
  payments: readonly AnsweredPayment<Payment>[],
): Payment[] {
  if (why !== 'amount' && why !== 'account') return [];
  const own = rutsOf(line);
  return payments.flatMap(({ payment, outcome }) => {
    const isIts = outcome === 'unanswered' && rutsOf(payment).some((rut) => own.includes(rut));
    return isIts && (why === 'amount' || payment.amount === line.amount) ? [payment] : [];
  });
}

/** Why no line is of this nómina: it is often only one column. */
function noneMessage(foreign: readonly ForeignLine[], payments: readonly NominaPayment[]): string {
  const none = 'Ninguna línea de la respuesta es de esta nómina';
  const reasons = new Set(foreign.map(({ why }) => why));
  if (reasons.has('account')) return `${none}: hay RUT y montos de esta nómina, pero con otra cuenta.`;
  const other = foreign.find(({ why }) => why === 'amount');
  if (other === undefined) return `${none}.`;
  return `${none}: hay RUT de esta nómina, pero con otro monto. En la fila ${other.line.row}, ${amountsText(other.line, payments)}.`;
}

function unclearMessage(line: BankAnswerLine | undefined): string {
  const { rut, amount } = fieldsOf(line);
  return `Pagos de ${formatPesos(amount)} a ${rut}: la respuesta no dice cuál es cuál. Revísalos en el banco.`;
}
