import type { CatalogueEntry } from '@doblaje/contract/client';
import type { Option } from '@doblaje/domain/options';

/** The chosen entry of a catalogue, with its name. The id 0 means that nothing is chosen. */
export interface ChosenEntry {
  id: number;
  label: string;
}

/**
 * The choices of a catalogue: all entries that are not archived, and the chosen one, even if it is archived or gone.
 * @param entries undefined while they load
 */
export function choicesOf(entries: readonly CatalogueEntry[] = [], chosen?: ChosenEntry): Option<string>[] {
  const offered = entries
    .filter(({ id, isArchived }) => !isArchived || id === chosen?.id)
    .map(({ id, label }) => ({ value: String(id), label }));
  const isThere = !chosen?.id || offered.some(({ value }) => value === String(chosen.id));
  return isThere ? offered : [...offered, { value: String(chosen.id), label: chosen.label }];
}

/** Converts an entry's id to the text that a field holds, and back. The id 0 is the empty text. */
export const ID_FIELD = {
  format: (id: number | undefined) => (id ? String(id) : ''),
  parse: (shown: string) => Number(shown),
} as const;

/** The chosen entry, if the studio has archived it; otherwise undefined. */
export const archivedIn = (entries: readonly CatalogueEntry[] = [], id = 0): CatalogueEntry | undefined =>
  entries.find((entry) => entry.id === id && entry.isArchived);
