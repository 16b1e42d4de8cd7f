import type { Experience } from '@doblaje/contract/client';
import type { experiencesList } from '@doblaje/contract/lists';
import { useLoaderData } from 'react-router-dom';
import { usePersonFilter } from '../../../lists/foundFilters';
import type { ListTexts } from '../../../lists/ListPanel';
import type { ListData } from '../../../lists/loaders';
import { useList } from '../../../lists/useList';
import { useAnswer } from '../../../requests/useAnswer';
import { experiencesAddress } from './list';
import { useStatuses } from './statuses';

type Texts = ListTexts<typeof experiencesList>;

const NOUN: Texts['noun'] = ['resultado', 'resultados'];
const NO_MATCH: Texts['noMatch'] = {
  title: 'Nada coincide',
  text: 'Prueba con otras palabras o quita los filtros para ver todas las participaciones.',
};

const OWN: Texts = {
  search: 'Buscar proyecto o personaje',
  filters: { typeId: 'Tipo', statusId: 'Estado' },
  noun: NOUN,
  failed: 'No pudimos cargar tus experiencias',
  none: {
    title: 'Aún no participas en proyectos',
    text: 'Cuando el estudio te asigne un personaje, aquí verás el proyecto, tus capítulos y los loops que llevas grabados.',
  },
  noMatch: NO_MATCH,
};

const EVERYBODYS: Texts = {
  search: 'Proyecto, personaje o persona',
  filters: { personId: 'Persona', typeId: 'Tipo', statusId: 'Estado' },
  noun: NOUN,
  failed: 'No pudimos cargar las experiencias',
  none: {
    title: 'Aún no hay personajes asignados',
    text: 'Cuando en Proyectos alguien reciba un personaje, aquí estará su participación, con sus capítulos y loops.',
  },
  noMatch: NO_MATCH,
};

/** The texts of the list, with the choices of its filters. */
export function useExperienceTexts(isEverybodys: boolean): Texts {
  const statusId = useStatuses() ?? [];
  const { personId } = useList(experiencesAddress).query;
  const rows = useAnswer(useLoaderData<ListData<Experience>>().answer).value?.list?.items;
  const person = usePersonFilter(personId, rows?.find((row) => row.person.id === personId)?.person.name);
  if (!isEverybodys) return { ...OWN, choices: { statusId } };
  return {
    ...EVERYBODYS,
    choices: { statusId, personId: person.choices },
    searches: { personId: person.search },
  };
}
