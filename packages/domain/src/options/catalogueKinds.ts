import { labelIn, type Option } from './option';

/** The lists of choices that the studio keeps itself, under 'Catálogos'. */
export const CATALOGUE_KINDS = [
  { value: 'projectStatus', label: 'Estados de proyecto' },
  { value: 'chapterStatus', label: 'Estados de capítulo' },
  { value: 'client', label: 'Clientes' },
  { value: 'signal', label: 'Señales' },
] as const satisfies readonly Option<string>[];

/** One of {@link CATALOGUE_KINDS}. */
export type CatalogueKind = (typeof CATALOGUE_KINDS)[number]['value'];

/** Label of a catalogue: 'client' → 'Clientes'. Anything else gives ''. */
export function labelOfCatalogueKind(value: unknown): string {
  return labelIn(CATALOGUE_KINDS, value);
}
