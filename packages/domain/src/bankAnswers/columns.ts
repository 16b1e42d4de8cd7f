import { fieldOf, fieldsOf } from '../fields/fields';
import { checkForm, type FieldRule, type FormErrors, required } from '../rules/rules';
import { folded, textOf } from './cells';
import type { AnswerField, AnswerLayout, AnswerState } from './layout';

/** How a bank's answer is read, as ADMIN types it: of each field its headings, of each state the bank's words; several with commas. */
export type AnswerColumnsValues = Record<AnswerField | AnswerState, string>;

/** BancoEstado's 'Detalle Nómina' (chile.md §2), until ADMIN assigns others. */
export const ANSWER_COLUMNS_INITIAL: Readonly<AnswerColumnsValues> = {
  ...{ rut: 'Rut', checkDigit: '', amount: 'Monto', account: 'Cuenta', state: 'Estado', reason: 'Motivo' },
  ...{ paid: 'Pagado', rejected: 'Rechazado', waiting: 'Pendiente de Cobro' },
};

const FIELDS = ['rut', 'checkDigit', 'amount', 'account', 'state', 'reason'] as const;
const STATES = ['paid', 'rejected', 'waiting'] as const;
const LENGTH: FieldRule = (value) =>
  typeof value === 'string' && value.length > 200 ? 'Escribe hasta 200 caracteres' : undefined;

/** The parts of a text with commas. */
const partsOf = (text: unknown): string[] =>
  typeof text === 'string' ? text.split(',').map(textOf).filter(Boolean) : [];

/** Columns are numbered from 1, as people count them. */
const numberOf = (text: unknown): number | null => {
  const [only = '', ...others] = partsOf(text);
  return others.length === 0 && /^[1-9]\d?$/.test(only) ? Number(only) : null;
};

/** The other fields that name a column or a state. */
const othersThan = (field: string, names: readonly string[]) => names.filter((name) => name !== field);

/** A column is not assigned twice; columns are all named, or all numbered. */
const column =
  (field: AnswerField): FieldRule =>
  (value, values) => {
    const own = partsOf(value).map(folded);
    if (own.length === 0) return undefined;
    const others = othersThan(field, FIELDS).map((name) => fieldOf(values, name));
    const isNumber = numberOf(value) !== null;
    if (others.some((other) => partsOf(other).length > 0 && (numberOf(other) !== null) !== isNumber))
      return 'Escribe en todos el encabezado, o en todos el número de la columna';
    const isTaken = others.some((other) => partsOf(other).some((part) => own.includes(folded(part))));
    return isTaken ? 'Esta columna está asignada dos veces' : undefined;
  };

/** A word says one state. */
const words =
  (state: AnswerState): FieldRule =>
  (value, values) => {
    const own = partsOf(value).map(folded);
    const isTaken = othersThan(state, STATES).some((name) =>
      partsOf(fieldOf(values, name)).some((part) => own.includes(folded(part))),
    );
    return isTaken ? 'Esta palabra está en dos estados' : undefined;
  };

/** Final-form validator of the columns of a bank's answer. */
export function validateAnswerColumns(values: unknown): FormErrors<AnswerColumnsValues> {
  return checkForm<AnswerColumnsValues>(values, {
    rut: [required('Escribe la columna del RUT'), LENGTH, column('rut')],
    checkDigit: [LENGTH, column('checkDigit')],
    amount: [required('Escribe la columna del monto'), LENGTH, column('amount')],
    account: [LENGTH, column('account')],
    state: [required('Escribe la columna del estado'), LENGTH, column('state')],
    reason: [LENGTH, column('reason')],
    paid: [required('Escribe cómo dice el banco que pagó'), LENGTH, words('paid')],
    rejected: [required('Escribe cómo dice el banco que rechazó'), LENGTH, words('rejected')],
    waiting: [LENGTH, words('waiting')],
  });
}

/** The layout that such values describe. Numbers instead of headings are for an answer without a header. */
export function answerLayoutOf(values: unknown): AnswerLayout {
  const typed = fieldsOf(values);
  const headings = Object.fromEntries(
    FIELDS.flatMap((field) => {
      const names = partsOf(typed[field]);
      return names.length > 0 ? [[field, names]] : [];
    }),
  );
  const numbers = FIELDS.flatMap((field) => {
    const number = numberOf(typed[field]);
    return number === null ? [] : [[field, number - 1] as const];
  });
  return {
    headings,
    ...(numbers.length > 0 && { columns: Object.fromEntries(numbers) }),
    words: STATES.flatMap((state) => partsOf(typed[state]).map((word) => ({ word, state }))),
  };
}
