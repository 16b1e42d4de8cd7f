import { labelIn, type Option } from './option';

/** Kinds of document that the studio files for its people: DOCUMENT_KINDS without orders and boletas. */
export const SHARED_DOCUMENT_KINDS = [
  { value: 'contract', label: 'Contrato' },
  { value: 'script', label: 'Guion' },
  { value: 'minor-authorization', label: 'Autorización de menor' },
  { value: 'school-certificate', label: 'Certificado escolar' },
] as const satisfies readonly Option<string>[];

/** One of {@link SHARED_DOCUMENT_KINDS}. */
export type SharedDocumentKind = (typeof SHARED_DOCUMENT_KINDS)[number]['value'];

/** Label of one of {@link SHARED_DOCUMENT_KINDS}. Anything else gives ''. */
export function labelOfSharedDocumentKind(value: unknown): string {
  return labelIn(SHARED_DOCUMENT_KINDS, value);
}
