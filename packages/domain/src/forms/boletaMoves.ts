import { fieldsOf } from '../fields/fields';
import { checkForm, type FormErrors, required } from '../rules/rules';
import { WHY_LENGTH } from './workOrderMoves';

/** The reason for rejecting a boleta: its person reads it in the portal and in a mail. */
export type BoletaRejectionValues = { reason: string };

/** A rejection before anything is typed. */
export const BOLETA_REJECTION_INITIAL: Readonly<BoletaRejectionValues> = { reason: '' };

/** Final-form validator of a rejection: a reason of 3 to 500 characters. */
export function validateBoletaRejection(values: unknown): FormErrors<BoletaRejectionValues> {
  return checkForm<BoletaRejectionValues>(values, {
    reason: [required('Escribe el motivo del rechazo'), ...WHY_LENGTH],
  });
}

/** The reason for taking an approval back: it stays in the boleta's history. */
export type BoletaReopeningValues = { reason: string };

/** Taking an approval back before anything is typed. */
export const BOLETA_REOPENING_INITIAL: Readonly<BoletaReopeningValues> = { reason: '' };

/** Final-form validator of taking an approval back: a reason of 3 to 500 characters. */
export function validateBoletaReopening(values: unknown): FormErrors<BoletaReopeningValues> {
  return checkForm<BoletaReopeningValues>(values, {
    reason: [required('Escribe por qué quitas la aprobación'), ...WHY_LENGTH],
  });
}

/** Why a boleta settles what is owed of a paid and annulled one, or no longer does: it stays in the history, and its person reads it. */
export type BoletaRegularizingValues = { reason: string };

/** Regularizing before anything is typed. */
export const BOLETA_REGULARIZING_INITIAL: Readonly<BoletaRegularizingValues> = { reason: '' };

/**
 * Final-form validator of regularizing: a reason of 3 to 500 characters, which may be left out where the amounts are the same.
 * @param amounts gross of the paid and annulled boleta and of the one that settles it, in whole pesos
 */
export function validateBoletaRegularizing(
  values: unknown,
  amounts: { owed: number; settling: number | null },
): FormErrors<BoletaRegularizingValues> {
  const { owed, settling } = fieldsOf(amounts);
  const isTold = required('Los montos no son iguales: escribe cómo queda la diferencia');
  return checkForm<BoletaRegularizingValues>(values, {
    reason: [...(owed === settling ? [] : [isTold]), ...WHY_LENGTH],
  });
}

/** Final-form validator of taking a regularization back: a reason of 3 to 500 characters. */
export function validateBoletaUnregularizing(values: unknown): FormErrors<BoletaRegularizingValues> {
  return checkForm<BoletaRegularizingValues>(values, {
    reason: [required('Escribe por qué la quitas'), ...WHY_LENGTH],
  });
}
