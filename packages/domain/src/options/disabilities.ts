import { labelIn, type Option } from './option';

/** Disabilities a person may declare (spec §3). */
export const DISABILITIES = [
  { value: 'visual', label: 'Visual' },
  { value: 'hearing', label: 'Auditiva' },
  { value: 'physical', label: 'Física' },
  { value: 'none', label: 'Ninguna' },
  { value: 'other', label: 'Otra' },
] as const satisfies readonly Option<string>[];

/** One of {@link DISABILITIES}. */
export type Disability = (typeof DISABILITIES)[number]['value'];

/** Label of a disability: 'hearing' → 'Auditiva'. Anything else gives ''. */
export function labelOfDisability(value: unknown): string {
  return labelIn(DISABILITIES, value);
}
