import { fieldsOf } from '../fields/fields';
import { checkForm, type FormErrors, required, when } from '../rules/rules';
import { amount, wholeNumber } from '../rules/valueRules';
import { LOOPS_INVALID, LOOPS_MAX } from './character';
import { AMOUNT_MAX } from './workOrder';
import { WHY_LENGTH } from './workOrderMoves';

/** Most orders that can be finished together. */
export const FINISHED_AT_ONCE = 50;

/** Loops of one role of an order to be finished. */
export type LoopsDoneValues = {
  /** Loops that the chapter plans for the role. */
  loopsPlanned: number;
  /** Loops recorded; null: nothing typed. */
  loopsDone: number | null;
};

/** The fields of finishing an order. */
export type WorkOrderFinishValues = {
  lines: readonly LoopsDoneValues[];
  /** Required if more was recorded than planned. */
  note: string;
  /** Whole pesos: the order's amount, or its correction. */
  amount: number | null;
  /** Required if the amount is corrected: its person reads it. */
  amountReason: string;
};

/** Errors of finishing an order; lines by index, undefined for a line without errors. */
export type WorkOrderFinishErrors = FormErrors<Omit<WorkOrderFinishValues, 'lines'>> & {
  lines?: (string | undefined)[];
};

/** The initial recorded loops of a role: the cast's recorded loops, or its planned ones if nothing is recorded yet. */
export function firstLoopsDone(role: { loopsPlanned: number; loopsDone: number }): number {
  const { loopsPlanned, loopsDone } = fieldsOf(role);
  const start = typeof loopsDone === 'number' && loopsDone > 0 ? loopsDone : loopsPlanned;
  return typeof start === 'number' ? start : Number.NaN;
}

/** Whether more was recorded of a role than planned. */
export function isOverPlanned(line: LoopsDoneValues): boolean {
  const { loopsPlanned, loopsDone } = fieldsOf(line);
  return typeof loopsDone === 'number' && typeof loopsPlanned === 'number' && loopsDone > loopsPlanned;
}

/**
 * Final-form validator of finishing an order. More loops than planned need a note; a different amount needs a reason. An amount
 * cannot be removed: that would be another order.
 * @param ordered the amount at issue; null: none
 */
export function validateWorkOrderFinish(values: unknown, ordered: number | null): WorkOrderFinishErrors {
  const { lines } = fieldsOf(values);
  const rows: readonly LoopsDoneValues[] = Array.isArray(lines) ? lines : [];
  const wrong = rows.map(
    (line) =>
      checkForm<LoopsDoneValues>(line, {
        loopsDone: [required('Los loops grabados son requeridos'), wholeNumber(0, LOOPS_MAX, LOOPS_INVALID)],
      }).loopsDone,
  );
  const isOver = rows.some(isOverPlanned);
  const errors = checkForm<Omit<WorkOrderFinishValues, 'lines'>>(values, {
    note: [
      when(() => isOver, required('Escribe por qué se grabaron más loops que los planificados')),
      ...WHY_LENGTH,
    ],
    amount: [
      when(() => ordered !== null, required('La orden lleva monto: corrígelo o déjalo como está')),
      ...amount(AMOUNT_MAX),
    ],
    amountReason: [
      when((said) => (said.amount ?? null) !== ordered, required('Escribe por qué cambia el monto')),
      ...WHY_LENGTH,
    ],
  });
  return { ...errors, ...(wrong.some((error) => error !== undefined) && { lines: wrong }) };
}
