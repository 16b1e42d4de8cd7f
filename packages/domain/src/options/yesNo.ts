import { labelIn, type Option } from './option';

/** The two answers to a yes-or-no question (spec §2, onboarding steps 2 and 3). */
export const YES_NO = [
  { value: 'Sí', label: 'Sí' },
  { value: 'No', label: 'No' },
] as const satisfies readonly Option<string>[];

/** One of {@link YES_NO}. */
export type YesNo = (typeof YES_NO)[number]['value'];

/** Label of an answer. Anything else gives ''. */
export function labelOfYesNo(value: unknown): string {
  return labelIn(YES_NO, value);
}
