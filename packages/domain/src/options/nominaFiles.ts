import { labelIn, type Option } from './option';

/** Whether a nómina has a file for the bank, and whether the bank has answered it. */
export const NOMINA_FILES = [
  { value: 'with', label: 'Con archivo para el banco' },
  { value: 'answered', label: 'Con respuesta del banco' },
  { value: 'without', label: 'Sin archivo' },
] as const satisfies readonly Option<string>[];

/** One of {@link NOMINA_FILES}. */
export type NominaFile = (typeof NOMINA_FILES)[number]['value'];

/** Label of one of {@link NOMINA_FILES}. Anything else gives ''. */
export function labelOfNominaFile(value: unknown): string {
  return labelIn(NOMINA_FILES, value);
}
