import type { BoletaRow } from '@doblaje/contract/client';
import type { boletasList } from '@doblaje/contract/lists';
import { useLoaderData } from 'react-router-dom';
import { usePersonFilter, useProjectFilter } from '../../../lists/foundFilters';
import type { ListTexts } from '../../../lists/ListPanel';
import type { ListData } from '../../../lists/loaders';
import { useList } from '../../../lists/useList';
import { useAnswer } from '../../../requests/useAnswer';
import { boletasAddress } from './list';

/** The texts of the list, with the choices of its filters. */
export function useBoletaTexts(): ListTexts<typeof boletasList> {
  const { projectId, personId } = useList(boletasAddress).query;
  const rows = useAnswer(useLoaderData<ListData<BoletaRow>>().answer).value?.list?.items;
  // The choices show today's names.
  const ofProject = rows?.find((row) => `${row.projectId}` === projectId);
  const project = useProjectFilter(projectId, ofProject?.today.projectTitle || ofProject?.projectTitle);
  const ofPerson = rows?.find((row) => row.personId === personId);
  const person = usePersonFilter(personId, ofPerson?.today.personName || ofPerson?.personName);
  return {
    search: 'Buscar boleta, persona o RUT',
    filters: {
      ...{ projectId: 'Proyecto', personId: 'Persona', state: 'Estado', differences: 'Diferencias' },
      ...{ waits: 'Espera', until: 'Hasta' },
      ...{ siiState: 'En el SII', kind: 'Tipo' },
    },
    choices: { projectId: project.choices, personId: person.choices },
    searches: { projectId: project.search, personId: person.search },
    noun: ['boleta', 'boletas', 'f'],
    failed: 'No pudimos cargar las boletas',
    none: {
      title: 'Aún no hay boletas',
      text: 'Cuando termines una orden con monto, aquí verás la boleta que su persona debe subir.',
    },
    noMatch: {
      title: 'Ninguna boleta coincide',
      text: 'Prueba con otras palabras o quita los filtros para verlas todas.',
    },
  };
}
