import type { documentsList } from '@doblaje/contract/lists';
import { ListPanel, type ListTexts } from '../../../lists/ListPanel';
import { documentColumns } from '../../documents/Documents/columns';
import { documentsAddress } from '../../documents/Documents/list';
import { usePerson } from './personContext';

const TEXTS: ListTexts<typeof documentsList> = {
  search: 'Buscar por título o proyecto',
  filters: { kind: 'Tipo', state: 'Estado' },
  noun: ['documento', 'documentos'],
  failed: 'No pudimos cargar los documentos',
  none: {
    title: 'Aún no tiene documentos',
    text: 'Cuando el estudio le envíe una orden de trabajo, un contrato o un guion, aparecerá aquí.',
  },
  noMatch: {
    title: 'Ningún documento coincide',
    text: 'Prueba con otras palabras o quita los filtros para ver todos sus documentos.',
  },
};

/** The documents of the person. The one named in the address is open beside them. */
export function DocumentsTab() {
  return (
    <ListPanel
      label="Documentos"
      headingRef={usePerson().headingRef}
      address={documentsAddress}
      columns={documentColumns}
      texts={TEXTS}
      opensBeside
    />
  );
}
