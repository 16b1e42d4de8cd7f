import { fieldsOf } from '../fields/fields';
import { coversRoles, type WorkOrderTypeId } from '../options/workOrderTypes';
import { DATE_INVALID } from '../rules/messages';
import { checkForm, type FieldRule, type FormErrors, type FormRules, required } from '../rules/rules';
import { longText } from '../rules/textRules';
import { amount, chosen, day, dayFrom, wholeNumber } from '../rules/valueRules';
import { LOOPS_INVALID, LOOPS_MAX } from './character';

/** One role that an order covers. */
export type WorkOrderLineValues = {
  /** The character in the order's chapter. */
  appearanceId: number;
  loops: number;
};

/** The fields of a work order that an administrator types. */
export type WorkOrderValues = {
  /** 0: none chosen yet. */
  chapterId: number;
  /** The person's id; '': none chosen yet. */
  personId: string;
  typeId: WorkOrderTypeId | 0;
  /** 'AAAA-MM-DD'. */
  startDate: string;
  /** 'AAAA-MM-DD', the day of the start or later. */
  dueDate: string;
  /** Chilean pesos, whole; null if the order has no amount. */
  amount: number | null;
  notes: string;
  /** Only for types that cover roles (`coversRoles`); empty for others. */
  lines: WorkOrderLineValues[];
};

/** Errors of one line; undefined for a line without errors. */
export type WorkOrderLineErrors = FormErrors<WorkOrderLineValues> | undefined;

/** Errors of a work order: lines by index, or one text for the whole list. */
export type WorkOrderErrors = FormErrors<Omit<WorkOrderValues, 'lines'>> & {
  lines?: WorkOrderLineErrors[] | string;
};

/** A work order before anything is typed. */
export const WORK_ORDER_INITIAL: Readonly<WorkOrderValues> = {
  chapterId: 0,
  personId: '',
  typeId: 0,
  startDate: '',
  dueDate: '',
  amount: null,
  notes: '',
  lines: [],
};

/** Highest amount of one order in pesos: it fits a database integer, and no order is worth more. */
export const AMOUNT_MAX = 999_999_999;

/** Most lines of one order: no chapter has so many characters. */
export const WORK_ORDER_LINES_MAX = 1000;

// Typed values must be valid even in a draft; missing values may come later.
const MAKES_SENSE = {
  startDate: [/* @__PURE__ */ day(DATE_INVALID)],
  dueDate: [
    /* @__PURE__ */ day(DATE_INVALID),
    /* @__PURE__ */ dayFrom('startDate', 'La entrega no puede ser anterior al inicio'),
  ],
  amount: /* @__PURE__ */ amount(AMOUNT_MAX),
  notes: [/* @__PURE__ */ longText()],
} satisfies FormRules<WorkOrderValues>;

function lineErrors(line: unknown, index: number, lines: readonly unknown[]): WorkOrderLineErrors {
  const { appearanceId } = fieldsOf(line);
  const errors = checkForm<WorkOrderLineValues>(line, {
    appearanceId: [
      chosen('Elige un personaje'),
      () =>
        lines.findIndex((other) => fieldsOf(other).appearanceId === appearanceId) < index
          ? 'Este personaje está dos veces'
          : undefined,
    ],
    loops: [required('Los loops son requeridos'), wholeNumber(0, LOOPS_MAX, LOOPS_INVALID)],
  });
  return Object.keys(errors).length > 0 ? errors : undefined;
}

function linesErrors(values: unknown): WorkOrderLineErrors[] | string | undefined {
  const { typeId, lines } = fieldsOf(values);
  if (!Array.isArray(lines) || lines.length === 0) return undefined;
  if (!coversRoles(typeId)) return 'Las órdenes de este tipo no llevan personajes';
  if (lines.length > WORK_ORDER_LINES_MAX) return 'Se pueden agregar hasta 1.000 personajes';
  const errors = Array.from(lines, (line, index) => lineErrors(line, index, lines));
  return errors.some((error) => error !== undefined) ? errors : undefined;
}

function withLines(errors: FormErrors<WorkOrderValues>, values: unknown): WorkOrderErrors {
  const { lines: _, ...others } = errors;
  const lines = linesErrors(values);
  return { ...others, ...(lines !== undefined && { lines }) };
}

/** Final-form validator of a work order before issue. Amount, notes and lines are optional. */
export function validateWorkOrder(values: unknown): WorkOrderErrors {
  const dated = (message: string, rules: readonly FieldRule[]) => [required(message), ...rules];
  const errors = checkForm<WorkOrderValues>(values, {
    ...MAKES_SENSE,
    chapterId: [chosen('Elige un capítulo')],
    personId: [required('Elige una persona')],
    typeId: [wholeNumber(1, 7, 'Elige un tipo de orden'), chosen('Elige un tipo de orden')],
    startDate: dated('La fecha de inicio es requerida', MAKES_SENSE.startDate),
    dueDate: dated('La fecha de entrega es requerida', MAKES_SENSE.dueDate),
  });
  return withLines(errors, values);
}

/** Final-form validator of a draft ('Guardar borrador'): values may be missing but not wrong. */
export function validateWorkOrderDraft(values: unknown): WorkOrderErrors {
  return withLines(checkForm<WorkOrderValues>(values, MAKES_SENSE), values);
}
