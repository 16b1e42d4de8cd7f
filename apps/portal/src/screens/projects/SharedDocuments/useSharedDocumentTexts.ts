import type { SharedDocumentRow } from '@doblaje/contract/client';
import type { sharedDocumentsList } from '@doblaje/contract/lists';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useProjectFilter } from '../../../lists/foundFilters';
import type { ListTexts } from '../../../lists/ListPanel';
import type { ListData } from '../../../lists/loaders';
import { useList } from '../../../lists/useList';
import { useAnswer } from '../../../requests/useAnswer';
import { sharedDocumentsAddress } from './list';

/**
 * The texts of the list, with the choices of its filters.
 * @param upload the button that uploads the first one
 */
export function useSharedDocumentTexts(upload: ReactNode): ListTexts<typeof sharedDocumentsList> {
  const { projectId } = useList(sharedDocumentsAddress).query;
  const rows = useAnswer(useLoaderData<ListData<SharedDocumentRow>>().answer).value?.list?.items;
  const project = useProjectFilter(
    projectId,
    rows?.find((row) => `${row.projectId}` === projectId)?.projectTitle,
  );
  return {
    search: 'Buscar documento o persona',
    filters: { kind: 'Tipo', projectId: 'Proyecto', state: 'Visto', ends: 'Término' },
    choices: { projectId: project.choices },
    searches: { projectId: project.search },
    noun: ['documento', 'documentos'],
    failed: 'No pudimos cargar los contratos y guiones',
    none: {
      title: 'Aún no hay contratos ni guiones',
      text: 'Sube el primero para una persona, para varias o para el elenco de un capítulo.',
      action: upload,
    },
    noMatch: {
      title: 'Ningún documento coincide',
      text: 'Prueba con otras palabras o quita los filtros para verlos todos.',
    },
  };
}
