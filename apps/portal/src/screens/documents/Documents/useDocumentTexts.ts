import type { DocumentRow, DocumentsPage } from '@doblaje/contract/client';
import type { documentsList } from '@doblaje/contract/lists';
import { countText } from '@doblaje/domain/amounts';
import { useLoaderData } from 'react-router-dom';
import type { ListTexts } from '../../../lists/ListPanel';
import type { ListData } from '../../../lists/loaders';
import { useAnswer } from '../../../requests/useAnswer';
import { useProjects } from './projects';

const TEXTS: ListTexts<typeof documentsList> = {
  search: 'Buscar por título o proyecto',
  filters: { kind: 'Tipo', project: 'Proyecto', state: 'Estado' },
  noun: ['documento', 'documentos'],
  failed: 'No pudimos cargar tus documentos',
  none: {
    title: 'Aún no tienes documentos',
    text: 'Cuando el estudio te envíe una orden de trabajo, un contrato o un guion, aparecerá aquí.',
  },
  noMatch: {
    title: 'Ningún documento coincide',
    text: 'Prueba con otras palabras o quita los filtros para ver todos tus documentos.',
  },
};

/** The texts of the list, with the projects to filter by and the number of unread documents found. */
export function useDocumentTexts(): ListTexts<typeof documentsList> {
  const project = useProjects() ?? [];
  const answer = useAnswer(useLoaderData<ListData<DocumentRow>>().answer).value;
  // The type of a list has only what all lists share; this answer also has `unread`.
  const unread = (answer?.list as DocumentsPage | undefined)?.unread ?? 0;
  return {
    ...TEXTS,
    choices: { project },
    also: unread === 0 ? undefined : `${countText(unread)} sin leer`,
  };
}
