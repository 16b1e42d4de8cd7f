import { labelIn, type Option } from './option';

/** Project types, ids 1 to 10 (spec §3). */
export const PROJECT_TYPES = [
  { value: 1, label: 'Largometraje' },
  { value: 2, label: 'Serie' },
  { value: 3, label: 'Documental' },
  { value: 4, label: 'Teleserie' },
  { value: 5, label: 'Aplicaciones' },
  { value: 6, label: 'Comerciales' },
  { value: 7, label: 'Otros' },
  { value: 8, label: 'Trailer' },
  { value: 9, label: 'Graficas' },
  { value: 10, label: 'One Up' },
] as const satisfies readonly Option<number>[];

/** Id of one of {@link PROJECT_TYPES}, 1 to 10. */
export type ProjectTypeId = (typeof PROJECT_TYPES)[number]['value'];

/** Name of a project type: 2 → 'Serie'. Anything else gives ''. */
export function labelOfProjectType(value: unknown): string {
  return labelIn(PROJECT_TYPES, value);
}
