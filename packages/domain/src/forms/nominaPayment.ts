import { boletaThereSince } from '../days/boletaDays';
import { dayText, isDay } from '../days/days';
import { DATE_INVALID } from '../rules/messages';
import { checkForm, type FormErrors, required } from '../rules/rules';
import { day } from '../rules/valueRules';
import { WHY_LENGTH } from './workOrderMoves';

/** The fields of a nómina's payment. */
export type NominaPaymentValues = {
  /** The day of the transfer, 'AAAA-MM-DD'. */
  paidOn: string;
};

/** A payment before anything is typed. */
export const NOMINA_PAYMENT_INITIAL: Readonly<NominaPaymentValues> = { paidOn: '' };

/** First and last day of a payment; '' or left out: no bound. */
export interface PaymentDays {
  /** Today in Chile: a later day is refused. */
  today?: string;
  /** Day of the newest boleta in the nómina: an earlier payment is refused, unless that day is still to come. */
  latestIssuedOn?: string;
}

/** Final-form validator of a payment: its day is not in the future and not before the day of any boleta it pays. */
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
        isDay(latestIssuedOn) && isDay(value) && value < boletaThereSince(latestIssuedOn, today)
          ? `Hay una boleta del ${dayText(latestIssuedOn)}: no se pudo pagar antes`
          : undefined,
    ],
  });
}

/** The reason for voiding a nómina, or for removing a boleta, after its file was downloaded for the bank. */
export type NominaReasonValues = { reason: string };

/** A reason before anything is typed. */
export const NOMINA_REASON_INITIAL: Readonly<NominaReasonValues> = { reason: '' };

/** Final-form validator of that reason: 3 to 500 characters. */
export function validateNominaReason(values: unknown): FormErrors<NominaReasonValues> {
  return checkForm<NominaReasonValues>(values, {
    reason: [required('Escribe el motivo'), ...WHY_LENGTH],
  });
}
