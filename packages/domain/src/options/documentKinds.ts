import { labelIn, type Option } from './option';

/** Kinds of document a person has with the studio. */
export const DOCUMENT_KINDS = [
  { value: 'work-order', label: 'Orden de trabajo' },
  { value: 'contract', label: 'Contrato' },
  { value: 'script', label: 'Guion' },
  { value: 'boleta', label: 'Boleta' },
  { value: 'minor-authorization', label: 'Autorización de menor' },
  { value: 'school-certificate', label: 'Certificado escolar' },
] as const satisfies readonly Option<string>[];

/** One of {@link DOCUMENT_KINDS}. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]['value'];

/** Label of a kind of document: 'script' → 'Guion'. Anything else gives ''. */
export function labelOfDocumentKind(value: unknown): string {
  return labelIn(DOCUMENT_KINDS, value);
}
