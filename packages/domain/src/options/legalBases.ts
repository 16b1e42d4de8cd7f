import { labelIn, type Option } from './option';

/** What makes it lawful to use personal data for a purpose (Ley 19.628, modificada por la Ley 21.719, art. 12 y 13). */
export const LEGAL_BASES = [
  { value: 'consent', label: 'Consentimiento' },
  { value: 'contract', label: 'Contrato, o los pasos previos a él' },
  { value: 'legal', label: 'Obligación legal' },
  { value: 'interest', label: 'Interés legítimo' },
] as const satisfies readonly Option<string>[];

/** One of {@link LEGAL_BASES}. */
export type LegalBasis = (typeof LEGAL_BASES)[number]['value'];

/** Label of one of {@link LEGAL_BASES}. Anything else gives ''. */
export function labelOfLegalBasis(value: unknown): string {
  return labelIn(LEGAL_BASES, value);
}
