import { dayText, isDay } from '../days/days';
import { DATE_INVALID } from './messages';
import { checkForm, type FormErrors, required } from './rules';
import { day } from './valueRules';
import { WHY_LENGTH } from './workOrderMoves';

/** What an administrator says when a nómina was paid. */
export type NominaPaymentValues = {
  /** The day of the transfer, 'AAAA-MM-DD'. */
  paidOn: string;
};

/** A payment before anything is typed. */
export const NOMINA_PAYMENT_INITIAL: Readonly<NominaPaymentValues> = { paidOn: '' };

/** Days that a payment lies between; '' or none: no bound. */
export interface PaymentDays {
  /** In Chile: nothing was paid later. */
  today?: string;
  /** Day of the newest boleta that is paid: none is paid before it was issued. */
  latestIssuedOn?: string;
}

/** Final-form validator of a payment: the day, which has come and is none before the day of a boleta that it pays. */
export function validateNominaPayment(
  values: unknown,
  days?: PaymentDays | null,
): FormErrors<NominaPaymentValues> {
  const { today, latestIssuedOn } = days ?? {};
  return checkForm<NominaPaymentValues>(values, {
    paidOn: [
      required('La fecha de pago es requerida'),
      day(DATE_INVALID),
      (value) =>
        isDay(today) && isDay(value) && value > today ? 'La fecha de pago no puede ser futura' : undefined,
      (value) =>
        isDay(latestIssuedOn) && isDay(value) && value < latestIssuedOn
          ? `Hay una boleta del ${dayText(latestIssuedOn)}: no se pudo pagar antes`
          : undefined,
    ],
  });
}

/** Why a nómina is voided, or a boleta taken out of it, when its file was taken for the bank. */
export type NominaReasonValues = { reason: string };

/** A reason before anything is typed. */
export const NOMINA_REASON_INITIAL: Readonly<NominaReasonValues> = { reason: '' };

/** Final-form validator of that reason: 3 to 500 characters. */
export function validateNominaReason(values: unknown): FormErrors<NominaReasonValues> {
  return checkForm<NominaReasonValues>(values, {
    reason: [required('Escribe el motivo'), ...WHY_LENGTH],
  });
}
