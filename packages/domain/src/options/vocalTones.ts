import { labelIn, type Option } from './option';

/** Vocal tones (spec §2, onboarding step 3). */
export const VOCAL_TONES = [
  { value: 'Tono agudo', label: 'Tono agudo' },
  { value: 'Tono medio', label: 'Tono medio' },
  { value: 'Tono grave', label: 'Tono grave' },
] as const satisfies readonly Option<string>[];

/** One of {@link VOCAL_TONES}. */
export type VocalTone = (typeof VOCAL_TONES)[number]['value'];

/** Label of a vocal tone. Anything else gives ''. */
export function labelOfVocalTone(value: unknown): string {
  return labelIn(VOCAL_TONES, value);
}
