import { type Client, send } from '@doblaje/contract/client';
import { projectName } from '@doblaje/domain/naming';
import { usePortal } from '../portal/portal';
import {
  type Choices,
  type FoundChoices,
  type FoundWords,
  OFFERED,
  useFoundChoices,
} from './useFoundChoices';

const PEOPLE: FoundWords = {
  label: 'Buscar persona',
  none: 'Nadie coincide',
  more: `Hay más de ${OFFERED} personas: escribe para acotar`,
};

const PROJECTS: FoundWords = {
  label: 'Buscar proyecto',
  none: 'Ningún proyecto coincide',
  more: `Hay más de ${OFFERED} proyectos: escribe para acotar`,
};

const SIZE = { page: '1', size: String(OFFERED) } as const;

async function findPeople({ catalogue: { people } }: Client, search: string): Promise<FoundChoices> {
  const { items, total } = await send(people.$get({ query: { search, sort: 'name', ...SIZE } }));
  return { items: items.map(({ id, name }) => ({ value: id, label: name })), total };
}

async function findProjects({ catalogue: { projects } }: Client, search: string): Promise<FoundChoices> {
  const { items, total } = await send(projects.$get({ query: { search, sort: 'projectTitle', ...SIZE } }));
  const named = items.map(({ id, projectTitle, season, houseNumber }) => ({
    value: `${id}`,
    // Two projects may have the same title, but each has its own house number.
    label: `${projectName({ title: projectTitle, season })} · ${houseNumber}`,
  }));
  return { items: named, total };
}

/**
 * Filters by a person. The studio has too many people to list them all, so they are found by a search. Only ADMIN may use it, because
 * only ADMIN may see people.
 * @param chosen the person's id
 * @param name the person's name, if a row has it; an id from a link has none
 */
export function usePersonFilter(chosen: string | undefined, name: string | undefined): Choices {
  const { client } = usePortal();
  return useFoundChoices((search) => findPeople(client, search), PEOPLE, chosen, name);
}

/** Filters by a project's id, with the same search. */
export function useProjectFilter(chosen: string | undefined, title: string | undefined): Choices {
  const { client } = usePortal();
  return useFoundChoices((search) => findProjects(client, search), PROJECTS, chosen, title);
}
