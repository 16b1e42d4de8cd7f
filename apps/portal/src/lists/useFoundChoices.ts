import type { Option } from '@doblaje/domain/options';
import type { FilterSearch } from '@doblaje/ui/Toolbar';
import { useRef, useState } from 'react';

/** The number of choices offered at once. A person searches for any other choice. */
export const OFFERED = 25;

/** A search's result: the offered choices, and the total. */
export interface FoundChoices {
  items: readonly Option<string>[];
  total: number;
}

/** The texts of a search. */
export interface FoundWords {
  /** The field's name: 'Buscar persona'. */
  label: string;
  /** 'Nadie coincide'. */
  none: string;
  /** 'Hay más de 25 personas: escribe para acotar'. */
  more: string;
}

interface Found {
  items: readonly Option<string>[];
  hint: string;
  /** The labels of all choices offered so far. */
  names: Readonly<Record<string, string>>;
}

/** The choices of a filter or a field, and how to search for more. */
export interface Choices {
  choices: readonly Option<string>[];
  search: FilterSearch;
}

/**
 * Choices that are too many to offer at once. The person types to find more.
 * @param ask finds the first {@link OFFERED} matches of a text
 * @param chosen the chosen value; undefined or '' for none
 * @param label of the chosen value, if known: a link or a draft may hold a value that no search has found yet
 */
export function useFoundChoices(
  ask: (search: string) => Promise<FoundChoices>,
  words: FoundWords,
  chosen: string | undefined,
  label: string | undefined,
): Choices {
  const [found, setFound] = useState<Found>({ items: [], hint: '', names: {} });
  const turn = useRef(0);

  function onSearch(search: string) {
    turn.current += 1;
    const own = turn.current;
    // Answers may arrive out of order. Only the newest question's answer counts.
    const keep = (next: (before: Found) => Found) => own === turn.current && setFound(next);
    ask(search).then(
      ({ items, total }) =>
        keep(({ names }) => ({
          items,
          hint: total === 0 ? words.none : total > items.length ? words.more : '',
          names: { ...names, ...Object.fromEntries(items.map((item) => [item.value, item.label])) },
        })),
      () => keep((before) => ({ ...before, hint: 'No pudimos buscar. Inténtalo de nuevo.' })),
    );
  }

  const name = chosen ? (found.names[chosen] ?? label) : undefined;
  const isMissing = !found.items.some(({ value }) => value === chosen);
  const own = chosen && name !== undefined && isMissing ? [{ value: chosen, label: name }] : [];
  return {
    choices: [...own, ...found.items],
    search: { label: words.label, onSearch, hint: found.hint },
  };
}
