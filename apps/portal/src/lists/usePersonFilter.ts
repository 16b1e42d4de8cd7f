import { send } from '@doblaje/contract/client';
import type { Option } from '@doblaje/domain/options';
import type { FilterSearch } from '@doblaje/ui/Toolbar';
import { useRef, useState } from 'react';
import { usePortal } from '../portal';

/** As many people are offered at once; who is not among them is looked for. */
const OFFERED = 25;

interface Found {
  people: readonly Option<string>[];
  hint: string;
  /** Names of all that were offered so far. */
  names: Readonly<Record<string, string>>;
}

interface PersonFilter {
  choices: readonly Option<string>[];
  search: FilterSearch;
}

/**
 * A filter by person: the studio has too many people to offer them all. ADMIN only, as the people are.
 * @param chosen their id
 * @param name theirs, where a row tells it: a link may come from elsewhere
 */
export function usePersonFilter(chosen: string | undefined, name: string | undefined): PersonFilter {
  const { people } = usePortal().client.catalogue;
  const [found, setFound] = useState<Found>({ people: [], hint: '', names: {} });
  const turn = useRef(0);

  function onSearch(search: string) {
    turn.current += 1;
    const own = turn.current;
    // Answers may overtake each other: only the newest question's counts.
    const keep = (next: (before: Found) => Found) => own === turn.current && setFound(next);
    const query = { search, sort: 'name', page: '1', size: String(OFFERED) } as const;
    send(people.$get({ query })).then(
      ({ items, total }) =>
        keep(({ names }) => ({
          people: items.map((person) => ({ value: person.id, label: person.name })),
          hint: hintOf(items.length, total),
          names: { ...names, ...Object.fromEntries(items.map((person) => [person.id, person.name])) },
        })),
      () => keep((before) => ({ ...before, hint: 'No pudimos buscar. Inténtalo de nuevo.' })),
    );
  }

  const label = chosen === undefined ? undefined : (name ?? found.names[chosen]);
  const isMissing = !found.people.some(({ value }) => value === chosen);
  const own = chosen !== undefined && label !== undefined && isMissing ? [{ value: chosen, label }] : [];
  return {
    choices: [...own, ...found.people],
    search: { label: 'Buscar persona', onSearch, hint: found.hint },
  };
}

function hintOf(offered: number, total: number): string {
  if (total === 0) return 'Nadie coincide';
  if (offered === total) return '';
  return `Hay más de ${offered} personas: escribe para acotar`;
}
