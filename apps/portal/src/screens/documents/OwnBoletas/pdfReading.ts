import type { Boleta, BoletaOrder, SentBoletaPdf } from '@doblaje/contract/client';
import {
  type BoletaPdf,
  type BoletaPdfDifference,
  boletaPdfDifferences,
  type OtherPdf,
  unsendablePdf,
} from '@doblaje/domain/boletaPdf';
import type { FormErrors } from '@doblaje/domain/forms';
import type { BoletaUploadValues } from '@doblaje/domain/forms/boletaUpload';
import { amountOf } from './paidOrders';
import { netOf } from './upload';

/** What is known of the chosen PDF. `unread`: it did not open, or it took too long. */
export type PdfReading = { kind: 'none' | 'reading' | 'unread' } | BoletaPdf | OtherPdf;

/** The fields of the form that a PDF fills in. */
export const READ_FIELDS = ['folio', 'issuedOn', 'gross', 'withheldBy', 'retention'] as const;

/** Those about money: they come from one place, the PDF or the person. The net follows from them. */
export const MONEY_FIELDS = ['gross', 'withheldBy', 'retention'] as const;

export type ReadField = (typeof READ_FIELDS)[number];

export const isBlank = (value: unknown) => value === null || value === '' || value === undefined;

/** The value of a field in the PDF; null if it was not read. */
export const readValue = (reading: PdfReading, field: ReadField | 'net') =>
  reading.kind === 'boleta' ? reading[field] : null;

/** Whether a field says what the PDF says. */
export function isAsRead(reading: PdfReading, field: ReadField | 'net', value: unknown): boolean {
  const read = readValue(reading, field);
  return read !== null && read === value;
}

/** Whether the retention is what the PDF says, and nothing that it follows from was changed. */
export const isRetentionRead = (reading: PdfReading, values: BoletaUploadValues): boolean =>
  isAsRead(reading, 'retention', values.retention) &&
  (['gross', 'issuedOn', 'withheldBy'] as const).every(
    (field) => readValue(reading, field) === null || isAsRead(reading, field, values[field]),
  );

/** What the PDF's checks find wrong. */
const wrongIn = ({ checks }: BoletaPdf) =>
  Object.values(checks).flatMap(({ result, message }) => (result === 'wrong' ? [message] : []));

/** What could not be read of the fields to fill in. */
export const unreadIn = ({ reasons }: BoletaPdf) => READ_FIELDS.flatMap((field) => reasons[field] ?? []);

/**
 * The differences between a PDF and what is to be sent, in sentences.
 * @param orders that it pays by the form
 */
export function differencesOf(
  read: BoletaPdf,
  values: BoletaUploadValues,
  boleta: Boleta | undefined,
  orders: readonly BoletaOrder[],
) {
  const { folio, issuedOn, gross, withheldBy, retention } = values;
  const told: BoletaPdfDifference[] = boletaPdfDifferences(read, {
    rut: rutOf(boleta),
    gross: orders.length === 0 ? null : amountOf(orders),
    typed: { folio, issuedOn, gross, withheldBy, retention, net: netOf(values) },
  });
  // An annulled one cannot be sent at all (`unsendableOf`).
  const open = told.filter(({ field }) => field !== 'isAnnulled');
  return [...open.map(({ message }) => message), ...wrongIn(read)];
}

/** The RUT of a boleta's person today, where the boleta holds an earlier one. */
export const rutOf = (boleta: Boleta | undefined) => boleta?.today.personRut || boleta?.personRut;

/**
 * Why a PDF cannot be sent for a boleta, in a sentence; '' if it can.
 * @param sent what the person sent before
 */
export function unsendableOf(
  reading: PdfReading,
  boleta: Boleta | undefined,
  sent: readonly SentBoletaPdf[],
): string {
  const others = sent.filter(({ boletaId, state }) => state === 'voided' || boletaId !== boleta?.id);
  return unsendablePdf(reading, { rut: rutOf(boleta), sent: others });
}

/** What the validator refuses of the values that a PDF filled in. */
export const refusedIn = (
  reading: PdfReading,
  values: BoletaUploadValues,
  errors: FormErrors<BoletaUploadValues>,
): string[] =>
  READ_FIELDS.flatMap((field) => (isAsRead(reading, field, values[field]) ? (errors[field] ?? []) : []));

/** Whether any field of the form was read. */
export const isAnyRead = (reading: PdfReading) =>
  READ_FIELDS.some((field) => readValue(reading, field) !== null);

/** Whether a typed field says something else than the PDF. */
export const isOverridable = (reading: PdfReading, values: BoletaUploadValues) =>
  READ_FIELDS.some((field) => readValue(reading, field) !== null && !isAsRead(reading, field, values[field]));
