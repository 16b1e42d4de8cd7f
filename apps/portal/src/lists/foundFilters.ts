import { type Client, send } from '@doblaje/contract/client';
import { projectName } from '@doblaje/domain/naming';
import { usePortal } from '../portal';
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
    // Two projects may have one title: the number of the house is each one's own.
    label: `${projectName({ title: projectTitle, season })} · ${houseNumber}`,
  }));
  return { items: named, total };
}

/**
 * A choice of a person who can be asked to do something: the studio has too many to offer them all. ADMIN only, as the people are.
 * @param chosen their id
 * @param name theirs, where a row tells it: a link may come from elsewhere
 */
export function usePersonFilter(chosen: string | undefined, name: string | undefined): Choices {
  const { client } = usePortal();
  return useFoundChoices((search) => findPeople(client, search), PEOPLE, chosen, name);
}

/** The same of a project, by its id. */
export function useProjectFilter(chosen: string | undefined, title: string | undefined): Choices {
  const { client } = usePortal();
  return useFoundChoices((search) => findProjects(client, search), PROJECTS, chosen, title);
}
