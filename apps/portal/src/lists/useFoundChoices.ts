import type { Option } from '@doblaje/domain/options';
import type { FilterSearch } from '@doblaje/ui/Toolbar';
import { useRef, useState } from 'react';

/** As many are offered at once; what is not among them is looked for. */
export const OFFERED = 25;

/** What a search found: as many as are offered, and how many there are in all. */
export interface FoundChoices {
  items: readonly Option<string>[];
  total: number;
}

/** What is said of a search. */
export interface FoundWords {
  /** Names the field: 'Buscar persona'. */
  label: string;
  /** 'Nadie coincide'. */
  none: string;
  /** 'Hay más de 25 personas: escribe para acotar'. */
  more: string;
}

interface Found {
  items: readonly Option<string>[];
  hint: string;
  /** Labels of all that was offered so far. */
  names: Readonly<Record<string, string>>;
}

/** What is offered, and how more is found: of a filter's chip, or of a field. */
export interface Choices {
  choices: readonly Option<string>[];
  search: FilterSearch;
}

/**
 * Choices among more than can be offered at once, found by typing.
 * @param ask what matches a text, {@link OFFERED} of it
 * @param chosen its value; undefined or '' for none
 * @param label of what is chosen, where it is known beforehand: a link, or a draft, comes from elsewhere
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
    // Answers may overtake each other: only the newest question's counts.
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
