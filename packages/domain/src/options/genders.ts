import { labelIn, type Option } from './option';

/** Genders (spec §3). The spec names them in Spanish only, so the value is the label. */
export const GENDERS = [
  { value: 'Femenino', label: 'Femenino' },
  { value: 'Masculino', label: 'Masculino' },
  { value: 'Prefiero no indicarlo', label: 'Prefiero no indicarlo' },
  { value: 'Otros', label: 'Otros' },
] as const satisfies readonly Option<string>[];

/** One of {@link GENDERS}. */
export type Gender = (typeof GENDERS)[number]['value'];

/** Label of a gender. Anything else gives ''. */
export function labelOfGender(value: unknown): string {
  return labelIn(GENDERS, value);
}
