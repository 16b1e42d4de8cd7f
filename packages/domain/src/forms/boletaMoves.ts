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
