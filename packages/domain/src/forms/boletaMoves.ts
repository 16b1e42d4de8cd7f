import { isDay } from '../days/days';
import { DATE_INVALID } from './messages';
import { checkForm, type FormErrors, required } from './rules';
import { day } from './valueRules';
import { WHY_LENGTH } from './workOrderMoves';

/** What an administrator says when rejecting a boleta: its person reads it, and gets it by mail. */
export type BoletaRejectionValues = { reason: string };

/** A rejection before anything is typed. */
export const BOLETA_REJECTION_INITIAL: Readonly<BoletaRejectionValues> = { reason: '' };

/** Final-form validator of a rejection: why, in 3 to 500 characters. */
export function validateBoletaRejection(values: unknown): FormErrors<BoletaRejectionValues> {
  return checkForm<BoletaRejectionValues>(values, {
    reason: [required('Escribe el motivo del rechazo'), ...WHY_LENGTH],
  });
}

/** What an administrator says when taking an approval back: it stays in the boleta's history. */
export type BoletaReopeningValues = { reason: string };

/** Taking an approval back before anything is typed. */
export const BOLETA_REOPENING_INITIAL: Readonly<BoletaReopeningValues> = { reason: '' };

/** Final-form validator of taking an approval back: why, in 3 to 500 characters. */
export function validateBoletaReopening(values: unknown): FormErrors<BoletaReopeningValues> {
  return checkForm<BoletaReopeningValues>(values, {
    reason: [required('Escribe por qué quitas la aprobación'), ...WHY_LENGTH],
  });
}

/** What an administrator notes of a boleta that its person annulled at the SII. */
export type BoletaAnnulmentValues = {
  /** 'AAAA-MM-DD'. */
  annulledOn: string;
  reason: string;
};

/** An annulment before anything is typed. */
export const BOLETA_ANNULMENT_INITIAL: Readonly<BoletaAnnulmentValues> = { annulledOn: '', reason: '' };

/**
 * Final-form validator of an annulment: the day and why.
 * @param today 'AAAA-MM-DD' in Chile: nothing was annulled later. Without it any day is taken.
 */
export function validateBoletaAnnulment(values: unknown, today?: string): FormErrors<BoletaAnnulmentValues> {
  return checkForm<BoletaAnnulmentValues>(values, {
    annulledOn: [
      required('La fecha de anulación es requerida'),
      day(DATE_INVALID),
      (value) => (isDay(today) && isDay(value) && value > today ? 'La fecha no puede ser futura' : undefined),
    ],
    reason: [required('Escribe el motivo'), ...WHY_LENGTH],
  });
}
