import type { documentsList } from '@doblaje/contract/lists';
import type { ListTexts } from '../../lists/ListPanel';
import { ListScreen } from '../../lists/ListScreen';
import { documentColumns } from './columns';
import { documentsAddress } from './list';

const TEXTS: ListTexts<typeof documentsList> = {
  search: 'Buscar por título o proyecto',
  filters: { kind: 'Tipo', state: 'Estado' },
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

/** Documentos (product.md §3): the person's own documents; the one that the address names is open beside them. */
export function DocumentsScreen() {
  return (
    <ListScreen
      title="Documentos"
      sub="Órdenes de trabajo, contratos, guiones y boletas"
      address={documentsAddress}
      columns={documentColumns}
      texts={TEXTS}
      opensBeside
    />
  );
}
