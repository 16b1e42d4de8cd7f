/** What the bank did with one line: paid it, rejected it, or holds it until its holder fetches it. */
export type AnswerState = 'paid' | 'rejected' | 'waiting';

/** Whether a value is one of the states. */
export function isAnswerState(value: unknown): value is AnswerState {
  return value === 'paid' || value === 'rejected' || value === 'waiting';
}

/**
 * What a column of an answer holds. `checkDigit` is a RUT's last character where it has a column of its own. A layout without
 * `account` or `reason` is whole.
 */
export type AnswerField = 'rut' | 'checkDigit' | 'amount' | 'state' | 'account' | 'reason';

/** One word of a bank for a state; case, accents and blanks aside. */
export interface AnswerWord {
  readonly word: string;
  readonly state: AnswerState;
}

/** How the answer of a bank is read. It is data: ADMIN assigns it once a bank. */
export interface AnswerLayout {
  /** The headings of each field; case, accents and points aside. The header is searched for, whatever stands above it. */
  readonly headings: Readonly<Partial<Record<AnswerField, readonly string[]>>>;
  /** Columns by number, from 0, instead of headings: for an answer without a header. @default none: by headings */
  readonly columns?: Readonly<Partial<Record<AnswerField, number>>>;
  /** With `columns`: rows above the first line. @default 0 */
  readonly rowsAbove?: number;
  /** The bank's words for the states. A word that is not here is an error of its row, never a guess. */
  readonly words: readonly AnswerWord[];
}

/** BancoEstado, 'Detalle Nómina' (chile.md §2 'Answer of a bank'). */
export const BANCO_ESTADO_ANSWER: AnswerLayout = {
  headings: {
    rut: ['Rut'],
    amount: ['Monto'],
    state: ['Estado'],
    account: ['Cuenta'],
    reason: ['Motivo'],
  },
  words: [
    { word: 'Pagado', state: 'paid' },
    { word: 'Rechazado', state: 'rejected' },
    { word: 'Pendiente de Cobro', state: 'waiting' },
  ],
};
