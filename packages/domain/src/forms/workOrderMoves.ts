import type { Option } from '../options/option';
import { checkForm, type FormErrors, required, when } from './rules';
import { maxLength, minLength } from './textRules';

/** Fewest and most characters of a note that says why. */
export const WHY_MIN = 3;
/** @see WHY_MIN */
export const WHY_MAX = 500;

/** Rules of a text that says why. */
export const WHY_LENGTH = [
  /* @__PURE__ */ minLength(WHY_MIN, 'Escribe al menos 3 caracteres'),
  /* @__PURE__ */ maxLength(WHY_MAX, 'Debe tener como máximo 500 caracteres'),
];

/** What a person answers to an order issued to them. */
export type WorkOrderAnswerValues = {
  answer: 'accept' | 'decline';
  /** For the studio: has to be there when the order is declined. */
  note: string;
};

/** Final-form validator of an answer: a decline says why, in 3 to 500 characters. */
export function validateWorkOrderAnswer(values: unknown): FormErrors<WorkOrderAnswerValues> {
  return checkForm<WorkOrderAnswerValues>(values, {
    answer: [
      (answer) => (answer === 'accept' || answer === 'decline' ? undefined : 'Acepta o rechaza la orden'),
    ],
    note: [
      when(
        ({ answer }) => answer === 'decline',
        required('Cuéntale al estudio por qué la rechazas'),
        ...WHY_LENGTH,
      ),
      maxLength(WHY_MAX, 'Debe tener como máximo 500 caracteres'),
    ],
  });
}

/** What an administrator says when voiding an order: its person reads it. */
export type WorkOrderVoidValues = { reason: string };

/** An order's voiding before anything is typed. */
export const WORK_ORDER_VOID_INITIAL: Readonly<WorkOrderVoidValues> = { reason: '' };

/** Final-form validator of voiding an order: why, in 3 to 500 characters. */
export function validateWorkOrderVoid(values: unknown): FormErrors<WorkOrderVoidValues> {
  return checkForm<WorkOrderVoidValues>(values, {
    reason: [required('Escribe el motivo'), ...WHY_LENGTH],
  });
}

/** How the cast follows an order that is issued in another's place. */
export const RECASTS = [
  { value: 'chapter', label: 'En este capítulo' },
  { value: 'onward', label: 'De aquí en adelante' },
  { value: 'none', label: 'Dejarlo como está' },
] as const satisfies readonly Option<string>[];

/** One of {@link RECASTS}. */
export type Recast = (typeof RECASTS)[number]['value'];
