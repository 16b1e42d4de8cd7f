import type { WorkOrderRow } from '@doblaje/contract/client';
import type { ordersList } from '@doblaje/contract/lists';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { usePersonFilter, useProjectFilter } from '../../../lists/foundFilters';
import type { ListTexts } from '../../../lists/ListPanel';
import type { ListData } from '../../../lists/loaders';
import { useList } from '../../../lists/useList';
import { useAnswer } from '../../../requests/useAnswer';
import { ordersAddress } from './list';

/**
 * The texts of the list, with the choices of its filters.
 * @param create the button that makes the first order
 */
export function useOrderTexts(create: ReactNode): ListTexts<typeof ordersList> {
  const { projectId, personId } = useList(ordersAddress).query;
  const rows = useAnswer(useLoaderData<ListData<WorkOrderRow>>().answer).value?.list?.items;
  // The choices show today's names.
  const ofProject = rows?.find((row) => `${row.projectId}` === projectId);
  const project = useProjectFilter(projectId, ofProject?.today.projectTitle || ofProject?.projectTitle);
  const ofPerson = rows?.find((row) => row.personId === personId);
  const person = usePersonFilter(personId, ofPerson?.today.personName || ofPerson?.personName);
  return {
    search: 'Buscar orden, persona o proyecto',
    filters: {
      typeId: 'Tipo',
      projectId: 'Proyecto',
      personId: 'Persona',
      state: 'Estado',
      due: 'Entrega',
      waits: 'En espera',
    },
    choices: { projectId: project.choices, personId: person.choices },
    searches: { projectId: project.search, personId: person.search },
    noun: ['orden', 'órdenes'],
    failed: 'No pudimos cargar las órdenes de trabajo',
    none: {
      title: 'Aún no hay órdenes de trabajo',
      text: 'Crea la primera aquí, o emite las de todo un elenco desde su capítulo.',
      action: create,
    },
    noMatch: {
      title: 'Ninguna orden coincide',
      text: 'Prueba con otras palabras o quita los filtros para verlas todas.',
    },
  };
}
