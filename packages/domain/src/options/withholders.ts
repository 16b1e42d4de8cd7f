import { labelIn, type Option } from './option';

/** Who pays the retention of a boleta to the SII: the studio, which then pays the person the net, or the person. */
export const WITHHOLDERS = [
  { value: 'studio', label: 'El estudio' },
  { value: 'person', label: 'La persona' },
] as const satisfies readonly Option<string>[];

/** One of {@link WITHHOLDERS}. */
export type Withholder = (typeof WITHHOLDERS)[number]['value'];

/** Label of one of {@link WITHHOLDERS}. Anything else gives ''. */
export function labelOfWithholder(value: unknown): string {
  return labelIn(WITHHOLDERS, value);
}
