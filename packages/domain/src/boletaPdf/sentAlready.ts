import { fieldsOf } from '../fields/fields';
import { type BoletaState, labelOfBoletaState, orderNumbersText } from '../options/boletaStates';
import { rutKey } from './checks';
import { LAYOUT } from './layout';
import type { BoletaPdf, OtherPdf } from './readBoletaPdf';

/** A boleta that was sent: its PDF pays nothing else. */
export interface SentPdf {
  folio: number;
  /** The folio in its PDF, where that one was read for certain and is another; null otherwise. */
  pdfFolio: number | null;
  /** The numbers of its orders. */
  orderNumbers: readonly number[];
  /** 'voided': it was annulled at the SII. */
  state: BoletaState | 'voided';
}

/** Whose boleta a PDF is. */
export interface PdfIdentity {
  folio: number;
  /** Its barcode says the same RUT and folio; else the reading may be wrong. */
  isCertain: boolean;
}

/**
 * The folio of a PDF that is a person's own boleta; null for every other PDF.
 * @param rut of the person, in any form; without one the PDF may be theirs, but nothing is certain
 */
export function pdfIdentity(read: BoletaPdf | OtherPdf | { kind: string }, rut: unknown): PdfIdentity | null {
  const said = fieldsOf(read);
  if (said.kind !== 'boleta') return null;
  const [issuer, person] = [said.issuerRut, rut].map(rutKey);
  if (issuer && person && issuer !== person) return null;
  const isCertain = Boolean(issuer && person) && fieldsOf(fieldsOf(said.checks).barcode).result === 'right';
  const folio = Number.isSafeInteger(said.folio) ? Number(said.folio) : barcodeFolio(said.barcode);
  return folio > 0 ? { folio, isCertain } : null;
}

/** The folio in a barcode; 0 without one. */
const barcodeFolio = (barcode: unknown) =>
  typeof barcode === 'string'
    ? Number(barcode.slice(LAYOUT.barcodeRut, LAYOUT.barcodeRut + LAYOUT.barcodeFolio)) || 0
    : 0;

/** What is said of a PDF that was sent before: which boleta it is, what it pays and how far it is. Spanish. */
export function sentAlreadyText(sent: Omit<SentPdf, 'pdfFolio'>): string {
  const { folio, orderNumbers, state } = fieldsOf(sent);
  const now = state === 'voided' ? 'anulada' : labelOfBoletaState(state).toLowerCase();
  const number = typeof folio === 'number' ? `N.º ${folio}` : '';
  const known = [number, orderNumbersText(orderNumbers), now].filter((text) => text !== '');
  return `${['Este PDF es de una boleta que ya se envió', known.join(', ')].filter(Boolean).join(': ')}.`;
}

/** The one of these boletas that a folio belongs to. */
export const sentWith = <Sent extends SentPdf>(folio: number, sent: readonly Sent[]): Sent | undefined =>
  Array.isArray(sent)
    ? sent.find((other) => fieldsOf(other).folio === folio || fieldsOf(other).pdfFolio === folio)
    : undefined;

/** Of a PDF with the mark of an annulled boleta: it pays nothing any more. */
const ANNULLED = 'Este PDF dice que la boleta está anulada: emite otra en el SII y sube su PDF.';

/**
 * Why a person's PDF cannot be sent, in a Spanish sentence; '' if it can. A reading that is not certain is no reason: then the studio
 * decides.
 * @param by `rut` of the person, in any form; `sent`: the boletas that the person sent before
 */
export function unsendablePdf(
  read: BoletaPdf | OtherPdf | { kind: string },
  by: { rut: unknown; sent: readonly SentPdf[] },
): string {
  const { rut, sent } = fieldsOf(by);
  const identity = pdfIdentity(read, rut);
  const before = identity?.isCertain
    ? sentWith(identity.folio, Array.isArray(sent) ? (sent as SentPdf[]) : [])
    : undefined;
  if (before) return `${sentAlreadyText(before)} ${OTHER_PDF}`;
  return fieldsOf(read).isAnnulled === true ? ANNULLED : '';
}

/** What to do with a PDF that was sent before. */
export const OTHER_PDF = 'Elige el PDF de otra boleta.';
