import { labelIn, type Option } from './option';

/** What a candidate may apply as (spec §2, onboarding step 1). */
export const APPLICANT_TYPES = [
  { value: 'Técnico', label: 'Técnico' },
  { value: 'Actor', label: 'Actor' },
  { value: 'Traductor', label: 'Traductor' },
] as const satisfies readonly Option<string>[];

/** One of {@link APPLICANT_TYPES}. */
export type ApplicantType = (typeof APPLICANT_TYPES)[number]['value'];

/** Label of an applicant type. Anything else gives ''. */
export function labelOfApplicantType(value: unknown): string {
  return labelIn(APPLICANT_TYPES, value);
}
