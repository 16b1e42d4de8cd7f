import type { CatalogueEntry } from '@doblaje/contract/client';
import type { Option } from '@doblaje/domain/options';

/** What is chosen now of a catalogue, with its name; id 0 for nothing. */
export interface Chosen {
  id: number;
  label: string;
}

/**
 * What is offered of a catalogue: what is not archived, and what is chosen already, whatever has become of it.
 * @param entries undefined while they are on their way
 */
export function choicesOf(entries: readonly CatalogueEntry[] = [], chosen?: Chosen): Option<string>[] {
  const offered = entries
    .filter(({ id, isArchived }) => !isArchived || id === chosen?.id)
    .map(({ id, label }) => ({ value: String(id), label }));
  const isThere = !chosen?.id || offered.some(({ value }) => value === String(chosen.id));
  return isThere ? offered : [...offered, { value: String(chosen.id), label: chosen.label }];
}

/** Ids of the catalogues in fields, which hold texts: 0 is nothing. */
export const ID_FIELD = {
  format: (id: number | undefined) => (id ? String(id) : ''),
  parse: (shown: string) => Number(shown),
} as const;

/** An entry that was chosen and is archived since; undefined: there is none, or it is a choice still. */
export const archivedIn = (entries: readonly CatalogueEntry[] = [], id = 0): CatalogueEntry | undefined =>
  entries.find((entry) => entry.id === id && entry.isArchived);
