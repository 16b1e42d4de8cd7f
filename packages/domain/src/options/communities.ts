import { labelIn, type Option } from './option';

/** Communities a person may belong to (spec §3). */
export const COMMUNITIES = [
  { value: 'lgbt', label: 'LGBT' },
  { value: 'lgbtq', label: 'LGBTQ' },
  { value: 'Hispanic', label: 'Hispana' },
  { value: 'Black', label: 'Negra' },
  { value: 'Asian', label: 'Asiática' },
  { value: 'Indigenous', label: 'Indígena' },
  { value: 'Other', label: 'Otra' },
] as const satisfies readonly Option<string>[];

/** One of {@link COMMUNITIES}. */
export type Community = (typeof COMMUNITIES)[number]['value'];

/** Label of a community: 'Black' → 'Negra'. Anything else gives ''. */
export function labelOfCommunity(value: unknown): string {
  return labelIn(COMMUNITIES, value);
}
