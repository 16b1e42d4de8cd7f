import { labelIn, type Option } from './option';

/**
 * States of a document as its person sees them; 'issued' waits for their answer. Work orders: issued, accepted, rejected, finished,
 * voided. Boletas: pending, inReview, approved, paid, rejected. Contracts and scripts have none.
 */
export const DOCUMENT_STATES = [
  { value: 'issued', label: 'Por responder' },
  { value: 'accepted', label: 'Aceptada' },
  { value: 'finished', label: 'Terminada' },
  { value: 'voided', label: 'Anulada' },
  { value: 'pending', label: 'Pendiente' },
  { value: 'inReview', label: 'En revisión' },
  { value: 'approved', label: 'Aprobada' },
  { value: 'paid', label: 'Pagada' },
  { value: 'rejected', label: 'Rechazada' },
] as const satisfies readonly Option<string>[];

/** One of {@link DOCUMENT_STATES}. */
export type DocumentState = (typeof DOCUMENT_STATES)[number]['value'];

/** Label of the state of a document: 'paid' → 'Pagada'. Anything else gives ''. */
export function labelOfDocumentState(value: unknown): string {
  return labelIn(DOCUMENT_STATES, value);
}
