import type { Option } from '../options/option';
import { checkForm, type FormErrors, required, when } from '../rules/rules';
import { maxLength, minLength } from '../rules/textRules';

/** Fewest and most characters of a reason. */
export const WHY_MIN = 3;
/** @see WHY_MIN */
export const WHY_MAX = 500;

/** Rules of a reason. */
export const WHY_LENGTH = [
  /* @__PURE__ */ minLength(WHY_MIN, 'Escribe al menos 3 caracteres'),
  /* @__PURE__ */ maxLength(WHY_MAX, 'Debe tener como máximo 500 caracteres'),
];

/** A person's answer to an order. */
export type WorkOrderAnswerValues = {
  answer: 'accept' | 'decline';
  /** For the studio; required to decline the order. */
  note: string;
};

/** Final-form validator of an answer: declining needs a reason of 3 to 500 characters. */
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

/** The reason for voiding an order: its person reads it. */
export type WorkOrderVoidValues = { reason: string };

/** An order's voiding before anything is typed. */
export const WORK_ORDER_VOID_INITIAL: Readonly<WorkOrderVoidValues> = { reason: '' };

/** Final-form validator of voiding an order: a reason of 3 to 500 characters. */
export function validateWorkOrderVoid(values: unknown): FormErrors<WorkOrderVoidValues> {
  return checkForm<WorkOrderVoidValues>(values, {
    reason: [required('Escribe el motivo'), ...WHY_LENGTH],
  });
}

/** How the cast changes when a replacement order is issued. */
export const RECASTS = [
  { value: 'chapter', label: 'En este capítulo' },
  { value: 'onward', label: 'De aquí en adelante' },
  { value: 'none', label: 'Dejarlo como está' },
] as const satisfies readonly Option<string>[];

/** One of {@link RECASTS}. */
export type Recast = (typeof RECASTS)[number]['value'];
