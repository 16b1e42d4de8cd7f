import { countText } from '../amounts/counts';
import { fieldsOf } from '../fields/fields';
import { SHEET_LIMITS } from '../media/limits';
import type { CellReading } from '../sheets';
import { accountOf, amountOf, folded, rutOf, textOf } from './cells';
import { ASSIGN, columnsOf } from './header';
import {
  type AnswerField,
  type AnswerLayout,
  type AnswerState,
  BANCO_ESTADO_ANSWER,
  isAnswerState,
} from './layout';

/** One line of a bank's answer. */
export interface BankAnswerLine {
  /** Its row in the file, from 1. */
  row: number;
  /** '12.345.678-5'. */
  rut: string;
  /** Whole pesos, more than 0. */
  amount: number;
  /** As the bank writes it. @default the answer has none */
  account?: string;
  state: AnswerState;
  /** The bank's reason, usually of a rejected line. @default none is given */
  reason?: string;
}

/** A row of an answer that could not be read. */
export interface BankAnswerError {
  /** Its row in the file, from 1. */
  row: number;
  /** Spanish. */
  message: string;
}

/** The answer of a bank as it was read. Each row below the header is in `lines` or in `errors`. */
export interface BankAnswer {
  /** Why nothing was read, in Spanish; '' if it was. */
  message: string;
  /** The pairs above the header, as the bank writes them: number of the nómina, day, sum. */
  about: { label: string; value: string }[];
  lines: BankAnswerLine[];
  errors: BankAnswerError[];
}

function pairsOf(rows: readonly (readonly unknown[])[]): { label: string; value: string }[] {
  return rows.flatMap((cells) => {
    const texts = cells.map(textOf).filter((text) => text !== '');
    return texts.flatMap((text, place) => {
      const value = texts[place + 1];
      // The second of a pair is told with its label. A label alone is a title.
      return place % 2 === 0 && value !== undefined ? [{ label: text.replace(/ ?:$/, ''), value }] : [];
    });
  });
}

function wordsOf(layout: AnswerLayout): ReadonlyMap<string, AnswerState | null> {
  const list: unknown = fieldsOf(layout).words;
  const words = new Map<string, AnswerState | null>();
  for (const entry of Array.isArray(list) ? list : []) {
    const { word, state } = fieldsOf(entry);
    const known = words.get(folded(word));
    // A word with two states would be a guess.
    if (isAnswerState(state)) words.set(folded(word), known === undefined || known === state ? state : null);
  }
  return words;
}

function stateOf(cell: unknown, words: ReadonlyMap<string, AnswerState | null>): CellReading<AnswerState> {
  const typed = textOf(cell);
  if (typed === '') return { message: 'Falta el estado' };
  const state = words.get(folded(cell));
  if (state) return { value: state };
  return {
    message:
      state === null
        ? `«${typed}» está asignado a dos estados`
        : `No se conoce el estado «${typed}»: ${ASSIGN}`,
  };
}

/** A row of sums, which has neither a RUT nor a state of its own. */
function isTotal(cells: readonly unknown[], state: unknown): boolean {
  const isSum = (cell: unknown) => /^total(?:es)?$/.test(folded(cell));
  const isOwn = cells.some((cell) => 'value' in rutOf(cell)) || (textOf(state) !== '' && !isSum(state));
  return !isOwn && isSum(cells.find((cell) => textOf(cell) !== ''));
}

const UNCUT =
  'Sus columnas no están separadas, como en un archivo de ancho fijo: se lee XLSX, una tabla HTML, o CSV o texto con las columnas separadas por punto y coma, coma, tabulación o barra (|)';

/** Whether rows come in one piece each, with figures in it; a comma in a reason may have cut one of them. */
function isUncut(rows: readonly (readonly unknown[])[]): boolean {
  const filled = rows.map((cells) => cells.map(textOf).filter(Boolean)).filter((texts) => texts.length > 0);
  const whole = filled.filter(([first = '', ...others]) => others.length === 0 && /\d{6}/.test(first));
  return filled.every((texts) => texts.length < 3) && whole.length * 2 > filled.length;
}

const NOTHING: BankAnswer = { message: '', about: [], lines: [], errors: [] };

const tooManyMessage = (payments: number) =>
  `Tiene ${countText(payments)} pagos y se aceptan hasta ${countText(SHEET_LIMITS.maxRows)}: revisa que sea la respuesta de una sola nómina`;

/**
 * Reads the answer of a bank from the rows of its file (XLSX, CSV or text already cut into cells). Blank rows and sums are left out.
 * @param rows texts, or numbers where the spreadsheet had numbers
 * @param layout @default BancoEstado's 'Detalle Nómina'
 */
export function readBankAnswer(
  rows: readonly (readonly unknown[])[],
  layout: AnswerLayout = BANCO_ESTADO_ANSWER,
): BankAnswer {
  // Array.from also gives the holes of a sparse list.
  const given = Array.from(Array.isArray(rows) ? rows : [], (row): readonly unknown[] =>
    Array.isArray(row) ? Array.from<unknown>(row) : [],
  );
  const answer: BankAnswer = { ...NOTHING, lines: [], errors: [] };
  if (isUncut(given)) return { ...NOTHING, message: UNCUT };
  const columns = columnsOf(given, layout);
  if (!('at' in columns)) return { ...NOTHING, message: columns.message };
  const { at, above, firstRow } = columns;
  const words = wordsOf(layout);
  answer.about = pairsOf(given.slice(0, above));
  for (const [index, cells] of given.slice(firstRow).entries()) {
    const cellOf = (field: AnswerField) => cells[at[field] ?? -1];
    if (cells.every((cell) => textOf(cell) === '') || isTotal(cells, cellOf('state'))) continue;
    const row = firstRow + index + 1;
    const rut = rutOf(cellOf('rut'), cellOf('checkDigit'));
    const amount = amountOf(cellOf('amount'));
    const state = stateOf(cellOf('state'), words);
    const account = accountOf(cellOf('account'));
    if (!('value' in rut) || !('value' in amount) || !('value' in state) || !('value' in account)) {
      const messages = [rut, amount, state, account].flatMap((read) =>
        'message' in read ? [read.message] : [],
      );
      answer.errors.push({ row, message: messages.join('. ') });
      continue;
    }
    const reason = textOf(cellOf('reason'));
    answer.lines.push({
      row,
      rut: rut.value,
      amount: amount.value,
      ...(account.value === '' ? {} : { account: account.value }),
      state: state.value,
      ...(reason === '' ? {} : { reason }),
    });
  }
  const read = answer.lines.length + answer.errors.length;
  return read > SHEET_LIMITS.maxRows ? { ...NOTHING, message: tooManyMessage(read) } : answer;
}
