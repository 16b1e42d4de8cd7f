import type { DocumentRow, DocumentsPage } from '@doblaje/contract/client';
import type { documentsList } from '@doblaje/contract/lists';
import { useLoaderData } from 'react-router-dom';
import type { ListTexts } from '../../lists/ListPanel';
import type { ListData } from '../../lists/loaders';
import { useAnswer } from '../../shell/useAnswer';
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

/** The words of the list, with the projects it is filtered by and how many of what is found are unread. */
export function useDocumentTexts(): ListTexts<typeof documentsList> {
  const project = useProjects() ?? [];
  const answer = useAnswer(useLoaderData<ListData<DocumentRow>>().answer).value;
  // The list's own answer, of which the list itself needs no more than any other has.
  const unread = (answer?.list as DocumentsPage | undefined)?.unread ?? 0;
  return {
    ...TEXTS,
    choices: { project },
    also: unread === 0 ? undefined : `${unread.toLocaleString('es-CL')} sin leer`,
  };
}
