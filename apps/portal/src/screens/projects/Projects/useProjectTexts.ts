import type { CatalogueEntry } from '@doblaje/contract/client';
import type { projectsList } from '@doblaje/contract/lists';
import { type ReactNode, useMemo } from 'react';
import { choicesOf } from '../../../catalogues/choices';
import { useCatalogues } from '../../../catalogues/useCatalogues';
import type { ListTexts } from '../../../lists/ListPanel';
import { useList } from '../../../lists/useList';
import { projectsAddress } from './list';

/** The choices of a filter. The current choice stays, even if it is archived. */
function filterChoices(entries: readonly CatalogueEntry[], value: string | undefined) {
  return choicesOf(
    entries,
    entries.find(({ id }) => String(id) === value),
  );
}

/**
 * The texts of the list, with the choices of its filters. A catalogue that failed to load has no filter.
 * @param create the button that makes the first project
 */
export function useProjectTexts(create: ReactNode): ListTexts<typeof projectsList> {
  const { catalogues, error } = useCatalogues();
  const { query } = useList(projectsAddress);
  const { statusId, clientsId, signalId } = query;
  const choices = useMemo(
    () =>
      catalogues && {
        statusId: filterChoices(catalogues.projectStatus, statusId),
        clientsId: filterChoices(catalogues.client, clientsId),
        signalId: filterChoices(catalogues.signal, signalId),
      },
    [catalogues, statusId, clientsId, signalId],
  );
  const isLacking = error !== undefined && catalogues === undefined;
  return {
    search: 'Buscar título o N.º interno',
    filters: {
      typeId: 'Tipo',
      ...(!isLacking && { statusId: 'Estado', clientsId: 'Cliente', signalId: 'Señal' }),
      due: 'Por vencer',
    },
    ...(choices && { choices }),
    noun: ['proyecto', 'proyectos'],
    failed: 'No pudimos cargar los proyectos',
    none: {
      title: 'Aún no hay proyectos',
      text: 'Crea el primero. Sus estados, clientes y señales se mantienen en Catálogos.',
      action: create,
    },
    noMatch: {
      title: 'Ningún proyecto coincide',
      text: 'Prueba con otras palabras o quita los filtros para ver todos los proyectos.',
    },
  };
}
