import { checkForm, type FormErrors, required } from '../rules/rules';
import { WHY_LENGTH } from './workOrderMoves';

/** Why a closed month is opened again. */
export type MonthReopeningValues = { reason: string };

/** A reason before anything is typed. */
export const MONTH_REOPENING_INITIAL: Readonly<MonthReopeningValues> = { reason: '' };

/** Final-form validator of that reason: 3 to 500 characters. */
export function validateMonthReopening(values: unknown): FormErrors<MonthReopeningValues> {
  return checkForm<MonthReopeningValues>(values, {
    reason: [required('Escribe el motivo'), ...WHY_LENGTH],
  });
}
