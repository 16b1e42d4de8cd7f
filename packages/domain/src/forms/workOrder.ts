import type { WorkOrderTypeId } from '../options/workOrderTypes';
import { DATE_INVALID } from './messages';
import { checkForm, type FieldRule, type FormErrors, type FormRules, required } from './rules';
import { longText } from './textRules';
import { chosen, day, dayFrom, wholeNumber } from './valueRules';

/** What an administrator types of a work order. */
export type WorkOrderValues = {
  /** 0 is none chosen yet. */
  chapterId: number;
  /** The person's id; '' is none chosen yet. */
  personId: string;
  typeId: WorkOrderTypeId | 0;
  /** 'AAAA-MM-DD'. */
  startDate: string;
  /** 'AAAA-MM-DD', the day of the start or later. */
  dueDate: string;
  /** Chilean pesos, whole; null when the order carries no amount. */
  amount: number | null;
  notes: string;
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
};

/** Most pesos of one order: what a database integer holds, and more than any order is worth. */
export const AMOUNT_MAX = 999_999_999;

// What is typed must make sense even in a draft; what is missing may come later.
const MAKES_SENSE = {
  startDate: [/* @__PURE__ */ day(DATE_INVALID)],
  dueDate: [
    /* @__PURE__ */ day(DATE_INVALID),
    /* @__PURE__ */ dayFrom('startDate', 'La entrega no puede ser anterior al inicio'),
  ],
  amount: [/* @__PURE__ */ wholeNumber(1, AMOUNT_MAX, 'Ingresa un monto en pesos, sin decimales')],
  notes: [/* @__PURE__ */ longText()],
} satisfies FormRules<WorkOrderValues>;

/** Final-form validator of a work order about to be issued. Amount and notes are optional. */
export function validateWorkOrder(values: unknown): FormErrors<WorkOrderValues> {
  const dated = (message: string, rules: readonly FieldRule[]) => [required(message), ...rules];
  return checkForm<WorkOrderValues>(values, {
    ...MAKES_SENSE,
    chapterId: [chosen('Elige un capítulo')],
    personId: [required('Elige una persona')],
    typeId: [wholeNumber(1, 7, 'Elige un tipo de orden'), chosen('Elige un tipo de orden')],
    startDate: dated('La fecha de inicio es requerida', MAKES_SENSE.startDate),
    dueDate: dated('La fecha de entrega es requerida', MAKES_SENSE.dueDate),
  });
}

/** Final-form validator of a draft ('Guardar borrador'): anything may be missing, nothing may be wrong. */
export function validateWorkOrderDraft(values: unknown): FormErrors<WorkOrderValues> {
  return checkForm<WorkOrderValues>(values, MAKES_SENSE);
}
